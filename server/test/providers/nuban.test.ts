import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nubanCheckDigit } from '#providers/nuban.ts';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));

describe('the check digit of a Nigerian account number', () => {
  it.each([
    ['011', '000001457', 9],
    ['011', '000000022', 0],
    ['035', '993000073', 7],
    ['035', '993002021', 2],
    ['035', '993000090', 2],
    ['035', '990000001', 1],
  ])('of %s/%s is %i', (bankCode, serial, digit) => {
    expect(nubanCheckDigit(bankCode, serial)).toBe(digit);
  });

  it('is one digit, and detects any single mistyped digit', () => {
    fc.assert(
      fc.property(digits(9), fc.nat(8), fc.integer({ min: 1, max: 9 }), (serial, place, shift) => {
        const right = nubanCheckDigit('035', serial);
        expect(right).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(9);
        const typed = (Number(serial[place]) + shift) % 10;
        const wrong = serial.slice(0, place) + typed + serial.slice(place + 1);
        expect(nubanCheckDigit('035', wrong)).not.toBe(right);
      }),
    );
  });

  it('reads a three-digit bank code as six digits, and puts a 9 before a five-digit one', () => {
    fc.assert(
      fc.property(digits(9), (serial) => {
        expect(nubanCheckDigit('058', serial)).toBe(nubanCheckDigit('000058', serial));
        expect(nubanCheckDigit('50211', serial)).toBe(nubanCheckDigit('950211', serial));
      }),
    );
  });

  it.each([
    ['035', '12345678'],
    ['035', '1234567890'],
    ['035', '12345678x'],
    ['0350000', '123456789'],
  ])('refuses %s/%s', (bankCode, serial) => {
    expect(() => nubanCheckDigit(bankCode, serial)).toThrow(RangeError);
  });
});
