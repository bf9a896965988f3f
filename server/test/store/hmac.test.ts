import { createHmac, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hmacWith } from '#store/hmac.ts';

it('is the HMAC-SHA256 of RFC 2104, for every key of at most a block', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), fc.string(), (key, text) => {
      for (const encoding of ['hex', 'base64url', 'binary'] as const)
        expect(hmacWith(key)(text, encoding)).toBe(createHmac('sha256', key).update(text).digest(encoding));
    }),
  );
  for (const text of ['x'.repeat(1_024), 'x'.repeat(1_025), '₦'.repeat(1_024), '\ud800'.repeat(1_024)])
    expect(hmacWith(Buffer.alloc(32))(text, 'hex')).toBe(
      createHmac('sha256', Buffer.alloc(32)).update(text).digest('hex'),
    );
  expect(() => hmacWith(randomBytes(65))).toThrow(RangeError);
});
