import { accept, end } from '#actions/escrow/amendments/change-amendment.ts';
import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import { Problem } from '#core/problem.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import { type AmendmentNote, amendmentPage } from './amendment-views.ts';
import { type Answer, missing, type Opened } from './opening.ts';

type Form = Readonly<Partial<Record<'step' | 'amendment', string>>>;

export const showAmendment: Answer = async (opened) => shown(opened, null);

/** A party answers the amendment that its page showed. A form that arrives twice counts once. */
export const answerAmendment: Answer = async (opened, request) => {
  const form = (request.body ?? {}) as Form;
  let note: AmendmentNote = null;
  try {
    note = await take(opened, form);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    note = 'amendRefused';
  }
  return shown({ ...opened, agreement: await loadAgreement(opened.context, opened.link) }, note);
};

async function shown(opened: Opened, note: AmendmentNote): Promise<string> {
  const { amendment } = opened.agreement;
  if (!amendment) throw missing(opened);
  return amendmentPage(opened, amendment, note);
}

async function take({ context, link, agreement }: Opened, form: Form): Promise<AmendmentNote> {
  const { step = '', amendment: amendmentId = '' } = form;
  const externalUserId = link.party === 'buyer' ? agreement.buyerExternalId : agreement.sellerExternalId;
  const { developerId, agreementId } = link;
  const key = { developerId, agreementId, amendmentId };
  if (step === 'accept') {
    if (agreement.amendment?.id === amendmentId && agreement.amendment.acceptedBy.includes(link.party))
      return null;
    const { result } = await accept(context, key, { externalUserId }, NO_ANSWER);
    return 'approval' in result ? 'disputeWaits' : null;
  }
  if (step === 'decline' || step === 'withdraw') {
    await end(context, key, { externalUserId, how: step }, NO_ANSWER);
  }
  return null;
}
