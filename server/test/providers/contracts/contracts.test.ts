import { expect, it } from 'vitest';
import { money } from '#core/escrow/money.ts';
import { paystackBank } from '#providers/paystack/paystack.ts';
import {
  all,
  bankAt,
  EXACT,
  PAYOUT as NAIRA_PAYOUT,
  type NairaBank,
} from '#test/support/twins/naira-banks.ts';
import { ACCOUNT, PAYOUT, request } from '#test/support/twins/paystack.ts';
import { openTwin, TWIN_STARTS } from '#test/support/twins/twins.ts';
import { expectDocumented, recorder } from './contract.ts';
import { FLUTTERWAVE_CONTRACTS } from './flutterwave.ts';
import { MONNIFY_CONTRACTS } from './monnify.ts';
import { PAYSTACK_CONTRACTS } from './paystack.ts';

/*
 * Every request to a bank uses calls and parameters that the bank documents, so that nothing depends on what
 * only our twin understands.
 */

const DAY = { from: new Date(TWIN_STARTS.getTime() - 1_000), to: new Date(TWIN_STARTS.getTime() + 60_000) };

it('Paystack', async () => {
  const twin = await openTwin('paystack');
  const { asked, url } = await recorder(twin.url);
  const settings = {
    ...{ baseUrl: url, secretKey: 'sk_test_twin', preferredBank: 'test-bank', accounts: 'open' as const },
    ...{ customerDomain: 'escrow.example.com', customerPhone: '08010000000' },
  };
  const bank = paystackBank(settings, () => TWIN_STARTS);
  const { accountNumber } = await bank.issueAccount(ACCOUNT);
  const { body } = await twin.payIn(accountNumber, '500000');
  const transactionId = body.deposit.reference as string;
  await bank.resolveAccount(PAYOUT.destination);
  await bank.submitPayout(PAYOUT);
  const refund = { reference: 'rf_1', transactionId, amount: money(1_000), currency: 'NGN' };
  await bank.submitRefund(refund);
  await bank.findTransfer('rf_1', { since: TWIN_STARTS, transactionId });
  await twin.turn('faults', { needs_attention: { next: 1 } });
  await bank.submitRefund({ ...refund, reference: 'rf_2' });
  await bank.completeRefund?.({ ...refund, reference: 'rf_2', destination: PAYOUT.destination });
  await twin.turn('dispute', { reference: transactionId });
  await twin.advance(5);
  for (const letter of twin.deliveries()) await bank.readNotices(request(letter));
  await all(bank.listDeposits(DAY));
  await all(bank.listTransfers(DAY));
  await twin.turn('readings', { transfer_row: 'code' });
  const listed = await all(bank.listTransfers(DAY));
  expect(listed.map(({ reference }) => reference)).toContain(PAYOUT.reference);
  await bank.balance('NGN');
  expectDocumented(asked, PAYSTACK_CONTRACTS);
});

it.each([
  ['flutterwave', FLUTTERWAVE_CONTRACTS],
  ['monnify', MONNIFY_CONTRACTS],
] as const)('%s', async (name: NairaBank, contracts) => {
  const twin = await openTwin(name);
  const { asked, url } = await recorder(twin.url);
  const bank = bankAt(name, url);
  const identity = { bvn: '22222222222' };
  const reserved = await bank.issueAccount({ ...EXACT, reference: 'agr_reserved', identity });
  await bank.closeAccount(reserved, 'agr_reserved');
  const { accountNumber } = await bank.issueAccount(EXACT);
  const { body } = await twin.payIn(accountNumber, '5000.50');
  await twin.advance();
  await bank.resolveAccount(NAIRA_PAYOUT.destination);
  await bank.submitPayout(NAIRA_PAYOUT);
  await bank.findTransfer(NAIRA_PAYOUT.reference, { since: TWIN_STARTS });
  const refund = { reference: 'rf_1', transactionId: String(body.deposit.reference), currency: 'NGN' };
  await bank.submitRefund({ ...refund, amount: money(200_000) });
  await bank.findTransfer('rf_1', { since: TWIN_STARTS, transactionId: refund.transactionId });
  await twin.advance(5);
  for (const letter of twin.deliveries()) await bank.readNotices(request(letter));
  await all(bank.listDeposits(DAY));
  await all(bank.listTransfers(DAY));
  await bank.listBanks?.();
  await bank.balance('NGN');
  expectDocumented(asked, contracts);
});

it('a refund through Monnify has the note that its library requires', async () => {
  const twin = await openTwin('monnify');
  await twin.turn('readings', { customer_note: 'required' });
  const bank = bankAt('monnify', twin.url);
  const { accountNumber } = await bank.issueAccount(EXACT);
  const { body } = await twin.payIn(accountNumber, '5000.50');
  const transactionId = String(body.deposit.reference);
  const refund = { reference: 'rf_1', transactionId, amount: money(200_000), currency: 'NGN' };
  expect(await bank.submitRefund(refund)).toEqual({ status: 'PENDING' });
});

it('a payout through Flutterwave is found on a later page when the filter is ignored', async () => {
  const twin = await openTwin('flutterwave');
  const bank = bankAt('flutterwave', twin.url);
  await bank.submitPayout(NAIRA_PAYOUT);
  for (let at = 0; at < 25; at++) {
    await bank.submitPayout({ ...NAIRA_PAYOUT, reference: `po_later_${at}`, amount: money(10_000 + at) });
  }
  await twin.turn('readings', { transfer_filter: 'ignored' });
  const { reference } = NAIRA_PAYOUT;
  expect(await bank.findTransfer(reference, { since: TWIN_STARTS })).toEqual({ status: 'PENDING' });
  // A repeat is refused by the bank, and the first one is found.
  expect(await bank.submitPayout(NAIRA_PAYOUT)).toEqual({ status: 'PENDING' });
  expect(await bank.findTransfer('po_unknown', { since: TWIN_STARTS })).toBeNull();
});
