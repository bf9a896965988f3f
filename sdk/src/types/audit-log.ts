// Made from openapi.json by `npm run openapi`, do not edit.
import type { PageParams } from '../pages.ts';
import type { ChainProof } from './events.ts';

/** A record of the audit log: who changed what, with the values before and after. */
export type AuditRecord = {
  object: 'audit_record';
  environment: 'live' | 'test';
  /** `act_…`, or `evt_…` for a money event. */
  id: string;
  /**
   * - `key.created`: An API key was created
   * - `key.rotated`: An API key was replaced by a new one
   * - `key.revoked`: An API key was revoked
   * - `member.invited`: A member was invited
   * - `member.joined`: A member accepted an invitation
   * - `member.role_changed`: A member’s role was changed
   * - `member.removed`: A member was removed
   * - `account.created`: The account was created
   * - `sign_in.failed`: A sign-in as a member failed
   * - `session.opened`: A member signed in
   * - `session.ended`: A member signed out
   * - `password.changed`: A member changed their password
   * - `password.reset`: A member reset their password with a link
   * - `mailbox.proved`: A member first proved that they read their mail; what they signed in with before
   * became void
   * - `factor.added`: A member set up a second factor
   * - `factor.removed`: A member removed a second factor
   * - `recovery_codes.renewed`: A member created new recovery codes
   * - `sign_in_policy.changed`: The sign-in policy was changed
   * - `webhook.created`: A webhook endpoint was added
   * - `webhook.changed`: A webhook endpoint was changed
   * - `webhook.deleted`: A webhook endpoint was deleted
   * - `webhook.secret_rotated`: A webhook endpoint’s secret was rotated
   * - `webhook.tested`: A test event was sent to a webhook endpoint
   * - `webhook.replayed`: Events were sent to a webhook endpoint again
   * - `mail_settings.changed`: The mail settings were changed
   * - `approval_rules.changed`: The approval rules were changed
   * - `release_policy.changed`: The release policy was changed
   * - `note.added`: A note was added to an agreement
   * - `link.created`: A link for the buyer or the seller was created
   * - `link.revoked`: A link for the buyer or the seller was revoked
   * - `terms_policy.changed`: The terms policy was changed
   * - `identity_session.created`: An identity verification link was created
   * - `identity_session.canceled`: An identity verification link was cancelled
   * - `identity_pictures.seen`: A person’s pictures were viewed
   * - `identity_person.erased`: A person’s identity data was erased
   * - `person.erased`: A person was erased
   * - `person.restriction_lifted`: The restriction of a person’s data was lifted
   * - `privacy_request.opened`: A person’s privacy request was recorded
   * - `privacy_request.completed`: A person’s privacy request was completed
   * - `privacy_request.refused`: A person’s privacy request was refused
   * - `privacy_bundle.seen`: The bundle of a request for access was downloaded
   * - `person.corrected`: Data of a person was corrected on their request
   * - `grievance.answered`: A grievance was answered
   * - `breach.recorded`: A breach of personal data was recorded
   * - `breach.notice_sent`: A letter about a breach was sent
   * - `breach.closed`: A breach of personal data was closed
   * - `consent.recorded`: A person’s consent was recorded
   * - `consent.withdrawn`: A person withdrew their consent
   * - `identity_policy.changed`: The identity policy was changed
   * - `assessment.labelled`: The outcome of an assessment was labelled
   * - `review.seen`: A review that shows personal data was viewed
   * - `review.assigned`: A review was assigned
   * - `review.commented`: A comment was added to a review
   * - `review_policy.changed`: The review policy was changed
   * - `appeal.made`: A person asked for a human to look at a verification, a RED assessment or a hold
   * - `risk_policy.drafted`: A draft of the risk policy was saved or discarded
   * - `risk_policy.promoted`: A version of the risk policy entered shadow mode or went live
   * - `risk_policy.retired`: A version of the risk policy was retired
   * - `risk_list.added`: An entry was added to a risk list
   * - `risk_list.removed`: An entry was removed from a risk list
   * - `commission.paid_out`: Commission was sent to the platform’s account
   * - `day.closed`: A day of the books was closed
   * - `break.closed`: A reconciliation break was closed
   * - `exception.closed`: A person looked at the exception and closed it
   * - `agreement.created`: An agreement was created
   * - `agreement.updated`: The reference, metadata, titles or contact addresses changed. Only changed fields
   * are sent
   * - `agreement.assessed`: The buyer’s payment was assessed
   * - `agreement.frozen`: The agreement was put on hold
   * - `agreement.unfrozen`: The hold was lifted
   * - `agreement.cancelled`: The agreement was cancelled before any money arrived
   * - `deposit.received`: A deposit was received
   * - `deposit.unapplied`: A deposit arrived after the agreement had ended
   * - `milestone.confirmed`: One party confirmed a milestone, or its inspection window ended without an
   * answer
   * - `milestone.resolved`: The platform decided how a milestone’s amount is divided between buyer and
   * seller
   * - `payout.retried`: A payout that the bank had refused is sent again to the payee’s account
   * - `payout.cancelled`: The platform gave what one payee was to get of a milestone back to the buyer
   * - `payout.hold_lifted`: A rule of the release policy no longer holds a payout
   * - `milestone.inspection_extended`: A party extended the inspection window
   * - `dispute.opened`: A party opened a dispute about a milestone. Its money stays where it is
   * - `dispute.message_added`: A party or the platform wrote a message in a dispute
   * - `dispute.evidence_added`: A party added a file to a dispute. `sha256` is of the file as it was sent,
   * `fileSha256` of the file as it is kept. The other party can read it once it is shared
   * - `dispute.evidence_shared`: A party let the other one read a file
   * - `dispute.offer_made`: A party offered how to divide the milestone. It replaces every open offer of the
   * dispute
   * - `dispute.offer_declined`: A party declined the other’s offer
   * - `dispute.offer_withdrawn`: A party withdrew its offer
   * - `dispute.escalated`: The platform has to decide a dispute: a party asked for it, or no answer came in
   * time
   * - `dispute.decided`: The platform decided a dispute. The money moves when the time to appeal is over
   * - `dispute.appealed`: A party appealed, and the platform decides once more
   * - `dispute.closed`: A dispute is over: settled, withdrawn, decided, granted because no answer came in
   * time, or the bank has paid the milestone after all
   * - `amendment.proposed`: A side proposed other terms. `before` and `after` have the milestones that would
   * change; one that is only in `after` would be added, one that is only in `before` dropped
   * - `amendment.accepted`: A party accepted an amendment
   * - `amendment.declined`: A party declined an amendment
   * - `amendment.withdrawn`: The side that proposed an amendment withdrew it
   * - `amendment.lapsed`: An amendment came to nothing: without an answer in time, or because what it would
   * change has moved on
   * - `agreement.amended`: The terms of an agreement changed. `toExcess` goes back to the buyer,
   * `fromExcess` was paid before and counts now
   * - `payout_account.changed`: A seller’s payout account was set or changed
   * - `excess.refunded`: Money beyond the amount due is being returned
   * - `refund.created`: A refund was started
   * - `refund.retried`: A refund that the bank had refused, or that waited for an account, goes on
   * - `refund.redirected`: A refund that the bank had refused, or that waited for an account, goes to this
   * one
   * - `approval.requested`: A request that needs another person’s approval was made
   * - `approval.approved`: Another person approved the request, and it was carried out
   * - `approval.rejected`: Another person rejected the request
   * - `approval.withdrawn`: The requester withdrew the request
   * - `identity.verified`: A person’s identity was verified
   * - `identity.failed`: A person’s identity could not be verified
   * - `identity.reviewed`: A person reviewed a verification, and that decision now counts
   * - `review.decided`: A person decided a case in the review queue
   */
  type: string;
  /** ISO 8601. */
  createdAt: string;
  actor: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  };
  /** The object that was changed. */
  subject: { type: string; id: string } | null;
  /** Where the request came from. Null for commands and for money events. */
  origin: { address: string; requestId: string } | null;
  /** The changed values before. */
  before: Record<string, unknown> | null;
  /** The changed values after. For a money event, the data of the event. */
  after: Record<string, unknown> | null;
  /** Its position in the hash chain. */
  sequence: number;
  /** Its hash in the chain, over the record and the previous hash. */
  hash: string;
  /** Only with `expand=proof`. */
  proof?: ChainProof | undefined;
};

