import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { platformWithLinks } from './parties.ts';

/** The codes on the buyer's page, the current one first. */
export const codesIn = (html: string): string[] =>
  [...html.matchAll(/<p class="code[^"]*">(\d{3}) (\d{3})</g)].map(
    ([, first, second]) => `${first}${second}`,
  );

/** A code that is not on the buyer's page. */
export const wrongCode = (codes: readonly string[]): string =>
  ['000000', '111111', '222222', '333333', '444444'].find((code) => !codes.includes(code)) ?? '';

/** A platform whose buyers see a code, and whose riders enter it. */
export async function platformWithDeliveries(app: TestApp) {
  const on = await platformWithLinks(app);
  const linkOf = async (id: string, party: string) =>
    (await on.linkFor(id, { party, purposes: ['deliver'] })).path;
  const releases = async (id: string) =>
    (await on.shop.ledger(id)).body.entries.filter(({ kind }) => kind === 'release').length;
  /** The two links of a deal, and what can be done with them for its first step. */
  const handover = async (deal: { id: string; milestone: string }) => {
    const [buyer, rider] = [await linkOf(deal.id, 'buyer'), await linkOf(deal.id, 'seller')];
    const page = `/delivery/${deal.milestone}`;
    const codes = async (from = buyer) => codesIn((await on.open(from + page)).html);
    return {
      ...deal,
      buyer: buyer + page,
      rider: rider + page,
      codes,
      current: async () => (await codes())[0] ?? '',
      renew: () => on.open(buyer + page, {}),
      enter: async (code: string, by = rider + page, more: Record<string, string> = {}) =>
        (await on.open(by, { code, ...more })).html,
      anotherRider: async () => (await linkOf(deal.id, 'seller')) + page,
      releases: () => releases(deal.id),
    };
  };
  return {
    ...on,
    releases,
    handover,
    paidHandover: async () => {
      const made = await handover(await on.paidDeal());
      expect(await made.codes()).toHaveLength(4);
      return made;
    },
  };
}
