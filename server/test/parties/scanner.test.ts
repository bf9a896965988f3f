import { expect, it } from 'vitest';
import { PURPOSES } from '#core/parties/link.ts';
import { startTestApp } from '#test/support/app.ts';
import { PARTIES, platformWithLinks } from '#test/support/parties.ts';

const app = await startTestApp();
const { key, shop, paidDeal, linkFor } = await platformWithLinks(app);

/** As a mail scanner does: loads the page, and everything that it points to, with GET and with HEAD. */
async function scan(start: string): Promise<string[]> {
  const waiting = [start];
  const seen = new Set<string>();
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const [head, answer] = [
      await app.http.inject({ method: 'HEAD', url: path }),
      await app.http.inject({ method: 'GET', url: path }),
    ];
    expect([path, head.statusCode, answer.statusCode]).toEqual([path, answer.statusCode, answer.statusCode]);
    for (const [, found = ''] of answer.body.matchAll(/(?:href|action|src)="([^"#]+)/g)) {
      const next = new URL(found, `http://surety${path}`);
      if (next.host === 'surety') waiting.push(next.pathname + next.search);
    }
  }
  return [...seen];
}

const CHANGES = [
  'mails',
  'short_messages',
  'party_codes',
  'deliveries',
  'delivery_tries',
  'transfers',
  'events',
];

it.each([
  ['buyer', PURPOSES.filter((purpose) => purpose !== 'proof')],
  ['seller', PURPOSES.filter((purpose) => purpose !== 'pay' && purpose !== 'proof')],
] as const)(
  'A scanner that follows every address on the pages of the %s changes nothing',
  async (party, purposes) => {
    const { id } = await paidDeal();
    const { milestones } = (await shop.get(id)).body;
    await shop.confirm(id, milestones[1]?.id ?? '', 'seller');
    const { path } = await linkFor(id, { party, purposes: [...purposes], phone: '+2348012345678' });
    const countAll = async () =>
      Object.fromEntries(
        await Promise.all(
          CHANGES.map(async (table) => {
            const filter = table === 'events' ? `WHERE type <> 'link.opened'` : '';
            const [row] = await app.database.owner.query<{ n: number }>(
              `SELECT count(*)::int AS n FROM ${table} ${filter}`,
            );
            return [table, row?.n];
          }),
        ),
      );
    const look = async () => [await countAll(), (await shop.get(id)).body];
    const before = await look();
    const seen = await scan(path);
    expect(seen.length).toBeGreaterThan(6);
    for (const { id: milestone } of milestones) expect(seen.join()).toContain(milestone);
    expect(await look()).toEqual(before);
    expect([key, PARTIES.buyerEmail].filter((secret) => seen.join().includes(secret))).toEqual([]);
  },
);
