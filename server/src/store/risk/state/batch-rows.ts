import type { Counted, CountedEvent } from '#core/risk/state/count-event.ts';
import { MILLIONTHS, type RelatedFacts } from '#core/risk/state/history-of.ts';
import type {
  AddressRow,
  AgreementRow,
  DeviceRow,
  PairRow,
  PayeeRow,
  RiskRows,
  UserDeviceRow,
  UserRow,
} from '#core/risk/state/rows.ts';
import { nearnessToThreshold } from '#core/risk/value.ts';
import type { RiskEvent } from '#store/risk/records.ts';
import type { ReadRows, Versioned } from './read-rows.ts';

/** A row during a batch: as read, or as the last event of the batch left it. */
export type Entry<Row> = {
  readonly developerId: string;
  /** The rest of the row's key. */
  readonly key: readonly string[];
  /** The version that was read. */
  readonly version: number;
  /** The time of the first event that touched it. */
  readonly at: number;
  row: Row | null;
  changed: boolean;
};

type Entries<Row> = Map<string, Entry<Row>>;

/** The rows of all events of a batch. Events that share a row see each other's changes. */
export class BatchRows {
  readonly users: Entries<UserRow> = new Map();
  readonly userDevices: Entries<UserDeviceRow> = new Map();
  readonly devices: Entries<DeviceRow> = new Map();
  readonly addresses: Entries<AddressRow> = new Map();
  readonly agreements: Entries<AgreementRow> = new Map();
  readonly pairs: Entries<PairRow> = new Map();
  readonly payees: Entries<PayeeRow> = new Map();

  /** Adds the rows read for an event, unless an earlier event of the batch has them. */
  of(event: RiskEvent, read: ReadRows): EventRows {
    const { developerId, userId, device, address, agreementId } = event;
    const at = event.at.getTime();
    const { payment } = read;
    const takesPart = payment !== null && (userId === payment.buyer || userId === payment.seller);
    const buys = payment !== null && userId === payment.buyer;
    const add = <Row>(to: Entries<Row>, found: Versioned<Row>, ...key: string[]) =>
      entryIn(to, { developerId, key, at, ...found });
    const entries: EventEntries = {
      user: add(this.users, read.user, userId),
      userDevice:
        device === null ? null : add(this.userDevices, unversioned(read.userDevice), userId, device),
      device: device === null ? null : add(this.devices, read.device, device),
      address: address === null ? null : add(this.addresses, read.address, address),
      agreement: takesPart
        ? add(this.agreements, unversioned(payment.agreement), agreementId ?? '', userId)
        : null,
      pair: buys ? add(this.pairs, unversioned(payment.pair), userId, payment.seller) : null,
      payee: buys ? add(this.payees, payment.payee, payment.seller) : null,
    };
    return {
      entries,
      event: {
        at,
        device,
        network: event.network,
        hasAddress: address !== null,
        value: millionthsOf(event),
        near: nearnessToThreshold(event.units),
        accountCreatedAt: event.accountCreatedAt?.getTime() ?? null,
        takesPart,
        buys,
      },
      related: {
        ...read.related,
        payee: buys ? payment.related : null,
        override: payment?.reviewId ? { reviewId: payment.reviewId } : null,
      },
    };
  }
}

type EventEntries = { readonly [Name in keyof RiskRows]: Entry<NonNullable<RiskRows[Name]>> | null };
export type EventRows = {
  readonly entries: EventEntries;
  readonly event: CountedEvent;
  readonly related: RelatedFacts;
};

export function rowsBefore(entries: EventEntries): RiskRows {
  return {
    user: entries.user?.row ?? null,
    userDevice: entries.userDevice?.row ?? null,
    device: entries.device?.row ?? null,
    address: entries.address?.row ?? null,
    agreement: entries.agreement?.row ?? null,
    pair: entries.pair?.row ?? null,
    payee: entries.payee?.row ?? null,
  };
}

/** Keeps the rows of an event for the next one that shares them. */
export function keep(entries: EventEntries, rows: Counted['rows']): void {
  put(entries.user, rows.user);
  put(entries.userDevice, rows.userDevice);
  put(entries.device, rows.device);
  put(entries.address, rows.address);
  put(entries.agreement, rows.agreement);
  put(entries.pair, rows.pair);
  put(entries.payee, rows.payee);
}

function put<Row>(entry: Entry<Row> | null, row: Row | null): void {
  if (!entry || entry.row === row) return;
  entry.row = row;
  entry.changed = true;
}

/** The key of a row as one text. No text in the database contains the separator. */
export function nameOf(developerId: string, key: readonly string[]): string {
  return `${developerId}\0${key.join('\0')}`;
}

function entryIn<Row>(
  entries: Entries<Row>,
  { developerId, key, at, version, row }: Omit<Entry<Row>, 'changed'>,
): Entry<Row> {
  const name = nameOf(developerId, key);
  const known = entries.get(name);
  if (known) return known;
  const entry = { developerId, key, at, version, row, changed: false };
  entries.set(name, entry);
  return entry;
}

function unversioned<Row>(row: Row | null): Versioned<Row> {
  return { version: 0, row };
}

/** So far beyond any limit that more makes no difference, and a sum of many still fits. */
const MAX_MILLIONTHS = 2 ** 43;

function millionthsOf({ units }: RiskEvent): number {
  return Math.min(MAX_MILLIONTHS, Math.round((units ?? 0) * MILLIONTHS));
}
