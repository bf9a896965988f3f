import type { Base } from '#actions/base.ts';
import { assessRisk } from '#actions/risk/assess-risk.ts';
import type { RiskContext } from '#actions/risk/context.ts';
import { labelAssessment } from '#actions/risk/label-assessment.ts';
import type { RiskFacts } from '#core/risk/facts.ts';
import { replay } from '#core/risk/replay.ts';
import { DEFAULT_THRESHOLDS } from '#core/risk/value.ts';
import type { Db } from '#store/db.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import * as assessments from '#store/risk/assessments.ts';
import { markVerified } from '#store/risk/trust.ts';
import { seeded } from './random.ts';
import { DAY, HOUR, type Payment, type Scenario } from './town.ts';

export type Judged = { readonly payment: Payment; readonly facts: RiskFacts };
export type Played = {
  /** In chronological order, without the first weeks, in which users have no history. */
  readonly judged: readonly Judged[];
  readonly assessments: number;
  /** The number of assessments that were replayed from stored data, and of those with the same result. */
  readonly replayed: { readonly tried: number; readonly same: number };
};

const THRESHOLD = DEFAULT_THRESHOLDS['NGN'] as number;
const WARM_UP = 14 * DAY;
const BATCH_SIZE = 2_000;
const REPLAYED = 10_000;
const WAVE = 64;

/** `alone`: nothing else in the batch may involve these; `among`: others in the batch may pay them too. */
type Step = {
  readonly at: number;
  readonly alone: readonly string[];
  readonly among: readonly string[];
  take(): Promise<void>;
};

function endOfWave(steps: readonly Step[], from: number): number {
  const [alone, among] = [new Set<string>(), new Set<string>()];
  const meets = (step: Step) =>
    step.alone.some((one) => alone.has(one) || among.has(one)) || step.among.some((one) => alone.has(one));
  let to = from;
  for (let step = steps[to]; step && to - from < WAVE && !meets(step); step = steps[++to]) {
    for (const one of step.alone) alone.add(one);
    for (const one of step.among) among.add(one);
  }
  return to;
}

/**
 * Sends every payment through the real action and counters, each at its own time. Payments that are unrelated
 * to earlier ones share a batch, so the order holds for every user, device and address.
 */
export async function play(
  { context, owner, developerId }: { context: RiskContext & Base; owner: Db; developerId: string },
  town: Scenario,
  progress: (line: string) => void,
): Promise<Played> {
  const agreements = await openAgreements(owner, developerId, town.payments);
  const ids = new Map<Payment, string>();
  const before = town.start - 30 * DAY;
  const verifying = ({ user, device, at = before }: Scenario['verified'][number]) =>
    markVerified(owner, {
      ...{ developerId, userId: user, deviceFingerprint: device ?? null, at: new Date(at) },
    });
  for (const one of town.verified) if ((one.at ?? before) < town.start) await verifying(one);
  const made = new Map<string, Payment>();
  const steps: Step[] = [
    ...town.payments.map((payment, index) => assessing(payment, String(agreements[index]))),
    ...town.payments.flatMap((payment, index) => refunding(payment, String(agreements[index]))),
    ...town.payments.flatMap((payment) => labelling(payment)),
    ...town.payoutAccounts.map((account) => openingAccount(account)),
    ...town.verified.flatMap((one) =>
      (one.at ?? before) < town.start
        ? []
        : [
            {
              at: one.at ?? before,
              alone: [one.user, `device ${one.device}`],
              among: [],
              take: () => verifying(one),
            },
          ],
    ),
  ].sort((left, right) => left.at - right.at);

  for (let from = 0; from < steps.length; ) {
    const to = endOfWave(steps, from);
    await Promise.all(steps.slice(from, to).map((step) => step.take()));
    if (Math.floor(from / BATCH_SIZE) < Math.floor(to / BATCH_SIZE))
      progress(`${to} of ${steps.length} steps`);
    from = to;
  }
  return judgedOf(owner, made, town);

  function assessing(payment: Payment, agreementId: string) {
    const { at, user, payee, device, address } = payment;
    return {
      at,
      alone: [user, ...(device ? [`device ${device}`] : []), `address ${address}`],
      among: [payee],
      async take() {
        const moment = { ...context, clock: () => new Date(at) };
        const { result } = await assessRisk(moment, inputOf(developerId, payment, agreementId), NO_ANSWER);
        made.set(result.id, payment);
        ids.set(payment, result.id);
      },
    };
  }

  /** A label concerns everybody in the payment, so that nothing else of theirs is in the batch. */
  function labelling(payment: Payment) {
    const { at, user, payee, device, address, knownAfter, fraud, disputed } = payment;
    if (knownAfter === undefined) return [];
    const take = async () => {
      const moment = { ...context, clock: () => new Date(at + knownAfter) };
      const outcome = fraud || disputed ? ('fraud' as const) : ('legitimate' as const);
      const label = { developerId, assessmentId: String(ids.get(payment)), outcome, reason: 'known later' };
      await labelAssessment(moment, label, NO_ANSWER);
    };
    return [
      {
        at: at + knownAfter,
        alone: [user, payee, `device ${device}`, `address ${address}`],
        among: [],
        take,
      },
    ];
  }

  function refunding({ refunded, refundedAfter = 4 * DAY, at, user, payee }: Payment, agreementId: string) {
    const take = async () => {
      await owner.query(`UPDATE agreements SET status = 'REFUNDED' WHERE developer_id = $1 AND id = $2`, [
        developerId,
        agreementId,
      ]);
    };
    return refunded ? [{ at: at + refundedAfter, alone: [user, payee], among: [], take }] : [];
  }

  function openingAccount({ payee, at }: Scenario['payoutAccounts'][number]) {
    const take = async () => {
      await owner.query(
        `INSERT INTO payout_accounts (developer_id, external_user_id, version, bank_code, account_number,
           account_name, name_match, usable_from, updated_at)
         VALUES ($1, $2, 1, '035', '0000000000', 'Market', 'unknown', $3, $3)`,
        [developerId, payee, new Date(at)],
      );
    };
    return { at: Math.max(at, town.start - HOUR), alone: [payee], among: [], take };
  }
}

