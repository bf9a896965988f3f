import type { TypeFile } from '#tools/sdk/types.ts';
import { type ClientMethod, everyMethod, type Resource } from './operations.ts';
import {
  docblock,
  docType,
  isModel,
  modelsIn,
  nativeType,
  needsReading,
  readExpression,
} from './php-types.ts';
import { type Declaration, type Field, pascal, type Shape, type Shapes } from './shapes.ts';

const FOLDER = 'clients/php/src';
const MADE = '// Made from openapi.json by `npm run clients`, do not edit.';

/** The generated files of the PHP client: a readonly class for each answer, and a class for each resource. */
export function phpFiles(root: Resource, shapes: Shapes): TypeFile[] {
  const resources = resourceFiles(root, shapes, '');
  const answered = everyMethod(root).flatMap(({ answers, operationId }) =>
    answers.map((answer) => shapes.shapeOf(answer, `${pascal(operationId)}Response`)),
  );
  const used = modelsIn([...answered, { kind: 'name', name: 'SuretyEvent' }], shapes);
  const parents = new Map(
    [...used].flatMap((declaration) =>
      declaration.kind === 'tagged'
        ? [...declaration.members.values()].map((member) => [member, declaration.name] as const)
        : [],
    ),
  );
  return [
    ...resources,
    { path: `${FOLDER}/Surety.php`, content: clientClass(root) },
    ...[...used].flatMap((declaration) => modelFiles(declaration, parents.get(declaration.name), shapes)),
  ];
}

function file(namespace: string, uses: readonly string[], body: string): string {
  const imports = [...new Set(uses)].sort().map((name) => `use ${name};\n`);
  return `<?php\n\n${MADE}\n\ndeclare(strict_types=1);\n\nnamespace ${namespace};\n\n${imports.join('')}${
    imports.length > 0 ? '\n' : ''
  }${body}`;
}

function modelFiles(declaration: Declaration, parent: string | undefined, shapes: Shapes): TypeFile[] {
  const made = (name: string, uses: readonly string[], body: string): TypeFile => ({
    path: `${FOLDER}/Model/${name}.php`,
    content: file('Surety\\Model', uses, body),
  });
  if (declaration.kind === 'object') {
    return [made(declaration.name, parent ? [] : ['Surety\\Model'], modelClass(declaration, parent, shapes))];
  }
  if (declaration.kind === 'alias') return [];
  const unknown = `Unknown${declaration.name}`;
  return [
    made(declaration.name, ['Surety\\Model'], taggedClass(declaration, unknown)),
    made(unknown, [], unknownClass(declaration.name, unknown, declaration.tag)),
  ];
}

function modelClass(
  { name, words, fields }: Declaration & { kind: 'object' },
  parent: string | undefined,
  shapes: Shapes,
): string {
  // Optional arguments come last.
  const sorted = [
    ...fields.filter(({ required }) => required),
    ...fields.filter(({ required }) => !required),
  ];
  const reads = sorted.map((field) => `            ${field.key}: ${readField(field, shapes)},\n`).join('');
  return [
    docblock([words], ''),
    `final readonly class ${name} extends ${parent ?? 'Model'}\n{\n`,
    docblock(
      sorted.map((field) => {
        const type = docType(field.shape, shapes, 'model', field.required ? '' : 'null');
        return `@param ${type} $${field.key} ${field.words}`.trim();
      }),
      '    ',
    ),
    '    public function __construct(\n',
    ...sorted.map((field) => {
      const type = nativeType(field.shape, shapes, !field.required);
      return `        public ${type} $${field.key}${field.required ? '' : ' = null'},\n`;
    }),
    '    ) {\n    }\n\n',
    `    /** @param array<string, mixed> $data The answer as it was parsed. */\n`,
    '    public static function from(array $data): self\n    {\n',
    `        /** @var ${shapeDoc(fields, shapes)} $data */\n`,
    `        return new self(\n${reads}        );\n    }\n}\n`,
  ].join('');
}

function readField({ key, shape, required }: Field, shapes: Shapes): string {
  const value = `$data['${key}']`;
  if (!needsReading(shape, shapes)) return required ? value : `${value} ?? null`;
  if (required) return readExpression(shape, value, shapes);
  return `isset(${value}) ? ${readExpression(shape, value, shapes)} : null`;
}

function shapeDoc(fields: readonly Field[], shapes: Shapes): string {
  const parts = fields.map(
    ({ key, shape, required }) => `${key}${required ? '' : '?'}: ${docType(shape, shapes, 'data')}`,
  );
  return `array{${parts.join(', ')}}`;
}

function taggedClass(declaration: Declaration & { kind: 'tagged' }, unknown: string): string {
  const { name, words, tag, members } = declaration;
  const cases = [...members].map(([value, member]) => `            '${value}' => ${member}::from($data),\n`);
  return [
    docblock([`${words}.`, '', `Its subclasses are told apart by \`${tag}\`.`], ''),
    `abstract readonly class ${name} extends Model\n{\n`,
    '    /** @param array<string, mixed> $data The answer as it was parsed. */\n',
    '    public static function from(array $data): self\n    {\n',
    `        return match ($data['${tag}'] ?? null) {\n${cases.join('')}`,
    `            default => ${unknown}::from($data),\n        };\n    }\n}\n`,
  ].join('');
}

