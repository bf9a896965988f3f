import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAIN_START, canonicalJson } from '#core/chain.ts';
import { agreementMacInput } from '#core/escrow/verify/mac.ts';
import { committedChainInput, eventChainInput, linkOf } from '#core/events/chain.ts';
import { openMac } from '#store/escrow/verify/hmac.ts';
import { commitmentTo } from '#store/secrets/person-keys.ts';
import { sha256 } from '#store/sha256.ts';

describe('a MAC', () => {
  it('equals the standard HMAC-SHA256', () => {
    const key = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(key, fc.string({ unit: 'binary' }), (bytes, text) => {
        expect(openMac(bytes)(text)).toBe(createHmac('sha256', bytes).update(text).digest('hex'));
      }),
    );
  });
});

describe('the hashed bytes', () => {
  it('do not depend on the order in which a database returns keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const reversed = (part: unknown): unknown => {
          if (typeof part !== 'object' || part === null) return part;
          if (Array.isArray(part)) return part.map(reversed);
          return Object.fromEntries(
            Object.entries(part)
              .reverse()
              .map(([name, inner]) => [name, reversed(inner)]),
          );
        };
        expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  /** Fixed values. If one of these fails, every stored hash has become invalid. */
  it('of an event and of a MAC never change', () => {
    const event = {
      developerId: 'dev_1',
      streamId: 'agr_1',
      sequence: 3,
      id: 'evt_1',
      type: 'milestone.confirmed',
      data: { milestoneId: 'ms_1', by: 'buyer' },
      createdAt: new Date('2030-01-31T12:00:00.000Z'),
      actor: { type: 'key' as const, id: 'key_1' },
    };
    expect(eventChainInput(CHAIN_START, event)).toBe(
      `["${CHAIN_START}","dev_1","agr_1",3,"evt_1","milestone.confirmed",` +
        '{"by":"buyer","milestoneId":"ms_1"},"2030-01-31T12:00:00.000Z",["key","key_1"]]',
    );
    expect(sha256(eventChainInput(CHAIN_START, { ...event, actor: null }))).toBe(
      'cabb400a730cfc3f953793e6c389b6e627c5a4d2aab7baf3d0739a81d3e4294a',
    );
    const committed = {
      clear: { milestoneId: 'ms_1' },
      commitments: { by: commitmentTo('c2FsdA', 'by', 'buyer') },
    };
    expect(committedChainInput(CHAIN_START, { ...event, committed })).toBe(
      `["event 2","${CHAIN_START}","dev_1","agr_1",3,"evt_1","milestone.confirmed",{"milestoneId":"ms_1"},` +
        '{"by":"muZbGaiWUF3jRo9JiBhP06EIDIEohoprnvqjHcQpn-g"},"2030-01-31T12:00:00.000Z",["key","key_1"]]',
    );
    const heads = {
      version: 7,
      chainedFrom: 1,
      eventCount: 3,
      eventHead: 'e',
      transferCount: 2,
      chainHead: 't',
    };
    expect(agreementMacInput({ developerId: 'dev_1', agreementId: 'agr_1', ...heads })).toBe(
      '["seal 1","dev_1","agr_1",7,1,3,"e",2,"t"]',
    );
  });

  it('tell the versions apart', () => {
    const event = {
      ...{ developerId: 'dev_1', streamId: 'agr_1', sequence: 1, id: 'evt_1', type: 'agreement.unfrozen' },
      ...{ data: {}, createdAt: new Date('2030-01-31T12:00:00.000Z'), actor: null },
    };
    const [one, two] = [eventChainInput, committedChainInput].map((input) =>
      sha256(input(CHAIN_START, event)),
    );
    const version = (hash: string | undefined) =>
      linkOf(sha256, CHAIN_START, { ...event, hash: hash ?? null }).version;
    expect([version(one), version(two)]).toEqual([1, 2]);
    // Personal fields were never stored apart in version 1.
    const committed = { clear: {}, commitments: {} };
    expect(linkOf(sha256, CHAIN_START, { ...event, committed, hash: one ?? '' }).version).toBe(2);
  });
});
