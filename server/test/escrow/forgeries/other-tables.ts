/**
 * What happens to a forgery: verify finds it, the database refuses it to the service's role, the service does
 * not rely on it, or it is out of reach for the reason that the guide gives under this heading.
 */
export type Outcome = { readonly found: RegExp } | 'refused' | { readonly beyond: Beyond };

/** The headings of docs/verify.md under which a forgery is named. */
export const BEYOND = [
  'Credentials',
  'Counters and marks',
  'Reviews and identities',
  'Requests of banks',
  'Copies',
] as const;
type Beyond = (typeof BEYOND)[number];

const beyond = (heading: Beyond): Outcome => ({ beyond: heading });

/** By the service's own role. $developer, $person, $waiting … stand for the ids of the scene. */
export const OTHER_TABLES: readonly [name: string, sql: string, outcome: Outcome][] = [
  // History that the role cannot change.
  ['an assessment that becomes GREEN', `UPDATE risk_assessments SET flag = 'GREEN', score = 0`, 'refused'],
  ['an assessment that never was', 'DELETE FROM risk_assessments', 'refused'],
  ['a label of a fraud taken away', 'DELETE FROM risk_labels', 'refused'],
  ['a comment of a reviewer rewritten', `UPDATE review_comments SET text = 'fine'`, 'refused'],
  ['a hit on a watch list taken away', 'DELETE FROM watch_hits', 'refused'],
  ['a failed verification that passes', 'UPDATE identity_verifications SET verified = true', 'refused'],
  ['a reviewer’s decision on a document turned', 'UPDATE identity_reviews SET verified = true', 'refused'],
  ['a reconciliation that never ran', 'DELETE FROM reconciliations', 'refused'],
  ['a break taken away', 'DELETE FROM reconciliation_breaks', 'refused'],
  ['a break made smaller', 'UPDATE reconciliation_breaks SET difference = 0', 'refused'],
  ['a finding taken away', 'DELETE FROM reconciliation_findings', 'refused'],
  ['another reason for a closed break', `UPDATE reconciliation_closings SET reason = 'fine'`, 'refused'],
  ['a payout moved to another seller', `UPDATE payouts SET seller_external_id = 'mallory'`, 'refused'],
  ['a hold on a payout taken away', 'DELETE FROM payout_holds', 'refused'],
  ['an anchor taken away', 'DELETE FROM anchor_checkpoints', 'refused'],
  ['a record of the audit log taken away', 'DELETE FROM audit_log', 'refused'],
  ['more rows from before MACs', 'UPDATE chain_start SET agreements = agreements + 1', 'refused'],
  ['another secret of the MACs', `UPDATE mac_secret SET secret_id = 'mine'`, 'refused'],
  ['a data key that is gone', 'DELETE FROM data_key', 'refused'],
  ['a function with another checksum', `UPDATE living_sql SET sha256 = ''`, 'refused'],
  ['a migration that never ran', 'DELETE FROM schema_migrations', 'refused'],
  ['a cell in another schema', `INSERT INTO cells (name) VALUES ('mine')`, 'refused'],
  // Found.
  [
    'an audit log that ends earlier',
    `UPDATE audit_log_heads SET sequence = sequence - 1 WHERE developer_id = $developer`,
    { found: /audit log of dev_\w+: the MAC of its head does not match/ },
  ],
  [
    'an audit log whose start was deleted for its age',
    `UPDATE audit_log_heads SET cut_sequence = 1 WHERE developer_id = $developer`,
    { found: /audit log of dev_\w+: the MAC of its head does not match/ },
  ],
  [
    'an account that nobody created',
    `INSERT INTO developers (developer_id, email, name, created_at) VALUES ('dev_forged', 'x', 'x', now())`,
    { found: /all accounts: 1 have no audit record, but only 0 had none/ },
  ],
  [
    'a reference of an agreement that leads to another',
    `INSERT INTO caller_metadata (developer_id, subject_id, kind, reference)
       VALUES ($developer, $waiting, 'agreement', 'order-1')`,
    { found: /agreement agr_\w+.*reference is stored as "order-1"/ },
  ],
  [
    'a virtual account that receives for another agreement',
    `UPDATE virtual_accounts SET agreement_id = $frozen WHERE agreement_id = $waiting`,
    { found: /the register of virtual accounts has it under/ },
  ],
  [
    'an anchor log that starts again',
    `UPDATE anchor_logs SET size = 0, peaks = '{}', position = 0, event_id = '' WHERE developer_id = $developer`,
    { found: /anchor log of dev_\w+: it counts 0 entries, but has \d+/ },
  ],
  [
    'an anchor log that has read everything already',
    `UPDATE anchor_logs SET position = 9000000000000000 WHERE developer_id = $developer`,
    { found: /anchor log of dev_\w+: it was read up to an event that does not exist/ },
  ],
  // Not found: each group is in the guide with its reason.
  [
    'another password of an owner',
    `UPDATE people SET password_hash = 'mine' WHERE person_id = $person`,
    beyond('Credentials'),
  ],
  ['a second factor taken away', `DELETE FROM totp_secrets`, beyond('Credentials')],
  [
    'a passkey of somebody else',
    `INSERT INTO passkeys (person_id, id, credential_id, public_key, counter, transports, name, created_at)
       VALUES ($person, 'pk_forged', 'mine', '\\x00', 0, '{}', 'mine', now())`,
    beyond('Credentials'),
  ],
  [
    'a recovery code',
    `INSERT INTO recovery_codes (person_id, code_hash) VALUES ($person, '\\x00')`,
    beyond('Credentials'),
  ],
  [
    'a link that resets a password',
    `INSERT INTO password_resets (token_hash, person_id, expires_at) VALUES ('\\x00', $person, now() + interval '1 hour')`,
    beyond('Credentials'),
  ],
  [
    'an identity at the company’s provider',
    `INSERT INTO person_subjects (issuer, subject, person_id, since) VALUES ('https://mine', 'me', $person, now())`,
    beyond('Credentials'),
  ],
  ['guessing without a limit', 'DELETE FROM sign_in_guards', beyond('Credentials')],
  [
    'a network that was seen before',
    `INSERT INTO known_networks (person_id, network, seen_at) VALUES ($person, '\\x00', now())`,
    beyond('Credentials'),
  ],
  ['a session that was just proven', 'UPDATE sessions SET proven_at = now()', beyond('Credentials')],
  ['a key’s budget that is fresh again', 'UPDATE key_budgets SET spent = 0', beyond('Counters and marks')],
  [
    'the lists of a bank read until next year',
    `INSERT INTO bank_watches (provider, looked_until) VALUES ('sandbox', now() + interval '1 year')
       ON CONFLICT (provider) DO UPDATE SET looked_until = excluded.looked_until`,
    beyond('Counters and marks'),
  ],
  ['an answer that is sent again', 'DELETE FROM idempotency_keys', beyond('Counters and marks')],
  [
    'a user without a history of payments',
    `UPDATE risk_users SET state = NULL`,
    beyond('Counters and marks'),
  ],
  [
    'a user who counts as verified',
    `UPDATE risk_users SET verified_at = now()`,
    beyond('Reviews and identities'),
  ],
  [
    'a payment let through in spite of a RED',
    `INSERT INTO risk_overrides (developer_id, agreement_id, user_id, review_id, until)
       VALUES ($developer, $waiting, 'buyer', 'rev_forged', now() + interval '1 day')`,
    beyond('Reviews and identities'),
  ],
  ['an open review taken away', 'DELETE FROM reviews', beyond('Reviews and identities')],
  ['a person taken off a watch list', 'DELETE FROM watch_entries', beyond('Reviews and identities')],
  [
    'a request of a bank marked as read',
    `INSERT INTO bank_requests (provider, key, body, received_at, outcome) VALUES ('sandbox', 'x', '\\x00', now(), 'nothing')`,
    beyond('Requests of banks'),
  ],
  ['the totals of the dashboard', 'UPDATE daily_figures SET amount = amount + 1', beyond('Copies')],
  ['the log of requests', 'DELETE FROM request_log', beyond('Copies')],
  ['a mail that is not sent', 'DELETE FROM mails', beyond('Copies')],
  ['a webhook that is not delivered', 'DELETE FROM webhook_deliveries', beyond('Copies')],
];
