import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { platform } from '#test/support/escrow.ts';

const AGREEMENTS = 100_000;
/** On a quiet machine a page takes a few milliseconds; a full scan takes hundreds on any machine. */
const INSTANTLY_MS = 150;
const MOST_ATTEMPTS = 200;

type ListPage = { data: { id: string }[]; nextCursor: string | null };

/** Copies of one real agreement, written as the owner: the test is about finding them, not making them. */
async function fill(app: Awaited<ReturnType<typeof startTestApp>>, agreementId: string): Promise<void> {
  const { owner } = app.database;
  await owner.query(
    `WITH made AS (SELECT * FROM agreements WHERE id = $1)
     INSERT INTO agreements (developer_id, id, version, status, buyer_external_id, seller_external_id, currency,
       total_amount, chain_head, created_at)
     SELECT developer_id, 'agr_' || lpad(to_hex(n), 32, '0'), 1,
       (ARRAY['PENDING', 'DISBURSED', 'DISBURSED', 'REFUNDED'])[1 + n % 4], 'buyer ' || n % 1000, 'seller', currency,
       total_amount, chain_head, created_at
     FROM made, generate_series(1, $2::int) n`,
    [agreementId, AGREEMENTS],
  );
  await owner.query(
    `INSERT INTO milestones (developer_id, agreement_id, id, position, title, amount)
     SELECT a.developer_id, a.id, 'ms_' || right(a.id, 32), 0, 'Step 1', a.total_amount FROM agreements a WHERE id <> $1`,
    [agreementId],
  );
  await owner.query('ANALYZE agreements, milestones');
}

describe('a list of 100,000 agreements', () => {
  it('pages instantly, at its beginning, in its middle, filtered and searched', {
    timeout: 180_000,
  }, async () => {
    const app = await startTestApp();
    const person = await signedIn(app);
    const { body } = await platform(app, person.key).create([1000]);
    await fill(app, body.id);
    const middle = Buffer.from(`agr_${(AGREEMENTS / 2).toString(16).padStart(32, '0')}`).toString(
      'base64url',
    );
    const paths = [
      '/v1/escrow/agreements?limit=25',
      `/v1/escrow/agreements?limit=25&cursor=${middle}`,
      '/v1/escrow/agreements?limit=25&status=REFUNDED',
      `/v1/escrow/agreements?limit=25&status=PENDING&cursor=${middle}`,
      '/agreements?limit=25&search=buyer%20500',
      '/agreements?limit=25&search=seller&status=DISBURSED',
      '/overview',
    ];
    for (const path of paths) {
      // The fastest of several: other load on the machine does not count.
      let fastest = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < MOST_ATTEMPTS && fastest >= INSTANTLY_MS; attempt++) {
        const startedAt = performance.now();
        const answer = await person.call<Partial<ListPage>>('GET', path);
        fastest = Math.min(fastest, performance.now() - startedAt);
        expect(answer.status).toBe(200);
        if (path !== '/overview') expect(answer.body.data).toHaveLength(25);
      }
      expect(fastest, path).toBeLessThan(INSTANTLY_MS);
    }
  });
});
