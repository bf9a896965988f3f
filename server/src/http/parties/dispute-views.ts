import type { ShownEvidence } from '#actions/escrow/disputes/evidence.ts';
import { toDecimal } from '#core/escrow/currency.ts';
import {
  type Dispute,
  type DisputeAction,
  effectOfSilence,
  isAllowed,
  MAX_EVIDENCE,
} from '#core/escrow/disputes/dispute.ts';
import type { Milestone } from '#core/escrow/milestone.ts';
import type { PublicEvent } from '#core/events/event.ts';
import { formatAmount, timesIn } from '#core/mail/amount.ts';
import { plain } from '#core/mail/render.ts';
import type { PartyLabel } from '#core/parties/labels/en.ts';
import { type Say, speaker } from '#core/parties/labels/labels.ts';
import { escapeHtml } from '#http/guide/highlight.ts';
import { facts, paragraph } from './frame.ts';
import { backTo, page, type Seen } from './views.ts';

/** Why the last step did not happen, or not yet. */
export type DisputeNote =
  | 'disputeRefused'
  | 'disputeAmount'
  | 'disputeWords'
  | 'disputeWaits'
  | 'evidenceRefused'
  | 'evidenceFull'
  | null;

/** What each side can say is wrong; the API knows more. */
const REASONS = {
  buyer: ['not_delivered', 'late', 'not_as_described', 'incomplete', 'damaged', 'counterfeit', 'other'],
  seller: ['buyer_does_not_confirm', 'buyer_unreachable', 'other'],
} as const;
type Shown = (typeof REASONS)['buyer' | 'seller'][number];

const reasonLabel = (reason: string): PartyLabel => {
  const known = [...REASONS.buyer, ...REASONS.seller].find((one) => one === reason) ?? 'other';
  return `why_${known satisfies Shown}`;
};

type Drawing = Seen & {
  readonly say: Say;
  readonly milestone: Milestone;
  readonly money: (amount: number) => string;
};

/** Where a dispute stands, what was said, and what this party may do; or the form to open one. */
export function disputePage(
  seen: Seen,
  milestone: Milestone,
  { thread, files }: { readonly thread: readonly PublicEvent[]; readonly files: readonly ShownEvidence[] },
  note: DisputeNote,
): string {
  const { link, agreement, platform } = seen;
  const say = speaker(link.language);
  const money = (amount: number) => formatAmount(amount, agreement.currency);
  const drawing = { ...seen, say, milestone, money };
  const { dispute } = milestone;
  const gaps = { platform: platform.name, amount: money(milestone.amount), count: String(MAX_EVIDENCE) };
  const body = [
    ...(note ? [paragraph(say(note, gaps), 'error')] : []),
    ...(dispute
      ? [
          standing(drawing, dispute),
          words(drawing, thread),
          evidence(drawing, dispute, files),
          steps(drawing, dispute),
        ]
      : [paragraph(say('disputeLead')), opening(drawing)]),
    backTo(seen, say),
  ].join('');
  return page(seen, say('disputeTitle', { step: plain(milestone.title) }), body);
}

function standing({ say, money, milestone, link, platform }: Drawing, dispute: Dispute): string {
  const { status, turn, dueAt, claim, reason } = dispute;
  const time = dueAt ? timesIn(platform.timeZone)(dueAt.toISOString()) : '…';
  const label = (): PartyLabel => {
    if (status === 'CLOSED') return 'disputeClosed';
    if (status === 'DECIDED') return 'disputeDecided';
    if (turn === 'platform') return 'disputeTurnPlatform';
    return turn === link.party ? 'disputeTurnYou' : 'disputeTurnOther';
  };
  const division = status === 'CLOSED' ? milestone.toBuyer : (dispute.decision?.toBuyer ?? null);
  return [
    paragraph(say(label(), { platform: platform.name, time }), status === 'CLOSED' ? '' : 'notice'),
    ...(effectOfSilence(dispute) === 'grant_claim' ? [paragraph(say('silenceClaim'), 'soft')] : []),
    facts([
      [say('disputeReason'), say(reasonLabel(reason))],
      [say('claimRow'), money(claim)],
      ...(division === null
        ? []
        : ([
            [say('toBuyer'), money(division)],
            [say('toSeller'), money(milestone.amount - division)],
          ] as const)),
    ]),
  ].join('');
}

