import { CURRENCY_DIGITS } from '@surety/sdk';
import { describe, expect, it } from 'vitest';
import { amountMistake, toMinor } from '#labels/amount.ts';
import { eventTone } from '#labels/events.ts';
import { feesOf, sharesOf } from '#labels/fees.ts';
import { addUp, formatMoney, formatMoneyShort, isZero, toDecimal } from '#labels/format.ts';
import { percentMistake, toBasisPoints } from '#labels/percent.ts';

/** The number in a formatted amount, without the currency symbol. */
const figure = (text: string) => /\d[\d.,]*/.exec(text)?.[0];
/** One currency of each kind, and those that `Intl` would show a hundred or a thousand times too large. */
const SHOWN: Record<string, string> = {
  NGN: '1.00',
  JPY: '100',
  UGX: '100',
  ISK: '100',
  XOF: '100',
  KWD: '0.100',
  TND: '0.100',
  AFN: '1.00',
  ALL: '1.00',
  COP: '1.00',
  HUF: '1.00',
  IDR: '1.00',
  IRR: '1.00',
  KPW: '1.00',
  LAK: '1.00',
  LBP: '1.00',
  MGA: '1.00',
  MMK: '1.00',
  PKR: '1.00',
  SOS: '1.00',
  SYP: '1.00',
  YER: '1.00',
  IQD: '0.100',
};

describe('an amount of 100 of the smallest unit', () => {
  it.each(Object.entries(SHOWN))('of %s is shown as %s', (currency, shown) => {
    expect(figure(formatMoney(100, currency))).toBe(shown);
  });

  it.each(Object.entries(CURRENCY_DIGITS))('of %s has %i decimal places', (currency, digits) => {
    expect(figure(formatMoney(100, currency))).toBe((100 / 10 ** digits).toFixed(digits));
    expect(toDecimal(100, currency)).toBe((100 / 10 ** digits).toFixed(digits));
    expect(toMinor(toDecimal(100, currency), currency)).toBe(100);
  });
});

describe('an amount', () => {
  it('is shown to its last digit, even beyond the safe integers', () => {
    expect(figure(formatMoney(Number.MAX_SAFE_INTEGER, 'NGN'))).toBe('90,071,992,547,409.91');
    expect(figure(formatMoney('180143985094819820001', 'NGN'))).toBe('1,801,439,850,948,198,200.01');
  });

  it('is summed exactly', () => {
    expect(addUp(['9007199254740993', 9, '9007199254740993'])).toBe('18014398509481995');
    expect([isZero('0'), isZero(addUp([])), isZero('1')]).toEqual([true, true, false]);
  });

  it('keeps its sign below zero, and zero has none', () => {
    expect(formatMoney(-5, 'NGN')).toBe('−₦0.05');
    expect(formatMoney('0', 'NGN')).toBe('₦0.00');
  });

  it('is short on a chart, with the same decimal places', () => {
    expect(formatMoneyShort(123_456_789, 'NGN')).toBe('₦1.2M');
    expect(figure(formatMoneyShort(1_500_000, 'IQD'))).toBe('1.5');
  });
});

describe('an amount that a person types', () => {
  it.each<[typed: string, currency: string, amount: number]>([
    ['2000', 'NGN', 200_000],
    ['2000.5', 'NGN', 200_050],
    ['2,000.75', 'NGN', 200_075],
    ['2.000,75', 'NGN', 200_075],
    ['2 000,75', 'NGN', 200_075],
    ['2’000.75', 'NGN', 200_075],
    ['2,50', 'NGN', 250],
    ['2,000', 'NGN', 200_000],
    ['1,250,000', 'NGN', 125_000_000],
    ['1.250.000', 'NGN', 125_000_000],
    ['1.250.000,5', 'NGN', 125_000_050],
    ['12,50,000.00', 'INR', 125_000_000],
    ['1,500', 'JPY', 1_500],
    ['1.500', 'KWD', 1_500],
  ])('%s of %s is %i', (typed, currency, amount) => {
    expect(toMinor(typed, currency)).toBe(amount);
    expect(amountMistake(typed, currency)).toBeNull();
  });

  it.each<[typed: string, currency: string, says: RegExp]>([
    ['2.000', 'NGN', /^Is this 2000 or 2\.000\? Remove the dot\./],
    ['1,500', 'KWD', /Remove the comma/],
    ['1,2,3', 'NGN', /grouped/],
    ['1.2,345.6', 'NGN', /grouped/],
    ['2.0001', 'NGN', /2 decimal places/],
    ['2.5', 'JPY', /no decimal places/],
    ['0.00', 'NGN', /greater than zero/],
    ['ten', 'NGN', /in digits/],
    ['-5', 'NGN', /in digits/],
    ['1234567890123', 'NGN', /too large/],
  ])('%s of %s is rejected with a message', (typed, currency, says) => {
    expect(toMinor(typed, currency)).toBeNull();
    expect(amountMistake(typed, currency)).toMatch(says);
  });

  it('is not an error while it is empty', () => {
    expect([toMinor(' ', 'NGN'), amountMistake(' ', 'NGN')]).toEqual([null, null]);
  });
});

describe('the tone of an event', () => {
  it('follows its meaning, not a word in its name', () => {
    expect([eventTone('agreement.frozen'), eventTone('agreement.unfrozen')]).toEqual(['bad', 'neutral']);
    expect([eventTone('agreement.funded'), eventTone('agreement.overfunded')]).toEqual(['good', 'warn']);
    expect(eventTone('something.newer')).toBe('neutral');
  });
});

describe('a percentage', () => {
  it.each([
    ['5', 500],
    ['7.5', 750],
    ['2,25 %', 225],
    ['100', 10_000],
    ['0.01', 1],
    ['100.01', null],
    ['1.234', null],
    ['-1', null],
    ['five', null],
  ])('%s is %s basis points', (text, basisPoints) => {
    expect(toBasisPoints(text)).toBe(basisPoints);
    expect(percentMistake(text) === null).toBe(basisPoints !== null);
  });
});

describe('the fees and shares of a form', () => {
  it('are sent as integers, and not while one is incomplete', () => {
    const fee = { key: 0, name: 'Commission', percent: '2.5', fixed: '1,000.50', payer: 'both' } as const;
    const sent = {
      name: 'Commission',
      basisPoints: 250,
      fixed: 100_050,
      paidBy: { buyerBasisPoints: 5_000 },
    };
    expect(feesOf([fee], 'NGN')).toEqual([sent]);
    expect(feesOf([fee, { ...fee, fixed: 'x' }], 'NGN')).toBeNull();
    expect(feesOf([{ ...fee, name: ' ' }], 'NGN')).toBeNull();
    expect(sharesOf([{ key: 0, payee: 'courier', percent: '10' }])).toEqual([
      { externalUserId: 'courier', basisPoints: 1_000 },
    ]);
    expect(sharesOf([{ key: 0, payee: 'courier', percent: '' }])).toBeNull();
  });
});
