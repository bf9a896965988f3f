/** Data about the people whom a platform serves, by purpose. */
export type DataClass = {
  readonly name: string;
  readonly purpose: string;
  /** The legal basis, in the words of NDPA 2023 section 25 and GDPR article 6. */
  readonly basis: string;
  /** What ends the storage, when nothing is erased before. */
  readonly ends: string;
  readonly tables: readonly string[];
};

export const DATA_CLASSES: readonly DataClass[] = [
  {
    name: 'agreements',
    purpose: 'Hold money between a buyer and a seller, and pay it out',
    basis: 'performance of a contract',
    ends: 'erasure',
    tables: ['agreements', 'caller_metadata', 'payout_holds', 'search_marks'],
  },
  {
    name: 'money_records',
    purpose: 'Records of deposits, payouts and refunds',
    basis: 'legal obligation (Money Laundering Act 2022)',
    ends: 'five years after the last movement; names and account numbers with an erasure',
    tables: [
      'deposits',
      'refunds',
      'refund_parts',
      'payouts',
      'payout_attempts',
      'payout_accounts',
      'payout_account_versions',
      'payout_account_index',
      'virtual_accounts',
      'exceptions',
      'approvals',
      'sandbox_accounts',
    ],
  },
  {
    name: 'bank_log',
    purpose: 'Settle questions with a bank',
    basis: 'legitimate interest',
    ends: 'BANK_LOG_KEEP',
    tables: ['bank_messages', 'bank_requests'],
  },
  {
    name: 'history',
    purpose: 'Show what happened, and prove that it was not changed',
    basis: 'legal obligation',
    ends: 'erasure of the person’s key; the chain stays',
    tables: ['events', 'person_keys'],
  },
  {
    name: 'webhook_log',
    purpose: 'Tell the platform’s own systems what happened',
    basis: 'performance of a contract',
    ends: 'WEBHOOK_LOG_KEEP',
    tables: ['webhook_deliveries'],
  },
  {
    name: 'fraud',
    purpose: 'Recognise fraud before money moves',
    basis: 'legitimate interest',
    ends: 'with the account; devices, names and networks with an erasure',
    tables: [
      'risk_users',
      'risk_user_devices',
      'risk_devices',
      'risk_addresses',
      'risk_pairs',
      'risk_payees',
      'risk_agreements',
      'risk_assessments',
      'risk_labels',
      'risk_overrides',
      'risk_verified_names',
      'risk_list_entries',
    ],
  },
  {
    name: 'identity',
    purpose: 'Check that a person is who they say',
    basis: 'consent',
    ends: 'the days that the identity policy sets, or erasure',
    tables: [
      'identity_documents',
      'identity_faces',
      'identity_faces_alike',
      'identity_people',
      'identity_pictures',
      'identity_reviews',
      'identity_session_links',
      'identity_session_parts',
      'identity_sessions',
      'identity_verifications',
    ],
  },
  {
    name: 'reviews',
    purpose: 'Let a person decide where a score is not enough',
    basis: 'legal obligation (watch lists), legitimate interest',
    ends: 'erasure',
    tables: ['reviews', 'review_comments', 'screened_people', 'watch_hits'],
  },
  {
    name: 'mail',
    purpose: 'Tell buyers and sellers about their money',
    basis: 'performance of a contract',
    ends: 'the text when it was sent; the rest MAIL_LOG_KEEP',
    tables: ['mails', 'mail_counts'],
  },
  {
    name: 'saved_answers',
    purpose: 'Repeat an answer instead of moving money twice',
    basis: 'legitimate interest',
    ends: '24 hours; jobs when they are done',
    tables: ['idempotency_keys', 'jobs'],
  },
  {
    name: 'privacy',
    purpose: 'Answer people’s requests about their data',
    basis: 'legal obligation',
    ends: 'with the account',
    tables: ['privacy_requests', 'person_restrictions', 'person_consents', 'person_erasures'],
  },
];

/** Tables that a bundle leaves out, and why. */
export const NOT_IN_BUNDLE: Readonly<Record<string, string>> = {
  person_keys: 'keys, without content',
  identity_people: 'keys, without content',
  search_marks: 'keyed hashes of data that is in the bundle',
  payout_account_index: 'a keyed hash of data that is in the bundle',
  mail_counts: 'a keyed hash of data that is in the bundle',
  identity_session_links: 'a hash of a link that the person has',
  identity_session_parts: 'uploads of a session that has not ended; deleted with it',
  identity_pictures: 'shown on request in the dashboard, because pictures are never exported in bulk',
  identity_faces: 'numbers computed from a picture, useless to a reader',
  identity_faces_alike: 'about another person as well',
  identity_reviews: 'the words of the platform’s staff',
  review_comments: 'the words of the platform’s staff',
  screened_people: 'telling a person about a screening is an offence (Money Laundering Act 2022)',
  watch_hits: 'telling a person about a screening is an offence (Money Laundering Act 2022)',
  risk_list_entries: 'would help to commit fraud',
  risk_overrides: 'would help to commit fraud',
  risk_labels: 'would help to commit fraud',
  risk_devices: 'counts under a hash of a device, which may be another person’s',
  risk_addresses: 'counts under a network address, which may be another person’s',
  risk_pairs: 'counts of the agreements in the bundle',
  risk_payees: 'counts of the agreements in the bundle',
  risk_agreements: 'counts of the agreements in the bundle',
  bank_messages: 'the content is in the deposits, payouts and refunds',
  bank_requests: 'the content is in the deposits, payouts and refunds',
  sandbox_accounts: 'test money only',
  exceptions: 'the content is in the deposits, payouts and refunds',
  approvals: 'the content is in the refunds and payout accounts',
  payout_holds: 'the content is in the events',
  payouts: 'the content is in the payout attempts',
  payout_accounts: 'the newest of the versions in the bundle',
  refund_parts: 'the content is in the refunds',
  webhook_deliveries: 'the content is in the events',
  idempotency_keys: 'repeats of answers, deleted after 24 hours',
  jobs: 'work that is about to be done',
};

/** Tables about the platform's own team. Members see and change these data themselves. */
export const TEAM_TABLES: readonly string[] = [
  'api_keys',
  'cell_assignments',
  'developers',
  'invitations',
  'known_networks',
  'members',
  'passkeys',
  'password_resets',
  'people',
  'person_accounts',
  'person_emails',
  'person_subjects',
  'audit_log',
  'mail_settings',
  'recovery_codes',
  'request_log',
  'sessions',
  'sign_in_guards',
  'sign_ins',
  'totp_secrets',
  'webhook_endpoints',
];

/** Column names that suggest data about a person. */
export const PERSONAL_COLUMN =
  /external_user_id|external_id|^user_id$|other_user|payee|buyer|seller|encrypted$|email|recipient|account_name|sender_name|_name$|claim$|consent|picture|face|device|address/;