type Words = {
  readonly by?: string;
  readonly openedBy?: string;
  readonly statement?: string | null;
  readonly toBuyer?: number;
};

/** What was said and offered, oldest first. Other steps show in where the dispute stands. */
function words({ say, money, link, platform }: Drawing, thread: readonly PublicEvent[]): string {
  const formatTime = timesIn(platform.timeZone);
  const lines = thread.map(({ type, data, createdAt }) => {
    const { by, openedBy = by, statement, toBuyer } = data as Words;
    const isOffer = type === 'dispute.offer_made';
    if (!statement && !isOffer) return '';
    const who =
      openedBy === link.party ? say('saidYou') : isParty(openedBy) ? say('saidOther') : platform.name;
    const offered = isOffer ? `<b>${escapeHtml(`${say('toBuyer')}: ${money(toBuyer ?? 0)}`)}</b>` : '';
    const said = statement ? `<p class="said"><bdi>${escapeHtml(statement)}</bdi></p>` : '';
    return (
      `<li><div class="row"><span>${escapeHtml(who)}</span>${offered}</div>${said}` +
      `${paragraph(formatTime(new Date(createdAt).toISOString()), 'soft')}</li>`
    );
  });
  return lines.some((line) => line !== '') ? `<ol>${lines.join('')}</ol>` : '';
}

const isParty = (who: string | undefined) => who === 'buyer' || who === 'seller';

/** The files that this party may read, and a form to add one. */
function evidence(drawing: Drawing, dispute: Dispute, files: readonly ShownEvidence[]): string {
  const { at, say, milestone, link, platform } = drawing;
  const gaps = { platform: platform.name };
  const formatTime = timesIn(platform.timeZone);
  const lines = files.map(({ evidenceId, by, shared, deleted, mediaType, createdAt }) => {
    if (!shared && by !== link.party) return '';
    const name = escapeHtml(say(mediaType === 'application/pdf' ? 'evidencePdf' : 'evidencePhoto'));
    const file = deleted
      ? escapeHtml(say('evidenceDeleted'))
      : `<a href="${at}/evidence/${milestone.id}/${evidenceId}" download>${name}</a>`;
    const share =
      isAllowed(dispute, link.party, 'share_evidence') && !deleted
        ? form(
            drawing,
            'share',
            `<input type="hidden" name="evidence" value="${evidenceId}">` +
              `<button class="second">${escapeHtml(say('evidenceShare'))}</button>`,
            false,
          )
        : '';
    return (
      `<li><div class="row"><span>${escapeHtml(say(by === link.party ? 'saidYou' : 'saidOther'))}</span>` +
      `<b>${file}</b></div>${paragraph(formatTime(createdAt.toISOString()), 'soft')}` +
      `${shared ? '' : paragraph(say('evidenceHidden', gaps), 'soft') + share}</li>`
    );
  });
  const list = lines.some((line) => line !== '') ? `<ol>${lines.join('')}</ol>` : '';
  const mayAdd = isAllowed(dispute, link.party, 'add_evidence');
  if (!list && !mayAdd) return '';
  return `<h2>${escapeHtml(say('evidenceTitle'))}</h2>${list}${mayAdd ? addingForm(drawing) : ''}`;
}

/** Phones offer their camera for it. */
function addingForm({ at, say, milestone, platform }: Drawing): string {
  return (
    `<details><summary>${escapeHtml(say('evidenceAdd'))}</summary>` +
    `<form method="post" enctype="multipart/form-data" action="${at}/evidence/${milestone.id}">` +
    `<label>${escapeHtml(say('evidenceLead'))}` +
    '<input type="file" name="file" accept="image/jpeg,image/png,application/pdf" required></label>' +
    '<label class="tick"><input type="checkbox" name="hidden" value="true">' +
    `<span>${escapeHtml(say('evidenceHide', { platform: platform.name }))}</span></label>` +
    `<button>${escapeHtml(say('evidenceSend'))}</button></form></details>`
  );
}

