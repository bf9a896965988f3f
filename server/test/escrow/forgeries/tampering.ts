import type { Check } from '#core/escrow/verify/books.ts';
import { DAY_BEFORE } from './rows.ts';

const DROP_BALANCE_CHECK = 'ALTER TABLE agreements DROP CONSTRAINT agreements_balance';

/** Each kind of tampering, the guarantee it breaks, and the message that says where to look. */
export const TAMPERING: [name: string, sql: string[], check: Check, says: RegExp][] = [
  [
    'an amount in the journal',
    ['UPDATE transfers SET amount = amount + 1 WHERE agreement_id = $busy AND sequence = 3'],
    'chain',
    /transfer 3: its hash does not match/,
  ],
  [
    'an amount in the journal, seen by the balances',
    [`UPDATE transfers SET amount = amount + 1 WHERE agreement_id = $busy AND kind = 'release'`],
    'balances',
    /transfer \d+: it takes escrow below zero/,
  ],
  [
    'a transfer deleted from the middle',
    ['DELETE FROM transfers WHERE agreement_id = $busy AND sequence = 4'],
    'chain',
    /transfer 4: it is missing; the next one is 5/,
  ],
  [
    'the last transfer deleted',
    [
      `DELETE FROM transfers WHERE agreement_id = $busy
        AND sequence = (SELECT transfer_count FROM agreements WHERE id = $busy)`,
    ],
    'chain',
    /the agreement counts \d+ transfers, but there are \d+/,
  ],
  [
    'two transfers swapped',
    [
      'UPDATE transfers SET sequence = -1 WHERE agreement_id = $busy AND sequence = 1',
      'UPDATE transfers SET sequence = 1 WHERE agreement_id = $busy AND sequence = 2',
      'UPDATE transfers SET sequence = 2 WHERE agreement_id = $busy AND sequence = -1',
    ],
    'chain',
    /transfer 1: its hash does not match/,
  ],
  [
    'the time of a transfer',
    [`UPDATE transfers SET created_at = ${DAY_BEFORE} WHERE agreement_id = $busy AND sequence = 2`],
    'chain',
    /transfer 2: its hash does not match/,
  ],
  [
    'the head of the chain',
    [`UPDATE agreements SET chain_head = repeat('f', 64) WHERE id = $busy`],
    'chain',
    /chain_head: it is not the hash of the last transfer/,
  ],
  [
    'a status',
    [`UPDATE agreements SET status = 'FUNDED' WHERE id = $busy`],
    'status',
    /stored as FUNDED, but by the facts it is REFUNDED/,
  ],
  [
    'two balances that still agree with each other',
    ['UPDATE agreements SET bank = bank + 5, escrow = escrow + 5 WHERE id = $busy'],
    'balances',
    /bank: it is stored as 75, but the transfers add up to 70/,
  ],
  [
    'one balance, with the constraint gone',
    [DROP_BALANCE_CHECK, 'UPDATE agreements SET suspense = suspense + 5 WHERE id = $busy'],
    'equation',
    /assets are 70, but liabilities are 75/,
  ],
  [
    'a balance below zero, with the constraints gone',
    [
      DROP_BALANCE_CHECK,
      'ALTER TABLE agreements DROP CONSTRAINT agreements_seller_check',
      'UPDATE agreements SET seller = -5 WHERE id = $busy',
    ],
    'unreadable',
    /not an amount of money: -5/,
  ],
  [
    'the total that was deposited',
    ['UPDATE agreements SET deposited = deposited - 1 WHERE id = $busy'],
    'balances',
    /deposited: it is stored as 719, but the transfers add up to 720/,
  ],
  [
    'an event deleted',
    ['DELETE FROM events WHERE stream_id = $busy AND sequence = 5'],
    'events',
    /event 5: it is missing; the next one is 6/,
  ],
  [
    'the newest event deleted',
    [
      'DELETE FROM events WHERE stream_id = $busy AND sequence = (SELECT event_count FROM agreements WHERE id = $busy)',
    ],
    'events',
    /the agreement counts \d+ events, but there are \d+/,
  ],
  [
    'a refunded milestone marked as paid',
    [`UPDATE milestones SET settlement = 'PAID' WHERE agreement_id = $busy AND settlement = 'REFUNDED'`],
    'milestones',
    /milestone ms_\w+: it is PAID, which its confirmations do not allow/,
  ],
  [
    'a paid milestone set back for a second payout',
    [`UPDATE milestones SET settlement = 'RELEASED' WHERE agreement_id = $busy AND completed_as = 1`],
    'milestones',
    /it is RELEASED, but the journal paid out 300 for it/,
  ],
  [
    'a payout that was never sent',
    [
      'UPDATE milestones SET payout_attempts = payout_attempts + 1 WHERE agreement_id = $busy AND completed_as = 1',
    ],
    'milestones',
    /payout po_\w+_2 moved 0 instead of 300/,
  ],
  [
    'a milestone deleted',
    ['DELETE FROM milestones WHERE agreement_id = $busy AND completed_as = 2'],
    'milestones',
    /its milestones add up to 400, but its total is 600/,
  ],
  [
    'a deposit made larger',
    ['UPDATE deposits SET amount = amount + 1 WHERE agreement_id = $busy AND NOT applied'],
    'deposits',
    /it is 71, but the journal received 70 for it/,
  ],
  [
    'a deposit that may be returned again',
    ['UPDATE deposits SET returned = 0 WHERE agreement_id = $busy AND returned > 0'],
    'deposits',
    /0 of it is marked as returned, but the refunds return \d+/,
  ],
  [
    'a bank transaction made unknown, so that it could be posted again',
    ['DELETE FROM provider_transactions WHERE agreement_id = $busy'],
    'deposits',
    /the register of bank transactions has it under no agreement/,
  ],
  [
    'a paid refund set back',
    [
      `UPDATE refunds SET status = 'PENDING', open_parts = 1 WHERE agreement_id = $busy AND kind = 'EXCESS'`,
      `UPDATE refund_parts p SET status = 'PENDING' FROM refunds r
       WHERE p.agreement_id = $busy AND r.id = p.refund_id AND r.kind = 'EXCESS'`,
    ],
    'refunds',
    /refund rf_\w+: part 1 is PENDING, but the journal paid 50 for it/,
  ],
  [
    'a refund made larger',
    [`UPDATE refunds SET amount = amount + 1 WHERE agreement_id = $busy AND kind = 'MILESTONES'`],
    'refunds',
    /it is 101, but the journal set 100 aside for it/,
  ],
  [
    'a whole agreement deleted',
    ['DELETE FROM agreements WHERE id = $busy'],
    'orphans',
    /milestones \(.*agr_\w+, ms_\w+\): its owner does not exist/,
  ],
];
