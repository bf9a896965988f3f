import type { AgreedTerms } from '#core/escrow/amendments/agreed-terms.ts';
import { type Amended, type Amendment, isAllowed } from '#core/escrow/amendments/amendment.ts';
import { formatAmount, timesIn } from '#core/mail/amount.ts';
import { plain } from '#core/mail/render.ts';
import type { PartyLabel } from '#core/parties/labels/en.ts';
import { type Say, speaker } from '#core/parties/labels/labels.ts';
import { escapeHtml } from '#http/guide/highlight.ts';
import { paragraph } from './frame.ts';
import { backTo, page, type Seen } from './views.ts';

/** Why the last step did not happen, or not yet. */
export type AmendmentNote = 'amendRefused' | 'disputeWaits' | null;

type Drawing = {
  readonly say: Say;
  readonly money: (amount: number) => string;
  readonly time: (at: string) => string;
};

/** Each milestone before and after, the total, and what this party may do. */
export function amendmentPage(seen: Seen, amendment: Amendment, note: AmendmentNote): string {
  const { link, agreement, platform } = seen;
  const say = speaker(link.language);
  const money = (amount: number) => formatAmount(amount, agreement.currency);
  const drawing = { say, money, time: timesIn(platform.timeZone) };
  const { status, fundBy, expiresAt, totalBefore, totalAmount } = amendment;
  const isTheirs = isAllowed(amendment, link.party, 'accept');
  const time = drawing.time(expiresAt.toISOString());
  const total =
    `<li><div class="row"><span>${escapeHtml(say('amendTotal'))}</span>` +
    `${change(drawing, totalBefore, totalAmount)}</div></li>`;
  const body = [
    ...(note ? [paragraph(say(note, { platform: platform.name }), 'error')] : []),
    ...(status === 'OPEN'
      ? [
          paragraph(say(isTheirs ? 'disputeTurnYou' : 'disputeTurnOther', { time }), 'notice'),
          paragraph(say('amendLead')),
        ]
      : [paragraph(say(status === 'ACCEPTED' ? 'amendAccepted' : 'amendEnded'), 'notice')]),
    `<ol>${amendment.milestones.map((one) => milestoneOf(drawing, one)).join('')}${total}</ol>`,
    ...(fundBy ? [paragraph(say('fundBy', { time: drawing.time(fundBy) }))] : []),
    buttons(seen, amendment, say),
    backTo(seen, say),
  ].join('');
  return page(seen, say('amendTitle'), body);
}

function milestoneOf(drawing: Drawing, { before, after }: Amended): string {
  const { say, money } = drawing;
  const shown = after ?? before;
  if (!shown) return '';
  const former =
    before && after && before.title !== after.title
      ? `<p class="soft"><del><bdi>${escapeHtml(plain(before.title))}</bdi></del></p>`
      : '';
  const amount =
    before && after
      ? change(drawing, before.amount, after.amount)
      : `<b>${before ? '<del>' : ''}${escapeHtml(money(shown.amount))}${before ? '</del>' : ''}</b>`;
  const label = before ? (after ? null : say('amendDropped')) : say('amendNew');
  return (
    `<li><div class="row"><bdi>${escapeHtml(plain(shown.title))}</bdi>${amount}</div>${former}` +
    `${label ? paragraph(label, 'soft') : ''}${after ? limits(drawing, after) : ''}</li>`
  );
}

function change({ money }: Drawing, before: number, after: number): string {
  if (before === after) return `<b>${escapeHtml(money(after))}</b>`;
  return `<b><del class="soft">${escapeHtml(money(before))}</del> ${escapeHtml(money(after))}</b>`;
}

/** The times that hold after the change, whether or not they are new: a party has to know them. */
function limits({ say, time }: Drawing, { deliverBy, inspectionSeconds, onSilence }: AgreedTerms): string {
  const label: PartyLabel = onSilence === 'hold' ? 'amendInspectHold' : 'amendInspect';
  const hours = inspectionSeconds === undefined ? '' : String(Math.round(inspectionSeconds / 360) / 10);
  return [
    ...(deliverBy ? [paragraph(say('amendDeliver', { time: time(deliverBy) }), 'soft')] : []),
    ...(hours ? [paragraph(say(label, { hours }), 'soft')] : []),
  ].join('');
}

const BUTTONS = [
  { step: 'accept', label: 'amendAccept', kind: '' },
  { step: 'decline', label: 'amendDecline', kind: 'second' },
  { step: 'withdraw', label: 'amendWithdraw', kind: 'second' },
] as const;

function buttons({ at, link, agreement }: Seen, amendment: Amendment, say: Say): string {
  const mayAccept = agreement.hold === null;
  const forms = BUTTONS.filter(
    ({ step }) => isAllowed(amendment, link.party, step) && (step !== 'accept' || mayAccept),
  ).map(
    ({ step, label, kind }) =>
      `<form method="post" action="${at}/amendment"><input type="hidden" name="step" value="${step}">` +
      `<input type="hidden" name="amendment" value="${amendment.id}">` +
      `<button${kind && ` class="${kind}"`}>${escapeHtml(say(label))}</button></form>`,
  );
  return forms.join('');
}
