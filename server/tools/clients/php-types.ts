import { type Declaration, type Shape, type Shapes, wrap } from './shapes.ts';

const WIDTH = 112;

/**
 * Where a type stands: the property of a model, the parsed answer, the parameters of a method, or the answer
 * of a method. Models are classes in the first and the last, and arrays otherwise.
 */
type Place = 'model' | 'data' | 'input' | 'resource';

/** The type for PHPDoc. `also` is added to the union. */
export function docType(shape: Shape, shapes: Shapes, place: Place, also = ''): string {
  const type = plainDocType(shape, shapes, place);
  return also !== '' && !type.split('|').includes(also) ? `${type}|${also}` : type;
}

function plainDocType(shape: Shape, shapes: Shapes, place: Place): string {
  switch (shape.kind) {
    case 'integer':
      return 'int';
    case 'number':
      return place === 'model' ? 'float' : 'int|float';
    case 'boolean':
      return 'bool';
    case 'string':
    case 'null':
      return shape.kind;
    case 'file':
      return 'string';
    case 'unknown':
      return 'mixed';
    case 'literal':
      return [...new Set(shape.values)].map(literal).join('|');
    case 'list':
      return shape.item.kind === 'file'
        ? 'string|list<string>'
        : `list<${docType(shape.item, shapes, place)}>`;
    case 'map':
      return `array<string, ${docType(shape.value, shapes, place)}>`;
    case 'union':
      return [...new Set(shape.options.flatMap((one) => docType(one, shapes, place).split('|')))].join('|');
    case 'name':
      return namedType(shape.name, shapes, place);
  }
}

function namedType(name: string, shapes: Shapes, place: Place): string {
  const declaration = shapes.declarations.get(name);
  if (!declaration) throw new Error(`${name} is not declared`);
  if (declaration.kind === 'alias') return docType(declaration.shape, shapes, place);
  if (place === 'model') return name;
  if (place === 'resource') return `Model\\${name}`;
  if (place === 'data') return 'array<string, mixed>';
  const members = declaration.kind === 'tagged' ? [...declaration.members.values()] : [];
  if (members.length > 0) return members.map((member) => namedType(member, shapes, place)).join('|');
  const fields = declaration.kind === 'object' ? declaration.fields : [];
  const parts = fields.map(
    ({ key, shape, required }) => `${key}${required ? '' : '?'}: ${docType(shape, shapes, place)}`,
  );
  return `array{${parts.join(', ')}}`;
}

/** The native type of a property. */
export function nativeType(shape: Shape, shapes: Shapes, optional: boolean): string {
  const types = new Set(nativeTypes(shape, shapes));
  if (types.has('mixed')) return 'mixed';
  if (optional) types.add('null');
  const others = [...types].filter((type) => type !== 'null');
  if (!types.has('null')) return others.join('|');
  return others.length === 1 ? `?${others[0]}` : [...others, 'null'].join('|');
}

function nativeTypes(shape: Shape, shapes: Shapes): string[] {
  switch (shape.kind) {
    case 'integer':
      return ['int'];
    case 'number':
      return ['float'];
    case 'boolean':
      return ['bool'];
    case 'string':
    case 'null':
      return [shape.kind];
    case 'file':
      return ['string'];
    case 'unknown':
      return ['mixed'];
    case 'literal':
      return shape.values.map((value) => nativeOf(value));
    case 'list':
    case 'map':
      return ['array'];
    case 'union':
      return isReadable(shape, shapes)
        ? shape.options.flatMap((option) => nativeTypes(option, shapes))
        : [
            'array',
            ...shape.options.flatMap((one) => (isModel(one, shapes) ? [] : nativeTypes(one, shapes))),
          ];
    case 'name': {
      const declaration = shapes.declarations.get(shape.name);
      return declaration?.kind === 'alias' ? nativeTypes(declaration.shape, shapes) : [shape.name];
    }
  }
}

function nativeOf(value: unknown): string {
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float';
  return value === null ? 'null' : typeof value === 'boolean' ? 'bool' : 'string';
}

/** True for a shape that is a class of its own. */
export function isModel(shape: Shape, shapes: Shapes): boolean {
  return shape.kind === 'name' && shapes.declarations.get(shape.name)?.kind !== 'alias';
}

