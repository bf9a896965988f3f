import { stopAccountChange } from '#actions/escrow/stop-account-change.ts';
import {
  PayoutAccountParams,
  PayoutAccountView,
  viewPayoutAccount,
} from '#http/api/escrow/payout-accounts.ts';
import { endpointBy } from '#http/pipeline/endpoint.ts';
import { ok } from '#http/pipeline/schemas.ts';
import type { SessionCaller } from './session-auth.ts';

/** A person's word alone: a stolen key that could say it would undo the change that shuts the thief out. */
export const stopAccountChangeEndpoint = endpointBy<SessionCaller>()(
  'POST /payout-accounts/:externalUserId/stop',
  {
    operationId: 'stopAccountChange',
    permission: 'payout_accounts.stop',
    params: PayoutAccountParams,
    answer: ok('The account that stands again', PayoutAccountView),
    run: ({ context, caller: { developerId }, params }) =>
      stopAccountChange(context, { developerId, ...params }),
    view: viewPayoutAccount,
  },
);
