import * as moneyPause from '#store/money-pause.ts';
import type { Notice } from '#test/sim/bank/bank-scenarios.ts';
import { deliver } from '#test/sim/client.ts';
import { settle } from '#test/sim/drain.ts';
import type { Ending } from '#test/sim/ending.ts';
import { runJobs, survive } from '#test/sim/work.ts';
import type { Copies } from './copies.ts';
import { everythingForgottenIsNamed, nothingForgottenIsInOrder } from './statement.ts';

/**
 * The database goes back to an earlier moment, and the bank does not. In between the platform was unattended:
 * payments went out and came back, deposits came in, and the database has forgotten all of it. As the manual
 * says, no money moves until a person has gone through the bank's statement; then the payments are sent again
 * under the same references, and the bank must not be made to pay any of them twice.
 */
export async function goBack(ending: Ending, copies: Copies, backupAt: Date): Promise<void> {
  const { world, inspector, db } = ending;
  const { bank } = world;
  bank.finishCalls();
  bank.books.markRestore();
  bank.commission.markRestore();
  world.banks.forgetUntaken();
  await copies.putBack();
  world.note('the database is restored from a backup');
  world.play('the database is restored from a backup');
  inspector.forget();
  world.forget();
  bank.mayBeSent = false;
  await nothingForgottenIsInOrder(ending, backupAt);
  await moneyPause.pause(db, 'the database was restored');
  await everythingForgottenIsNamed(ending, backupAt);
  await tell(ending, bank.takeUnattended());
  bank.mayBeSent = true;
  await moneyPause.resume(db);
  await settle(ending);
  await tell(ending, await unknownPayments(ending));
  await settle(ending);
  for (const { news } of await unknownPayments(ending)) {
    const agreementId = news.about === 'transfer' ? bank.books.find(news.reference)?.agreementId : undefined;
    if (agreementId) world.unreconciled.add(agreementId);
  }
}

/** Delivers them one by one in their original order, while the workers look for jobs. */
async function tell({ world, nodes, steps, inspector }: Ending, notices: readonly Notice[]): Promise<void> {
  const inTurn = async () => {
    for (const notice of notices) {
      world.advance(1);
      await deliver(world, nodes, notice);
    }
  };
  const worker = () => survive(() => runJobs(world, world.random.pick(nodes)));
  const { faults } = world;
  world.faults = false;
  await steps.drive([inTurn(), worker()], () => inspector.inspectTouched());
  world.faults = faults;
}

/** Payments of the bank whose references are not in the service's books. */
async function unknownPayments({ world, db }: Ending): Promise<Notice[]> {
  const rows = await db.query<{ reference: string }>('SELECT reference FROM bank_references');
  const known = new Set(rows.map(({ reference }) => reference));
  return world.bank.books
    .sentBeforeRestore()
    .filter((sent) => !known.has(sent.reference))
    .map((sent) => ({
      at: 0,
      news: { about: 'transfer', reference: sent.reference, status: world.bank.books.status(sent) },
    }));
}
