import type { Forgery } from './scene.ts';
import { forgeEvent } from './scene.ts';

const FIRST = `(SELECT id FROM milestones WHERE agreement_id = $waiting ORDER BY position LIMIT 1)`;

/** Forgeries of terms by the service's own role, which can only append to its append-only tables. */
export const FORGED_TERMS: Forgery[] = [
  [
    'a confirmation that was not given',
    [`UPDATE milestones SET seller_confirmed = true WHERE id = ${FIRST}`],
    'history',
    /sellerConfirmed is stored as true, but by the events it is false/,
  ],
  [
    'a milestone completed by hand, to be paid out',
    [
      `UPDATE milestones SET seller_confirmed = true, settlement = 'QUEUED', completed_as = 1 WHERE id = ${FIRST}`,
    ],
    'history',
    /it is QUEUED, but by the events it is OPEN/,
  ],
  [
    'a confirmation with an event of its own, properly chained',
    async (tx, { waiting }) => {
      const [milestone] = await tx.query<{ id: string }>(
        'UPDATE milestones SET seller_confirmed = true WHERE agreement_id = $1 AND NOT buyer_confirmed RETURNING id',
        [waiting],
      );
      await forgeEvent(tx, waiting, 'milestone.confirmed', { milestoneId: milestone?.id, by: 'seller' });
    },
    'mac',
    /its MAC does not match/,
  ],
  [
    'fees to compute new lines by',
    [
      `UPDATE agreements SET fee_terms = '[{"name":"Mine","basisPoints":9000,"fixed":0,"min":null,"max":null,
         "buyerBasisPoints":0,"refund":"all"}]' WHERE id = $waiting`,
    ],
    'history',
    /feeTerms is stored as .*Mine.*, but by the events it is \[\]/,
  ],
  [
    'other terms in an amendment that is still to be accepted',
    [
      `UPDATE agreements SET amendment = jsonb_set(amendment, '{milestones,0,after,amount}', '1')
       WHERE id = $waiting`,
    ],
    'history',
    /amendment is stored as .*"amount":1[,}].*, but by the events it is .*"amount":50/,
  ],
  [
    'an acceptance that was not given',
    [
      `UPDATE agreements SET amendment = amendment || '{"status":"ACCEPTED","acceptedBy":["seller","buyer"]}'
       WHERE id = $waiting`,
    ],
    'history',
    /amendment is stored as .*"ACCEPTED".*, but by the events it is .*"OPEN"/,
  ],
  [
    'terms of an amendment that was not accepted',
    [
      `UPDATE milestones SET amount = 50 WHERE agreement_id = $waiting AND amount = 60`,
      `UPDATE agreements SET total_amount = 90 WHERE id = $waiting`,
    ],
    'history',
    /totalAmount is stored as 90, but by the events it is 100/,
  ],
  [
    'another seller',
    [`UPDATE agreements SET seller_external_id = 'mallory' WHERE id = $waiting`],
    'history',
    /sellerExternalId is stored as "mallory", but by the events it is "seller"/,
  ],
  [
    'another buyer',
    [`UPDATE agreements SET buyer_external_id = 'mallory' WHERE id = $waiting`],
    'history',
    /buyerExternalId is stored as "mallory"/,
  ],
  [
    'another address of the buyer',
    [
      `UPDATE agreements SET encrypted = NULL, buyer_email = 'mallory@example.com', account_name = 'Mallory'
       WHERE id = $waiting`,
    ],
    'history',
    /buyerEmail is stored as "mallory@example.com", but by the events it is null/,
  ],
  [
    'a virtual account that leads to another agreement',
    ['UPDATE virtual_accounts SET agreement_id = $frozen WHERE agreement_id = $waiting'],
    'registers',
    /the register of virtual accounts has it under agr_/,
  ],
  [
    'a virtual account of another bank, in both places',
    [
      `UPDATE virtual_accounts SET account_number = '9999999999' WHERE agreement_id = $waiting`,
      `UPDATE agreements SET account_number = '9999999999' WHERE id = $waiting`,
    ],
    'history',
    /accountNumber is stored as "9999999999"/,
  ],
  [
    'an account in the register that was never issued',
    [
      `INSERT INTO virtual_accounts (provider, account_number, developer_id, agreement_id, reference, bank_code,
           account_name, issued_at, amount, expires_at)
         SELECT provider, '9999999999', developer_id, agreement_id, 'never-issued', bank_code, 'Mallory', issued_at,
           1, issued_at FROM virtual_accounts WHERE agreement_id = $waiting`,
    ],
    'orphans',
    /virtual_accounts \(sandbox, never-issued\)/,
  ],
  [
    'higher prices, in every place that has them',
    [
      'UPDATE milestones SET amount = amount * 10 WHERE agreement_id = $waiting',
      'UPDATE agreements SET total_amount = total_amount * 10 WHERE id = $waiting',
    ],
    'history',
    /totalAmount is stored as 1000, but by the events it is 100/,
  ],
  [
    'prices moved from one milestone to another',
    ['UPDATE milestones SET amount = 100 - amount WHERE agreement_id = $waiting'],
    'history',
    /milestones is stored as .* but by the events it is/,
  ],
  [
    'a milestone struck from the list',
    [
      'DELETE FROM milestones WHERE agreement_id = $waiting AND NOT buyer_confirmed',
      'UPDATE agreements SET total_amount = 40 WHERE id = $waiting',
    ],
    'history',
    /milestones is stored as/,
  ],
  [
    'another title of a milestone',
    [`UPDATE milestones SET title = 'Nothing at all' WHERE id = ${FIRST}`],
    'history',
    /Nothing at all/,
  ],
  [
    'another currency',
    [`UPDATE agreements SET currency = 'KWD' WHERE id = $waiting`],
    'history',
    /currency is stored as "KWD", but by the events it is "NGN"/,
  ],
  [
    'a hold that was lifted',
    [`UPDATE agreements SET hold = NULL, status = 'FUNDED' WHERE id = $frozen`],
    'history',
    /hold is stored as null, but by the events it is "dispute"/,
  ],
  [
    'a hold that was not requested',
    [`UPDATE agreements SET hold = 'because', status = 'FROZEN' WHERE id = $waiting`],
    'history',
    /hold is stored as "because", but by the events it is null/,
  ],
];
