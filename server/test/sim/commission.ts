import { isCancelled, type Milestone } from '#core/escrow/milestone.ts';
import type { Books } from '#core/escrow/verify/books.ts';
import type { Db } from '#store/db.ts';
import * as commission from '#store/escrow/commission.ts';
import { DEVELOPERS } from './commands/creation.ts';
import { violation } from './failure.ts';
import { allTerms, type SimTerms, type World } from './world.ts';

/**
 * What the platform keeps of a milestone follows the lines that the answer to the creation showed, whatever
 * has changed since. Computed apart from the service's code.
 */
export function commissionFollowsLines(world: World, { agreementId, agreement }: Books): void {
  const known = world.find(agreementId);
  if (!agreement || !known) return;
  for (const milestone of agreement.milestones) {
    const agreed = known.milestones.find(({ id }) => id === milestone.id);
    if (!agreed) continue;
    const { id, commission: kept } = milestone;
    // After an amendment, a client may know other terms than those in force.
    const may = allTerms(agreed)
      .filter(({ amount }) => amount === milestone.amount)
      .map((terms) => keptOf(terms, milestone));
    if (!may.some(({ most, least }) => kept <= most && kept >= least)) {
      const lines = may.map(({ most, least }) => `${least} to ${most}`).join(' or ');
      violation(agreementId, `the platform keeps ${kept} of ${id}; its lines say ${lines}`);
    }
  }
}

function keptOf({ amount, fees }: SimTerms, milestone: Milestone): { most: number; least: number } {
  const { settlement, toBuyer } = milestone;
  if (settlement === 'OPEN' || settlement === 'QUEUED') return { most: 0, least: 0 };
  const isRefunded = settlement === 'REFUNDED' && !isCancelled(milestone);
  const award = isRefunded ? 0 : amount - toBuyer;
  const paid = (of: (line: SimTerms['fees'][number]) => number) =>
    fees.reduce((sum, line) => sum + of(line), 0);
  const shrinking = paid(({ buyer, refund }) => (refund === 'share' ? buyer : 0));
  const whole = paid(({ buyer, refund }) => (refund === 'all' && award === amount ? buyer : 0));
  const always = paid(({ buyer, refund }) => (refund === 'none' ? buyer : 0));
  const sellers = paid(({ seller }) => seller);
  const most =
    Math.floor((shrinking * award) / amount) + whole + always + Math.floor((sellers * award) / amount);
  // A buyer who has not paid the fee of a refunded milestone is not asked for it.
  return { most, least: isRefunded ? 0 : most };
}

/** At the end all commission has left for the accounts of the platforms, and never more than was earned. */
export async function commissionIsPaidOut({ world, db }: { world: World; db: Db }): Promise<void> {
  const { commission: payments, books } = world.bank;
  const rows = await db.query<{ reference: string; amount: number; status: string }>(
    'SELECT reference, amount, status FROM commission_payouts',
  );
  const ours = new Map(rows.map((row) => [row.reference, row]));
  const unclear = new Set<string>();
  for (const payment of payments.all()) {
    const { reference, amount } = payment;
    const row = ours.get(reference);
    const isForgotten = payments.wasBeforeRestore(reference) && row?.amount !== amount;
    if (isForgotten) {
      world.play('a restore forgets a payout of commission');
      unclear.add(payments.developerOf(payment));
      continue;
    }
    const isPaid = books.status(payment) === 'SUCCEEDED';
    if (!row || isPaid !== (row.status === 'SUCCEEDED'))
      violation(reference, `the bank says ${books.status(payment)} of ${amount}, we say ${row?.status}`);
  }
  for (const developerId of DEVELOPERS) {
    const paid = (currency: string) =>
      payments
        .all()
        .filter((one) => payments.developerOf(one) === developerId && one.currency === currency)
        .reduce((sum, one) => (books.status(one) === 'SUCCEEDED' ? sum + one.amount : sum), 0);
    for (const { currency, earned } of await earnedBy(db, developerId)) {
      if (unclear.has(developerId)) continue;
      if (paid(currency) > earned)
        violation(developerId, `${paid(currency)} ${currency} was paid out of ${earned} that was earned`);
    }
    for (const totals of unclear.has(developerId) ? [] : await commission.totals(db, developerId)) {
      const left = totals.final - totals.paidOut;
      if (left > 0) violation(developerId, `${left} ${totals.currency} of commission stays here`);
    }
  }
}

/** What the journal has taken as commission, less what it gave back. */
function earnedBy(db: Db, developerId: string): Promise<{ currency: string; earned: number }[]> {
  return db.query(
    `SELECT a.currency, sum(CASE t.kind WHEN 'commission' THEN t.amount ELSE -t.amount END)::bigint AS earned
     FROM transfers t JOIN agreements a ON a.developer_id = t.developer_id AND a.id = t.agreement_id
     WHERE t.developer_id = $1 AND t.kind IN ('commission', 'commission_returned') GROUP BY 1`,
    [developerId],
  );
}
