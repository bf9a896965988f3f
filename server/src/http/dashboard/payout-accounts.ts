import { stopAccountChange } from '#actions/escrow/stop-account-change.ts';
import {
  PayoutAccountParams,
  PayoutAccountView,
  viewPayoutAccount,
} from '#http/api/escrow/payout-accounts.ts';
import { endpointBy } from '#http/pipeline/endpoint.ts';
import { ok } from '#http/pipeline/schemas.ts';
import type { SessionCaller } from './session-auth.ts';

/** For people only: with a stolen key, a thief could otherwise undo the change that shuts them out. */
export const stopAccountChangeEndpoint = endpointBy<SessionCaller>()(
  'POST /payout-accounts/:externalUserId/stop',
  {
    operationId: 'stopAccountChange',
    permission: 'payout_accounts.stop',
    params: PayoutAccountParams,
    answer: ok('The account that is valid again', PayoutAccountView),
    run: ({ context, caller: { developerId }, params }) =>
      stopAccountChange(context, { developerId, ...params }),
    view: viewPayoutAccount,
  },
);
