import { type Agreement, outstandingOf, surplusOf } from '#core/escrow/agreement.ts';
import type { Decided, Moment } from '#core/escrow/decision.ts';
import { Draft } from '#core/escrow/draft.ts';
import type { Money } from '#core/escrow/money.ts';
import type { Party } from '#core/escrow/party.ts';
import { drainReleases } from '#core/escrow/release.ts';
import { Problem } from '#core/problem.ts';
import { type Amendment, type AmendmentAction, isAllowed, isOpen, type Side } from './amendment.ts';
import { amended, isOvertaken } from './apply.ts';
import { proposalOf } from './propose.ts';

type Answer<By extends Side> = { readonly amendmentId: string; readonly by: By };

/** Accepts the amendment for a party. With the last party that has to agree, it is in force. */
export function acceptAmendment(
  agreement: Agreement,
  { amendmentId, by }: Answer<Party>,
  moment: Moment,
): Decided<Agreement> {
  const amendment = requireAllowed(agreement, amendmentId, by, 'accept');
  if (agreement.hold !== null) throw new Problem('agreement_frozen');
  if (amendment.expiresAt <= moment.now || isOvertaken(agreement, amendment, moment.now)) {
    throw new Problem('amendment_closed');
  }
  const draft = new Draft(agreement, moment);
  const acceptedBy = [...amendment.acceptedBy, by];
  draft.emit('amendment.accepted', { amendmentId, by });
  if (acceptedBy.length < 2) draft.setAmendment({ ...amendment, acceptedBy });
  else bringIntoForce(draft, { ...amendment, acceptedBy, status: 'ACCEPTED', closedAt: draft.now });
  const change = draft.done();
  return { change, result: change.after };
}

/** Declines the other side's amendment, or withdraws one's own. */
export function endAmendment(
  agreement: Agreement,
  { amendmentId, by, how }: Answer<Side> & { readonly how: 'decline' | 'withdraw' },
  moment: Moment,
): Decided<Agreement> {
  const amendment = requireAllowed(agreement, amendmentId, by, how);
  const draft = new Draft(agreement, moment);
  const status = how === 'decline' ? 'DECLINED' : 'WITHDRAWN';
  draft.setAmendment({ ...amendment, status, closedAt: draft.now });
  draft.emit(how === 'decline' ? 'amendment.declined' : 'amendment.withdrawn', { amendmentId, by });
  const change = draft.done();
  return { change, result: change.after };
}

/**
 * A lower total leaves excess, which goes back to the buyer. A higher one takes what is there of it, and the
 * rest is due.
 */
function bringIntoForce(draft: Draft, amendment: Amendment): void {
  const { id: amendmentId } = amendment;
  const missing = outstandingOf(draft.agreement);
  draft.amend(amended(draft.agreement, amendment), amendment);
  const toExcess = surplusOf(draft.agreement);
  const fromExcess = Math.min(draft.agreement.balances.excess, outstandingOf(draft.agreement)) as Money;
  draft.emit('agreement.amended', { amendmentId, ...proposalOf(amendment), toExcess, fromExcess });
  draft.post('amendment_excess', toExcess, amendmentId);
  draft.post('excess_applied', fromExcess, amendmentId);
  if (toExcess > 0) draft.enqueue('return-excess', {});
  const { escrow: held, excess } = draft.agreement.balances;
  if (missing > 0 && outstandingOf(draft.agreement) === 0) {
    draft.emit('agreement.funded', { held, excess, outstanding: 0 as Money });
  }
  drainReleases(draft);
}

function requireAllowed(
  { amendment }: Agreement,
  amendmentId: string,
  side: Side,
  action: AmendmentAction,
): Amendment {
  if (amendment?.id !== amendmentId || !isOpen(amendment)) throw new Problem('amendment_closed');
  if (!isAllowed(amendment, side, action)) throw new Problem('amendment_action_refused');
  return amendment;
}
