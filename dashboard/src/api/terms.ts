import type { ChangeTermsPolicyParams } from '@surety/sdk';
import { queryOptions } from '@tanstack/react-query';
import { surety } from './client.ts';
import { command } from './commands.ts';

const TERMS = ['terms'];

export const termsQuery = queryOptions({
  queryKey: TERMS,
  queryFn: () => surety.escrow.terms.policy(),
});

export const setTerms = command(
  (params: ChangeTermsPolicyParams) => surety.escrow.terms.setPolicy(params),
  () => [TERMS],
);
