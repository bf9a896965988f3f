import * as messages from '#store/escrow/bank/messages.ts';
import * as books from '#store/escrow/reconciliation/books.ts';
import type { TestApp } from '#test/support/app.ts';
import { CONNECTIONS, type Connected } from '#test/support/twins/connected.ts';

type Entry = {
  readonly amount: string;
  readonly ordered: string;
  readonly reference: string;
  readonly status: string;
  readonly reason: string;
  /** Paystack has no reference of ours for a refund, but a note. */
  readonly note?: string;
};

export type TwinState = {
  readonly deposits: readonly { id: number; reference: string; amount: string; recalledAt: string | null }[];
  readonly transfers: readonly Entry[];
  readonly refunds: readonly (Entry & { deposit: string })[];
  readonly faults: Readonly<Record<string, { help: string; struck: number }>>;
};

/** Our reference of a transfer or refund. */
function referenceOf({ reference, note }: Pick<Entry, 'reference' | 'note'>): string {
  return /^surety:(.*)/.exec(note ?? '')?.[1] ?? reference;
}

/** `standing` is null where reconciliation reports the amount instead. */
type AtBank = { readonly kobo: number; readonly standing: string | null; readonly text: string };

/** The kobo that each deposit, transfer and refund has brought the service or taken from it at the bank. */
function bankOf(name: Connected, { deposits, transfers, refunds }: TwinState): Map<string, AtBank> {
  const { kobo } = CONNECTIONS[name];
  const bank = new Map<string, AtBank>();
  for (const { id, reference, amount, recalledAt } of deposits) {
    const here = recalledAt === null;
    const text = `a deposit of ${kobo(amount)}${here ? '' : `, recalled ${recalledAt}`}`;
    // Flutterwave's own reference of a deposit is not in our books, but its id.
    bank.set(name === 'flutterwave' ? String(id) : reference, {
      kobo: here ? kobo(amount) : 0,
      standing: here ? 'settled' : 'undone',
      text,
    });
  }
  const standings: Readonly<Record<string, string>> = { success: 'settled', pending: 'open' };
  const sent = [
    ...transfers.map((each) => ['a transfer', each] as const),
    ...refunds.map((each) => [`a refund of ${each.deposit}`, each] as const),
  ];
  for (const [what, entry] of sent) {
    const { amount, ordered, status, reason } = entry;
    // Nothing is booked for a payment of another amount until a person has asked the bank.
    const left = status === 'success' && amount === ordered;
    const other = amount === ordered ? '' : ` instead of ${kobo(ordered)}`;
    const text = `${what}, ${kobo(amount)}${other}, ${status}${reason && `: ${reason}`}`;
    const standing = status === 'success' && !left ? null : (standings[status] ?? 'undone');
    bank.set(referenceOf(entry), { kobo: left ? -kobo(amount) : 0, standing, text });
  }
  return bank;
}

/** What each side has, by reference. */
async function sidesOf(app: TestApp, name: Connected, state: TwinState, references: readonly string[] = []) {
  const bank = bankOf(name, state);
  const rows = await app.database.owner.query<{ cause: string; kobo: number; kinds: string }>(
    `SELECT regexp_replace(cause, '^${name}:', '') AS cause, sum(kobo)::bigint AS kobo,
       string_agg(kind || ' ' || amount, ', ' ORDER BY created_at) AS kinds
     FROM (SELECT cause, kind, amount, created_at,
         CASE WHEN debit = 'bank' OR credit = 'receivable' THEN amount ELSE 0 END
         - CASE WHEN credit = 'bank' OR debit = 'receivable' THEN amount ELSE 0 END AS kobo FROM transfers
       UNION ALL SELECT cause, kind, amount, created_at, CASE WHEN debit = 'bank' THEN amount ELSE -amount END
       FROM platform_transfers) t GROUP BY 1`,
  );
  const keys = [...bank.keys(), ...references];
  const entries = await books.find(app.context.db, name, { deposits: keys, sent: keys });
  return {
    bank,
    journal: new Map(rows.map((row) => [row.cause, row])),
    entries: new Map(entries.map((entry) => [entry.key, entry])),
  };
}

/** The deposits, transfers and refunds on which the bank and our books differ, each with its explanation. */
export async function differences(app: TestApp, name: Connected, state: TwinState): Promise<string[]> {
  const { bank, journal, entries } = await sidesOf(app, name, state);
  const differing = [...new Set([...bank.keys(), ...journal.keys()])].filter((reference) => {
    const there = bank.get(reference);
    if ((there?.kobo ?? 0) !== (journal.get(reference)?.kobo ?? 0)) return true;
    const standing = there?.standing ?? null;
    return standing !== null && standing !== (entries.get(reference)?.standing ?? 'undone');
  });
  return explain(app, name, state, differing);
}

/** Returns what the bank and our books have of each reference, and how they came to have it. */
export async function explain(
  app: TestApp,
  name: Connected,
  state: TwinState,
  references: readonly string[],
): Promise<string[]> {
  const { bank, journal, entries } = await sidesOf(app, name, state, references);
  return Promise.all(
    references.map(async (reference) => {
      const booked = journal.get(reference);
      const entry = entries.get(reference);
      return [
        reference,
        `  bank: ${bank.get(reference)?.text ?? 'nothing'}`,
        `  books: ${booked?.kobo ?? 0} (${booked?.kinds ?? 'nothing'}), ${entry?.standing ?? 'unknown'}`,
        `  notifications: ${await notificationsOf(app, name, reference)}`,
        `  events: ${await eventsOf(app, entry?.owner?.agreementId ?? '')}`,
      ].join('\n');
    }),
  );
}

/** How far the bank's lists were read, and the jobs that failed last. */
export async function unfinished({ database }: TestApp): Promise<string> {
  const [row] = await database.owner.query<{ text: string }>(
    `SELECT concat_ws(E'\n', (SELECT 'lists read until ' || looked_until FROM bank_watches),
       (SELECT string_agg(concat_ws(' ', kind, 'at', run_at, last_error), E'\n' ORDER BY run_at)
        FROM jobs WHERE last_error IS NOT NULL)) AS text`,
  );
  return row?.text ?? '';
}

async function notificationsOf({ database, context }: TestApp, name: Connected, reference: string) {
  const keys = await database.owner.query<{ key: string }>(
    'SELECT key FROM bank_messages WHERE provider = $1 AND subject = $2 ORDER BY received_at',
    [name, reference],
  );
  const lines = await Promise.all(
    keys.map(async ({ key }) => {
      const message = await messages.find(context.db, { provider: name, key });
      const { content, receivedAt, outcome } = message ?? {};
      const said = content?.kind === 'transfer' ? content.state.status : content?.kind;
      return `${receivedAt?.toISOString()} ${said} ${outcome ?? 'waits'}`;
    }),
  );
  return lines.join('; ') || 'none';
}

async function eventsOf({ database }: TestApp, agreementId: string) {
  const events = await database.owner.query<{ type: string; createdAt: Date }>(
    'SELECT type, created_at AS "createdAt" FROM events WHERE stream_id = $1 ORDER BY sequence',
    [agreementId],
  );
  return events.map(({ type, createdAt }) => `${createdAt.toISOString()} ${type}`).join('; ') || 'none';
}