/** A union can be read if at most one of its options is a class. */
function isReadable(shape: Shape & { kind: 'union' }, shapes: Shapes): boolean {
  return shape.options.filter((option) => needsReading(option, shapes)).length <= 1;
}

/** True if a parsed value has to become a class, or contains one that has to. */
export function needsReading(shape: Shape, shapes: Shapes): boolean {
  if (shape.kind === 'list') return needsReading(shape.item, shapes);
  if (shape.kind === 'map') return needsReading(shape.value, shapes);
  if (shape.kind === 'union') {
    return isReadable(shape, shapes) && shape.options.some((option) => needsReading(option, shapes));
  }
  if (shape.kind !== 'name') return false;
  const declaration = shapes.declarations.get(shape.name);
  return declaration?.kind === 'alias' ? needsReading(declaration.shape, shapes) : true;
}

/** The expression that turns a parsed value into classes. */
export function readExpression(shape: Shape, value: string, shapes: Shapes): string {
  if (!needsReading(shape, shapes)) return value;
  if (shape.kind === 'list' || shape.kind === 'map') {
    const item = shape.kind === 'list' ? shape.item : shape.value;
    if (isModel(item, shapes)) return `array_map(${docType(item, shapes, 'model')}::from(...), ${value})`;
    const type = nativeType(item, shapes, false).includes('null') ? '?array' : 'array';
    return `array_map(static fn (${type} $item) => ${readExpression(item, '$item', shapes)}, ${value})`;
  }
  if (shape.kind === 'union') {
    const option = shape.options.find((one) => needsReading(one, shapes));
    if (!option) return value;
    return `is_array(${value}) ? ${readExpression(option, value, shapes)} : ${value}`;
  }
  if (shape.kind !== 'name') return value;
  const declaration = shapes.declarations.get(shape.name);
  if (declaration?.kind === 'alias') return readExpression(declaration.shape, value, shapes);
  return `${shape.name}::from(${value})`;
}

/** The declarations that the shapes lead to. */
export function modelsIn(from: readonly Shape[], shapes: Shapes): Set<Declaration> {
  const found = new Set<Declaration>();
  const visit = (shape: Shape): void => {
    if (shape.kind === 'list') visit(shape.item);
    if (shape.kind === 'map') visit(shape.value);
    if (shape.kind === 'union') shape.options.forEach(visit);
    const declaration = shape.kind === 'name' ? shapes.declarations.get(shape.name) : undefined;
    if (!declaration || found.has(declaration)) return;
    found.add(declaration);
    if (declaration.kind === 'alias') visit(declaration.shape);
    if (declaration.kind === 'object') for (const field of declaration.fields) visit(field.shape);
    if (declaration.kind === 'tagged')
      for (const name of declaration.members.values()) visit({ kind: 'name', name });
  };
  from.forEach(visit);
  return found;
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : value === null ? 'null' : JSON.stringify(value);
}

/** A doc comment; empty if there is nothing to say. */
export function docblock(entries: readonly string[], indent: string): string {
  const lines = entries
    .flatMap((entry) => entry.split('\n').flatMap((line) => lineOf(line, WIDTH - indent.length - 3)))
    .map((line) => line.replaceAll('*/', '* /').replaceAll('@expand', 'expand'));
  while (lines[0] === '') lines.shift();
  while (lines.at(-1) === '') lines.pop();
  if (lines.length === 0) return '';
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}\n`).join('')}${indent} */\n`;
}

/** Types of PHPDoc stay on one line, because not every editor reads them across lines. */
function lineOf(line: string, width: number): string[] {
  const [, head, words = ''] = /^(@return .*|@param .*? \$\w+) ?(.*)$/.exec(line) ?? [];
  if (head && head.length + words.length > width)
    return [
      head,
      ...wrap(words, width - 4)
        .filter(Boolean)
        .map(indented),
    ];
  const [first = '', ...rest] = wrap(line, width);
  return [first, ...(/^[@-]/.test(line) ? rest.map(indented) : rest)];
}

function indented(line: string): string {
  return line === '' ? '' : `    ${line}`;
}
