import { recordAudit } from '#actions/record-audit.ts';
import { Problem } from '#core/problem.ts';
import { type ListKind, type ListSubject, sayWhat, spelled } from '#core/risk/lists.ts';
import type { Queryable } from '#store/db.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as lists from '#store/risk/lists.ts';
import * as namedLists from '#store/risk/named-lists.ts';
import { deviceHash } from '#store/risk/records.ts';
import type { RiskContext } from './context.ts';

const MAX_ENTRIES = 100_000;
const MAX_NAMED_LISTS = 50;

export type ListInput = {
  readonly on: ListSubject;
  readonly kind: ListKind;
  /** The name of a named list; null for the others. */
  readonly list: string | null;
  readonly value: string;
  readonly reason: string;
  readonly expiresAt: Date | null;
};

/** Applies from the next assessment on, and on other nodes within five seconds. */
export async function addToList(
  context: RiskContext,
  developerId: string,
  input: ListInput,
  answerFor: AnswerFor<lists.ListEntry>,
): Promise<Answered<lists.ListEntry>> {
  if (input.expiresAt && input.expiresAt <= context.clock())
    throw wrong('expiresAt', 'must be in the future');
  const saved = await context.db.transaction(async (tx) =>
    saveAnswer(tx, developerId, await putOnList(context, tx, developerId, input), answerFor),
  );
  context.risk.compiledPolicy.forget(developerId);
  return saved;
}

/** Runs in the caller's transaction; the caller clears the cached lists afterwards. */
export async function putOnList(
  context: RiskContext,
  tx: Queryable,
  developerId: string,
  input: ListInput,
): Promise<lists.ListEntry> {
  const value = namedIn(input.on, input.value);
  const spelling = spelled(input.on, value) ?? refuse(input.on);
  await checkKind(tx, developerId, input);
  if ((await lists.count(tx, developerId, MAX_ENTRIES)) >= MAX_ENTRIES) {
    throw new Problem('too_many_list_entries');
  }
  const { clock, newId } = context;
  const { actor: addedBy } = context.caller;
  const entry = { ...input, value, id: newId('lst'), addedBy, addedAt: clock() };
  const { entry: put, before } = await lists.put(tx, developerId, entry, spelling);
  await recordAudit(context, tx, {
    developerId,
    kind: 'risk_list.added',
    subject: put.id,
    before: before ? factsOf(before) : undefined,
    after: factsOf(put),
  });
  return put;
}

export async function takeOffList(context: RiskContext, developerId: string, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const removed = await lists.remove(tx, developerId, id);
    if (!removed)
      throw new Problem(
        'not_found',
        'No list entry with this id exists in this account. GET /v1/fraud/lists lists them.',
      );
    await recordAudit(context, tx, {
      developerId,
      kind: 'risk_list.removed',
      subject: id,
      before: factsOf(removed),
    });
  });
}

/** A named list holds values of one type, so that a rule can be checked when it is saved. */
async function checkKind(tx: Queryable, developerId: string, { on, kind, list }: ListInput): Promise<void> {
  if (kind !== 'named') {
    if (list !== null) throw wrong('list', 'can only be set with type named');
    if (on === 'text') throw wrong('on', 'can only be text in a named list');
    return;
  }
  if (list === null) throw wrong('list', 'is missing: the name of the list');
  if (on === 'network') throw wrong('on', 'must not be network in a named list');
  const held = await namedLists.ensure(tx, developerId, { name: list, subject: on, most: MAX_NAMED_LISTS });
  if (held === undefined)
    throw wrong('list', `must be one of your ${MAX_NAMED_LISTS} lists: there are no more`);
  if (held !== on) throw wrong('on', `must be ${held}, as in the other entries of the list ${list}`);
}

/** The value stays encrypted in the list; more people can read the audit log. */
function factsOf({ on, kind, list, expiresAt }: lists.ListEntry): object {
  return { on, kind, expiresAt, ...(list !== null && { list }) };
}

/** A fingerprint is never stored, only its hash. */
export function namedIn(on: ListSubject, value: string): string {
  return on === 'device' ? deviceHash(value) : value;
}

function refuse(on: ListSubject): never {
  throw wrong('value', `must be ${sayWhat(on)}`);
}

function wrong(path: string, message: string): Problem {
  return new Problem('validation_failed', `${path} ${message}.`, { details: [{ path, message }] });
}
