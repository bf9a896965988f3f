import type { TypeFile } from '#tools/sdk/types.ts';
import type { ClientMethod, Resource } from './operations.ts';
import { type Declaration, type Field, pascal, type Shape, type Shapes, snake, wrap } from './shapes.ts';

const WIDTH = 104;
const FOLDER = 'clients/python/surety';
const MADE = '# Made from openapi.json by `npm run clients`, do not edit.';
/** What `keyword.kwlist` of Python lists. */
const KEYWORDS = new Set(
  (
    'False None True and as assert async await break class continue def del elif else ' +
    'except finally for from global if import in is lambda nonlocal not or pass raise ' +
    'return try while with yield'
  ).split(' '),
);

/** The generated files of the Python client. */
export function pythonFiles(root: Resource, shapes: Shapes): TypeFile[] {
  // The inputs and answers of methods declare types, so the resources are printed first.
  const sync = resourcesFile(root, shapes, false);
  const asynchronous = resourcesFile(root, shapes, true);
  return [
    { path: `${FOLDER}/_resources.py`, content: sync },
    { path: `${FOLDER}/_async_resources.py`, content: asynchronous },
    { path: `${FOLDER}/types.py`, content: typesFile(shapes) },
  ];
}

function typesFile({ declarations }: Shapes): string {
  const all = [...declarations.values()];
  const objects = all.filter(({ kind }) => kind === 'object');
  const aliases = all.filter(({ kind }) => kind !== 'object');
  return [
    MADE,
    '"""The types of the API. At run time they are plain dictionaries."""',
    '',
    'from __future__ import annotations',
    '',
    'import os',
    'from typing import Any, Dict, List, Literal, NotRequired, TypedDict, Union',
    '',
    'Image = Union[bytes, str, "os.PathLike[str]"]',
    '"""A JPEG or PNG of at most 10 MB: its bytes, or the path of a file."""',
    '',
    ...objects.map(printDeclaration),
    ...aliases.map(printDeclaration),
  ].join('\n');
}

function printDeclaration(declaration: Declaration): string {
  const { name, words } = declaration;
  if (declaration.kind === 'object') return printObject(name, words, declaration.fields);
  const type =
    declaration.kind === 'alias'
      ? typeOf(declaration.shape, '', true)
      : `Union[\n${[...new Set(declaration.members.values())].map((member) => `    "${member}",\n`).join('')}]`;
  return `\n${name} = ${type}\n${docstring(words, '')}`;
}

/** A key that is a keyword of Python cannot be an attribute, so it is in a base of its own. */
function printObject(name: string, words: string, fields: readonly Field[]): string {
  const odd = fields.filter(({ key }) => KEYWORDS.has(key) || !/^[A-Za-z_]\w*$/.test(key));
  const plain = fields.filter((field) => !odd.includes(field));
  const base = odd.length === 0 ? 'TypedDict' : `_${name}Keys`;
  const head = odd
    .map((field) => `    "${field.key}": "${fieldType(field).replaceAll('"', "'")}",\n`)
    .join('');
  const keys = odd.length === 0 ? '' : `\n${base} = TypedDict("${base}", {\n${head}})\n`;
  const body = plain.map(
    (field) => `    ${field.key}: ${fieldType(field)}\n${docstring(field.words, '    ')}`,
  );
  const said = docstring(words, '    ');
  return `${keys}\nclass ${name}(${base}):\n${said}${said && body.length ? '\n' : ''}${body.join('') || (said ? '' : '    pass\n')}`;
}

function fieldType({ shape, required }: Field): string {
  return required ? typeOf(shape, '') : `NotRequired[${typeOf(shape, '')}]`;
}

