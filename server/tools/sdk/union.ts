import { type Document, resolved, type Schema } from './openapi.ts';
import { braced, comment, fieldsOf, type Names } from './print.ts';

/** The options of a union; empty if the schema is not one. */
export function optionsOf({ oneOf, anyOf = oneOf ?? [] }: Schema): readonly Schema[] {
  return anyOf;
}

/** The property that tells the members of a union apart, if there is one. */
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
 * Prints a discriminated union: a type for what its members share, one for each member, and one for members
 * that only a newer server knows. If the tag of that last type were plain text, it would match every `case`
 * and nothing would be narrowed. So it is a member of an enum that cannot be named outside: still text, but
 * equal to no literal, and therefore what remains for `default`.
 */
export function printUnion(names: Names, schema: Schema, tag: string, called: Called): string {
  const { name, each, words } = called;
  const members = membersOf(names, schema, tag);
  const keys = new Set(members.flatMap(({ fields }) => [...fields.keys()]));
  const shared = new Map(
    [...keys].flatMap((key) => {
      const text = sharedText(members, key);
      return text === undefined ? [] : [[key, text] as const];
    }),
  );
  const own = ({ fields }: Member) =>
    braced([...fields].flatMap(([key, text]) => (shared.get(key) === text ? [] : [text])));
  const unheard = [...keys].filter((key) => !shared.has(key)).map((key) => unheardField(members, key, tag));
  const base = `${each}Base`;
  const andBase = shared.size === 0 ? '' : `${base} & `;
  if (members.length === 0) throw new Error(`${each} has no options`);
  const declarations = [
    ...(shared.size === 0 ? [] : [['The fields that all of them share', base, braced([...shared.values()])]]),
    ...members.map((member) => [member.words, member.tag + each, `${andBase}${own(member)}`]),
    [
      `A ${tag} that this version of the SDK does not know; handle it in \`default\``,
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

/** A field that all members have alike, or that some always have: it is optional in what they share. */
function sharedText(members: readonly Member[], key: string): string | undefined {
  const texts = new Set(members.map(({ fields }) => fields.get(key) ?? ''));
  const [text = '', other = ''] = [...texts].sort();
  if (texts.size === 1) return text;
  // `?` comes after `:`.
  return texts.size === 2 && other === optionalText(key, text) ? other : undefined;
}

function optionalText(key: string, text: string): string {
  return text.replace(`${key}: `, `${key}?: `).replace(/;$/, ' | undefined;');
}

/** A field of an unknown member: only what all known members have in common. */
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

/** `agreement.partially_funded` becomes AgreementPartiallyFunded. */
function pascal(text: string): string {
  return text.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
}
