import type { IdentityContext } from '#actions/identity/context.ts';
import { environmentOf } from '#core/environment.ts';
import {
  afterAnswer,
  beginCheck,
  checkAsOf,
  type RegisterAnswer,
  type RegisterCheck,
  type RegisterField,
  type RegisterName,
  type RegisterProvider,
} from '#core/identity/register.ts';
import {
  type IdentitySession,
  type PageLanguage,
  REGISTER_PART,
  refuseUnasked,
} from '#core/identity/session.ts';
import { Problem } from '#core/problem.ts';
import type { Queryable } from '#store/db.ts';
import * as costs from '#store/identity/register-costs.ts';
import * as parts from '#store/identity/session-parts.ts';
import * as sessions from '#store/identity/sessions.ts';
import { type Attendance, locked } from './attend-session.ts';
import { writeEntry } from './register-entry.ts';

/** The provider of an environment that offers this register; null when there is none. */
export function registerProvider(
  { registers }: Pick<IdentityContext, 'registers'>,
  developerId: string,
  register: RegisterName,
): RegisterProvider | null {
  const provider = environmentOf(developerId) === 'test' ? registers.test : registers.live;
  return provider?.offers[register] ? provider : null;
}

export type RegisterRequest = Partial<Readonly<Record<RegisterField, string | undefined>>> & {
  readonly number: string;
  readonly language: PageLanguage;
  /** The number of lookups that the page has seen. A request that was sent again costs nothing more. */
  readonly after: number;
  /** Where the person returns to after consenting elsewhere. */
  readonly returnUrl: string;
};

/**
 * Looks the person up with their consent. The lookup is counted before it is sent, and the number leaves this
 * process only for the provider: neither the database nor a log has it.
 */
export async function beginRegisterCheck(
  context: IdentityContext,
  { session, token }: Attendance,
  { language, after, ...fields }: RegisterRequest,
): Promise<void> {
  const begun = await context.db.transaction((tx) => reserve(context, tx, session, { language, after }));
  if (!begun) return;
  const { check, provider } = begun;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const question = {
    ...given,
    ...{ register: check.register, reference: context.newId('reg') },
    ...{ number: fields.number, returnUrl: fields.returnUrl },
  };
  const answer = await provider.begin(question).catch(noAnswer(context));
  await settle(context, { session, token }, check, answer);
}

/** To the person a wrong key looks like a register that is down; the operator has to see the difference. */
function noAnswer({ registers }: IdentityContext): (error: unknown) => null {
  return (error) => {
    const reason = error instanceof Error ? error.message : String(error);
    registers.onFailure(reason.replace(/\d{10,}/g, '…'));
    return null;
  };
}

/** Null when nothing is to be asked: this lookup was made before, or the budget is used up. */
async function reserve(
  context: IdentityContext,
  tx: Queryable,
  key: sessions.SessionKey,
  { language, after }: Pick<RegisterRequest, 'language' | 'after'>,
): Promise<{ readonly check: RegisterCheck; readonly provider: RegisterProvider } | null> {
  const now = context.clock();
  const current = await locked(tx, key);
  refuseUnasked(current, now);
  const check = checkOf(current, now);
  if (check.lookups !== after) return null;
  const { developerId } = current;
  const provider = registerProvider(context, developerId, check.register);
  const offer = provider?.offers[check.register];
  if (!provider || !offer) {
    await sessions.save(tx, { ...current, register: { ...check, problem: 'unavailable' } });
    return null;
  }
  const begun = beginCheck(check, { provider: provider.name, language, now });
  const { dailyBudget } = context.registers;
  const isWithin = await costs.reserve(tx, { developerId, now }, offer.price, dailyBudget);
  const next: RegisterCheck = isWithin ? begun : { ...check, state: 'ASKED', problem: 'over_budget' };
  await sessions.save(tx, { ...current, register: next });
  return isWithin ? { check: begun, provider } : null;
}

/** Asks the provider whether the person has consented there by now. */
export async function finishRegisterCheck(
  context: IdentityContext,
  { session, token }: Attendance,
): Promise<void> {
  const check = checkOf(session, context.clock());
  if (check.state !== 'CONSENTED' || check.reference === null) return;
  const provider = registerProvider(context, session.developerId, check.register);
  // An operator who changed the provider cannot ask the earlier one.
  if (provider?.name !== check.provider) return settle(context, { session, token }, check, null);
  const answer = await provider.finish(check.reference).catch(noAnswer(context));
  // No answer now says nothing about the consent: the person can ask again.
  if (answer && answer.state !== 'waiting') await settle(context, { session, token }, check, answer);
}

/** The person does not want to be looked up. They may change their mind while the session lasts. */
export async function declineRegisterCheck(context: IdentityContext, { session }: Attendance): Promise<void> {
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const current = await locked(tx, session);
    refuseUnasked(current, now);
    const check = checkOf(current, now);
    if (check.state === 'ANSWERED') return;
    const declined: RegisterCheck = { ...check, state: 'DECLINED', reference: null, url: null };
    await sessions.save(tx, { ...current, register: declined });
  });
}

/** Saves an answer, unless the person has meanwhile begun another lookup or declined. */
async function settle(
  context: IdentityContext,
  { session, token }: Pick<Attendance, 'session' | 'token'>,
  asked: RegisterCheck,
  answer: RegisterAnswer | null,
): Promise<void> {
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const current = await locked(tx, session);
    const { register: check } = current;
    if (current.endedAt || check?.state !== 'CONSENTED' || check.lookups !== asked.lookups) return;
    refuseUnasked(current, now);
    await sessions.save(tx, { ...current, register: afterAnswer(check, answer) });
    if (answer?.state !== 'found') return;
    await parts.put(tx, session, REGISTER_PART, writeEntry(answer.person), parts.pictureKey(token, session));
  });
}

function checkOf({ register }: IdentitySession, now: Date): RegisterCheck {
  if (!register) throw new Problem('not_found', 'This session does not ask a national register.');
  return checkAsOf(register, now);
}
