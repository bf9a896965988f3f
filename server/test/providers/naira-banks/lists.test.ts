import { describe, expect, it } from 'vitest';
import { money } from '#core/escrow/money.ts';
import { all, bankAndTwin, PAYOUT, paid } from '#test/support/twins/naira-banks.ts';

/** The twin's clock stays here. */
const START = new Date('2026-03-02T09:30:00.000Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1_000);

describe.each(['flutterwave', 'monnify'] as const)('the lists of %s', (name) => {
  it('have every deposit of a period once, with the fields of a webhook, and reversals', async () => {
    const pair = await bankAndTwin(name);
    const { bank, twin } = pair;
    const first = await paid(pair, 500_050);
    await twin.advance(3_600);
    const second = await paid(pair, 300_010);
    await twin.turn('recall', { reference: second.deposit.reference });
    const listed = await all(bank.listDeposits({ from: START, to: after(7_200) }));
    expect(listed).toMatchObject([
      {
        ...{ provider: name, accountReference: second.reference, amount: 300_010, reversed: true },
        ...{ at: after(3_600), senderName: 'NGOZI UMEH', senderBank: 'Guaranty Trust Bank' },
      },
      { accountReference: first.reference, amount: 500_050, reversed: false, at: START },
    ]);
    expect(listed[0]?.fee).toBeGreaterThan(0);
    // Includes the start and excludes the end.
    const between = async (from: Date, to: Date) =>
      (await all(bank.listDeposits({ from, to }))).map(({ amount }) => amount);
    expect(await between(START, after(3_600))).toEqual([500_050]);
    expect(await between(after(1), after(3_601))).toEqual([300_010]);
    expect(await between(after(3_601), after(86_400))).toEqual([]);
  });

  it('have every payout of a period once, with its status', async () => {
    const { bank, twin } = await bankAndTwin(name);
    await bank.submitPayout(PAYOUT);
    const destination = { ...PAYOUT.destination, accountNumber: '0123450001' };
    await bank.submitPayout({ ...PAYOUT, reference: 'po_2', destination });
    await twin.advance(60);
    await bank.submitPayout({ ...PAYOUT, reference: 'po_3', amount: money(99_999) });
    const said = { provider: name, kind: 'payout', currency: 'NGN' };
    expect(await all(bank.listTransfers({ from: START, to: after(61) }))).toMatchObject([
      { ...said, reference: 'po_3', amount: 99_999, at: after(60), state: { status: 'PENDING' } },
      { ...said, reference: 'po_2', amount: 250_075, at: START, state: { status: 'FAILED' } },
      { ...said, reference: PAYOUT.reference, at: START, state: { status: 'SUCCEEDED' } },
    ]);
    const early = await all(bank.listTransfers({ from: START, to: after(60) }));
    expect(early.map(({ reference }) => reference)).toEqual(['po_2', PAYOUT.reference]);
  });

  it('are read to the last page, even while they grow', async () => {
    const { bank } = await bankAndTwin(name);
    const references = Array.from({ length: 23 }, (_, at) => `po_many_${at}`);
    for (const [at, reference] of references.entries()) {
      await bank.submitPayout({ ...PAYOUT, reference, amount: money(10_000 + at) });
    }
    const met: string[] = [];
    for await (const { reference } of bank.listTransfers({ from: START, to: after(1) })) {
      met.push(reference);
      if (met.length === 5)
        await bank.submitPayout({ ...PAYOUT, reference: 'po_late', amount: money(50_000) });
    }
    expect(met.filter((reference) => reference !== 'po_late')).toEqual(references.toReversed());
  });
});
