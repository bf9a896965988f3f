import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { Surety, verifyWebhook, WebhookVerificationError } from '../src/index.ts';

const SECRET = `whsec_${randomBytes(24).toString('base64')}`;
const OTHER = `whsec_${randomBytes(24).toString('base64')}`;
const EVENT = {
  id: 'evt_1',
  type: 'agreement.funded',
  createdAt: '2030-01-01T00:00:00.000Z',
  agreementId: 'agr_1',
  sequence: 5,
  data: { note: 'ünïcödé ₦' },
};
const BODY = JSON.stringify(EVENT);

/** Signed by the reference implementation, not by our code. */
function signed(body = BODY, at = new Date(), secret = SECRET): Record<string, string> {
  return {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('evt_1', at, body),
  };
}

describe('a webhook that standardwebhooks signed', () => {
  it('is accepted as text, bytes or an ArrayBuffer, with any kind of headers', async () => {
    const bytes = new TextEncoder().encode(BODY);
    expect(await verifyWebhook(BODY, signed(), SECRET)).toEqual(EVENT);
    expect(await verifyWebhook(bytes, new Headers(signed()), SECRET)).toEqual(EVENT);
    expect(await verifyWebhook(bytes.buffer, signed(), SECRET)).toEqual(EVENT);
    expect(await verifyWebhook(Buffer.from(BODY), signed(), SECRET)).toEqual(EVENT);
    const shouted = Object.fromEntries(
      Object.entries(signed()).map(([name, value]) => [name.toUpperCase(), [value]]),
    );
    expect(await new Surety().webhooks.verify(BODY, shouted, SECRET)).toEqual(EVENT);
  });

  it('is accepted while the secret is rotated, on either side', async () => {
    expect(await verifyWebhook(BODY, signed(), [OTHER, SECRET])).toEqual(EVENT);
    const both = signed();
    both['webhook-signature'] =
      `${signed(BODY, new Date(), OTHER)['webhook-signature']} v2,AAAA ${both['webhook-signature']}`;
    expect(await verifyWebhook(BODY, both, SECRET)).toEqual(EVENT);
  });
});

describe('test headers', () => {
  it('are accepted like those of a delivery, by us and by standardwebhooks', async () => {
    const { webhooks } = new Surety();
    const headers = await webhooks.generateTestHeader({ payload: BODY, secret: SECRET });
    expect(await webhooks.constructEvent(BODY, headers, SECRET)).toEqual(EVENT);
    expect(new Webhook(SECRET).verify(BODY, headers)).toEqual(EVENT);
    const old = await webhooks.generateTestHeader({
      payload: BODY,
      secret: SECRET,
      id: 'evt_9',
      timestamp: 1,
    });
    expect(old).toMatchObject({ 'webhook-id': 'evt_9', 'webhook-timestamp': '1' });
    await expect(webhooks.constructEvent(BODY, old, SECRET)).rejects.toThrow(WebhookVerificationError);
  });
});

it.each([undefined, null, ''])('names a secret that is missing: %s', async (secret) => {
  const rejected = verifyWebhook(BODY, signed(), secret as string);
  await expect(rejected).rejects.toThrow(WebhookVerificationError);
  await expect(rejected).rejects.toThrow('The secret is missing');
});

describe('a webhook is rejected', () => {
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  const without = (name: string) => ({ ...signed(), [name]: undefined });
  const changed = (name: string, value: string) => ({ ...signed(), [name]: value });
  const now = () => String(Math.floor(Date.now() / 1000));

  it.each([
    ['when its body was changed', `${BODY} `, signed(), SECRET, 'No signature matches'],
    ['when it is signed with another secret', BODY, signed(), OTHER, 'No signature matches'],
    ['when its id was changed', BODY, changed('webhook-id', 'evt_2'), SECRET, 'No signature matches'],
    ['when it is six minutes old', BODY, signed(BODY, minutes(-6)), SECRET, 'timestamp'],
    ['when it comes from the future', BODY, signed(BODY, minutes(6)), SECRET, 'timestamp'],
    [
      'when an old one gets a new timestamp',
      BODY,
      { ...signed(BODY, minutes(-6)), 'webhook-timestamp': now() },
      SECRET,
      'No signature matches',
    ],
    ['when its timestamp is not a number', BODY, changed('webhook-timestamp', 'NaN'), SECRET, 'timestamp'],
    ['without an id', BODY, without('webhook-id'), SECRET, 'webhook-id'],
    ['without a signature', BODY, without('webhook-signature'), SECRET, 'webhook-signature'],
    ['with an empty signature', BODY, changed('webhook-signature', 'v1,'), SECRET, 'No signature matches'],
    ['with a broken signature', BODY, changed('webhook-signature', 'v1,%%%'), SECRET, 'No signature matches'],
    ['when the secret is empty', BODY, signed(), '', 'secret'],
    ['when no secret is given', BODY, signed(), [], 'No signature matches'],
    ['when the body was parsed', EVENT as unknown as string, signed(), SECRET, 'not a parsed object'],
    ['when it is signed but is not JSON', 'hello', signed('hello'), SECRET, 'not JSON'],
  ])('%s', async (_case, body, headers, secret, why) => {
    const verifying = verifyWebhook(body, headers, secret);
    await expect(verifying).rejects.toThrow(WebhookVerificationError);
    await expect(verifying).rejects.toThrow(why);
  });
});