function unknownClass(parent: string, name: string, tag: string): string {
  return [
    docblock([`One with a \`${tag}\` that this version of the client does not know. Ignore it.`], ''),
    `final readonly class ${name} extends ${parent}\n{\n`,
    '    /** @param array<string, mixed> $raw The answer as it was parsed. */\n',
    `    public function __construct(public string $${tag}, public array $raw)\n    {\n    }\n\n`,
    '    /** @param array<string, mixed> $data The answer as it was parsed. */\n',
    '    public static function from(array $data): self\n    {\n',
    `        $${tag} = $data['${tag}'] ?? '';\n`,
    `        return new self(is_string($${tag}) ? $${tag} : '', $data);\n    }\n\n`,
    '    /** The fields that all have, such as `id`, as they were parsed. */\n',
    '    public function __get(string $name): mixed\n    {\n',
    '        return $this->raw[$name] ?? null;\n    }\n\n',
    '    public function __isset(string $name): bool\n    {\n',
    '        return isset($this->raw[$name]);\n    }\n}\n',
  ].join('');
}

function resourceFiles(resource: Resource, shapes: Shapes, parents: string): TypeFile[] {
  return resource.children.flatMap((child) => {
    const name = parents + pascal(child.name);
    const inner = resourceFiles(child, shapes, name);
    return [
      ...inner,
      { path: `${FOLDER}/Resource/${name}.php`, content: resourceClass(child, name, shapes) },
    ];
  });
}

function resourceClass(resource: Resource, name: string, shapes: Shapes): string {
  const methods = resource.methods.map((method) => printMethod(method, shapes));
  const text = methods.join('\n');
  const uses = [
    ...['Call', 'Pages', 'RequestOptions'].filter((use) => new RegExp(`\\b${use}\\b`).test(text)),
    'Sender',
  ];
  const models = [...text.matchAll(/\bModel\\(\w+)/g)].map(() => 'Surety\\Model');
  const children = resource.children.map(
    (child) => `    public ${name}${pascal(child.name)} $${child.name};\n`,
  );
  const assigned = resource.children.map(
    (child) => `        $this->${child.name} = new ${name}${pascal(child.name)}($sender);\n`,
  );
  const body = [
    docblock([resource.words], ''),
    `final readonly class ${name}\n{\n`,
    children.join('') + (children.length > 0 ? '\n' : ''),
    `    public function __construct(${methods.length > 0 ? 'private ' : ''}Sender $sender)\n    {\n`,
    `${assigned.join('')}    }\n`,
    ...methods.map((method) => `\n${method}`),
    '}\n',
  ].join('');
  return file('Surety\\Resource', [...uses.map((use) => `Surety\\${use}`), ...models], body);
}

function clientClass(root: Resource): string {
  const uses = root.children.map(({ name }) => `Surety\\Resource\\${pascal(name)}`);
  const fields = root.children.map(
    ({ name, words }) => `${docblock([words], '    ')}    public ${pascal(name)} $${name};\n`,
  );
  const assigned = root.children.map(
    ({ name }) => `        $this->${name} = new ${pascal(name)}($sender);\n`,
  );
  const words = [
    'A client for a Surety server. Create one and share it.',
    '',
    '@param string|null $apiKey Default: the environment variable SURETY_API_KEY.',
    '@param string|null $apiUrl Including `/v1`. Default: SURETY_API_URL, else `http://127.0.0.1:3000/v1`.',
    '@param float $timeout Time limit of one attempt, in seconds.',
    '@param float|null $deadline Time limit of a call with all its retries, in seconds.',
    '@param Sender|null $sender Sends the calls instead of curl, for tests of your own program.',
  ];
  const body = [
    docblock(['A client for a Surety server: escrow, fraud scoring and identity verification.'], ''),
    `final readonly class Surety\n{\n${fields.join('')}\n`,
    docblock(words, '    '),
    '    public function __construct(\n',
    '        #[\\SensitiveParameter] ?string $apiKey = null,\n',
    '        ?string $apiUrl = null,\n',
    '        float $timeout = 30.0,\n',
    '        int $maxRetries = 3,\n',
    '        ?float $deadline = null,\n',
    '        ?Sender $sender = null,\n',
    '    ) {\n',
    '        $sender ??= new Transport($apiKey, $apiUrl, $timeout, $maxRetries, $deadline);\n',
    `${assigned.join('')}    }\n}\n`,
  ].join('');
  return file('Surety', uses, body);
}

