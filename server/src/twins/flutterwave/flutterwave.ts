import type { Protocol } from '#twins/kernel/protocol.ts';
import type { World } from '#twins/kernel/world.ts';
import { complaint } from './answers.ts';
import { bvnRoutes, view } from './bvn.ts';
import { collectionRoutes } from './collections.ts';
import { transferRoutes } from './transfers.ts';
import { originator, transactionView, transferView } from './views.ts';

const SECRET_KEY = 'FLWSECK_TEST-twin-X';
const SECRET_HASH = 'twin-secret-hash';
const HALF_AN_HOUR_MS = 1_800_000;

/**
 * Simulates Flutterwave's API v3 as documented at developer.flutterwave.com. Amounts are naira with decimals.
 * The secret in a webhook's header is always the same and does not authenticate the body: a receiver has to
 * re-query.
 */
export function flutterwave(world: World): Protocol {
  return {
    name: 'flutterwave',
    title: 'Flutterwave',
    unit: { name: 'naira', decimals: 2 },
    credentials: { secretKey: SECRET_KEY, secretHash: SECRET_HASH },
    base: '/v3',
    routes: [...collectionRoutes(world), ...transferRoutes(world), ...bvnRoutes(world)],
    complaints: {
      notFound: complaint(404, 'Cannot find the requested endpoint'),
      badBody: complaint(400, 'Unexpected token in JSON'),
      tooMany: complaint(429, 'Too many requests'),
      broken: complaint(500, 'Something went wrong'),
    },
    // 1.4 percent, at most 2,000 naira, in whole kobo.
    intake: {
      price: { permille: 14n, atMost: 2_000_000n, step: 10n },
      newReference: () => world.chance.digits(25),
    },
    webhooks: { timeoutMs: 60_000, retriesMs: Array(3).fill(HALF_AN_HOUR_MS) },
    authorize: ({ headers }) =>
      headers['authorization'] === `Bearer ${SECRET_KEY}`
        ? null
        : complaint(401, 'Invalid authorization key'),
    notices(happening) {
      if (happening.kind === 'deposit') {
        const { deposit } = happening;
        const [event, data] = ['charge.completed', transactionView(deposit)];
        const kind = { 'event.type': 'BANK_TRANSFER_TRANSACTION' };
        return [{ event, body: { event, data, meta_data: originator(deposit), ...kind } }];
      }
      if (happening.kind === 'transfer') {
        const [event, data] = ['transfer.completed', transferView(happening.transfer)];
        return [{ event, body: { event, 'event.type': 'Transfer', data } }];
      }
      if (happening.kind === 'consent') {
        const [event, data] = ['bvn.completed', view(world, happening.consent)];
        return [{ event, body: { event, 'event.type': 'BVN', data } }];
      }
      return [];
    },
    sign: (_body, secret = SECRET_HASH) => ({ 'verif-hash': secret }),
  };
}
