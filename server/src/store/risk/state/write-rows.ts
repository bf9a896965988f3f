import { bucketOf } from '#core/risk/state/sliding.ts';
import type { RiskEvent } from '#store/risk/records.ts';
import { bytes, plain, texts } from './arrays.ts';
import { type BatchRows, type Entry, nameOf } from './batch-rows.ts';
import { packAddress, packDevice, packPayee, packUser } from './packed.ts';

/** A call of a SQL function: its name and its arguments. */
export type Call = { readonly name: string; readonly values: readonly unknown[] };

type Changed<Row> = Entry<Row> & { readonly row: Row };

/** The changed rows, in the order in which every process locks them. */
function changed<Row>(entries: ReadonlyMap<string, Entry<Row>>): Changed<Row>[] {
  const found: [string, Changed<Row>][] = [];
  for (const [name, entry] of entries) if (entry.changed) found.push([name, entry as Changed<Row>]);
  found.sort(byName);
  return found.map(([, entry]) => entry);
}

function column<Row>(
  rows: readonly Changed<Row>[],
  array: (values: readonly never[]) => string,
  value: (entry: Changed<Row>) => unknown,
): string | null {
  return rows.length === 0 ? null : array(rows.map(value) as never[]);
}

const developer = ({ developerId }: Entry<unknown>) => developerId;
const firstKey = ({ key }: Entry<unknown>) => key[0];
const secondKey = ({ key }: Entry<unknown>) => key[1];
const version = (entry: Entry<unknown>) => entry.version + 1;
const time = ({ at }: Entry<unknown>) => at;

/** The calls that write all changed rows of a batch. */
export function writeCalls(rows: BatchRows): Call[] {
  const state = { name: 'write_risk_state', values: stateValues(rows) };
  return rows.agreements.size === 0 && rows.payees.size === 0
    ? [state]
    : [state, { name: 'write_risk_payments', values: paymentValues(rows) }];
}

function stateValues({ users, userDevices, devices, addresses }: BatchRows): unknown[] {
  const user = changed(users);
  const own = changed(userDevices);
  const device = changed(devices);
  const address = changed(addresses);
  return [
    column(user, texts, developer),
    column(user, texts, firstKey),
    column(user, plain, version),
    column(user, texts, ({ row }) => packUser(row)),
    column(user, plain, time),
    column(user, plain, ({ row }) => row.knownSince),
    column(user, plain, ({ row }) => row.trustedUntil),
    column(own, texts, developer),
    column(own, texts, firstKey),
    column(own, bytes, secondKey),
    column(own, plain, time),
    column(own, plain, ({ row }) => row.day),
    column(own, plain, ({ row }) => row.dayBefore),
    column(own, plain, ({ row }) => row.greens),
    column(own, plain, ({ row }) => row.firstGreenAt),
    column(own, plain, ({ row }) => row.trustedUntil),
    column(device, texts, developer),
    column(device, bytes, firstKey),
    column(device, plain, version),
    column(device, texts, ({ row }) => packDevice(row)),
    column(device, plain, ({ row }) => row.knownSince),
    column(address, texts, developer),
    column(address, texts, firstKey),
    column(address, plain, version),
    column(address, texts, ({ row }) => packAddress(row)),
    column(address, plain, ({ row }) => bucketOf(row.countedAt, 'day')),
  ];
}

function paymentValues({ agreements, pairs, payees }: BatchRows): unknown[] {
  const agreement = changed(agreements);
  const pair = changed(pairs);
  const payee = changed(payees);
  return [
    column(agreement, texts, developer),
    column(agreement, texts, firstKey),
    column(agreement, texts, secondKey),
    column(agreement, plain, ({ row }) => row.countedAt),
    column(agreement, plain, ({ row }) => row.value),
    column(agreement, bytes, ({ row }) => row.device),
    column(pair, texts, developer),
    column(pair, texts, firstKey),
    column(pair, texts, secondKey),
    column(pair, plain, time),
    column(pair, plain, ({ row }) => row.seen),
    column(pair, plain, ({ row }) => row.week),
    column(payee, texts, developer),
    column(payee, texts, firstKey),
    column(payee, plain, version),
    column(payee, plain, time),
    column(payee, plain, ({ row }) => row.seen),
    column(payee, plain, ({ row }) => bucketOf(row.countedAt, 'week')),
    column(payee, plain, ({ row }) => row.payers[0]),
    column(payee, plain, ({ row }) => row.payers[1]),
    column(payee, plain, ({ row }) => row.fresh[0]),
    column(payee, plain, ({ row }) => row.fresh[1]),
    column(payee, texts, ({ row }) => packPayee(row)),
  ];
}

/** The call that locks the rows of events, in the order in which they are written. */
export function lockCall(events: readonly RiskEvent[]): Call {
  const keys = (
    array: (values: readonly string[]) => string,
    key: (event: RiskEvent) => string | null,
  ): readonly string[] => {
    const found = new Map<string, [developerId: string, key: string]>();
    for (const event of events) {
      const value = key(event);
      if (value !== null) found.set(nameOf(event.developerId, [value]), [event.developerId, value]);
    }
    const sorted = [...found].sort(byName).map(([, pair]) => pair);
    return [texts(sorted.map(([developerId]) => developerId)), array(sorted.map(([, value]) => value))];
  };
  return {
    name: 'lock_risk_state',
    values: [
      ...keys(texts, ({ userId }) => userId),
      ...keys(bytes, ({ device }) => device),
      ...keys(texts, ({ address }) => address),
      ...keys(texts, ({ agreementId }) => agreementId),
    ],
  };
}

function byName([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number {
  return left < right ? -1 : 1;
}
