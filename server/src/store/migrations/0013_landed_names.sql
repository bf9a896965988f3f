-- The last changes of the unreleased 0.2.0: one table of policies, and names by the terms of the field. Only
-- a database that ran the single migrations of 0.2.0 needs this file; others have its result from
-- 0012_second_version.sql (baseline.ts). Hash and MAC inputs keep their spelling, so older rows still verify.

-- The rules that an account has set, one row for each kind. An account without a row has the defaults.
CREATE TABLE policies (
  developer_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('release', 'identity', 'review')),
  rules jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, kind)
);
INSERT INTO policies (developer_id, kind, rules, changed_at)
  SELECT developer_id, 'release', rules, changed_at FROM release_policies;
INSERT INTO policies (developer_id, kind, rules, changed_at)
  SELECT developer_id, 'identity', rules, changed_at FROM identity_policies;
INSERT INTO policies (developer_id, kind, rules, changed_at)
  SELECT developer_id, 'review', jsonb_build_object('opens', opens, 'dueHours', due_hours), changed_at
  FROM review_policies;
DROP TABLE release_policies;
DROP TABLE identity_policies;
DROP TABLE review_policies;

ALTER TABLE acts RENAME TO audit_log;
ALTER TABLE act_heads RENAME TO audit_log_heads;
ALTER TABLE particulars RENAME TO caller_metadata;
ALTER TABLE house_transfers RENAME TO platform_transfers;
ALTER TABLE payout_account_marks RENAME TO payout_account_index;
ALTER TABLE risk_lessons RENAME TO risk_trainings;
ALTER TABLE risk_passes RENAME TO risk_overrides;
ALTER TABLE sealing_keys RENAME TO encryption_keys;
ALTER TABLE sealed_with RENAME TO mac_secret;
ALTER TABLE all_sealed RENAME TO mac_backfill;
ALTER TABLE cell_places RENAME TO cell_assignments;

ALTER TABLE audit_log RENAME COLUMN sealed TO encrypted;
ALTER TABLE agreements RENAME COLUMN sealed TO encrypted;
ALTER TABLE approvals RENAME COLUMN sealed TO encrypted;
ALTER TABLE bank_requests RENAME COLUMN sealed TO encrypted;
ALTER TABLE deposits RENAME COLUMN sealed TO encrypted;
ALTER TABLE idempotency_keys RENAME COLUMN sealed TO encrypted;
ALTER TABLE identity_documents RENAME COLUMN sealed TO encrypted;
ALTER TABLE identity_faces RENAME COLUMN sealed TO encrypted;
ALTER TABLE identity_people RENAME COLUMN sealed TO encrypted;
ALTER TABLE identity_pictures RENAME COLUMN sealed TO encrypted;
ALTER TABLE identity_reviews RENAME COLUMN sealed TO encrypted;
ALTER TABLE identity_session_parts RENAME COLUMN sealed TO encrypted;
ALTER TABLE mails RENAME COLUMN sealed TO encrypted;
ALTER TABLE caller_metadata RENAME COLUMN sealed TO encrypted;
ALTER TABLE payout_account_versions RENAME COLUMN sealed TO encrypted;
ALTER TABLE payout_accounts RENAME COLUMN sealed TO encrypted;
ALTER TABLE payout_attempts RENAME COLUMN sealed TO encrypted;
ALTER TABLE refund_parts RENAME COLUMN sealed TO encrypted;
ALTER TABLE risk_list_entries RENAME COLUMN sealed TO encrypted;
ALTER TABLE risk_verified_names RENAME COLUMN sealed TO encrypted;
ALTER TABLE sandbox_accounts RENAME COLUMN sealed TO encrypted;
ALTER TABLE screened_people RENAME COLUMN sealed TO encrypted;
ALTER TABLE virtual_accounts RENAME COLUMN sealed TO encrypted;
ALTER TABLE watch_hits RENAME COLUMN sealed TO encrypted;
ALTER TABLE data_key RENAME COLUMN sealed_by TO encrypted_by;
ALTER TABLE developers RENAME COLUMN sealed_by TO encrypted_by;
ALTER TABLE mails RENAME COLUMN sealed_by TO encrypted_by;
ALTER TABLE people RENAME COLUMN sealed_by TO encrypted_by;
ALTER TABLE person_emails RENAME COLUMN sealed_by TO encrypted_by;
ALTER TABLE sessions RENAME COLUMN sealed_by TO encrypted_by;
ALTER TABLE totp_secrets RENAME COLUMN sealed_by TO encrypted_by;
ALTER TABLE webhook_endpoints RENAME COLUMN sealed_by TO encrypted_by;
ALTER TABLE audit_log_heads RENAME COLUMN seal TO mac;
ALTER TABLE agreements RENAME COLUMN seal TO mac;
ALTER TABLE approvals RENAME COLUMN seal TO mac;
ALTER TABLE exceptions RENAME COLUMN seal TO mac;
ALTER TABLE payout_account_versions RENAME COLUMN seal TO mac;
ALTER TABLE agreements RENAME COLUMN house TO platform;
ALTER TABLE mac_backfill RENAME COLUMN sealed_at TO completed_at;
ALTER TABLE anchor_logs RENAME COLUMN act_count TO audit_count;
ALTER TABLE cell_assignments RENAME COLUMN placed_at TO assigned_at;
ALTER TABLE identity_documents RENAME COLUMN mark TO blind_index;
ALTER TABLE identity_documents RENAME COLUMN country_mark TO country_blind_index;
ALTER TABLE payout_account_index RENAME COLUMN mark TO blind_index;
ALTER TABLE risk_list_entries RENAME COLUMN mark TO blind_index;
ALTER TABLE identity_workers RENAME COLUMN places TO slots;

