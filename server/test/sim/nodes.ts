import type { Context } from '#actions/context.ts';
import { keyedLock } from '#actions/keyed-lock.ts';
import { createContext } from '#app/context.ts';
import type { Bank } from '#core/escrow/bank.ts';
import type { Change } from '#core/escrow/change.ts';
import { readConfig } from '#settings/config.ts';
import type { Db } from '#store/db.ts';
import { type AgreementStore, openAgreementStore } from '#store/escrow/agreements.ts';
import { openMac } from '#store/escrow/verify/hmac.ts';
import { openRiskState, UnreadableHistory } from '#store/risk/state.ts';
import { CommissionPayments } from './bank/commission-payments.ts';
import { type Lockstep, type Reach, type SimNode, SimulatedCrash } from './lockstep.ts';
import type { World } from './world.ts';

const CRASH_BEFORE = 0.01;
const CRASH_AFTER = 0.01;
const CRASH_ELSEWHERE = 0.002;
const SEARCH_ROUNDS = 8;
/** Scoring has its own tests and costs more than everything else, so it mostly has to do without history. */
const RISK_REMEMBERS = 0.1;

/**
 * A process of the service as app.ts wires it, with its own lock and store, on the shared database.
 * Everything outside is reached through the gate, where the process waits for its turn and may die.
 */
export function openNode(name: string, db: Db, world: World, steps: Lockstep): Context {
  const simNode: SimNode = { name };
  const gate = <Result>(reach: Reach, run: () => Promise<Result>): Promise<Result> => {
    const dies = world.faults && world.random.chance(CRASH_ELSEWHERE);
    if (dies) world.play('a process dies before it gets an answer');
    return steps.park(simNode, reach, dies ? async () => crash(`${name} died before it got an answer`) : run);
  };
  const gated: Db = {
    query: (text, values) => gate(reachOf(text), () => db.query(text, values)),
    transaction: (work) => gate('write', () => db.transaction(work)),
    close: () => db.close(),
    personal: db.personal,
  };
  const risk = openRiskState(db);
  const remembers = () => world.random.chance(RISK_REMEMBERS);
  // Without the service's deadlines for a bank: they use real time, and a client may wait long for its turn
  // here. Abandoned calls are among the bank's own faults.
  const banks = new Map<string, Bank>(world.banks.names.map((bank) => [bank, gatedBank(world, gate, bank)]));
  const { secret, clock } = world;
  // Caches expire by simulated time: with real time no seed could be replayed.
  const ticks = () => clock().getTime();
  const context = createContext(gated, readConfig({}), { secret, clock, ticks });
  return {
    ...context,
    banks,
    // As after a restart with another setting, which may happen at any moment.
    get bank() {
      return banks.get(world.banks.current) ?? context.bank;
    },
    newId: world.newId,
    inTurn: keyedLock(),
    backOff: () => gate('read', async () => undefined),
    agreements: gatedStore(
      openAgreementStore(db, openMac(world.secret.derive('seal'))),
      world,
      name,
      (reach, run) => steps.park(simNode, reach, run),
    ),
    risk: {
      ...context.risk,
      state: {
        assess: (event, decide) =>
          gate('write', () => (remembers() ? risk.assess(event, decide) : forgetful())),
        record: (assessment) =>
          gate('write', async () => (remembers() ? risk.record(assessment) : undefined)),
      },
    },
    wakeWorker: () => {
      world.jobsMayBeDue = true;
    },
  };
}

function forgetful(): Promise<never> {
  return Promise.reject(new UnreadableHistory('the history of this user cannot be read'));
}

type Gate = <Result>(reach: Reach, run: () => Promise<Result>) => Promise<Result>;

