import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { DAY_MS } from '#core/time.ts';
import { read } from '#http/pipeline/endpoint.ts';
import { externalId, ok, timestamp } from '#http/pipeline/schemas.ts';
import { type DailyFigure, dailyFigures } from '#store/escrow/figures/daily-figures.ts';
import * as overview from '#store/escrow/figures/overview.ts';
import * as riskUsers from '#store/risk/users.ts';

const WINDOW_DAYS = 30;

/**
 * Totals over all agreements may exceed a safe integer, so they are strings. The API's own amounts are
 * integers.
 */
const sum = z.string().meta({ description: 'In the smallest currency unit, as a string of digits' });
const OverviewView = z
  .object({
    days: z.array(z.string()),
    money: z.array(
      z.object({
        currency: z.string(),
        agreements: z.int(),
        frozen: z.int(),
        held: sum,
        excess: sum,
        queued: sum,
        toSellers: sum,
        toBuyers: sum,
        sellersWait: sum,
        buyersWait: sum,
      }),
    ),
    daily: z.array(z.object({ day: z.string(), currency: z.string(), type: z.string(), amount: sum })),
    flags: z.array(z.object({ day: z.string(), flag: z.string(), count: z.int() })),
    verifications: z.object({ verified: z.int(), failed: z.int() }),
    webhooks: z.array(
      z.object({
        id: z.string(),
        url: z.string(),
        enabled: z.boolean(),
        failingSince: timestamp.nullable(),
        delivered: z.int(),
        pending: z.int(),
        retrying: z.int(),
        failed: z.int(),
      }),
    ),
  })
  .meta({ title: 'Overview' });

const RiskUserView = z
  .object({
    userId: z.string(),
    firstSeenAt: timestamp.nullable(),
    verifiedAt: timestamp.nullable(),
    country: z.string().nullable(),
    devices: z.array(
      z.object({
        device: z.string(),
        firstSeenAt: timestamp,
        lastSeenDay: timestamp,
        greens: z.int(),
        trustedUntil: timestamp.nullable(),
      }),
    ),
  })
  .meta({ title: 'RiskUser' });

export const overviewEndpoints = [
  read('GET /overview', {
    operationId: 'retrieveOverview',
    permission: 'escrow.read',
    heavy: true,
    answer: ok('The last thirty days', OverviewView),
    run: ({ context, caller }) => addUp(context, caller.developerId),
    view: ({ since, figures, webhooks, ...rest }) => ({
      days: Array.from({ length: WINDOW_DAYS }, (_, index) =>
        new Date(since.getTime() + index * DAY_MS).toISOString().slice(0, 10),
      ),
      ...rest,
      ...viewFigures(figures),
      webhooks: webhooks.map(({ failingSince, ...endpoint }) => ({
        ...endpoint,
        failingSince: failingSince?.toISOString() ?? null,
      })),
    }),
  }),

  read('GET /risk/users/:userId', {
    operationId: 'retrieveRiskUser',
    permission: 'risk.read',
    params: z.object({ userId: externalId('userId') }),
    answer: ok('What is known about the user', RiskUserView),
    run: async ({ context, caller, params }) => {
      const [user, devices] = await Promise.all([
        riskUsers.find(context.db, caller.developerId, params.userId),
        riskUsers.devices(context.db, caller.developerId, params.userId),
      ]);
      return { user, devices };
    },
    view: ({ user, devices }, { params }) => ({
      userId: params.userId,
      firstSeenAt: user?.firstSeenAt.toISOString() ?? null,
      verifiedAt: user?.verifiedAt?.toISOString() ?? null,
      country: user?.country ?? null,
      devices: devices.map((device) => ({
        device: device.device,
        firstSeenAt: device.firstSeenAt.toISOString(),
        lastSeenDay: device.lastSeenDay.toISOString(),
        greens: device.greens,
        trustedUntil: device.trustedUntil?.toISOString() ?? null,
      })),
    }),
  }),
];

function viewFigures(figures: readonly DailyFigure[]) {
  const of = (name: DailyFigure['figure']) => figures.filter(({ figure }) => figure === name);
  const outcomes = (outcome: string) =>
    of('verification').reduce(
      (total, { label, amount }) => total + (label === outcome ? Number(amount) : 0),
      0,
    );
  return {
    daily: [...of('deposit.received'), ...of('milestone.released')].map(({ day, figure, label, amount }) => ({
      day,
      currency: label,
      type: figure,
      amount,
    })),
    flags: of('assessment').map(({ day, label, amount }) => ({ day, flag: label, count: Number(amount) })),
    verifications: { verified: outcomes('verified'), failed: outcomes('failed') },
  };
}

async function addUp({ db, clock }: Context, developerId: string) {
  const now = clock().getTime();
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const since = new Date(today - (WINDOW_DAYS - 1) * DAY_MS);
  const [money, figures, webhooks] = await Promise.all([
    overview.openMoney(db, developerId),
    dailyFigures(db, developerId, since),
    overview.webhookHealth(db, developerId, new Date(now - DAY_MS)),
  ]);
  return { since, money, figures, webhooks };
}
