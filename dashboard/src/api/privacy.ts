import type {
  AddBreachNoticeParams,
  CompletePrivacyRequestParams,
  CreateBreachParams,
  CreatePrivacyRequestParams,
} from '@surety/sdk';
import { queryOptions } from '@tanstack/react-query';
import { surety } from './client.ts';
import { command } from './commands.ts';
import { keys } from './keys.ts';
import { paged } from './queries.ts';

const { privacy } = surety;
const STALE = () => [keys.privacy, keys.auditLog];

export const privacyRequestsQuery = paged([...keys.privacy, 'requests'], (page) =>
  privacy.requests(page).page(),
);
export const privacyRequestQuery = (id: string) =>
  queryOptions({ queryKey: [...keys.privacy, id], queryFn: () => privacy.retrieveRequest(id) });
export const grievancesQuery = paged([...keys.privacy, 'grievances'], (page) =>
  privacy.grievances(page).page(),
);
export const breachesQuery = paged([...keys.privacy, 'breaches'], (page) => privacy.breaches(page).page());
export const retentionQuery = queryOptions({
  queryKey: [...keys.privacy, 'retention'],
  queryFn: () => privacy.retention(),
});

export const openRequest = command(
  (params: CreatePrivacyRequestParams) => privacy.createRequest(params),
  STALE,
);
type OfRequest = { readonly id: string };
export const completeRequest = command(
  ({ id, ...params }: OfRequest & CompletePrivacyRequestParams) => privacy.completeRequest(id, params),
  STALE,
);
export const refuseRequest = command(
  ({ id, answer }: OfRequest & { answer: string }) => privacy.refuseRequest(id, { answer }),
  STALE,
);
export const downloadBundle = command(({ id }: OfRequest) => privacy.bundle(id), STALE);
export const answerGrievance = command(
  ({ id, answer }: OfRequest & { answer: string }) => privacy.answerGrievance(id, { answer }),
  STALE,
);
export const recordBreach = command((params: CreateBreachParams) => privacy.createBreach(params), STALE);
export const addNotice = command(
  ({ id, ...params }: OfRequest & AddBreachNoticeParams) => privacy.addBreachNotice(id, params),
  STALE,
);
export const closeBreach = command(
  ({ id, cause }: OfRequest & { cause: string }) => privacy.closeBreach(id, { cause }),
  STALE,
);
