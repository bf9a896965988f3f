import { EVENT_TYPE_NAMES, EVENTS, type EventType } from '#core/events/event.ts';

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

/** docs/events.md: every event type with its meaning. */
export function eventReference(): string {
  const all = Object.values(SECTIONS).flat();
  const missing = EVENT_TYPE_NAMES.filter((type) => !all.includes(subjectOf(type)));
  if (missing.length > 0) throw new Error(`events in no section: ${missing.join(', ')}`);
  return [ABOUT, ...Object.entries(SECTIONS).map(([title, subjects]) => sectionOf(title, subjects))].join(
    '\n',
  );
}

function sectionOf(title: string, subjects: readonly string[]): string {
  const types = subjects.flatMap((subject) => EVENT_TYPE_NAMES.filter((type) => subjectOf(type) === subject));
  return `## ${title}\n\n${types.map((type) => `- \`${type}\`: ${EVENTS[type].description}\n`).join('')}`;
}

const subjectOf = (type: EventType): string => type.slice(0, type.indexOf('.'));

const ABOUT = `<!-- made by \`npm run docs:generate\` from server/src/core/events/event.ts, do not edit -->
# Events

Every event type and its meaning. Events are delivered as [webhooks](webhooks.md) and listed by \`GET /v1/events\`. The
[API reference](/docs) and \`openapi.json\` have the schema of each and an example; \`surety trigger <type>\` makes one happen, or prints
its example.

- An event of an agreement has an \`agreementId\`, and in \`agreement\` both parties, the total, the currency and your reference. Its
  \`funding\` has the agreement's amounts right after the change, not those of the delivery.
- Amounts are integers in the smallest unit of the agreement's currency. Older events lack fields that were added later.
- \`webhooks.test(id)\` sends a \`webhook.test\` with \`webhookId\` and \`message\`. It exists only as a webhook.
- Ignore types that you do not know: a newer server may add some.
`;
