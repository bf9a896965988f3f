import { reconcile } from '#actions/escrow/reconciliation/reconcile.ts';
import type { Period } from '#core/escrow/bank.ts';
import { DAY_MS } from '#core/time.ts';
import * as breaks from '#store/escrow/reconciliation/breaks.ts';
import type { CountedReport } from '#store/escrow/reconciliation/reports.ts';
import type { Ending } from '#test/sim/ending.ts';
import { violation } from '#test/sim/failure.ts';

const PAGE = 10_000;

/**
 * As the manual says, the operator compares the books with the bank's lists, from the day before the backup,
 * before money moves again. The comparison must name all that the bank did, also within the last hour.
 */
export async function everythingForgottenIsNamed(ending: Ending, backupAt: Date): Promise<void> {
  const { world } = ending;
  const period = periodSince(ending, backupAt);
  const named = await namedByReconcile(ending, period);
  const foreign = [...named.keys()].find((subject) => subject.startsWith('shop_'));
  if (foreign) violation('', `reconcile names ${foreign}, which the shop itself has paid`);
  for (const { subject, agreementId } of await forgotten(ending, period.from.getTime())) {
    world.play('a restore forgets what the bank did');
    if (!named.has(subject)) violation(agreementId, `reconcile says nothing of ${subject} at the bank`);
  }
}

/**
 * An operator may compare before money is paused. What the bank did within the last hour may still be on its
 * way to the books then, so it is undecided; it is never in order.
 */
export async function nothingForgottenIsInOrder(ending: Ending, backupAt: Date): Promise<void> {
  const period = periodSince(ending, backupAt);
  let undecided = 0;
  const named = await namedByReconcile(ending, period, (report) => {
    undecided += report.undecided;
  });
  const all = await forgotten(ending, period.from.getTime());
  const unnamed = all.filter(({ subject }) => !named.has(subject));
  if (unnamed.length <= undecided) return;
  const { agreementId, subject } = unnamed[0] ?? { agreementId: '', subject: '' };
  violation(
    agreementId,
    `reconcile counts ${undecided} as undecided; ${subject} is neither that nor a break`,
  );
}

function periodSince({ world }: Ending, backupAt: Date): Period {
  return {
    from: new Date(backupAt.getTime() - (backupAt.getTime() % DAY_MS) - DAY_MS),
    to: new Date(world.clock().getTime() + DAY_MS),
  };
}

/** What a comparison with both banks names, with the type of the break. */
export async function namedByReconcile(
  { world, nodes, steps, db }: Pick<Ending, 'world' | 'nodes' | 'steps' | 'db'>,
  period: Period,
  each: (report: CountedReport) => void = () => undefined,
): Promise<ReadonlyMap<string, string>> {
  const named = new Map<string, string>();
  const [node] = nodes;
  const compare = async () => {
    for (const provider of world.banks.names) {
      if (!node) return;
      const report = await reconcile(node, { provider, period });
      each(report);
      const found = await breaks.ofReport(db, null, report.id, { limit: PAGE, before: undefined });
      for (const { subject, type } of found) named.set(subject, type);
    }
  };
  const { faults } = world;
  world.faults = false;
  // The operator would start the command again until the bank answers.
  await world.bank.answering(() => steps.drive([compare()], async () => undefined));
  world.faults = faults;
  return named;
}

async function forgotten(
  { world, db }: Ending,
  from: number,
): Promise<{ subject: string; agreementId: string }[]> {
  const known = new Set(
    (
      await db.query<{ name: string }>(
        `SELECT reference AS name FROM bank_references UNION ALL SELECT transaction_id FROM deposits
         UNION ALL SELECT cause FROM platform_transfers`,
      )
    ).map(({ name }) => name),
  );
  const { books, commission, mischief } = world.bank;
  const paid = [...books.allSent(), ...commission.all()].filter(
    (sent) => sent.sentAt >= from && ['PENDING', 'SUCCEEDED'].includes(books.status(sent)),
  );
  const came = books
    .deposits()
    .filter((it) => it.at >= from && mischief.takenOf(it.transactionId) < it.amount);
  return [
    ...paid.map(({ reference: subject, agreementId }) => ({ subject, agreementId })),
    ...came.map(({ transactionId: subject, agreementId }) => ({ subject, agreementId })),
  ].filter(({ subject }) => !known.has(subject));
}
