import { afterAll } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';
import type { Link } from '#test/support/parties.ts';
import { type MessageTwinName, startMessageTwin } from '#twins/messages/twin.ts';

export const PHONE = '+2348031234567';

export type Listed = {
  id: string;
  type: string;
  status: string;
  reason: string | null;
  text: string | null;
  recipient: string;
  parts: number;
  cost: number;
};

/** A live platform whose short messages go to a twin, which reports back over HTTP. */
export async function platformWithMessages(name: MessageTwinName, settings: Record<string, string> = {}) {
  const twin = await startMessageTwin(name);
  afterAll(() => twin.close());
  const app = await startTestApp({
    settings: { ...twin.settings, ...settings },
    patience: () => ({ timeoutMs: 700 }),
  });
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const secret = twin.settings['AFRICASTALKING_RECEIPT_KEY'];
  const receipts = `${address}/v1/providers/${name}/receipts${secret ? `?key=${secret}` : ''}`;
  twin.reportTo(receipts);
  const { key } = await app.signUp();
  const shop = platform(app, key);
  const messages = async (agreementId: string) => {
    const path = `/v1/escrow/agreements/${agreementId}/short-messages`;
    return (await app.call<{ data: Listed[] }>('GET', path, { key })).body.data;
  };
  let deals = 0;
  return {
    ...{ app, key, shop, twin, receipts, messages },
    run: () => runDueJobs(app),
    /** A paid deal without mail addresses, and a link with a phone. */
    async dealWithLink(body: object = {}) {
      const buyerExternalId = `buyer_${deals++}`;
      const { body: deal } = await shop.create([100_00], { buyerExternalId });
      const { body: assessed } = await shop.assess(deal.id, { external_user_id: buyerExternalId });
      await shop.deposit(assessed.virtualAccount?.accountNumber ?? '', 100_00);
      const made = await app.call<Link>('POST', `/v1/escrow/agreements/${deal.id}/links`, {
        key,
        body: { party: 'buyer', purposes: ['pay', 'confirm'], phone: PHONE, ...body },
      });
      const { pathname: path } = new URL(made.body.url ?? 'http://none/');
      return { deal, buyerExternalId, link: made.body, status: made.status, path };
    },
    /** As a browser without script does. */
    async post(path: string, form: Record<string, string> = {}) {
      const answer = await app.http.inject({
        method: 'POST',
        url: path,
        payload: new URLSearchParams(form).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      return { status: answer.statusCode, html: answer.body };
    },
  };
}
