import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import type { ApiKey } from '#core/account/api-key.ts';
import { dayOf } from '#core/account/quota.ts';
import { publicEvent } from '#core/events/event.ts';
import { Problem } from '#core/problem.ts';
import { KeyParams, KeyView, viewKey } from '#http/api/account/api-keys.ts';
import { EventView } from '#http/api/events/event-schema.ts';
import { read } from '#http/pipeline/endpoint.ts';
import { ActorView, ok } from '#http/pipeline/schemas.ts';
import * as apiKeys from '#store/account/api-keys.ts';
import * as budgets from '#store/account/key-budgets.ts';
import * as requestLog from '#store/account/request-log.ts';
import * as liveEvents from '#store/events/live-events.ts';
import { RequestView, viewRequest } from './requests.ts';

const SHOWN = 100;

const KeyActivity = z
  .object({
    key: KeyView,
    createdBy: ActorView.nullable(),
    spentToday: z.int().nullable(),
    requests: z.array(RequestView),
    events: z.array(EventView),
  })
  .meta({ title: 'KeyActivity' });

/** For someone who suspects that a key has leaked. */
export const keyActivityEndpoint = read('GET /api-keys/:id/activity', {
  operationId: 'retrieveKeyActivity',
  permission: 'keys.read',
  heavy: true,
  params: KeyParams,
  answer: ok('The key and its latest activity', KeyActivity),
  run: async ({ context, caller: { developerId }, params: { id } }) => {
    await context.requestLog.flush();
    const key = await apiKeys.read(context.db, developerId, id);
    if (!key) throw new Problem('not_found', 'No API key with this id exists in this account.');
    return { key, ...(await activityOf(context, key)) };
  },
  view: ({ key, spentToday, requests, events }, { context, caller }) => ({
    key: viewKey(key, context.clock()),
    createdBy: key.createdBy,
    spentToday,
    requests: requests.map(viewRequest),
    events: events.map((event) => publicEvent(event, caller.developerId)),
  }),
});

async function activityOf({ db, clock }: Context, key: ApiKey) {
  const { developerId, id, budget } = key;
  const spent = budget && budgets.spentOn(db, { developerId, budgetId: budget.id, day: dayOf(clock()) });
  const [spentToday, requests, events] = await Promise.all([
    spent,
    requestLog.ofKey(db, developerId, id, SHOWN),
    liveEvents.newestOfKey(db, developerId, key, SHOWN),
  ]);
  return { spentToday, requests, events };
}
