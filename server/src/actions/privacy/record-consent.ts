import { eraseIdentity } from '#actions/identity/erase-person.ts';
import { recordAudit } from '#actions/record-audit.ts';
import type { Consent } from '#core/privacy/consent.ts';
import { Problem } from '#core/problem.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as consents from '#store/privacy/consents.ts';
import * as restrictions from '#store/restrictions.ts';
import type { PrivacyContext } from './context.ts';

type Given = Omit<Consent, 'id' | 'recordedBy' | 'withdrawnAt' | 'givenAt'> & {
  readonly givenAt: Date | null;
};

/** Records what a person agreed to. */
export async function recordConsent(
  context: PrivacyContext,
  given: Given,
  answerFor: AnswerFor<Consent>,
): Promise<Answered<Consent>> {
  const consent: Consent = {
    ...given,
    id: context.newId('con'),
    givenAt: given.givenAt ?? context.clock(),
    recordedBy: context.caller.actor,
    withdrawnAt: null,
  };
  const { developerId, externalUserId: subject, id: consentId, purpose, textVersion } = consent;
  return context.db.transaction(async (tx) => {
    await consents.insert(tx, consent);
    const after = { consentId, purpose, textVersion };
    await recordAudit(context, tx, { developerId, kind: 'consent.recorded', subject, after });
    return saveAnswer(tx, developerId, consent, answerFor);
  });
}

/** Withdraws a consent. What was stored because of it is erased. */
export async function withdrawConsent(
  context: PrivacyContext,
  key: Pick<Consent, 'developerId' | 'id'>,
  answerFor: AnswerFor<Consent>,
): Promise<Answered<Consent>> {
  return context.db.transaction(async (tx) => {
    const consent = await consents.withdraw(tx, key, context.clock());
    if (!consent) throw new Problem('not_found', `There is no consent ${key.id} in this account.`);
    const { developerId, externalUserId: subject, id: consentId, purpose } = consent;
    if (purpose === 'identity') await eraseIdentity(context, tx, developerId, subject);
    const after = { consentId, purpose };
    await recordAudit(context, tx, { developerId, kind: 'consent.withdrawn', subject, after });
    return saveAnswer(tx, developerId, consent, answerFor);
  });
}

/** Ends the restriction of a person's data. */
export async function liftRestriction(
  context: PrivacyContext,
  person: { readonly developerId: string; readonly externalUserId: string },
  reason: string,
  answerFor: AnswerFor<{ externalUserId: string; restricted: boolean }>,
): Promise<Answered<{ externalUserId: string; restricted: boolean }>> {
  const { developerId, externalUserId } = person;
  return context.db.transaction(async (tx) => {
    if (!(await restrictions.lift(tx, person))) {
      throw new Problem('not_found', `The data of ${externalUserId} is not restricted.`);
    }
    const record = { developerId, subject: externalUserId, after: { reason } };
    await recordAudit(context, tx, { ...record, kind: 'person.restriction_lifted' });
    return saveAnswer(tx, developerId, { externalUserId, restricted: false }, answerFor);
  });
}