/** `module` stands in front of names of types.py; `quoted` is for names that are defined further down. */
function typeOf(shape: Shape, module: string, quoted = false): string {
  switch (shape.kind) {
    case 'string':
      return 'str';
    case 'integer':
      return 'int';
    case 'number':
      return 'float';
    case 'boolean':
      return 'bool';
    case 'null':
      return 'None';
    case 'file':
      return `${module}Image`;
    case 'unknown':
      return 'Any';
    case 'literal':
      return `Literal[${[...new Set(shape.values)].map(literal).join(', ')}]`;
    case 'list':
      return shape.item.kind === 'file'
        ? `Union[${module}Image, List[${module}Image]]`
        : `List[${typeOf(shape.item, module, quoted)}]`;
    case 'map':
      return `Dict[str, ${typeOf(shape.value, module, quoted)}]`;
    case 'union':
      return `Union[${[...new Set(shape.options.map((option) => typeOf(option, module, quoted)))].join(', ')}]`;
    case 'name':
      return quoted ? `"${module}${shape.name}"` : `${module}${shape.name}`;
  }
}

function literal(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return value === null ? 'None' : JSON.stringify(value);
}

function resourcesFile(root: Resource, shapes: Shapes, asynchronous: boolean): string {
  const mark = asynchronous ? 'Async' : '';
  const classes: string[] = [];
  const nameOf = (resource: Resource, parents: string) => `${mark}${parents}${pascal(resource.name)}`;
  const print = (resource: Resource, parents: string): void => {
    for (const child of resource.children) print(child, parents + pascal(resource.name));
    classes.push(
      [
        `class ${nameOf(resource, parents)}:`,
        docstring(resource.words, '    '),
        `    def __init__(self, transport: ${mark}Transport) -> None:`,
        '        self._transport = transport',
        ...resource.children.map(
          (child) =>
            `        self.${snake(child.name)} = ${nameOf(child, parents + pascal(resource.name))}(transport)`,
        ),
        ...resource.methods.map((method) => `\n${printMethod(method, shapes, asynchronous)}`),
      ]
        .filter((line) => line !== '')
        .join('\n'),
    );
  };
  for (const child of root.children) print(child, '');
  return [
    MADE,
    'from __future__ import annotations',
    '',
    `from typing import Any, Dict, List, Union, cast`,
    '',
    'from . import types as t',
    `from ._pages import ${mark}Pages`,
    `from ._transport import ${asynchronous ? 'AsyncTransport, ' : ''}Call, RequestOptions, Transport`,
    '',
    '',
    classes.join('\n\n\n'),
    '',
    '',
    clientClass(root, asynchronous),
  ].join('\n');
}

function clientClass(root: Resource, asynchronous: boolean): string {
  const mark = asynchronous ? 'Async' : '';
  const wait = asynchronous ? 'async ' : '';
  const a = asynchronous ? 'a' : '';
  const first = 'Transport(api_key, api_url, timeout, max_retries, deadline)';
  return [
    `class ${mark}Surety:`,
    docstring(
      'A client for a Surety server. Create one and share it. `api_key` defaults to the environment variable ' +
        'SURETY_API_KEY and `api_url` to SURETY_API_URL, else `http://127.0.0.1:3000/v1`. `timeout` limits one ' +
        'attempt and `deadline` a call with all its retries, in seconds.',
      '    ',
    ),
    '    def __init__(',
    '        self,',
    '        api_key: str | None = None,',
    '        *,',
    '        api_url: str | None = None,',
    '        timeout: float = 30.0,',
    '        max_retries: int = 3,',
    '        deadline: float | None = None,',
    '    ) -> None:',
    `        transport = ${asynchronous ? `AsyncTransport(${first})` : first}`,
    '        self._transport = transport',
    ...root.children.flatMap((child) => [
      `        self.${snake(child.name)} = ${mark}${pascal(child.name)}(transport)`,
      docstring(child.words, '        ').trimEnd(),
    ]),
    '',
    `    ${wait}def close(self) -> None:`,
    '        """Closes idle connections."""',
    '        self._transport.close()',
    '',
    `    ${wait}def __${a}enter__(self) -> ${mark}Surety:`,
    '        return self',
    '',
    `    ${wait}def __${a}exit__(self, *_error: object) -> None:`,
    '        self._transport.close()',
    '',
  ].join('\n');
}

