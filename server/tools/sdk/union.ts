import { type Document, resolved, type Schema } from './openapi.ts';
import { braced, comment, fieldsOf, type Names } from './print.ts';

/** The schemas that a schema is one of; none where it is not a choice. */
export function optionsOf({ oneOf, anyOf = oneOf ?? [] }: Schema): readonly Schema[] {
  return anyOf;
}

/** The property by whose value the members of a union are told apart, if there is one. */
export function tagOf(document: Document, schema: Schema): string | undefined {
  const members = optionsOf(schema).map((option) => resolved(document, option));
  const keys = Object.keys(members[0]?.properties ?? {});
  const isTag = (key: string) =>
    members.every((member) => onlyValueOf(member.properties?.[key]) !== undefined);
  return schema.discriminator?.propertyName ?? keys.find(isTag);
}

function onlyValueOf(schema: Schema | undefined): unknown {
  const { const: value, enum: [only, ...others] = [value] } = schema ?? {};
  return others.length === 0 ? only : undefined;
}

/**
 * A discriminated union: a type for what its members share, one for each of them, and one for those that only
 * a newer server knows. Were the tag of that one plain text, it would fit every `case` and nothing would be
 * narrowed. So it is the member of an enum that cannot be named outside: text all the same, but equal to no
 * text that can be written down, and therefore what `default` is left with.
 */
export function printUnion(names: Names, schema: Schema, tag: string, called: Called): string {
  const { name, each, words } = called;
  const members = membersOf(names, schema, tag);
  const keys = new Set(members.flatMap(({ fields }) => [...fields.keys()]));
  const shared = new Set(
    [...keys].filter((key) => new Set(members.map(({ fields }) => fields.get(key))).size === 1),
  );
  const pick = ({ fields }: Member, wanted: (key: string) => boolean) =>
    braced([...fields].flatMap(([key, text]) => (wanted(key) ? [text] : [])));
  const unheard = [...keys].filter((key) => !shared.has(key)).map((key) => unheardField(members, key, tag));
  const base = `${each}Base`;
  const andBase = shared.size === 0 ? '' : `${base} & `;
  const first = members[0];
  if (!first) throw new Error(`${each} is one of nothing`);
  const declarations = [
    ...(shared.size === 0
      ? []
      : [['What every one of them has', base, pick(first, (key) => shared.has(key))]]),
    ...members.map((member) => [
      member.words,
      member.tag + each,
      `${andBase}${pick(member, (key) => !shared.has(key))}`,
    ]),
    [
      `Of a ${tag} that this version has not heard of: what \`default\` is left with`,
      `Unknown${each}`,
      `${andBase}${braced(unheard)}`,
    ],
    [words, name, [...members.map((member) => member.tag + each), `Unknown${each}`].join(' | ')],
  ];
  return [
    `declare enum Newer {\n  ${tag} = 'one that only a newer server knows',\n}`,
    ...declarations.map(([said = '', type, is]) => `${comment(said)}export type ${type} = ${is};`),
  ].join('\n\n');
}

/** What a member that nobody knows yet has there: as much as can be relied on. */
function unheardField(members: readonly Member[], key: string, tag: string): string {
  if (key === tag) return `${tag}: Newer;`;
  return members.every(({ fields }) => fields.has(key))
    ? `${key}: Record<string, unknown>;`
    : `${key}?: unknown;`;
}

type Called = { readonly name: string; readonly each: string; readonly words: string };
type Member = { readonly tag: string; readonly words: string; readonly fields: ReadonlyMap<string, string> };

function membersOf(names: Names, schema: Schema, tag: string): Member[] {
  return optionsOf(schema).map((option) => {
    const member = resolved(names.document, option);
    const value = String(onlyValueOf(member.properties?.[tag]));
    return { tag: pascal(value), words: member.description ?? '', fields: fieldsOf(names, member) };
  });
}

/** `agreement.partially_funded` is an AgreementPartiallyFunded. */
function pascal(text: string): string {
  return text.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
}