/** The most critical moments: between load and commit, and between commit and response. */
function gatedStore(store: AgreementStore, world: World, name: string, park: Gate): AgreementStore {
  const write = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    const fate = world.faults ? world.random.next() : 1;
    if (fate < CRASH_BEFORE) world.play('a process dies before its commit');
    else if (fate < CRASH_BEFORE + CRASH_AFTER) world.play('a process dies after its commit');
    return park('commit', async () => {
      if (fate < CRASH_BEFORE) return crash(`${name} died before its commit`);
      const result = await run();
      if (fate < CRASH_BEFORE + CRASH_AFTER) return crash(`${name} died after its commit`);
      return result;
    });
  };
  const touch = ({ after: { developerId, id: agreementId } }: Change) =>
    world.touch({ developerId, agreementId });
  const noted = (changes: readonly Change[], won: boolean): boolean => {
    if (!won) world.count('lost races');
    if (!won) return false;
    for (const change of changes) {
      const { id: agreementId } = change.after;
      // The commit has compared what the decision was based on with what is there now.
      world.holds.looked(agreementId);
      world.bank.orders.committed(change);
      world.bank.books.tookIn(change.deposits);
      if (world.bank.books.booked(agreementId, change.transfers)) world.holds.recalled(agreementId);
      touch(change);
    }
    return true;
  };
  return {
    load: (key) =>
      park('read', async () => {
        const agreement = await store.load(key);
        world.holds.looked(key.agreementId);
        return agreement;
      }),
    loadShown: (key) => park('read', () => store.loadShown(key)),
    lastCommitted: (key) => store.lastCommitted(key),
    commit: (change, answer) => write(async () => noted([change], await store.commit(change, answer))),
    commitAll: (changes, answer) => write(async () => noted(changes, await store.commitAll(changes, answer))),
    create: (change, answer) =>
      write(async () => {
        await store.create(change, answer);
        touch(change);
      }),
    createAll: (changes, answer) =>
      write(async () => {
        await store.createAll(changes, answer);
        changes.forEach(touch);
      }),
  };
}

function gatedBank(world: World, gate: Gate, calledBy: string): Bank {
  const { holds, banks } = world;
  const { orders } = world.bank;
  const bank = banks.called(calledBy);
  const sends = ({ reference, amount }: { readonly reference: string; readonly amount: number }) => {
    const agreementId = orders.agreementOf(reference);
    holds.sends(reference, agreementId);
    if (holds.hasSeenRecalls(agreementId)) world.bank.books.paysItself(agreementId, reference, amount);
  };
  const paysOut = (order: { readonly reference: string; readonly amount: number }) => {
    const { books, mischief } = world.bank;
    const agreementId = orders.agreementOf(order.reference);
    books.paysWithWhatStands(agreementId, order, holds.startedAt(), (id) => mischief.takenAt(id));
  };
  return {
    ...bank,
    issueAccount: (request) => gate('write', () => bank.issueAccount(request)),
    resolveAccount: (account) => gate('write', () => bank.resolveAccount(account)),
    submitPayout: (request) =>
      gate('write', () => {
        if (!CommissionPayments.has(request.reference)) {
          sends(request);
          paysOut(request);
        }
        return bank.submitPayout(request);
      }),
    submitRefund: (request) =>
      gate('write', () => {
        sends(request);
        return bank.submitRefund(request);
      }),
    async *listDeposits(period) {
      yield* await gate('read', async () => rowsOf(bank.listDeposits(period)));
    },
    async *listTransfers(period) {
      yield* await gate('read', async () => rowsOf(bank.listTransfers(period)));
    },
    async findTransfer(reference, about) {
      const found = await gate('write', () => bank.findTransfer(reference, about));
      banks.answered(reference, found);
      if (found || CommissionPayments.has(reference)) return found;
      holds.unknownAtBank(reference, orders.agreementOf(reference));
      // A bank that searches for an unknown reference takes its time, and other clients use it.
      for (let rounds = world.random.int(0, SEARCH_ROUNDS); rounds > 0; rounds--) {
        await gate('read', async () => undefined);
      }
      return null;
    },
  };
}

async function rowsOf<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

/** Functions of the database that write, although their statement begins with SELECT. */
const WRITING = /\b(claim_jobs|write_side_effects|write_caller_metadata)\(/;

/**
 * A leased job and a newly made key belong to one client; everything else is shared, such as jobs that are
 * due or missing: there the order matters.
 */
function reachOf(text: string): Reach {
  if (/^SELECT save_answers|^\s*(DELETE FROM|INSERT INTO) idempotency_keys\b/.test(text)) return 'own';
  if (/^\s*(UPDATE|DELETE FROM) jobs\b/.test(text)) return text.includes('AND claim = $3') ? 'own' : 'write';
  return /^\s*SELECT\b/.test(text) && !WRITING.test(text) ? 'read' : 'write';
}

function crash(what: string): never {
  throw new SimulatedCrash(what);
}