ALTER TABLE audit_log_heads RENAME CONSTRAINT act_heads_pkey TO audit_log_heads_pkey;
ALTER TABLE audit_log RENAME CONSTRAINT acts_pkey TO audit_log_pkey;
ALTER TABLE agreements RENAME CONSTRAINT agreements_house_check TO agreements_platform_check;
ALTER TABLE agreements RENAME CONSTRAINT agreements_said_once TO agreements_clear_or_encrypted;
ALTER TABLE mac_backfill RENAME CONSTRAINT all_sealed_only_row_check TO mac_backfill_only_row_check;
ALTER TABLE mac_backfill RENAME CONSTRAINT all_sealed_pkey TO mac_backfill_pkey;
ALTER TABLE cell_assignments RENAME CONSTRAINT cell_places_pkey TO cell_assignments_pkey;
ALTER TABLE deposits RENAME CONSTRAINT deposits_said_once TO deposits_clear_or_encrypted;
ALTER TABLE platform_transfers RENAME CONSTRAINT house_transfers_account TO platform_transfers_account;
ALTER TABLE platform_transfers RENAME CONSTRAINT house_transfers_amount_check TO platform_transfers_amount_check;
ALTER TABLE platform_transfers RENAME CONSTRAINT house_transfers_movement TO platform_transfers_movement;
ALTER TABLE platform_transfers RENAME CONSTRAINT house_transfers_pkey TO platform_transfers_pkey;
ALTER TABLE caller_metadata RENAME CONSTRAINT particulars_kind_check TO caller_metadata_kind_check;
ALTER TABLE caller_metadata RENAME CONSTRAINT particulars_pkey TO caller_metadata_pkey;
ALTER TABLE caller_metadata RENAME CONSTRAINT particulars_say_something TO caller_metadata_not_empty;
ALTER TABLE payout_account_index RENAME CONSTRAINT payout_account_marks_pkey TO payout_account_index_pkey;
ALTER TABLE payout_account_versions RENAME CONSTRAINT payout_account_versions_said_once TO payout_account_versions_clear_or_encrypted;
ALTER TABLE payout_accounts RENAME CONSTRAINT payout_accounts_said_once TO payout_accounts_clear_or_encrypted;
ALTER TABLE refund_parts RENAME CONSTRAINT refund_parts_said_once TO refund_parts_clear_or_encrypted;
ALTER TABLE risk_trainings RENAME CONSTRAINT risk_lessons_pkey TO risk_trainings_pkey;
ALTER TABLE risk_trainings RENAME CONSTRAINT risk_lessons_state_check TO risk_trainings_state_check;
ALTER TABLE risk_overrides RENAME CONSTRAINT risk_passes_pkey TO risk_overrides_pkey;
ALTER TABLE sandbox_accounts RENAME CONSTRAINT sandbox_accounts_said_once TO sandbox_accounts_clear_or_encrypted;
ALTER TABLE mac_secret RENAME CONSTRAINT sealed_with_only_row_check TO mac_secret_only_row_check;
ALTER TABLE mac_secret RENAME CONSTRAINT sealed_with_pkey TO mac_secret_pkey;
ALTER TABLE encryption_keys RENAME CONSTRAINT sealing_keys_pkey TO encryption_keys_pkey;
ALTER TABLE virtual_accounts RENAME CONSTRAINT virtual_accounts_said_once TO virtual_accounts_clear_or_encrypted;
ALTER TABLE identity_documents RENAME CONSTRAINT identity_documents_say_something TO identity_documents_not_empty;
ALTER TABLE mails RENAME CONSTRAINT mails_forgotten TO mails_erased_once_settled;
ALTER TABLE identity_workers RENAME CONSTRAINT identity_workers_places_check TO identity_workers_slots_check;
ALTER INDEX act_heads_by_age RENAME TO audit_log_heads_by_age;
ALTER INDEX acts_by_id RENAME TO audit_log_by_id;
ALTER INDEX agreements_unsealed RENAME TO agreements_without_mac;
ALTER INDEX cell_places_by_age RENAME TO cell_assignments_by_age;
ALTER INDEX house_transfers_leave_once RENAME TO platform_transfers_leave_once;
ALTER INDEX identity_documents_by_mark RENAME TO identity_documents_by_blind_index;
ALTER INDEX particulars_by_reference RENAME TO caller_metadata_by_reference;
ALTER INDEX payout_account_marks_of_user RENAME TO payout_account_index_of_user;
ALTER INDEX risk_list_entries_by_mark RENAME TO risk_list_entries_by_blind_index;

