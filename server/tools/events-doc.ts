import { EVENT_TYPE_NAMES, EVENTS, type EventType } from '#core/events/event.ts';
import type { FieldKind, Fields } from '#core/events/fields.ts';

/** The sections of docs/events.md, with the first words of the types that each lists. */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  Agreements: ['agreement', 'link'],
  Milestones: ['milestone'],
  Deposits: ['virtual_account', 'deposit'],
  Payouts: ['payout', 'payout_account'],
  Refunds: ['refund', 'excess'],
  Amendments: ['amendment'],
  Disputes: ['dispute'],
  'Books and approvals': ['exception', 'approval', 'anchor'],
  'Fraud and reviews': ['assessment', 'risk_policy', 'review'],
  Identity: ['identity'],
};

/** docs/events.md: every event type with its data. */
export function eventReference(): string {
  const all = Object.values(SECTIONS).flat();
  const missing = EVENT_TYPE_NAMES.filter((type) => !all.includes(subjectOf(type)));
  if (missing.length > 0) throw new Error(`events in no section: ${missing.join(', ')}`);
  const sections = Object.entries(SECTIONS).map(([title, subjects]) => sectionOf(title, subjects));
  return [ABOUT, ...sections, valueTable()].join('\n');
}

function sectionOf(title: string, subjects: readonly string[]): string {
  const types = subjects.flatMap((subject) => EVENT_TYPE_NAMES.filter((type) => subjectOf(type) === subject));
  const common = new Map(subjects.map((subject) => [subject, commonFields(subject)]));
  const shared = [...common]
    .filter(([, fields]) => Object.keys(fields).length > 0)
    .map(([subject, fields]) => `Every \`${subject}.*\` has ${fieldsInWords(fields)}.\n\n`);
  const rows = types.map((type) => {
    const { description, data } = EVENTS[type];
    const rest = without(data, common.get(subjectOf(type)) ?? {});
    return `| \`${type}\` | ${description} | ${fieldsInWords(rest)} |\n`;
  });
  return `## ${title}\n\n${shared.join('')}| Type | Meaning | \`data\` |\n|---|---|---|\n${rows.join('')}`;
}

const subjectOf = (type: EventType): string => type.slice(0, type.indexOf('.'));

/** The fields that all events of a subject have, when there are several. */
function commonFields(subject: string): Fields {
  const [first, ...rest] = EVENT_TYPE_NAMES.filter((type) => subjectOf(type) === subject).map(
    (type): Fields => EVENTS[type].data,
  );
  if (!first || rest.length === 0) return {};
  const everywhere = Object.entries(first).filter(([name, kind]) =>
    rest.every((fields) => sameKind(fields[name], kind)),
  );
  return Object.fromEntries(everywhere);
}

function without(fields: Fields, common: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in common)));
}

const sameKind = (one: FieldKind | undefined, other: FieldKind) =>
  JSON.stringify(one) === JSON.stringify(other);

type Described = { readonly value: string; readonly nullable: boolean; readonly optional: boolean };

/** The kind of a field in words. An empty value is a string. */
function describe(kind: FieldKind): Described {
  if (typeof kind === 'string') {
    const value = KINDS[kind.replace(/ or null$/, '')] ?? '';
    return { value, nullable: kind.endsWith(' or null'), optional: false };
  }
  if ('added' in kind) return describe(kind.added);
  if ('optional' in kind) return { ...describe(kind.optional), optional: true };
  const plain = { nullable: false, optional: false };
  if ('listOf' in kind) return { ...plain, value: `list of ${namesInWords(kind.listOf)}` };
  const words = ('oneOf' in kind ? kind.oneOf : kind.someOf).map((word) => `\`${word}\``).join(', ');
  return { ...plain, value: 'oneOf' in kind ? words : `list of ${words}` };
}

const KINDS: Readonly<Record<string, string>> = {
  text: '',
  amount: 'amount',
  integer: 'integer',
  share: 'number from 0 to 1',
  flag: 'true or false',
  texts: 'list of strings',
  'named texts': 'object of strings',
};

/** The values of each field name, over all events. */
const VALUES = valuesByName();

function valuesByName(): ReadonlyMap<string, ReadonlySet<string>> {
  const values = new Map<string, Set<string>>();
  const note = (fields: Fields) => {
    for (const [name, kind] of Object.entries(fields)) {
      values.set(name, (values.get(name) ?? new Set()).add(describe(kind).value));
      const bare = typeof kind === 'object' && 'added' in kind ? kind.added : kind;
      const inner = typeof bare === 'object' && 'optional' in bare ? bare.optional : bare;
      if (typeof inner === 'object' && 'listOf' in inner) note(inner.listOf);
    }
  };
  for (const type of EVENT_TYPE_NAMES) note(EVENTS[type].data);
  return values;
}

/** Names the fields. A value is added only where it is not the same in all events. */
function fieldsInWords(fields: Fields): string {
  return Object.entries(fields)
    .map(([name, kind]) => {
      const { value } = describe(kind);
      const varies = (VALUES.get(name)?.size ?? 0) > 1 && value !== '';
      return nameInWords([name, kind]) + (varies ? ` (${value})` : '');
    })
    .join(', ');
}

function namesInWords(fields: Fields): string {
  return Object.entries(fields).map(nameInWords).join(', ');
}

function nameInWords([name, kind]: [string, FieldKind]): string {
  const { nullable, optional } = describe(kind);
  return `\`${name}${optional ? '?' : ''}\`${nullable ? ' or null' : ''}`;
}

function valueTable(): string {
  const names = new Map<string, string[]>();
  for (const [name, values] of VALUES) {
    const [only = '', ...others] = values;
    if (others.length > 0 || !only.includes('`')) continue;
    names.set(only, [...(names.get(only) ?? []), `\`${name}\``]);
  }
  const rows = [...names].map(([value, fields]) => `| ${fields.join(', ')} | ${value} |\n`);
  return `## Values\n\n| Field | Value |\n|---|---|\n${rows.join('')}`;
}

const ABOUT = `<!-- made by \`npm run docs:generate\` from server/src/core/events/event.ts, do not edit -->
# Events

Reference of every event type, its meaning and its \`data\`. Events are delivered as [webhooks](webhooks.md) and listed by
\`GET /v1/events\`. The [API reference](/docs) and \`openapi.json\` have the schema and an example of each; \`surety trigger <type>\`
makes one happen, or prints its example if no command can cause it.

- [Values](#values) lists the values that several events share. Amounts are integers in the smallest unit of the agreement's
  currency (kobo, cents). A field with \`?\` is left out where it is not used, and
  older events lack fields that were added later.
- An event of an agreement has an \`agreementId\`, and in \`agreement\` both parties, the total, the currency and your reference.
- Its \`funding\` has the agreement's amounts right after the change that the event reports, not those of the delivery:
  \`deposited\`, \`held\`, \`excess\`, \`queued\`, \`released\`, \`paidOut\`, \`refunded\`, \`refunding\` and \`outstanding\`.
- \`webhooks.test(id)\` sends a \`webhook.test\` with \`webhookId\` and \`message\`. It exists only as a webhook.
- Ignore types that you do not know: a newer server may add some.
`;