/** Forms for everything that this party may do now. */
function steps(drawing: Drawing, dispute: Dispute): string {
  const { say, money, milestone, link, platform } = drawing;
  const { offer } = dispute;
  const may = (action: DisputeAction) => isAllowed(dispute, link.party, action);
  const press = (step: string, label: string, kind = 'second') =>
    form(
      drawing,
      step,
      `<input type="hidden" name="offer" value="${offer?.id ?? ''}"><button class="${kind}">${escapeHtml(label)}</button>`,
      false,
    );
  const shares = offer && { buyer: money(offer.toBuyer), seller: money(milestone.amount - offer.toBuyer) };
  return [
    ...(offer && shares
      ? [
          `<h2>${escapeHtml(say(offer.by === link.party ? 'yourOffer' : 'theirOffer'))}</h2>`,
          facts([
            [say('toBuyer'), shares.buyer],
            [say('toSeller'), shares.seller],
          ]),
        ]
      : []),
    ...(may('accept_offer') && shares
      ? [paragraph(say('acceptLead', shares)), press('accept', say('acceptOffer'), '')]
      : []),
    ...(may('decline_offer') ? [press('decline', say('declineOffer'))] : []),
    ...(may('withdraw_offer') ? [press('take_back', say('withdrawOffer'))] : []),
    ...(may('message') && !may('appeal')
      ? [
          form(
            drawing,
            'message',
            `${wordsField(say('writeMessage'))}<button>${escapeHtml(say('appealSend'))}</button>`,
          ),
        ]
      : []),
    ...(may('offer')
      ? [
          `<details><summary>${escapeHtml(say('makeOffer'))}</summary>${form(
            drawing,
            'offer',
            `${amountField(drawing, say('toBuyer'), '')}<button>${escapeHtml(say('offerSend'))}</button>`,
          )}</details>`,
        ]
      : []),
    ...(may('appeal')
      ? [
          form(
            drawing,
            'appeal',
            `${wordsField(say('disputeWords'))}<button>${escapeHtml(say('contestDecision'))}</button>`,
          ),
        ]
      : []),
    ...(may('escalate') ? [press('escalate', say('escalateDispute', { platform: platform.name }))] : []),
    ...(may('withdraw') ? [press('withdraw', say('withdrawDispute'))] : []),
  ].join('');
}

function opening(drawing: Drawing): string {
  const { say, link, milestone, agreement } = drawing;
  const options = REASONS[link.party].map(
    (reason) => `<option value="${reason}">${escapeHtml(say(reasonLabel(reason)))}</option>`,
  );
  const claim = link.party === 'buyer' ? toDecimal(milestone.amount, agreement.currency) : '0';
  return form(
    drawing,
    'open',
    `<label>${escapeHtml(say('disputeReason'))}<select name="reason">${options.join('')}</select></label>` +
      wordsField(say('disputeWords')) +
      amountField(drawing, say('disputeClaim'), claim) +
      `<button>${escapeHtml(say('disputeOpen'))}</button>`,
  );
}

function form({ at, say, milestone }: Drawing, step: string, inside: string, keeps = true): string {
  const kept = keeps ? ` data-keep="${escapeHtml(say('keptOffline'))}"` : '';
  const status = keeps ? '<p class="error" role="status"></p>' : '';
  return (
    `<form method="post" action="${at}/dispute/${milestone.id}"${kept}>` +
    `<input type="hidden" name="step" value="${step}">${inside}${status}</form>`
  );
}

function wordsField(label: string): string {
  return `<label>${escapeHtml(label)}<textarea name="words" rows="4" maxlength="2000" required></textarea></label>`;
}

function amountField({ agreement }: Drawing, label: string, value: string): string {
  return (
    `<label>${escapeHtml(`${label} (${agreement.currency})`)}` +
    `<input class="money" name="amount" inputmode="decimal" autocomplete="off" maxlength="20" required value="${escapeHtml(value)}"></label>`
  );
}
