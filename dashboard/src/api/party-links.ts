import type { CreateLinkParams } from '@surety/sdk';
import { surety } from './client.ts';
import { command } from './commands.ts';
import { keys } from './keys.ts';
import { POLLED_MS, paged } from './queries.ts';

const { links } = surety.escrow;
const linksOf = (agreementId: string) => [...keys.agreement(agreementId), 'links'];

/** Polled, because opening a link is no event. */
export const partyLinksQuery = (agreementId: string) =>
  paged(linksOf(agreementId), (page) => links.list(agreementId, page).page(), { refetchInterval: POLLED_MS });

type OfAgreement = { readonly agreementId: string };

export const createPartyLink = command(
  ({ agreementId, ...params }: OfAgreement & CreateLinkParams) => links.create(agreementId, params),
  ({ agreementId }) => [linksOf(agreementId)],
);

export const revokePartyLink = command(
  ({ agreementId, id }: OfAgreement & { readonly id: string }) => links.revoke(agreementId, id),
  ({ agreementId }) => [linksOf(agreementId)],
);
