import { z } from 'zod';
import { cancelAgreement } from '#actions/escrow/cancel-agreement.ts';
import { freezeAgreement, unfreezeAgreement } from '#actions/escrow/freeze-agreement.ts';
import { act } from '#http/frame/endpoint.ts';
import { ok, text } from '#http/frame/schemas.ts';
import { AgreementView, viewAgreement } from './agreement-views.ts';
import { AgreementParams, keyOf } from './agreements.ts';

const FreezeBody = z.object({ reason: text('reason', { max: 500 }) });

const TRANSITION = {
  tag: 'Escrow',
  params: AgreementParams,
  answer: ok('The agreement as it is now', AgreementView),
  view: viewAgreement,
} as const;

/** What a platform's people do to an agreement: stop it, let it go on, end it. */
export const agreementControlEndpoints = [
  act('POST /escrow/agreements/:id/freeze', {
    ...TRANSITION,
    operationId: 'freezeAgreement',
    summary: 'Put on hold',
    body: FreezeBody,
    run: (call, answerFor) => freezeAgreement(call.context, keyOf(call), call.body.reason, answerFor),
  }),
  act('POST /escrow/agreements/:id/unfreeze', {
    ...TRANSITION,
    operationId: 'unfreezeAgreement',
    summary: 'Lift the hold',
    run: (call, answerFor) => unfreezeAgreement(call.context, keyOf(call), answerFor),
  }),
  act('POST /escrow/agreements/:id/cancel', {
    ...TRANSITION,
    operationId: 'cancelAgreement',
    summary: 'End it before any money',
    run: (call, answerFor) => cancelAgreement(call.context, keyOf(call), answerFor),
  }),
];
