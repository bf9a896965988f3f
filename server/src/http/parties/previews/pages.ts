import type { Platform } from '#actions/parties/platform.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import type { Milestone } from '#core/escrow/milestone.ts';
import { money } from '#core/escrow/money.ts';
import { type LinkLanguage, type PartyLink, PURPOSES } from '#core/parties/link.ts';
import { DAY_MS } from '#core/time.ts';
import { amendmentPage } from '#http/parties/amendment-views.ts';
import { deliveryCodePage, deliveryPage } from '#http/parties/delivery-views.ts';
import { disputePage } from '#http/parties/dispute-views.ts';
import {
  appealPage,
  confirmPage,
  endPage,
  payPage,
  proofPage,
  type Seen,
  trackPage,
} from '#http/parties/views.ts';
import { SAMPLE, type SampleState, sampleDeals } from './sample-deals.ts';

export type Previewed = {
  readonly developerId: string;
  readonly platform: Platform;
  readonly language: LinkLanguage;
  readonly now: Date;
  readonly origin: string;
};

type Sample = {
  readonly seen: Seen;
  readonly milestone: Milestone;
  readonly now: Date;
  readonly origin: string;
};
type Drawn = {
  readonly to: 'buyer' | 'seller' | 'anyone';
  readonly deal: SampleState;
  readonly draw: (sample: Sample) => string;
};

const CODES = ['314159', '265358', '979323', '846264'];
const ADDRESS = 'a•••@example.com';
const NOTHING_SAID = { thread: [], files: [] };

/** Every page that a link leads to. */
export const PAGES = {
  pay: {
    ...{ to: 'buyer', deal: 'unpaid' },
    draw: ({ seen, now }) => payPage(seen, accountOf(now), SAMPLE.bank, []),
  },
  paid: {
    ...{ to: 'buyer', deal: 'paid' },
    draw: ({ seen, now }) => payPage(seen, accountOf(now), SAMPLE.bank, receiptsOf(now)),
  },
  track_buyer: {
    ...{ to: 'buyer', deal: 'paid' },
    draw: ({ seen, now }) => trackPage(seen, receiptsOf(now)),
  },
  track_seller: { to: 'seller', deal: 'paid', draw: ({ seen }) => trackPage(seen, []) },
  confirm: {
    ...{ to: 'buyer', deal: 'paid' },
    draw: ({ seen, milestone }) => confirmPage(seen, { milestone }, ADDRESS, {}),
  },
  confirm_code: {
    ...{ to: 'buyer', deal: 'paid' },
    draw: ({ seen, milestone }) => confirmPage(seen, { milestone }, ADDRESS, { sent: true }),
  },
  delivery_code: {
    ...{ to: 'buyer', deal: 'paid' },
    draw: ({ seen, milestone }) => deliveryCodePage(seen, milestone, CODES),
  },
  deliver: {
    ...{ to: 'seller', deal: 'paid' },
    draw: ({ seen, milestone }) => deliveryPage(seen, milestone, null),
  },
  dispute_open: {
    ...{ to: 'buyer', deal: 'paid' },
    draw: ({ seen, milestone }) => disputePage(seen, milestone, NOTHING_SAID, null),
  },
  dispute: {
    ...{ to: 'seller', deal: 'disputed' },
    draw: ({ seen, milestone }) => disputePage(seen, milestone, NOTHING_SAID, null),
  },
  amendment: {
    ...{ to: 'buyer', deal: 'amended' },
    draw: ({ seen }) => (seen.agreement.amendment ? amendmentPage(seen, seen.agreement.amendment, null) : ''),
  },
  appeal: { to: 'seller', deal: 'paid', draw: ({ seen }) => appealPage(seen, undefined, {}) },
  proof: {
    ...{ to: 'anyone', deal: 'paid' },
    draw: ({ seen, now, origin }) => {
      const proof = { at: now, since: now, comparedAt: now, note: '…', publicKey: '…' };
      return proofPage(seen, proof, `${origin}/deal/${'x'.repeat(43)}/proof`, SAMPLE.bank);
    },
  },
  expired: {
    ...{ to: 'anyone', deal: 'paid' },
    draw: ({ seen: { link, platform } }) => endPage({ link, platform, label: 'expired', lead: 'endedLead' }),
  },
} as const satisfies Record<string, Drawn>;

export function drawPage(name: keyof typeof PAGES, { now, origin, ...previewed }: Previewed): string {
  const { to, deal, draw }: Drawn = PAGES[name];
  const agreement = sampleDeals(previewed.developerId, now)[deal];
  const [milestone] = agreement.milestones;
  if (!milestone) throw new Error('the sample has no milestone');
  const party = to === 'anyone' ? 'buyer' : to;
  // Links within the page lead nowhere, and it neither runs a script nor loads again.
  const seen = {
    platform: previewed.platform,
    agreement,
    link: linkOf(previewed, agreement, party, now),
    at: '#',
  };
  return draw({ seen, milestone, now, origin }).replace(
    /<script>.*?<\/script>|<noscript>.*?<\/noscript>/gs,
    '',
  );
}

function linkOf(
  { developerId, language }: Pick<Previewed, 'developerId' | 'language'>,
  { id: agreementId }: Agreement,
  party: 'buyer' | 'seller',
  now: Date,
): PartyLink {
  return {
    ...{ developerId, id: 'lnk_sample', agreementId, party, purposes: PURPOSES, language, phone: null },
    ...{ createdAt: now, expiresAt: new Date(now.getTime() + DAY_MS), revokedAt: null, openedAt: now },
  };
}

function accountOf(now: Date) {
  const { accountNumber, bankCode, buyer: accountName } = SAMPLE;
  const account = { provider: 'sandbox', accountNumber, bankCode, accountName, amount: money(SAMPLE.total) };
  return { ...account, issuedAt: now, expiresAt: new Date(now.getTime() + DAY_MS), closedAt: null };
}

function receiptsOf(createdAt: Date) {
  return [{ sequence: 1, kind: 'deposit' as const, amount: SAMPLE.total, createdAt, isReady: true }];
}
