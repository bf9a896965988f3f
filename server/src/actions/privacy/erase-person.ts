import { eraseIdentity } from '#actions/identity/erase-person.ts';
import { recordAudit } from '#actions/record-audit.ts';
import { memberOf } from '#core/external-id.ts';
import { type Erasure, type KeptClass, moneyKeptUntil } from '#core/privacy/erasure.ts';
import { Problem } from '#core/problem.ts';
import { DAY_MS } from '#core/time.ts';
import type { Queryable } from '#store/db.ts';
import { countVersion1, eraseRows } from '#store/privacy/erase-rows.ts';
import * as erasures from '#store/privacy/erasures.ts';
import * as members from '#store/privacy/members.ts';
import type { PrivacyContext } from './context.ts';

export type Erased = Erasure & { readonly kept: readonly KeptClass[] };

type Order = {
  readonly developerId: string;
  readonly externalUserId: string;
  readonly reason: string;
};

/**
 * Erases a person: their keys, without which their part of the history cannot be read, and what other tables
 * have about them. The order is chained in the audit log. Money on its way needs its recipient, so open
 * agreements refuse it.
 */
export async function erasePerson(context: PrivacyContext, tx: Queryable, order: Order): Promise<Erased> {
  const { developerId, externalUserId, reason } = order;
  const person = { developerId, externalUserId };
  await refuseActive(tx, person);
  const keyIds = await erasures.lockKeys(tx, person);
  const lastMoved = await refuseOpen(tx, person);
  const erasure: Erasure = {
    ...person,
    id: context.newId('ers'),
    keyIds,
    reason,
    erasedBy: context.caller.actor,
    erasedAt: context.clock(),
    keptUntil: lastMoved && moneyKeptUntil(lastMoved),
  };
  return carryOut(context, tx, erasure);
}

/** Carries out an erasure again that a restored database does not know. */
export async function replayErasure(
  context: PrivacyContext,
  tx: Queryable,
  erasure: Erasure,
): Promise<Erased> {
  await refuseActive(tx, erasure);
  await erasures.lockKeys(tx, erasure);
  await refuseOpen(tx, erasure);
  return carryOut(context, tx, erasure);
}

type Person = Pick<Erasure, 'developerId' | 'externalUserId'>;

/** A member who can still sign in leaves records in the audit log, which name them. */
async function refuseActive(tx: Queryable, { developerId, externalUserId }: Person): Promise<void> {
  const memberId = memberOf(externalUserId);
  if (memberId === null) return;
  const member = await members.lock(tx, developerId, memberId);
  if (!member) throw new Problem('not_found', `There is no member ${memberId} in this account.`);
  if (member.state !== 'removed') throw new Problem('member_in_team');
}

/** Returns when money of the person last moved. */
async function refuseOpen(tx: Queryable, person: Person): Promise<Date | null> {
  const { open, lastMoved } = await erasures.standing(tx, person);
  if (open.length === 0) return lastMoved;
  throw new Problem(
    'person_in_agreements',
    `${person.externalUserId} is a party of agreements that are not over: ${open.join(', ')}. ` +
      'Finish, cancel or refund them, then erase the person.',
  );
}

async function carryOut(context: PrivacyContext, tx: Queryable, erasure: Erasure): Promise<Erased> {
  const { developerId, externalUserId, keyIds, reason } = erasure;
  const person = { developerId, externalUserId };
  await erasures.insert(tx, erasure, context.mac);
  const version1 = await countVersion1(tx, person);
  const { agreements } = await eraseRows(tx, erasure, context.mac);
  const { externalUserId: _same, ...identity } = await eraseIdentity(
    context,
    tx,
    developerId,
    externalUserId,
  );
  await eraseMember(context, tx, person);
  tx.personal.people.forget();
  const kept = keptClasses(context, erasure, version1);
  await recordAudit(context, tx, {
    developerId,
    kind: 'person.erased',
    subject: externalUserId,
    after: {
      erasureId: erasure.id,
      keys: keyIds.length,
      agreements,
      ...identity,
      reason,
      kept: kept.map((one) => one.class),
    },
  });
  return { ...erasure, kept };
}

async function eraseMember({ box }: PrivacyContext, tx: Queryable, person: Person): Promise<void> {
  const memberId = memberOf(person.externalUserId);
  const member = memberId === null ? undefined : await members.lock(tx, person.developerId, memberId);
  if (member) await members.eraseSignIn(tx, box, member.personId);
}

/** Saved answers of requests with an Idempotency-Key are deleted after this time. */
const ANSWERS_KEPT_MS = DAY_MS;

function keptClasses({ kept }: PrivacyContext, erasure: Erasure, version1: number): KeptClass[] {
  const now = erasure.erasedAt.getTime();
  const classes: KeptClass[] = [
    {
      class: 'saved_answers',
      why: 'Responses to requests with an Idempotency-Key, so that a repeat does not move money twice',
      until: new Date(now + ANSWERS_KEPT_MS),
    },
    {
      class: 'bank_log',
      why: 'Notifications as the banks sent them, to settle questions with a bank',
      until: new Date(now + kept.bankLogMs),
    },
    {
      class: 'fraud_assessments',
      why: 'Scores and their reasons under the platform’s own id of the person, to prevent fraud',
      until: null,
    },
    {
      class: 'staff_decisions',
      why: 'What members wrote when they decided about a verification, and sender names of money that matched no agreement',
      until: null,
    },
  ];
  if (erasure.keptUntil) {
    classes.unshift({
      class: 'money_records',
      why: 'Amounts, times and bank references of transfers, without names and account numbers of people: the law wants them kept for five years',
      until: erasure.keptUntil,
    });
  }
  if (version1 > 0) {
    classes.push({
      class: 'version_1_history',
      why: `${version1} agreements with events from before version 2 of the chain, whose hashes cover personal data`,
      until: null,
    });
  }
  return classes;
}
