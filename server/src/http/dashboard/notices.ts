import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { bankFor, SANDBOX } from '#actions/escrow/context.ts';
import { uncomparedDays } from '#actions/escrow/reconciliation/uncompared-days.ts';
import { environmentOf } from '#core/environment.ts';
import { read } from '#http/pipeline/endpoint.ts';
import { ok, timestamp } from '#http/pipeline/schemas.ts';
import * as moneyPause from '#store/money-pause.ts';

/** The banks that may hold money of this tenant: its current one, and for a live one every real bank. */
function banksOf(context: Pick<Context, 'bank' | 'banks'>, developerId: string): string[] {
  const current = bankFor(context, developerId).name;
  const isLive = environmentOf(developerId) === 'live';
  return [...context.banks.keys()].filter((name) => name === current || (isLive && name !== SANDBOX));
}

const NoticesView = z
  .object({
    moneyPausedSince: timestamp.nullable(),
    /** Days that were compared with neither the lists nor a statement of this bank. */
    uncompared: z.array(z.object({ provider: z.string(), days: z.array(z.string()) })),
  })
  .meta({ title: 'Notices' });

/** What the operator of the service has to do before the books can be trusted or money moves again. */
export const noticesEndpoint = read('GET /notices', {
  operationId: 'listNotices',
  permission: 'escrow.read',
  heavy: true,
  answer: ok('A pause of payments, and days that were not compared', NoticesView),
  run: async ({ context, caller: { developerId } }) => ({
    paused: await moneyPause.find(context.db),
    uncompared: await uncomparedDays(context, banksOf(context, developerId)),
  }),
  view: ({ paused, uncompared }) => ({
    moneyPausedSince: paused?.since.toISOString() ?? null,
    uncompared: uncompared
      .filter(({ days }) => days.length > 0)
      .map(({ provider, days }) => ({ provider, days: days.map((day) => day.toISOString().slice(0, 10)) })),
  }),
});
