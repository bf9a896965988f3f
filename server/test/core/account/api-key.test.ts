import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  composeApiKey,
  endOf,
  endOfOverlap,
  isActive,
  looksLikeApiKey,
  outlives,
} from '#core/account/api-key.ts';
import { ENVIRONMENTS } from '#core/environment.ts';

const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });
const moment = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
const end = fc.option(moment);

describe('composeApiKey', () => {
  it('makes a well-formed key that begins with its prefix', () => {
    fc.assert(
      fc.property(hex(48), fc.constantFrom(...ENVIRONMENTS), (secret, environment) => {
        const { apiKey, prefix } = composeApiKey(secret, environment);
        expect(looksLikeApiKey(apiKey)).toBe(true);
        expect(apiKey).toBe(`svc_${environment}_${secret}`);
        expect(prefix).toBe(apiKey.slice(0, 17));
      }),
    );
  });

  it.each(['', 'ab', '0'.repeat(47), 'G'.repeat(48), `${'0'.repeat(48)}\n`])('refuses %j', (secret) => {
    expect(() => composeApiKey(secret, 'live')).toThrow(RangeError);
  });
});

describe('looksLikeApiKey', () => {
  it('recognises only well-formed keys', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(looksLikeApiKey(text)).toBe(false);
        for (const environment of ENVIRONMENTS) {
          const isKey = /^[0-9a-f]{48,128}$/.test(text);
          expect(looksLikeApiKey(`svc_${environment}_${text}`)).toBe(isKey);
        }
      }),
    );
  });
});

describe('isActive', () => {
  it('is true exactly before both expiries', () => {
    fc.assert(
      fc.property(moment, end, end, (now, expiresAt, revokedAt) => {
        const ends = [expiresAt, revokedAt].map((at) => at?.getTime() ?? Number.POSITIVE_INFINITY);
        expect(isActive({ expiresAt, revokedAt }, now)).toBe(now.getTime() < Math.min(...ends));
      }),
    );
  });
});

describe('endOfOverlap', () => {
  it('never extends an expiry, and never expires a key before the overlap unless it was expiring anyway', () => {
    fc.assert(
      fc.property(moment, end, fc.nat(604_800), (now, revokedAt, overlapSeconds) => {
        const at = endOfOverlap({ expiresAt: null, revokedAt }, now, overlapSeconds).getTime();
        expect(at).toBeLessThanOrEqual(now.getTime() + overlapSeconds * 1000);
        if (revokedAt) expect(at).toBeLessThanOrEqual(revokedAt.getTime());
        else expect(at).toBe(now.getTime() + overlapSeconds * 1000);
      }),
    );
  });
});

describe('outlives', () => {
  it('is true when there is a moment at which the one is valid and the key is not', () => {
    fc.assert(
      fc.property(end, end, end, moment, (until, expiresAt, revokedAt, now) => {
        const life = { expiresAt, revokedAt };
        if (outlives(until, life)) expect(until === null || until > (endOf(life) ?? until)).toBe(true);
        else expect(isActive({ expiresAt: until, revokedAt: null }, now) && !isActive(life, now)).toBe(false);
      }),
    );
  });
});