function inputOf(developerId: string, payment: Payment, agreementId: string) {
  const { user: userId, units, device: deviceFingerprint, address, location, timezone, createdAt } = payment;
  return {
    ...{ developerId, userId, deviceFingerprint, agreementId },
    amount: Math.max(1, Math.round(units * THRESHOLD)),
    currency: 'NGN',
    bands: 'fraud' as const,
    facts: {
      ipAddress: address,
      location,
      timezone,
      accountCreatedAt: createdAt === undefined ? undefined : new Date(createdAt),
    },
  };
}

/** The agreement of each payment, as it is right after creation. */
async function openAgreements(db: Db, developerId: string, payments: readonly Payment[]): Promise<string[]> {
  const ids = payments.map((_payment, index) => `agr_${index.toString(16).padStart(32, '0')}`);
  for (let from = 0; from < payments.length; from += BATCH_SIZE) {
    const some = payments.slice(from, from + BATCH_SIZE);
    await db.query(
      `INSERT INTO agreements (developer_id, id, version, status, buyer_external_id, seller_external_id,
         currency, total_amount, event_count, chain_head, created_at)
       SELECT $1, id, 1, 'PENDING', buyer, seller, 'NGN', amount, 1, repeat('0', 64), at
       FROM unnest($2::text[], $3::text[], $4::text[], $5::bigint[], $6::timestamptz[])
         AS t (id, buyer, seller, amount, at)`,
      [
        developerId,
        ids.slice(from, from + BATCH_SIZE),
        some.map(({ user }) => user),
        some.map(({ payee }) => payee),
        some.map(({ units }) => Math.max(1, Math.round(units * THRESHOLD))),
        some.map(({ at }) => new Date(at)),
      ],
    );
  }
  await db.query('VACUUM (ANALYZE) agreements');
  return ids;
}

async function judgedOf(db: Db, made: ReadonlyMap<string, Payment>, { start }: Scenario): Promise<Played> {
  const judged: Judged[] = [];
  const replayed = { tried: 0, same: 0 };
  const random = seeded(made.size);
  let left = made.size;
  for await (const one of assessments.everybodys(db)) {
    // A uniform random sample.
    if (random.chance((REPLAYED - replayed.tried) / left--)) {
      replayed.tried += 1;
      if (replay(one) === 'same') replayed.same += 1;
    }
    const payment = made.get(one.id);
    const { facts } = one.detail;
    if (payment && facts && payment.at >= start + WARM_UP) judged.push({ payment, facts });
  }
  judged.sort((left, right) => left.payment.at - right.payment.at);
  return { judged, assessments: made.size, replayed };
}