function printMethod(method: ClientMethod, shapes: Shapes, asynchronous: boolean): string {
  const { name, verb, path, ids, input, inputRequired, cursor, repeatable, words, operationId } = method;
  const params = input === 'none' ? undefined : `t.${shapes.inputOf(operationId)}`;
  const signature = [
    'self',
    ...ids.map((id) => `${snake(id)}: str`),
    ...(params ? [inputRequired ? `params: ${params}` : `params: ${params} | None = None`] : []),
    'options: RequestOptions | None = None',
  ];
  const call = [
    `"${verb}"`,
    `"${path.replaceAll(/\{\w+\}/g, '{}')}"`,
    ...(ids.length > 0 ? [`ids=[${ids.map(snake).join(', ')}]`] : []),
    ...(params ? [`${argumentOf(input)}=cast(Dict[str, Any], params or {})`] : []),
    ...(input === 'form' ? [`files=${JSON.stringify(filesOf(shapes, operationId))}`] : []),
    ...(method.isFile ? ['file=True'] : []),
    ...(repeatable ? [] : ['repeatable=False']),
    'options=options',
  ].join(', ');
  const { returns, body, waits } = answerOf(method, shapes, `Call(${call})`, asynchronous);
  const prefix = waits ? 'async ' : '';
  const arguments_ = signature.map((one) => `        ${one},\n`).join('');
  return [
    `    ${prefix}def ${snake(name)}(\n${arguments_}    ) -> ${returns}:`,
    docstring(cursor === 'after' ? `${words}\n\nIterates over its pages.` : words, '        ').trimEnd(),
    body,
  ].join('\n');
}

function argumentOf(input: ClientMethod['input']): string {
  return input === 'json' ? 'body' : input;
}

function filesOf(shapes: Shapes, operationId: string): string[] {
  const declaration = shapes.declarations.get(shapes.inputOf(operationId));
  if (declaration?.kind !== 'object') return [];
  const isFile = (shape: Shape) =>
    shape.kind === 'file' || (shape.kind === 'list' && shape.item.kind === 'file');
  return declaration.fields.filter(({ shape }) => isFile(shape)).map(({ key }) => key);
}

type Printed = { readonly returns: string; readonly body: string; readonly waits: boolean };

function answerOf(method: ClientMethod, shapes: Shapes, call: string, asynchronous: boolean): Printed {
  const { answers, cursor, operationId } = method;
  const wait = asynchronous ? 'await ' : '';
  const send = `${wait}self._transport.send(\n            ${call}\n        )`;
  const name = `${pascal(operationId)}Response`;
  const [answer] = answers;
  if (method.isFile) {
    return { returns: 'bytes', body: `        return cast(bytes, ${send})`, waits: asynchronous };
  }
  if (!answer) return { returns: 'None', body: `        ${send}`, waits: asynchronous };
  const items = answer.properties?.['data']?.items;
  if (cursor) {
    const list = `${asynchronous ? 'Async' : ''}Pages`;
    const shape = items ? shapes.shapeOf(items, name) : { kind: 'name' as const, name: 'SuretyEvent' };
    const more = cursor === 'cursor' ? '' : `, "${cursor}"`;
    const body = `        return ${list}(\n            self._transport,\n            ${call}${more},\n        )`;
    return { returns: `${list}[${typeOf(shape, 't.')}]`, body, waits: false };
  }
  if (items && Object.keys(answer.properties ?? {}).length === 1) {
    const returns = `List[${typeOf(shapes.shapeOf(items, name), 't.')}]`;
    return { returns, body: `        return cast(${returns}, (${send})["data"])`, waits: asynchronous };
  }
  const options = answers.map((one) => typeOf(shapes.shapeOf(one, name), 't.'));
  const unique = [...new Set(options)];
  const returns = unique.length === 1 ? String(unique[0]) : `Union[${unique.join(', ')}]`;
  return { returns, body: `        return cast(${returns}, ${send})`, waits: asynchronous };
}

/** A docstring, also after an attribute, where editors show it. */
function docstring(words: string, indent: string): string {
  if (words === '') return '';
  const text = words.replaceAll('\\', '\\\\').replaceAll('"""', "'''").trim();
  const ended = /[.!?:]$/.test(text) ? text : `${text}.`;
  const lines = wrap(ended.replace(/"$/, '" '), WIDTH - indent.length);
  if (lines.length === 1) return `${indent}"""${lines[0]}"""\n`;
  const inner = lines.map((line) => (line === '' ? '' : indent + line)).join('\n');
  return `${indent}"""\n${inner}\n${indent}"""\n`;
}