function printMethod(method: ClientMethod, shapes: Shapes): string {
  const { name, verb, path, ids, input, inputRequired, repeatable, words, operationId } = method;
  const declaration = input === 'none' ? undefined : shapes.declarations.get(shapes.inputOf(operationId));
  const fields = declaration?.kind === 'object' ? declaration.fields : [];
  const call = [
    `'${verb}'`,
    `'${path.replaceAll(/\{\w+\}/g, '{}')}'`,
    ...(ids.length > 0 ? [`ids: [${ids.map((id) => `$${id}`).join(', ')}]`] : []),
    ...(declaration ? [`${input === 'json' ? 'body' : input}: $params`] : []),
    ...(input === 'form' ? [`files: [${filesOf(fields).join(', ')}]`] : []),
    ...(method.isFile ? ['file: true'] : []),
    ...(repeatable ? [] : ['repeatable: false']),
    'options: $options',
  ].join(', ');
  const answer = answerOf(method, shapes, `new Call(${call})`);
  const said = [
    words,
    ...fields.filter((field) => field.words !== '').map((field) => `- \`${field.key}\`: ${field.words}`),
  ];
  const paramsDoc = declaration ? [`@param ${shapeDocInput(fields, shapes)} $params`] : [];
  const parameters = [
    ...ids.map((id) => `string $${id}`),
    ...(declaration ? [inputRequired ? 'array $params' : 'array $params = []'] : []),
    '?RequestOptions $options = null',
  ];
  return [
    docblock([...said, '', ...paramsDoc, ...(answer.doc ? [`@return ${answer.doc}`] : [])], '    '),
    `    public function ${name}(${parameters.join(', ')}): ${answer.returns}\n    {\n${answer.body}    }\n`,
  ].join('');
}

function shapeDocInput(fields: readonly Field[], shapes: Shapes): string {
  const parts = fields.map(
    ({ key, shape, required }) => `${key}${required ? '' : '?'}: ${docType(shape, shapes, 'input')}`,
  );
  return `array{${parts.join(', ')}}`;
}

function filesOf(fields: readonly Field[]): string[] {
  const isFile = (shape: Shape) =>
    shape.kind === 'file' || (shape.kind === 'list' && shape.item.kind === 'file');
  return fields.filter(({ shape }) => isFile(shape)).map(({ key }) => `'${key}'`);
}

type Printed = { readonly returns: string; readonly doc?: string; readonly body: string };

function answerOf(method: ClientMethod, shapes: Shapes, call: string): Printed {
  const name = `${pascal(method.operationId)}Response`;
  const [answer] = method.answers;
  if (method.isFile) {
    const body = `        /** @var string $bytes */\n        $bytes = $this->sender->send(${call});\n        return $bytes;\n`;
    return { returns: 'string', body };
  }
  if (!answer) return { returns: 'void', body: `        $this->sender->send(${call});\n` };
  const items = answer.properties?.['data']?.items;
  if (method.cursor) {
    const item = items ? shapes.shapeOf(items, name) : ({ kind: 'name', name: 'SuretyEvent' } as const);
    const more = method.cursor === 'cursor' ? '' : `, '${method.cursor}'`;
    const type = docType(item, shapes, 'resource');
    const body = `        return new Pages($this->sender, ${call}, ${type}::from(...)${more});\n`;
    return { returns: 'Pages', doc: `Pages<${type}>`, body };
  }
  const read = `        /** @var array<string, mixed> $data */\n        $data = $this->sender->send(${call});\n`;
  if (items && Object.keys(answer.properties ?? {}).length === 1) {
    const type = docType(shapes.shapeOf(items, name), shapes, 'resource');
    const body = `${read.replace('array<string, mixed>', 'array{data: list<array<string, mixed>>}')}        return array_map(${type}::from(...), $data['data']);\n`;
    return { returns: 'array', doc: `list<${type}>`, body };
  }
  const all = method.answers.map((one) => shapes.shapeOf(one, name));
  const types = [...new Map(all.map((one) => [docType(one, shapes, 'resource'), one])).entries()];
  const [first] = types;
  if (types.length === 1 && first) {
    return { returns: first[0], body: `${read}        return ${first[0]}::from($data);\n` };
  }
  return { returns: types.map(([type]) => type).join('|'), body: read + choose(types, shapes) };
}

/** Tells two answers apart by a field that only the second one has. */
function choose(types: readonly (readonly [string, Shape])[], shapes: Shapes): string {
  const [first, second] = types;
  if (!first || !second || types.length > 2) throw new Error('A method has more than two kinds of answers');
  const keys = ([, shape]: readonly [string, Shape]) => {
    const declaration = shape.kind === 'name' ? shapes.declarations.get(shape.name) : undefined;
    return declaration?.kind === 'object' ? declaration.fields : [];
  };
  const other = new Set(keys(first).map(({ key }) => key));
  const own = keys(second).find(({ key, required }) => required && !other.has(key));
  if (!own || !isModel(first[1], shapes)) throw new Error(`${second[0]} has no field of its own`);
  return `        return isset($data['${own.key}']) ? ${second[0]}::from($data) : ${first[0]}::from($data);\n`;
}
