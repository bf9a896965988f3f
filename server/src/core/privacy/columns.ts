import { TEAM_TABLES } from './team-tables.ts';
import { TECHNICAL_TABLES } from './technical-tables.ts';

/**
 * What a column holds. `erased`: data about a person whom the platform serves, which an erasure deletes or
 * makes unreadable. `kept`: such data that an erasure leaves. `pseudonym`: an id, account number or keyed
 * hash of such a person. `team`: about a member of the platform. `listed`: about a person on a public watch
 * list. `technical`: about no person.
 */
export const COLUMN_CLASSES = ['erased', 'kept', 'pseudonym', 'team', 'listed', 'technical'] as const;
export type ColumnClass = (typeof COLUMN_CLASSES)[number];

type Columns = { readonly [Class in ColumnClass]?: string };

/**
 * Every column of every table. A test compares this with the database, so a new column needs a class before
 * it can be used.
 */
export const COLUMNS: Readonly<Record<string, Columns>> = {
  agreement_notes: {
    erased: 'text',
    team: 'mentions actor',
    technical: 'developer_id agreement_id id created_at',
  },
  agreements: {
    erased: 'buyer_email buyer_name account_name encrypted',
    pseudonym: 'buyer_external_id seller_external_id account_number',
    technical: `developer_id id version status currency total_amount account_provider
      account_bank_code hold bank escrow excess refund_payable seller payout_clearing
      suspense deposited refunded event_count transfer_count chain_head created_at
      receivable fees platform reversed event_head chained_from mac commission fund_by
      funding_reminded_at shares fee_terms amendment`,
  },
  api_keys: {
    team: 'label created_by root_member_id',
    technical: `developer_id id prefix hash created_at last_used_at expires_at revoked_at scopes
      networks daily_limit limit_currency budget_id api_version mac`,
  },
  approvals: {
    erased: 'encrypted',
    kept: 'reason',
    pseudonym: 'digest',
    team: 'requested_by decided_by',
    technical: `developer_id id kind state agreement_id amount currency requested_at expires_at
      decided_at event_head mac`,
  },
  audit_log: {
    erased: 'personal',
    kept: 'encrypted',
    pseudonym: 'subject',
    team: 'actor_id',
    technical: 'developer_id sequence id kind actor_type request_id created_at hash',
  },
  bank_messages: {
    kept: 'content',
    pseudonym: 'subject',
    technical: 'provider key kind received_at outcome agreement_id',
  },
  bank_requests: { kept: 'body encrypted', technical: 'provider key address received_at times outcome' },
  breaches: {
    kept: 'encrypted',
    team: 'recorded_by closed_by',
    technical: `developer_id id state started_at ended_at known_at report_by reported_at recorded_at
      closed_at`,
  },
  caller_metadata: {
    ...{ erased: 'encrypted', pseudonym: 'reference', technical: 'developer_id subject_id kind has_pairs' },
  },
  metadata_pairs: { pseudonym: 'pair', technical: 'developer_id kind subject_id' },
  deposits: {
    erased: 'sender_name encrypted',
    kept: 'sender_bank',
    pseudonym: 'account_number',
    technical: `developer_id agreement_id provider transaction_id amount returned applied received_at
      reversed fee session_id`,
  },
  dispute_evidence: {
    erased: 'encrypted',
    pseudonym: 'external_user_id',
    technical: 'developer_id id agreement_id dispute_id key_id created_at',
  },
  events: {
    erased: 'data',
    pseudonym: 'stream_id',
    team: 'actor',
    technical: 'developer_id sequence id type created_at position hash trace funding',
  },
  exceptions: {
    erased: 'details',
    kept: 'note',
    pseudonym: 'subject',
    team: 'closed_by',
    technical: `developer_id id kind agreement_id amount currency opened_at closed_at event_head mac`,
  },
  grievances: {
    kept: 'encrypted',
    team: 'answered_by',
    technical: 'developer_id id token_hash state opened_at due_at answered_at',
  },
  idempotency_keys: {
    kept: 'body encrypted',
    pseudonym: 'key fingerprint',
    technical: 'developer_id claim claimed_until status created_at',
  },
  identity_documents: {
    erased: 'encrypted',
    kept: 'verified',
    pseudonym: 'external_user_id blind_index country_blind_index',
    technical: 'developer_id verification_id kept_until created_at',
  },
  identity_faces: {
    erased: 'encrypted',
    pseudonym: 'external_user_id',
    technical: 'developer_id verification_id model kept_until created_at',
  },
  identity_faces_alike: {
    erased: 'likeness',
    pseudonym: 'external_user_id other_user_id',
    technical: 'developer_id verification_id',
  },
  identity_people: {
    erased: 'encrypted',
    pseudonym: 'external_user_id',
    technical: 'developer_id created_at',
  },
  identity_pictures: {
    erased: 'encrypted',
    pseudonym: 'external_user_id',
    technical: 'developer_id verification_id name kept_until',
  },
  identity_reviews: {
    kept: 'verified encrypted',
    team: 'actor',
    technical: 'developer_id verification_id sequence created_at',
  },
  identity_session_parts: { erased: 'encrypted', technical: 'developer_id session_id name' },
  identity_sessions: {
    kept: 'language return_url encrypted consent register',
    pseudonym: 'external_user_id',
    technical: `developer_id id state liveness_level document_types attempts verification_id
      challenge draws created_at expires_at ended_at`,
  },
  identity_verifications: {
    kept: 'verified score liveness_passed document_type document_type_confidence reasons message reading details liveness_detail under_age claimed_name_match document_seen_before registry register_score flash virtual_camera false_match_rate',
    pseudonym: 'external_user_id document_sha256 selfie_sha256 device',
    technical: 'developer_id id models created_at liveness_level',
  },
  jobs: {
    kept: 'payload last_error',
    technical: `developer_id id kind run_at attempts claim dead_at created_at alarmed_at
      waiting_since trace`,
  },
  mail_counts: { pseudonym: 'recipient', technical: 'developer_id day mails' },
  mails: {
    erased: 'recipient encrypted reply',
    technical: `developer_id id cause kind audience agreement_id encrypted_by state attempts
      created_at settled_at`,
  },
  members: {
    team: 'id person_id role state granted_by',
    technical: 'developer_id created_at joined_at removed_at signed_in_at mac granted_at',
  },
  milestones: {
    kept: 'title',
    pseudonym: 'shares',
    // The members who spoke for a party; the rest of it is technical.
    team: 'dispute',
    technical: `developer_id agreement_id id position amount buyer_confirmed seller_confirmed
      settlement completed_as payout_attempts payout_failures to_buyer open_returns fees
      commission limits clock`,
  },
  party_links: {
    erased: 'encrypted',
    technical: `developer_id id agreement_id party purposes language created_at expires_at revoked_at
      opened_at`,
  },
  passkeys: {
    team: 'person_id credential_id public_key name',
    technical: 'id counter transports created_at used_at',
  },
  payout_account_index: { pseudonym: 'blind_index external_user_id', technical: 'developer_id seen_at' },
  payout_account_versions: {
    erased: 'account_number account_name encrypted name_given name_at_bank',
    kept: 'bank_code',
    pseudonym: 'external_user_id',
    team: 'actor_id',
    technical: 'developer_id version name_match usable_from actor_type mac created_at',
  },
  payout_accounts: {
    erased: 'account_number account_name encrypted name_given name_at_bank',
    kept: 'bank_code',
    pseudonym: 'external_user_id',
    technical: 'developer_id updated_at version name_match usable_from',
  },
  payout_attempts: {
    erased: 'account_number account_name encrypted name_at_bank',
    kept: 'bank_code',
    technical: `developer_id agreement_id milestone_id attempt reference provider amount name_match
      account_version status reason session_id submitted_at settled_at`,
  },
  payout_holds: {
    kept: 'note',
    team: 'lifted_by',
    technical: `developer_id id agreement_id milestone_id rule account_version until opened_at
      lifted_at`,
  },
  payouts: {
    pseudonym: 'seller_external_id',
    technical: 'developer_id id agreement_id milestone_id created_at',
  },
  people: {
    team: 'person_id email name password_hash',
    technical: 'created_at encrypted_by email_proved_at',
  },
  person_consents: {
    kept: 'purpose text_version language channel',
    pseudonym: 'external_user_id',
    team: 'recorded_by',
    technical: 'developer_id id given_at withdrawn_at',
  },
  person_corrections: {
    erased: 'encrypted',
    pseudonym: 'external_user_id',
    team: 'corrected_by',
    technical: 'developer_id id request_id corrected_at',
  },
  person_erasures: {
    kept: 'reason',
    pseudonym: 'external_user_id',
    team: 'erased_by',
    technical: 'developer_id id key_ids erased_at kept_until mac',
  },
  person_keys: { erased: 'wrapped', pseudonym: 'external_user_id', technical: 'developer_id id created_at' },
  person_restrictions: { pseudonym: 'external_user_id', technical: 'developer_id request_id since' },
  platform_transfers: {
    pseudonym: 'account_number',
    technical: 'provider cause kind debit credit amount currency created_at',
  },
  privacy_requests: {
    erased: 'encrypted bundle',
    kept: 'type',
    pseudonym: 'external_user_id',
    team: 'opened_by closed_by',
    technical: 'developer_id id state opened_at due_at closed_at erasure_id bundle_expires_at',
  },
  reconciliation_breaks: {
    pseudonym: 'subject',
    technical: `developer_id id agreement_id provider source type kind currency our_amount our_state
      our_at their_amount their_state their_at difference at ordinal occurrence found_at`,
  },
  closed_days: {
    team: 'closed_by',
    technical: `developer_id day previous time_zone since until totals statement note closed_at`,
  },
  reconciliation_closings: {
    kept: 'reason',
    team: 'closed_by',
    technical: 'developer_id break_id how closed_at',
  },
  recovery_codes: { team: 'person_id code_hash' },
  refund_parts: {
    erased: 'account_number account_name encrypted',
    kept: 'bank_code reason',
    technical: `developer_id agreement_id refund_id position provider transaction_id amount status
      attempts stem retry_at settled_at waits via_refund`,
  },
  refunds: {
    kept: 'reason',
    technical: `developer_id agreement_id id kind amount status milestone_ids created_at part_count
      open_parts failed_parts`,
  },
  short_message_counts: { pseudonym: 'recipient', technical: 'developer_id day messages cost' },
  short_messages: {
    erased: 'recipient encrypted',
    technical: `developer_id id agreement_id link_id party kind state parts cost attempts reply
      created_at expires_at sent_at settled_at`,
  },
  request_log: {
    pseudonym: 'path',
    team: 'member_id',
    technical: 'developer_id id key_id method status code duration_ms created_at',
  },
  review_comments: { erased: 'text', team: 'actor', technical: 'developer_id review_id id created_at' },
  reviews: {
    erased: 'claim reason',
    kept: 'flag score decision',
    pseudonym: 'subject_id user_id',
    team: 'assignee decided_by',
    technical: 'developer_id id kind agreement_id state opened_at due_at decided_at event_head',
  },
  risk_addresses: { kept: 'state', pseudonym: 'address', technical: 'developer_id day_bucket version' },
  risk_aggregate_events: {
    pseudonym: 'key members',
    technical: 'developer_id event at amount currency units',
  },
  risk_agreements: {
    kept: 'value',
    pseudonym: 'user_id device',
    technical: 'developer_id agreement_id counted_at',
  },
  risk_assessments: {
    erased: 'metadata_read',
    kept: 'bands score flag detail shadow_score shadow_flag facts verdict',
    pseudonym: 'user_id device',
    technical: `developer_id id agreement_id amount currency simulated created_at policy_version
      shadow_version`,
  },
  risk_backtests: {
    team: 'asked_by',
    technical: `developer_id id policy source since asked_at state total done cursor tally
      finished_at`,
  },
  risk_devices: { kept: 'state frauds', pseudonym: 'device', technical: 'developer_id known_since version' },
  risk_labels: {
    kept: 'outcome reason',
    team: 'actor',
    technical: 'developer_id assessment_id id source created_at',
  },
  risk_list_entries: {
    kept: 'encrypted',
    pseudonym: 'blind_index',
    team: 'added_by',
    technical: 'developer_id id subject kind list expires_at added_at',
  },
  risk_overrides: { pseudonym: 'user_id device', technical: 'developer_id agreement_id review_id until' },
  risk_pairs: { kept: 'seen', pseudonym: 'user_id payee_id', technical: 'developer_id first_at week_bucket' },
  risk_payees: {
    kept: 'seen frauds disputes state',
    pseudonym: 'payee_id',
    technical: `developer_id first_at week_bucket payers_current payers_previous fresh_current
      fresh_previous version`,
  },
  risk_policies: {
    team: 'made_by',
    technical: 'developer_id version policy made_at state live_at retired_at mac',
  },
  risk_policy_drafts: {
    team: 'changed_by',
    technical: 'developer_id policy revision changed_at event_count event_head',
  },
  risk_user_devices: {
    erased: 'greens',
    pseudonym: 'user_id device',
    technical: 'developer_id first_seen_at day_bucket day_before first_green_at trusted_until',
  },
  risk_users: {
    kept: 'state frauds',
    pseudonym: 'user_id',
    technical: 'developer_id first_seen_at trusted_until verified_at known_since version',
  },
  risk_verified_names: { erased: 'encrypted', pseudonym: 'user_id', technical: 'developer_id verified_at' },
  sandbox_accounts: {
    erased: 'account_name encrypted',
    pseudonym: 'account_number',
    technical: 'reference bank_code',
  },
  screened_people: { erased: 'encrypted', pseudonym: 'user_id', technical: 'developer_id screened_at' },
  search_marks: { pseudonym: 'buyer seller other', technical: 'developer_id agreement_id part' },
  sessions: {
    team: 'person_id member_id opened_from',
    technical: `token_hash developer_id created_at seen_at expires_at ends_at proven_at challenge
      challenge_ends_at encrypted_by mac`,
  },
  sign_ins: {
    team: 'person_id member_id',
    technical: 'token_hash developer_id challenge challenge_ends_at expires_at',
  },
  virtual_accounts: {
    erased: 'account_name encrypted',
    pseudonym: 'account_number',
    technical: `provider developer_id agreement_id reference bank_code issued_at amount expires_at
      closed_at`,
  },
  watch_entries: { listed: 'entry', technical: 'source id version seen keyed_by' },
  watch_hits: {
    erased: 'encrypted',
    kept: 'score',
    pseudonym: 'user_id',
    technical: 'developer_id id source entry_id version found_at',
  },
  watch_keys: { listed: 'key', technical: 'source entry_id' },
  webhook_deliveries: {
    erased: 'log',
    pseudonym: 'stream_id',
    technical: `developer_id endpoint_id event_id sequence type status attempts next_attempt_at
      last_attempt_at replay_id created_at`,
  },
  ...TEAM_TABLES,
  ...Object.fromEntries(Object.entries(TECHNICAL_TABLES).map(([table, technical]) => [table, { technical }])),
};

/** Returns the columns of a table that are of these classes. */
export function columnsOf(table: string, ...classes: readonly ColumnClass[]): string[] {
  return classes.flatMap((one) => COLUMNS[table]?.[one]?.split(/\s+/) ?? []);
}

/** Returns the tables with columns of these classes. */
export function tablesWith(...classes: readonly ColumnClass[]): string[] {
  return Object.keys(COLUMNS).filter((table) => columnsOf(table, ...classes).length > 0);
}