ALTER TABLE transfers DROP CONSTRAINT transfers_movement;
UPDATE transfers SET debit = 'platform' WHERE debit = 'house';
UPDATE transfers SET credit = 'platform' WHERE credit = 'house';
ALTER TABLE transfers ADD CONSTRAINT transfers_movement CHECK (
  (kind, debit, credit) IN (
    ('deposit', 'bank', 'escrow'),
    ('deposit_excess', 'bank', 'excess'),
    ('deposit_unapplied', 'bank', 'suspense'),
    ('deposit_reversed', 'escrow', 'bank'),
    ('deposit_reversed_excess', 'excess', 'bank'),
    ('deposit_reversed_unapplied', 'suspense', 'bank'),
    ('deposit_reversed_owed', 'receivable', 'platform'),
    ('fee', 'fees', 'platform'),
    ('release', 'escrow', 'seller'),
    ('payout_submitted', 'seller', 'payout_clearing'),
    ('payout_succeeded', 'payout_clearing', 'bank'),
    ('payout_failed', 'payout_clearing', 'seller'),
    ('payout_reversed', 'bank', 'seller'),
    ('payout_late', 'seller', 'bank'),
    ('refund', 'escrow', 'refund_payable'),
    ('excess_return', 'excess', 'refund_payable'),
    ('unapplied_return', 'suspense', 'refund_payable'),
    ('release_return', 'seller', 'refund_payable'),
    ('refund_paid', 'refund_payable', 'bank'),
    ('refund_reversed', 'bank', 'refund_payable'),
    ('overpaid', 'receivable', 'platform'),
    ('overpaid_returned', 'platform', 'receivable'),
    ('receivable_settled', 'platform', 'receivable')));

ALTER TABLE bank_requests DROP CONSTRAINT bank_requests_outcome_check;
UPDATE bank_requests SET outcome = 'applied' WHERE outcome = 'heard';
ALTER TABLE bank_requests ADD CONSTRAINT bank_requests_outcome_check
  CHECK (outcome IN ('applied', 'nothing', 'refused'));

ALTER TABLE risk_labels DROP CONSTRAINT risk_labels_outcome_check, DROP CONSTRAINT risk_labels_source_check;
UPDATE risk_labels SET outcome = 'legitimate' WHERE outcome = 'honest';
UPDATE risk_labels SET source = 'review' WHERE source = 'desk';
ALTER TABLE risk_labels
  ADD CONSTRAINT risk_labels_outcome_check CHECK (outcome IN ('fraud', 'legitimate', 'disputed', 'recalled')),
  ADD CONSTRAINT risk_labels_source_check CHECK (source IN ('api', 'review', 'dispute', 'recall'));

UPDATE risk_trainings SET id = 'trn_' || substr(id, 5);

UPDATE risk_trainings SET outcome = outcome - ARRAY['honest', 'found', 'bothered']
  || jsonb_strip_nulls(jsonb_build_object('legitimate', outcome->'honest', 'truePositives', outcome->'found',
    'falsePositives', outcome->'bothered'))
WHERE outcome IS NOT NULL;

-- Jobs that wait.
UPDATE jobs SET kind = 'train', payload = jsonb_build_object('trainingId', 'trn_' || substr(payload->>'lessonId', 5))
WHERE kind = 'learn';
UPDATE jobs SET payload = payload - 'sealed' || jsonb_build_object('encrypted', payload->>'sealed')
WHERE kind = 'screen-verified';
UPDATE jobs SET id = 'notify-troubles', kind = 'notify-troubles' WHERE id = 'tell-troubles';
