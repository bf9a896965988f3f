import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { disputes } from '#test/support/disputes.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';

type Found = { data: { type: string; id: string; title: string }[] };

const app = await startTestApp();
const owner = await signedIn(app);
const { key } = owner;
const on = platform(app, key);

const asked = await on.create([7_512_345], {
  buyerExternalId: 'CUST-77',
  buyerName: 'Adaeze Nwosu-Okonkwo',
  buyerEmail: 'ada.nwosu@mail.example',
  sellerExternalId: 'vendor-9',
  sellerName: 'Bùkọ́lá Textiles',
  reference: 'ORD-2041',
  metadata: { phone: '+234 803 555 0142' },
});
const { id } = asked.body;
const requestId = String(asked.headers['x-request-id']);
const assessed = await on.assess(id, {
  external_user_id: 'CUST-77',
  transaction_amount: 7_512_345,
  account_created_at: '2020-01-31T12:00:00Z',
});
const account = String(assessed.body.virtualAccount?.accountNumber);
await app.call('POST', '/v1/sandbox/deposits', {
  key,
  body: { accountNumber: account, amount: 7_512_345, reference: 'FT26112233', senderName: 'CHINEDU EZE' },
});
await app.database.owner.query(`UPDATE deposits SET session_id = '100004261118123456789012345678'`);
// Others that must not be found instead.
await on.create([100], { buyerName: 'Adamu Bello', buyerExternalId: 'other-1', sellerExternalId: 'other-2' });
await on.create([100], { buyerExternalId: 'other-3', sellerExternalId: 'other-4' });

async function search(q: string, more = '', by = key): Promise<Found['data']> {
  const path = `/v1/search?q=${encodeURIComponent(q)}${more}`;
  const { status, body } = await app.call<Found>('GET', path, { key: by });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}
const agreements = async (q: string) =>
  (await search(q)).flatMap((found) => (found.type === 'agreement' ? [found.id] : []));

describe('GET /v1/search', () => {
  it.each([
    ['the whole id', id],
    ['the id in capitals', id.toUpperCase()],
    ['the beginning of the id, which others share', id.slice(0, 10), 3],
    ['the id as the dashboard prints it', `agr_${id.slice(4, 8)}…${id.slice(-6)}`],
    ['a name', 'Adaeze Nwosu-Okonkwo'],
    ['a part of a name', 'okonk'],
    ['the beginning of a long part of a name', 'okonkw'],
    ['a name without its accents', 'bukola'],
    ['the mail address', 'Ada.Nwosu@mail.example'],
    ['the phone number as people write it', '0803 555 0142'],
    ['the amount as it is printed', '75,123.45'],
    ['the amount with its sign', '₦75,123.45'],
    ['the amount in the smallest unit', '7512345'],
    ['the name of the payer', 'Chinedu'],
    ['the bank’s reference', 'FT26112233'],
    ['the interbank session id', '100004261118123456789012345678'],
    ['the account number', account],
    ['the last four digits of the account number', account.slice(-4)],
    ['the order reference', 'ord-2041'],
    ['the platform’s own id of the buyer', 'cust-77'],
    ['the beginning of the platform’s own id', 'CUST'],
  ])('finds one payment by %s', async (_what, q, count = 1) => {
    const found = await agreements(q);
    expect(found).toContain(id);
    expect(found).toHaveLength(count);
  });

  it('finds a request by its id, a person by their name, and only the types that were asked for', async () => {
    expect(await search(requestId)).toMatchObject([{ type: 'request', title: 'POST /v1/escrow/agreements' }]);
    expect(await search('adaeze')).toMatchObject([
      { type: 'person', id: 'CUST-77', title: 'Adaeze Nwosu-Okonkwo' },
      { type: 'agreement', id, title: 'Adaeze Nwosu-Okonkwo to Bùkọ́lá Textiles' },
    ]);
    expect(await search('adaeze', '&types=person')).toHaveLength(1);
    const wrong = await app.call('GET', '/v1/search?q=ada&types=planet', { key });
    expect(wrong).toMatchObject({ status: 400, body: { details: [{ path: 'types[0]' }] } });
  });

  it('finds nothing of another account, nor what a role may not read', async () => {
    const other = await signedIn(app);
    for (const q of [id, 'Adaeze', 'FT26112233', account, '75,123.45', requestId])
      expect(await search(q, '', other.key)).toEqual([]);
    const finance = await memberWith(app, owner, 'finance');
    const { body } = await finance.call<Found>('GET', `/v1/search?q=${requestId}`);
    expect(body.data).toEqual([]);
  });

  it('keeps no name in the database, and forgets a person who is erased but not the other party', async () => {
    const rows = await app.database.owner.query('SELECT * FROM search_marks');
    expect(JSON.stringify(rows)).not.toMatch(/adaeze|okonk|chinedu|bukola|555 ?0142/i);
    const erased = await app.call('POST', '/v1/identity/people/CUST-77/erase', { key });
    expect(erased.status, JSON.stringify(erased.body)).toBeLessThan(300);
    expect(await agreements('okonkwo')).toEqual([]);
    expect(await agreements('chinedu')).toEqual([]);
    expect(await agreements('bukola')).toEqual([id]);
  });

  it('finds a dispute by its id, and below its agreement by everything else, only in its account', async () => {
    const parties = { buyerName: 'Folasade Eze', sellerName: 'Ngozi Mbah', reference: 'ORD-7001' };
    const agreement = await fundedAgreement(on, [4_400, 600], 5_000, undefined, parties);
    const { body: dispute } = await disputes(app, on).open(agreement);
    const found = expect.objectContaining({
      ...{ type: 'dispute', id: dispute.id, title: 'Folasade Eze to Ngozi Mbah' },
      ...{ agreementId: agreement.id, status: 'OPEN', amount: 4_400, currency: 'NGN' },
    });
    const [whole, end] = [dispute.id, dispute.id.slice(-6)];
    const ids = [whole, whole.toUpperCase(), whole.slice(0, 12), whole.slice(4), end];
    for (const q of [...ids, `dsp_${whole.slice(4, 8)}…${end}`])
      expect(await search(q), q).toContainEqual(found);
    for (const q of ['folasade', 'mbah', 'ord-7001', '50.00', agreement.id]) {
      const about = (await search(q)).filter(({ type }) => type !== 'person');
      expect(about, q).toEqual([expect.objectContaining({ type: 'agreement', id: agreement.id }), found]);
    }
    expect(await search('mbah', '&types=dispute')).toEqual([found]);
    expect(await search(`agr_${whole.slice(4, 8)}…${end}`)).toEqual([]);
    const other = await signedIn(app);
    for (const q of [whole, end, 'folasade']) expect(await search(q, '', other.key)).toEqual([]);
  });
});