export type AuditAction =
  | 'key.created'
  | 'key.rotated'
  | 'key.revoked'
  | 'member.invited'
  | 'member.joined'
  | 'member.role_changed'
  | 'member.removed'
  | 'account.created'
  | 'sign_in.failed'
  | 'session.opened'
  | 'session.ended'
  | 'password.changed'
  | 'password.reset'
  | 'mailbox.proved'
  | 'factor.added'
  | 'factor.removed'
  | 'recovery_codes.renewed'
  | 'sign_in_policy.changed'
  | 'webhook.created'
  | 'webhook.changed'
  | 'webhook.deleted'
  | 'webhook.secret_rotated'
  | 'webhook.tested'
  | 'webhook.replayed'
  | 'mail_settings.changed'
  | 'approval_rules.changed'
  | 'release_policy.changed'
  | 'note.added'
  | 'link.created'
  | 'link.revoked'
  | 'terms_policy.changed'
  | 'identity_session.created'
  | 'identity_session.canceled'
  | 'identity_pictures.seen'
  | 'identity_person.erased'
  | 'person.erased'
  | 'person.restriction_lifted'
  | 'privacy_request.opened'
  | 'privacy_request.completed'
  | 'privacy_request.refused'
  | 'privacy_bundle.seen'
  | 'person.corrected'
  | 'grievance.answered'
  | 'breach.recorded'
  | 'breach.notice_sent'
  | 'breach.closed'
  | 'consent.recorded'
  | 'consent.withdrawn'
  | 'identity_policy.changed'
  | 'assessment.labelled'
  | 'review.seen'
  | 'review.assigned'
  | 'review.commented'
  | 'review_policy.changed'
  | 'appeal.made'
  | 'risk_policy.drafted'
  | 'risk_policy.promoted'
  | 'risk_policy.retired'
  | 'risk_list.added'
  | 'risk_list.removed'
  | 'commission.paid_out'
  | 'day.closed'
  | 'break.closed'
  | 'exception.closed'
  | 'agreement.created'
  | 'agreement.updated'
  | 'agreement.assessed'
  | 'agreement.frozen'
  | 'agreement.unfrozen'
  | 'agreement.cancelled'
  | 'deposit.received'
  | 'deposit.unapplied'
  | 'milestone.confirmed'
  | 'milestone.resolved'
  | 'payout.retried'
  | 'payout.cancelled'
  | 'payout.hold_lifted'
  | 'milestone.inspection_extended'
  | 'dispute.opened'
  | 'dispute.message_added'
  | 'dispute.evidence_added'
  | 'dispute.evidence_shared'
  | 'dispute.offer_made'
  | 'dispute.offer_declined'
  | 'dispute.offer_withdrawn'
  | 'dispute.escalated'
  | 'dispute.decided'
  | 'dispute.appealed'
  | 'dispute.closed'
  | 'amendment.proposed'
  | 'amendment.accepted'
  | 'amendment.declined'
  | 'amendment.withdrawn'
  | 'amendment.lapsed'
  | 'agreement.amended'
  | 'payout_account.changed'
  | 'excess.refunded'
  | 'refund.created'
  | 'refund.retried'
  | 'refund.redirected'
  | 'approval.requested'
  | 'approval.approved'
  | 'approval.rejected'
  | 'approval.withdrawn'
  | 'identity.verified'
  | 'identity.failed'
  | 'identity.reviewed'
  | 'review.decided';

/** List the audit log: `GET /v1/audit-log`. */
export type ListAuditLogParams = PageParams & {
  type?: AuditAction | undefined;
  /** The id of a key or a member. At most 100 characters. */
  actor?: string | undefined;
  /** The id of a key, member, webhook, agreement or seller. At most 255 characters. */
  subject?: string | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
  /**
   * `proof` adds the hash, the commitments to personal fields and their salts, so that others can check
   * them.
   */
  expand?: 'proof' | 'proof'[] | undefined;
};
