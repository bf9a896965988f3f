import { countLabels } from '#core/risk/labels/label.ts';
import type { RelatedFacts, RelatedPayee } from '#core/risk/state/history-of.ts';
import type {
  AddressRow,
  AgreementRow,
  DeviceRow,
  PairRow,
  PayeeRow,
  UserDeviceRow,
  UserRow,
} from '#core/risk/state/rows.ts';
import { WIDTH_MS } from '#core/risk/state/sliding.ts';
import type { Queryable } from '#store/db.ts';
import { blindIndexHits } from '#store/risk/lists.ts';
import type { RiskEvent } from '#store/risk/records.ts';
import { bytes, plain, texts } from './arrays.ts';
import { unpackAddress, unpackDevice, unpackPayee, unpackUser } from './packed.ts';

/** A row with a version; the version is 0 for a row that does not exist. */
export type Versioned<Row> = { readonly version: number; readonly row: Row | null };

/** What is stored about one event. */
export type ReadRows = {
  readonly user: Versioned<UserRow>;
  readonly userDevice: UserDeviceRow | null;
  readonly device: Versioned<DeviceRow>;
  readonly address: Versioned<AddressRow>;
  /** Null without an agreement. */
  readonly payment: ReadPayment | null;
  readonly related: Pick<RelatedFacts, 'troubles' | 'frauds' | 'lists'>;
  /** True when the person's data may be kept but not used. */
  readonly restricted: boolean;
};

export type ReadPayment = {
  readonly buyer: string;
  readonly seller: string;
  readonly agreement: AgreementRow | null;
  readonly pair: PairRow | null;
  readonly payee: Versioned<PayeeRow>;
  readonly related: RelatedPayee;
  readonly reviewId: string | null;
};

/** The rows of one query are older than those of another, so that they do not fit together. */
export class InconsistentRead extends Error {}

/**
 * Reads what is stored about events, in their order. Undefined for an event of an agreement that does not
 * exist. Events without an agreement, and accounts without lists, do not pay for those.
 */
export async function readRows(
  db: Queryable,
  events: readonly RiskEvent[],
): Promise<(ReadRows | undefined)[]> {
  const paid = events.filter(({ agreementId }) => agreementId !== null);
  const listed = events.filter(({ blindIndexes }) => blindIndexes !== null);
  const [states, payments, hits] = await Promise.all([
    readStates(db, events),
    paid.length > 0 ? readPayments(db, paid) : [],
    listed.length > 0 ? blindIndexHits(db, listed) : [],
  ]);
  let [nextPayment, nextHits] = [0, 0];
  return events.map((event, index) => {
    const state = states[index] as StateRow;
    const payment = event.agreementId === null ? null : (payments[nextPayment++] as PaymentRow);
    const lists = event.blindIndexes === null ? [] : (hits[nextHits++] ?? []);
    if (payment && payment.user_version !== state.user_version) throw new InconsistentRead();
    if (payment && payment.buyer === null) return undefined;
    return {
      ...rowsOf(state),
      restricted: state.restricted,
      payment: payment && paymentOf(payment, event.at),
      related: {
        troubles: state.troubles,
        frauds: {
          account: countLabels(state.user_frauds, event.at),
          device: countLabels(state.device_frauds, event.at),
        },
        lists,
      },
    };
  });
}

type StateRow = {
  n: number;
  user_version: number | null;
  user_state: string | null;
  user_known_since: number | null;
  user_trusted_until: number | null;
  user_verified: boolean;
  own_day: number | null;
  own_day_before: number | null;
  own_greens: number | null;
  own_first_green_at: number | null;
  own_trusted_until: number | null;
  device_version: number | null;
  device_state: string | null;
  device_known_since: number | null;
  address_version: number | null;
  address_state: string | null;
  troubles: number;
  user_frauds: readonly number[] | null;
  device_frauds: readonly number[] | null;
  restricted: boolean;
};

