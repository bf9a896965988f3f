import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { callerOf } from '#http/frame/auth.ts';
import { answers, externalId, timestamp } from '#http/frame/schemas.ts';
import * as overview from '#store/escrow/overview.ts';
import * as riskUsers from '#store/risk/users.ts';

const DAY_MS = 86_400_000;
const WINDOW_DAYS = 30;
const MAX_WAITING = 5;

const amount = z.int();
const OverviewView = z.object({
  days: z.array(z.string()),
  money: z.array(
    z.object({
      currency: z.string(),
      agreements: z.int(),
      held: amount,
      excess: amount,
      queued: amount,
      toSellers: amount,
      toBuyers: amount,
      frozen: z.int(),
    }),
  ),
  cut: z.boolean(),
  daily: z.array(z.object({ day: z.string(), currency: z.string(), type: z.string(), amount })),
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
      failed: z.int(),
    }),
  ),
  toGiveBack: z.array(
    z.object({
      why: z.enum(['refused', 'late']),
      agreementId: z.string(),
      buyerExternalId: z.string(),
      amount,
      currency: z.string(),
    }),
  ),
  payoutsWithoutAccount: z.array(
    z.object({ agreementId: z.string(), sellerExternalId: z.string(), amount, currency: z.string() }),
  ),
});

const RiskUserView = z.object({
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
});

export function dashboardOverviewRoutes(context: Context): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/overview',
      { schema: { response: { 200: answers('The last thirty days', OverviewView) } } },
      async (request) => {
        const { developerId } = callerOf(request);
        const today = Math.floor(context.clock().getTime() / DAY_MS) * DAY_MS;
        const since = new Date(today - (WINDOW_DAYS - 1) * DAY_MS);
        const { db } = context;
        const [money, daily, flags, verifications, toGiveBack, waiting, webhooks] = await Promise.all([
          overview.openMoney(db, developerId),
          overview.dailyMoney(db, developerId, since),
          overview.dailyFlags(db, developerId, since),
          overview.verifications(db, developerId, since),
          overview.moneyToGiveBack(db, developerId, MAX_WAITING),
          overview.payoutsWithoutAccount(db, developerId, MAX_WAITING),
          overview.webhookHealth(db, developerId, new Date(context.clock().getTime() - DAY_MS)),
        ]);
        return {
          days: Array.from({ length: WINDOW_DAYS }, (_, index) =>
            new Date(since.getTime() + index * DAY_MS).toISOString().slice(0, 10),
          ),
          money: money.rows,
          cut: money.cut,
          daily,
          flags,
          verifications,
          toGiveBack,
          payoutsWithoutAccount: waiting,
          webhooks: webhooks.map(({ failingSince, ...endpoint }) => ({
            ...endpoint,
            failingSince: failingSince?.toISOString() ?? null,
          })),
        };
      },
    );

    app.get(
      '/risk/users/:userId',
      {
        schema: {
          params: z.object({ userId: externalId('userId') }),
          response: { 200: answers('What is remembered of the user', RiskUserView) },
        },
      },
      async (request) => {
        const { developerId } = callerOf(request);
        const { userId } = request.params;
        const [user, devices] = await Promise.all([
          riskUsers.find(context.db, developerId, userId),
          riskUsers.devices(context.db, developerId, userId),
        ]);
        return {
          userId,
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
        };
      },
    );
  };
}
