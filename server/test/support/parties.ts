import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { platform } from './escrow.ts';

export const PARTIES = {
  buyerEmail: 'ada@example.com',
  buyerName: 'Ada Obi',
  sellerEmail: 'femi@example.com',
  sellerName: 'Femi Ade',
};

export type Link = { id: string; url: string; status: string; firstOpenedAt: string | null };

/** A platform in a test environment that gives its parties links, and their browser without script. */
export async function platformWithLinks(app: TestApp) {
  const { key: live } = await app.signUp();
  const made = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', {
    key: live,
    body: { environment: 'test' },
  });
  const key = made.body.apiKey;
  const shop = platform(app, key);
  const newLink = (agreementId: string, body: object) =>
    app.call<Link>('POST', `/v1/escrow/agreements/${agreementId}/links`, { key, body });
  let deals = 0;
  /** A deal of 100 and 50, each of another buyer. */
  const deal = async (amounts = [100_00, 50_00]) => {
    const buyerExternalId = `buyer_${deals++}`;
    const { body } = await shop.create(amounts, { ...PARTIES, buyerExternalId });
    const { body: assessed } = await shop.assess(body.id, { external_user_id: buyerExternalId });
    const accountNumber = assessed.virtualAccount?.accountNumber ?? '';
    return { ...body, buyerExternalId, accountNumber, milestone: body.milestones[0]?.id ?? '' };
  };
  return {
    key,
    shop,
    newLink,
    deal,
    linkFor: async (agreementId: string, body: object) => {
      const { status, body: link } = await newLink(agreementId, body);
      expect(status).toBe(201);
      return { ...link, path: new URL(link.url).pathname };
    },
    paidDeal: async () => {
      const agreed = await deal();
      await shop.deposit(agreed.accountNumber, 150_00);
      return agreed;
    },
    open: async (path: string, form?: Record<string, string>) => {
      const answer = await app.http.inject({
        method: form ? 'POST' : 'GET',
        url: path,
        ...(form && {
          payload: new URLSearchParams(form).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
      });
      return { status: answer.statusCode, html: answer.body, headers: answer.headers };
    },
  };
}

/** The code that the page of a test environment shows. */
export const codeIn = (html: string) => /code is (\d{6})/.exec(html)?.[1] ?? '';
