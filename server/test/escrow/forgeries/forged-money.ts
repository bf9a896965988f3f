import type { Forgery } from './scene.ts';
import { forgeAccount, forgeDeposit } from './scene.ts';

const COPIED_AGREEMENT = `WITH copied AS (
    SELECT to_jsonb(a) || $changes || '{"id": "agr_forged", "mac": null}' AS row FROM agreements a WHERE id = $waiting)
  INSERT INTO agreements SELECT (jsonb_populate_record(NULL::agreements, row)).* FROM copied`;
const COPIED_MILESTONES = `WITH copied AS (
    SELECT to_jsonb(m) || '{"agreement_id": "agr_forged"}' AS row FROM milestones m WHERE agreement_id = $waiting)
  INSERT INTO milestones SELECT (jsonb_populate_record(NULL::milestones, row)).* FROM copied`;

/** Forgeries of money and of whole agreements by the service's own role. */
export const FORGED_MONEY: Forgery[] = [
  [
    'the jobs that owe money gone',
    [`DELETE FROM jobs WHERE payload->>'agreementId' = $leaving`],
    'owed',
    /the submit-payout job that money waits for is missing/,
  ],
  [
    'a deposit that no bank saw, properly chained',
    (tx, { waiting }) => forgeDeposit(tx, waiting),
    'mac',
    /its MAC does not match/,
  ],
  [
    'the same, with the MAC of another agreement',
    async (tx, { waiting, frozen }) => {
      await forgeDeposit(tx, waiting);
      await tx.query('UPDATE agreements SET mac = (SELECT mac FROM agreements WHERE id = $2) WHERE id = $1', [
        waiting,
        frozen,
      ]);
    },
    'mac',
    /its MAC does not match/,
  ],
  [
    'the same, without a MAC',
    async (tx, { waiting }) => {
      await forgeDeposit(tx, waiting);
      await tx.query('UPDATE agreements SET mac = NULL WHERE id = $1', [waiting]);
    },
    'mac',
    /it has no MAC/,
  ],
  [
    'the same, on an agreement that claims to be older than the chain',
    async (tx, { waiting }) => {
      await forgeDeposit(tx, waiting);
      await tx.query(
        `UPDATE agreements SET mac = NULL, chained_from = event_count + 1, event_head = repeat('0', 64)
         WHERE id = $1`,
        [waiting],
      );
    },
    'events',
    /event 1: it has a hash, but the chain starts at \d+/,
  ],
  [
    'a deposit moved to another agreement',
    ['UPDATE deposits SET agreement_id = $frozen WHERE agreement_id = $waiting'],
    'history',
    /no event records this deposit|an event records this deposit, but its row is missing/,
  ],
  [
    'another session of a deposit, by which the banks would find it',
    [`UPDATE deposits SET session_id = '000013260310093412000000441207' WHERE agreement_id = $waiting`],
    'history',
    /sessionId is stored as "0000\d+", but by the events it is null/,
  ],
  [
    'another sender of a deposit',
    [`UPDATE deposits SET sender_name = 'MALLORY' WHERE agreement_id = $waiting`],
    'history',
    /senderName is stored as "MALLORY"/,
  ],
  [
    'a refund marked as paid',
    [
      `UPDATE refunds SET status = 'FAILED', failed_parts = 1 WHERE agreement_id = $busy AND kind = 'EXCESS'`,
      `UPDATE refund_parts SET status = 'FAILED' WHERE refund_id = (
         SELECT id FROM refunds WHERE agreement_id = $busy AND kind = 'EXCESS')`,
    ],
    'history',
    /succeeded is stored as false, but by the events it is true/,
  ],
  [
    'a refund to another payment',
    [
      `UPDATE refund_parts SET transaction_id = 'tx-of-mallory' WHERE refund_id = (
         SELECT id FROM refunds WHERE agreement_id = $busy AND kind = 'MILESTONES')`,
    ],
    'history',
    /parts is stored as .*tx-of-mallory/,
  ],
  [
    'a refund to another person’s account',
    [
      `UPDATE refund_parts SET bank_code = '058', account_number = '9999999999', account_name = 'MALLORY'
       WHERE agreement_id = $busy AND position = 0`,
    ],
    'history',
    /part 1 goes to .*MALLORY.*, but no event records that destination/,
  ],
  [
    'a payout account with a forged author',
    [
      `UPDATE payout_accounts SET encrypted = NULL, account_number = '9999999999', account_name = 'MALLORY'
       WHERE external_user_id = 'seller'`,
    ],
    'accounts',
    /payout account of seller \(dev_\w+\): it differs from its stored version/,
  ],
  [
    'the same as a new version, with an event of its own, properly chained',
    (tx, { developerId }) => forgeAccount(tx, developerId, 'x'.repeat(64)),
    'accounts',
    /its MAC does not match/,
  ],
  [
    'the same, as one from before MACs',
    (tx, { developerId }) => forgeAccount(tx, developerId, null),
    'accounts',
    /all payout accounts: 1 versions have no MAC, but 0 existed before MACs/,
  ],
  [
    'a payout account whose newest event is not in the row',
    [
      `WITH last AS (SELECT * FROM events WHERE stream_id = 'payout-account:seller')
       INSERT INTO events (developer_id, stream_id, sequence, id, type, data, created_at)
       SELECT developer_id, stream_id, sequence + 1, 'evt_forged', type, data, created_at FROM last`,
    ],
    'accounts',
    /payout account of seller \(dev_\w+\): it is version 1, but its newest event is 2/,
  ],
  [
    'an attempt to pay that was never made',
    [
      `WITH copied AS (
         SELECT to_jsonb(p) || '{"attempt": 2, "reference": "po_forged_2", "encrypted": null,
           "account_number": "9999999999", "account_name": "MALLORY"}' AS row
         FROM payout_attempts p WHERE agreement_id = $busy)
       INSERT INTO payout_attempts SELECT (jsonb_populate_record(NULL::payout_attempts, row)).* FROM copied`,
    ],
    'history',
    /payout po_forged_2: no event records that it was submitted/,
  ],
  [
    'a milestone given to the buyer',
    ['UPDATE milestones SET to_buyer = amount WHERE agreement_id = $waiting'],
    'history',
    /toBuyer is stored as 40, but by the events it is 0/,
  ],
  [
    'a refund struck from the list',
    [`DELETE FROM refunds WHERE agreement_id = $busy AND kind = 'EXCESS'`],
    'history',
    /refund rf_\w+: an event records that it was started, but its row is missing/,
  ],
  [
    'a milestone marked as paid',
    [
      `UPDATE milestones SET settlement = 'PAID' WHERE agreement_id = $leaving`,
      `DELETE FROM jobs WHERE payload->>'agreementId' = $leaving`,
    ],
    'history',
    /it is PAID, but by the events it is RELEASED/,
  ],
  [
    'a reference that leads to another milestone',
    [`UPDATE bank_references SET subject_id = 'ms_other' WHERE agreement_id = $busy AND kind = 'payout'`],
    'registers',
    /the register of references has it under ms_other/,
  ],
  [
    'a reference that leads nowhere',
    ['DELETE FROM bank_references WHERE agreement_id = $busy'],
    'registers',
    /the register of references has it under nothing/,
  ],
  [
    'an event without a hash',
    [
      `WITH agreement AS (SELECT developer_id, id, event_count FROM agreements WHERE id = $frozen)
       INSERT INTO events (developer_id, stream_id, sequence, id, type, data, created_at)
       SELECT developer_id, id, event_count + 1, 'evt_forged', 'agreement.unfrozen', '{}', now() FROM agreement`,
      `UPDATE agreements SET event_count = event_count + 1, hold = NULL, status = 'FUNDED' WHERE id = $frozen`,
    ],
    'events',
    /event \d+: its hash does not match/,
  ],
  [
    'a made-up agreement that claims to be older than the chain',
    [COPIED_AGREEMENT.replace('$changes', `'{"chained_from": 2, "event_count": 1}'`), COPIED_MILESTONES],
    'events',
    /all agreements: 1 claim to be older than the event chain, but 0 were when it began/,
  ],
  [
    'a made-up agreement without a MAC',
    [COPIED_AGREEMENT.replace('$changes', `'{}'`), COPIED_MILESTONES],
    'mac',
    /agr_forged: it has no MAC/,
  ],
  [
    'an agreement moved to another account',
    [`UPDATE agreements SET developer_id = 'dev_mallory' WHERE id = $waiting`],
    'orphans',
    /its owner does not exist/,
  ],
];
