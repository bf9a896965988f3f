import { post } from '#test/support/cli.ts';

/** Creates an agreement and takes it to confirmation by both parties, after which the workers pay it out. */
export async function deal(address: string, key: string): Promise<string> {
  const headers = { 'x-api-key': key };
  const send = async (path: string, body: object) => {
    const answer = await post(`${address}/v1${path}`, body, headers);
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const agreement = await send('/escrow/agreements', {
    ...{ buyerExternalId: 'buyer', sellerExternalId: 'seller', totalAmount: 70_000 },
    milestones: [{ title: 'All of it', amount: 70_000 }],
  });
  const id = String(agreement['id']);
  const payout = await fetch(`${address}/v1/escrow/payout-accounts/seller`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ bankCode: '058', accountNumber: '0123456789' }),
  });
  if (!payout.ok) throw new Error(`the seller's account: ${await payout.text()}`);
  const assessed = await send(`/escrow/agreements/${id}/assess`, {
    ...{ external_user_id: 'buyer', transaction_amount: 70_000 },
    account_created_at: '2020-01-31T12:00:00Z',
  });
  const { accountNumber } = assessed['virtualAccount'] as { accountNumber: string };
  await send('/sandbox/deposits', { accountNumber, amount: 70_000 });
  const [milestone] = agreement['milestones'] as { id: string }[];
  for (const user of ['buyer', 'seller']) {
    const confirm = `/escrow/agreements/${id}/milestones/${milestone?.id}/confirm`;
    await send(confirm, { external_user_id: user });
  }
  return id;
}

export async function statusOf(address: string, key: string, id: string): Promise<unknown> {
  const answer = await fetch(`${address}/v1/escrow/agreements/${id}`, { headers: { 'x-api-key': key } });
  return ((await answer.json()) as { status?: unknown }).status;
}
