import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#actions/context.ts';
import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import { findLink, noteOpened } from '#actions/parties/links.ts';
import { platformOf } from '#actions/parties/platform.ts';
import { inTimeOf } from '#actions/tenant-time.ts';
import { linkStatus } from '#core/parties/link.ts';
import type { RatePolicy } from '#http/pipeline/limits/bucket.ts';
import type { Service } from '#http/pipeline/scope.ts';
import { hashOfLink } from '#store/identity/sessions.ts';
import type { endPage, Seen } from './views.ts';

/** Mobile networks put many people behind one address; a link belongs to one person. */
const PER_ADDRESS: RatePolicy = { name: 'deal-address', perSecond: 20, burst: 400 };
const PER_LINK: RatePolicy = { name: 'deal-link', perSecond: 2, burst: 60 };
const TOKEN = /^[\w-]{43}$/;

export type Opened = Seen & { readonly context: Context; readonly token: string };
export type Answer = (opened: Opened, request: FastifyRequest) => Promise<string>;

/** Why a link shows nothing, and the status for it. */
export class Ended extends Error {
  readonly status: number;
  readonly page: Parameters<typeof endPage>[0];
  constructor(status: number, page: Parameters<typeof endPage>[0]) {
    super(page.label);
    this.status = status;
    this.page = page;
  }
}

export async function open(
  { context: home, cellLookup, limits }: Service,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Opened> {
  await limits.takeFrom(PER_ADDRESS, reply, request.ip);
  const { token = '' } = request.params as { token?: string };
  const gone = () => new Ended(404, { label: 'gone', lead: 'goneLead' });
  if (!TOKEN.test(token)) throw gone();
  await limits.take(PER_LINK, reply, token);
  const name = () => hashOfLink(token).toString('base64');
  const link = await cellLookup.find(request, name, (cell) => findLink(cell, token));
  if (!link) throw gone();
  const { developerId, agreementId, id } = link;
  const found = request.cell ?? home;
  // What is done through a link is done by the person it was created for.
  const actor = { type: 'person', id } as const;
  const timed = inTimeOf(found, link.aheadMs);
  const context = { ...timed, caller: { ...timed.caller, actor, origin: originOf(request) } };
  const platform = await platformOf(context, developerId);
  const status = linkStatus(link, context.clock());
  if (status !== 'ACTIVE') {
    const label = status === 'REVOKED' ? 'revoked' : 'expired';
    throw new Ended(410, { link, platform, label, lead: 'endedLead' });
  }
  const agreement = await loadAgreement(context, { developerId, agreementId });
  await noteOpened(context, link);
  return { context, link, agreement, platform, token, at: `/deal/${token}` };
}

const originOf = ({ ip: address, id: requestId }: FastifyRequest) => ({ address, requestId });

export function notForThis({ link, platform }: Pick<Opened, 'link' | 'platform'>): Ended {
  return new Ended(403, { link, platform, label: 'notForThis', lead: 'endedLead' });
}

export function missing({ link, platform }: Pick<Opened, 'link' | 'platform'>): Ended {
  return new Ended(404, { link, platform, label: 'gone', lead: 'goneLead' });
}

export function milestoneOf({ link, agreement, platform }: Opened, request: FastifyRequest) {
  const { milestoneId } = request.params as { milestoneId?: string };
  const milestone = agreement.milestones.find(({ id }) => id === milestoneId);
  if (!milestone) throw missing({ link, platform });
  return { link, agreement, milestone };
}
