// Made from openapi.json by `npm run openapi`, do not edit.
import type { PageParams } from '../pages.ts';

/** A record of the audit log: who changed what, with the values before and after. */
export type AuditRecord = {
  /** `act_…`, or `evt_…` of what was done to money. */
  id: string;
  /**
   * - `key.created`: An API key was made
   * - `key.rotated`: An API key was replaced by a new one
   * - `key.revoked`: An API key was revoked
   * - `member.invited`: Somebody was invited
   * - `member.joined`: Somebody took up an invitation
   * - `member.role_changed`: A member got another role
   * - `member.removed`: A member was removed
   * - `account.created`: The account was made
   * - `sign_in.failed`: Somebody tried to sign in as a member, and could not
   * - `session.opened`: A member signed in
   * - `session.ended`: A member signed out
   * - `password.changed`: A member chose another password
   * - `password.reset`: A member chose a new password by a link
   * - `factor.added`: A member set up a second factor
   * - `factor.removed`: A member turned a second factor off
   * - `recovery_codes.renewed`: A member made new recovery codes
   * - `webhook.created`: A webhook endpoint was added
   * - `webhook.changed`: A webhook endpoint was changed
   * - `webhook.deleted`: A webhook endpoint was deleted
   * - `webhook.secret_rotated`: A webhook endpoint got a new secret
   * - `webhook.tested`: A made-up event was sent to a webhook endpoint
   * - `webhook.replayed`: Events were sent to a webhook endpoint again
   * - `mail_settings.changed`: It was said who is told by mail
   * - `approval_rules.changed`: It was said what needs a second person
   * - `release_policy.changed`: The release policy was changed
   * - `identity_session.created`: A link for somebody to verify themselves was made
   * - `identity_session.canceled`: A link for somebody to verify themselves was taken back
   * - `identity_pictures.seen`: Somebody looked at the pictures of a person
   * - `identity_person.erased`: What was kept of a person was erased
   * - `identity_policy.changed`: It was said what a verification must have
   * - `assessment.labelled`: It was said how an assessment turned out
   * - `review.seen`: Somebody looked at a review that shows what is known of a person
   * - `review.assigned`: It was said who looks at a review
   * - `review.commented`: Somebody wrote a remark about a review
   * - `review_policy.changed`: It was said what opens a review, and how soon it is due
   * - `appeal.made`: Somebody contests a verification that failed
   * - `risk_policy.drafted`: A draft of the risk policy was saved or dropped
   * - `risk_policy.promoted`: A version of the risk policy was put to the test or to use
   * - `risk_policy.retired`: A version of the risk policy was taken out of use
   * - `risk_list.added`: Somebody or something was put on a list
   * - `risk_list.removed`: Somebody or something was taken off a list
   * - `break.closed`: A break of a reconciliation was closed
   * - `exception.closed`: Somebody has looked at what did not fit
   * - `agreement.created`: An agreement was created
   * - `agreement.assessed`: The buyer’s payment was assessed
   * - `agreement.frozen`: The agreement was put on hold
   * - `agreement.unfrozen`: The hold was lifted
   * - `agreement.cancelled`: The agreement was cancelled before any money came in
   * - `deposit.received`: A deposit was received
   * - `deposit.unapplied`: A deposit came in after the agreement was over
   * - `milestone.confirmed`: One party confirmed a milestone
   * - `milestone.resolved`: The platform decided how much of a milestone the buyer and the seller get
   * - `payout.hold_lifted`: A rule of the release policy no longer holds a payout back
   * - `payout_account.changed`: The account that a seller is paid to was set or changed
   * - `excess.refunded`: Money beyond the amount due is going back
   * - `refund.created`: A refund was started
   * - `refund.retried`: A refund that the bank had refused is sent again
   * - `refund.redirected`: A refund that the bank had refused goes to another account
   * - `approval.requested`: Somebody asked for what another person has to approve
   * - `approval.approved`: Another person approved it, and with that it was done
   * - `approval.rejected`: Another person said no to it
   * - `approval.withdrawn`: Whoever asked for it took it back
   * - `identity.verified`: A person’s identity was verified
   * - `identity.failed`: A person’s identity could not be verified
   * - `identity.reviewed`: Somebody has looked at a verification, and their word counts from now on
   * - `review.decided`: A person has looked at it and decided
   */
  kind: string;
  /** ISO 8601. */
  createdAt: string;
  actor: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  };
  /** What it was done to. */
  subject: { type: string; id: string } | null;
  /** Where it came from; null of commands, and of what was done to money. */
  origin: { address: string; requestId: string } | null;
  /** Of what changed. */
  before: Record<string, unknown> | null;
  /** Of what changed; of money, the data of the event. */
  after: Record<string, unknown> | null;
  /** Its place in its chain. */
  sequence: number;
  /** Its hash there, over all of it and the hash before. */
  hash: string;
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
  | 'factor.added'
  | 'factor.removed'
  | 'recovery_codes.renewed'
  | 'webhook.created'
  | 'webhook.changed'
  | 'webhook.deleted'
  | 'webhook.secret_rotated'
  | 'webhook.tested'
  | 'webhook.replayed'
  | 'mail_settings.changed'
  | 'approval_rules.changed'
  | 'release_policy.changed'
  | 'identity_session.created'
  | 'identity_session.canceled'
  | 'identity_pictures.seen'
  | 'identity_person.erased'
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
  | 'break.closed'
  | 'exception.closed'
  | 'agreement.created'
  | 'agreement.assessed'
  | 'agreement.frozen'
  | 'agreement.unfrozen'
  | 'agreement.cancelled'
  | 'deposit.received'
  | 'deposit.unapplied'
  | 'milestone.confirmed'
  | 'milestone.resolved'
  | 'payout.hold_lifted'
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

/** List who changed what, newest first: `GET /v1/audit-log`. */
export type ListAuditLogParams = PageParams & {
  kind?: AuditAction | undefined;
  /** The id of a key or member. At most 100 characters. */
  actor?: string | undefined;
  /** The id of a key, member, webhook, agreement or seller. At most 255 characters. */
  subject?: string | undefined;
  /** ISO 8601. */
  from?: string | undefined;
  /** Up to this moment, which is not part of it. ISO 8601. */
  to?: string | undefined;
};
