import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDate, yearsBetween, zoneDate } from '#core/identity/document/dates.ts';
import { allRight, checkDigit, readZone } from '#core/identity/document/zone.ts';

const TODAY = new Date('2026-11-16T12:00:00Z');

// The specimens of ICAO 9303, and France's card.
const TD3 = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];
const TD1 = [
  'I<UTOD231458907<<<<<<<<<<<<<<<',
  '7408122F1204159UTO<<<<<<<<<<<6',
  'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
];
const TD2 = ['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6'];
const FRENCH = ['IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<', '9409923102854CORINNE<<<<<<<6512068F4'];

describe('a machine-readable zone', () => {
  it.each([
    ['TD3', TD3, { number: 'L898902C3', birthDate: '1974-08-12', expiryDate: '2012-04-15', sex: 'F' }],
    ['TD1', TD1, { number: 'D23145890', birthDate: '1974-08-12', expiryDate: '2012-04-15', sex: 'F' }],
    ['TD2', TD2, { number: 'D23145890', birthDate: '1974-08-12', expiryDate: '2012-04-15', sex: 'F' }],
  ] as const)('of layout %s says who and until when', (_layout, rows, fields) => {
    const zone = readZone(rows, TODAY);
    expect(zone).toMatchObject({
      surname: 'ERIKSSON',
      givenNames: 'ANNA MARIA',
      issuingCountry: 'UTO',
      ...fields,
    });
    expect(allRight(zone?.checks ?? {})).toBe(true);
  });

  it('of France’s old card has the given names in its second row, and no expiry', () => {
    const zone = readZone(FRENCH, TODAY);
    expect(zone).toMatchObject({ surname: 'BERTHIER', givenNames: 'CORINNE', birthDate: '1965-12-06' });
    expect(zone).toMatchObject({ expiryDate: null, checks: { number: true, birthDate: true, all: true } });
  });

  it('has no layout when a row has another length', () => {
    expect(readZone([TD3[0] as string, 'L898902C3'], TODAY)).toBeNull();
  });

  it('reveals any changed digit in a field that a check digit covers', () => {
    const [names, digits] = TD3 as [string, string];
    const covered = [...digits].map((_, at) => at).filter((at) => at < 10 || (at > 12 && at !== 20));
    fc.assert(
      fc.property(fc.constantFrom(...covered), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const old = digits[at] as string;
        if (!/\d/.test(old)) return;
        const changed = digits.slice(0, at) + ((Number(old) + by) % 10) + digits.slice(at + 1);
        expect(allRight(readZone([names, changed], TODAY)?.checks ?? {})).toBe(false);
      }),
    );
  });

  it('has a check digit that changes when two adjacent characters are swapped, unless their values differ by 5', () => {
    const letter = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    fc.assert(
      fc.property(fc.array(letter, { minLength: 2, maxLength: 14 }), fc.nat(12), (text, place) => {
        const at = place % (text.length - 1);
        const [one, other] = [text[at] as string, text[at + 1] as string];
        const apart = Number.parseInt(one, 36) - Number.parseInt(other, 36);
        if (apart % 5 === 0) return;
        const swapped = text.with(at, other).with(at + 1, one);
        expect(checkDigit(swapped.join(''))).not.toBe(checkDigit(text.join('')));
      }),
    );
  });
});

describe('a date', () => {
  it.each([
    ['1990-03-14', '1990-03-14', null],
    ['D OF B 1998-07-21', '1998-07-21', null],
    ['21.12.1971', '1971-12-21', null],
    ['06.12 1965', '1965-12-06', '1965-06-12'],
    ['12/03/2021', '2021-03-12', '2021-12-03'],
    ['07/25/1980', '1980-07-25', null],
    ['30JAN 2031', '2031-01-30', null],
    ['17 MAY / MAI 91', '1991-05-17', null],
    ['01 APR 2014', '2014-04-01', null],
    ['31.02.1990', null, null],
    ['1234 5678 901', null, null],
    ['NO DATE', null, null],
  ])('is read from %s', (text, day, otherwise) => {
    expect(findDate(text, 'past', TODAY)).toEqual(day === null ? null : { day, otherwise });
  });

  it('of a zone is read back from any day, within its century', () => {
    const days = fc.date({ min: new Date('1927-01-01'), max: new Date('2026-11-15'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(zoneDate(day.slice(2).replaceAll('-', ''), 'past', TODAY)).toBe(day);
        expect(findDate(day.split('-').reverse().join('.'), 'past', TODAY)?.day).toBe(day);
      }),
    );
  });

  it('adds a year to an age on the birthday', () => {
    expect(yearsBetween('2008-11-16', TODAY)).toBe(18);
    expect(yearsBetween('2008-11-17', TODAY)).toBe(17);
  });
});
