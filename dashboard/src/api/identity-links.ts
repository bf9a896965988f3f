import type { CreateIdentitySessionParams } from '@surety/sdk';
import { surety } from './client.ts';
import { command } from './commands.ts';
import { keys } from './keys.ts';
import { POLLED_MS, paged } from './queries.ts';

const { sessions } = surety.identity;
const LINKS = [...keys.identity, 'links'];

/** Polled, because people are working through these links. */
export const linksQuery = paged(LINKS, (page) => sessions.list(page).page(), { refetchInterval: POLLED_MS });

export const makeLink = command(
  (params: CreateIdentitySessionParams) => sessions.create(params),
  () => [LINKS],
);

export const takeLinkBack = command(
  ({ id }: { id: string }) => sessions.cancel(id),
  () => [LINKS],
);
