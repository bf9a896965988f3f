import type {
  AddToRiskListParams,
  DraftRiskPolicyParams,
  PromoteRiskPolicyParams,
  RetireRiskPolicyParams,
} from '@surety/sdk';
import { queryOptions } from '@tanstack/react-query';
import { surety } from './client.ts';
import { command } from './commands.ts';
import { keys } from './keys.ts';
import { paged } from './queries.ts';

const { policy, lists } = surety.fraud;
const POLICY = [...keys.risk, 'policy'];
const BACKTESTS = [...keys.risk, 'backtests'];
const TRAININGS = [...keys.risk, 'trainings'];
const LISTS = [...keys.risk, 'lists'];
/** Poll interval while a run is in progress. */
const RUNNING_MS = 1_000;

export const riskPolicyQuery = queryOptions({ queryKey: POLICY, queryFn: () => policy.retrieve() });

export const shadowQuery = (version: number) =>
  queryOptions({ queryKey: [...POLICY, 'shadow', version], queryFn: () => policy.compareShadow() });

/** Only the newest: earlier ones were about other drafts. */
export const backtestQuery = queryOptions({
  queryKey: BACKTESTS,
  queryFn: async () => (await policy.backtests({ limit: 1 }).page()).data[0] ?? null,
  refetchInterval: ({ state }) => (state.data?.status === 'RUNNING' ? RUNNING_MS : false),
});

/** Only the newest. */
export const trainingQuery = queryOptions({
  queryKey: TRAININGS,
  queryFn: async () => (await policy.trainings({ limit: 1 }).page()).data[0] ?? null,
  refetchInterval: ({ state }) => (state.data?.status === 'RUNNING' ? RUNNING_MS : false),
});

export const versionsQuery = paged([...POLICY, 'versions'], (page) => policy.versions(page).page());

export const riskListQuery = paged(LISTS, (page) => lists.list(page).page());

export const saveDraft = command(
  (params: DraftRiskPolicyParams) => policy.draft(params),
  () => [POLICY],
);
export const dropDraft = command(
  (_: object) => policy.dropDraft(),
  () => [POLICY],
);
export const promotePolicy = command(
  (params: PromoteRiskPolicyParams) => policy.promote(params),
  () => [POLICY],
);
export const retirePolicy = command(
  (params: RetireRiskPolicyParams) => policy.retire(params),
  () => [POLICY],
);
export const startBacktest = command(
  (_: object) => policy.backtest({ policy: 'draft' }),
  () => [BACKTESTS],
);
export const trainFromLabels = command(
  (_: object) => policy.train(),
  () => [TRAININGS],
);
export const addToList = command(
  (params: AddToRiskListParams) => lists.add(params),
  () => [LISTS],
);
export const takeOffList = command(
  ({ id }: { id: string }) => lists.remove(id),
  () => [LISTS],
);