async function readStates(db: Queryable, events: readonly RiskEvent[]): Promise<StateRow[]> {
  const rows = await db.query<StateRow>('SELECT * FROM read_risk_state($1, $2, $3, $4)', [
    texts(events.map(({ developerId }) => developerId)),
    texts(events.map(({ userId }) => userId)),
    bytes(events.map(({ device }) => device)),
    texts(events.map(({ address }) => address)),
  ]);
  return inOrder(rows);
}

/** Joins may return rows in another order. */
function inOrder<Row extends { readonly n: number }>(rows: readonly Row[]): Row[] {
  const ordered: Row[] = new Array(rows.length);
  for (const row of rows) ordered[row.n - 1] = row;
  return ordered;
}

/** The database computes milliseconds as fractions of seconds. */
const ms = (value: number | null) => (value === null ? null : Math.round(value));

function rowsOf(row: StateRow): Pick<ReadRows, 'user' | 'userDevice' | 'device' | 'address'> {
  const { user_version: user, device_version: device, address_version: address, own_day: day } = row;
  return {
    user: {
      version: user ?? 0,
      row:
        user === null
          ? null
          : unpackUser(row.user_state, {
              knownSince: ms(row.user_known_since),
              trustedUntil: ms(row.user_trusted_until),
              verified: row.user_verified,
            }),
    },
    userDevice:
      day === null
        ? null
        : {
            day,
            dayBefore: row.own_day_before,
            greens: row.own_greens ?? 0,
            firstGreenAt: ms(row.own_first_green_at),
            trustedUntil: ms(row.own_trusted_until),
          },
    device: {
      version: device ?? 0,
      row: device === null ? null : unpackDevice(row.device_state, ms(row.device_known_since)),
    },
    address: {
      version: address ?? 0,
      row: row.address_state === null ? null : unpackAddress(row.address_state),
    },
  };
}

type PaymentRow = {
  n: number;
  user_version: number | null;
  buyer: string | null;
  seller: string | null;
  agreement_counted_at: number | null;
  agreement_value: number | null;
  agreement_device: string | null;
  pair_seen: number | null;
  pair_week: number | null;
  payee_version: number | null;
  payee_seen: number;
  payee_week: number;
  payers_current: number;
  payers_previous: number;
  fresh_current: number;
  fresh_previous: number;
  account_since: Date | null;
  paid_back: number | null;
  shares_device: boolean;
  troubles: number;
  review_id: string | null;
  payee_frauds: readonly number[] | null;
  payee_disputes: readonly number[] | null;
  payee_state: string | null;
};

async function readPayments(db: Queryable, events: readonly RiskEvent[]): Promise<PaymentRow[]> {
  const rows = await db.query<PaymentRow>('SELECT * FROM read_risk_payments($1, $2, $3, $4, $5)', [
    texts(events.map(({ developerId }) => developerId)),
    texts(events.map(({ userId }) => userId)),
    bytes(events.map(({ device }) => device)),
    texts(events.map(({ agreementId }) => agreementId)),
    plain(events.map(({ at }) => at.getTime())),
  ]);
  return inOrder(rows);
}

function paymentOf(row: PaymentRow, at: Date): ReadPayment {
  const countedAt = ms(row.agreement_counted_at);
  const { pair_seen: seen, payee_version: version } = row;
  return {
    buyer: row.buyer ?? '',
    seller: row.seller ?? '',
    agreement:
      countedAt === null
        ? null
        : { countedAt, value: row.agreement_value ?? 0, device: row.agreement_device },
    pair: seen === null ? null : { seen, week: row.pair_week ?? 0 },
    payee: { version: version ?? 0, row: version === null ? null : payeeOf(row) },
    related: {
      accountSince: row.account_since,
      paidBack: row.paid_back ?? 0,
      sharesDevice: row.shares_device,
      troubles: row.troubles,
      frauds: countLabels(row.payee_frauds, at),
      disputes: countLabels(row.payee_disputes, at),
    },
    reviewId: row.review_id,
  };
}

function payeeOf(row: PaymentRow): PayeeRow {
  return unpackPayee(row.payee_state, row.payee_week * WIDTH_MS.week, {
    seen: row.payee_seen,
    payers: [row.payers_current, row.payers_previous],
    fresh: [row.fresh_current, row.fresh_previous],
  });
}
