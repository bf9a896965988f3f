import { type Milestone, payableOf } from '#core/escrow/milestone.ts';
import { formatAmount } from '#core/mail/amount.ts';
import { plain } from '#core/mail/render.ts';
import type { PartyLabel } from '#core/parties/labels/en.ts';
import { speaker } from '#core/parties/labels/labels.ts';
import { escapeHtml } from '#http/guide/highlight.ts';
import { paragraph } from './frame.ts';
import { backTo, page, type Seen, stepLabel } from './views.ts';

const REFUSALS = {
  wrong_code: 'deliverWrong',
  locked: 'locked',
  frozen: 'frozen',
  disputed: 'disputedStep',
  not_paid: 'notPaidYet',
  ended: 'endedStep',
} as const satisfies Record<string, PartyLabel>;

/** A form for the code, for the seller or a rider. */
export function deliveryPage(
  seen: Seen,
  milestone: Milestone,
  refused: keyof typeof REFUSALS | null,
): string {
  const { link, agreement, platform } = seen;
  const say = speaker(link.language);
  const amount = formatAmount(payableOf(milestone), agreement.currency);
  const form =
    `<form method="post" action="${seen.at}/delivery/${milestone.id}" data-keep="${escapeHtml(say('keptOffline'))}">` +
    `<label>${escapeHtml(say('code'))}<input name="code" inputmode="numeric" autocomplete="off" ` +
    'pattern="[0-9 ]*" maxlength="12" required></label>' +
    `<button>${escapeHtml(say('deliverEnter'))}</button><p class="error" role="status"></p></form>`;
  const body = [
    paragraph(say('deliverLead', { amount })),
    ...(refused ? [paragraph(say(REFUSALS[refused], { platform: platform.name }), 'error')] : []),
    ...(refused === 'locked' || refused === 'ended' ? [] : [form]),
    backTo(seen, say),
  ].join('');
  return page(seen, say('deliverTitle', { step: plain(milestone.title) }), body);
}

/** The code, in groups of three, and those that follow it, for a buyer without a network. */
export function deliveryCodePage(seen: Seen, milestone: Milestone, codes: readonly string[]): string {
  const { link, agreement } = seen;
  const say = speaker(link.language);
  const amount = formatAmount(payableOf(milestone), agreement.currency);
  const inThrees = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;
  const [current = '', ...next] = codes.map(inThrees);
  const body = [
    `<p class="code">${current}</p>`,
    paragraph(say('codeAdvice', { amount })),
    `<details><summary>${escapeHtml(say('codeNext'))}</summary>` +
      `${next.map((code) => `<p class="code next">${code}</p>`).join('')}</details>`,
    `<form method="post" action="${seen.at}/delivery/${milestone.id}">` +
      `<button class="second">${escapeHtml(say('codeNew'))}</button></form>`,
    paragraph(say('codeNewLead'), 'soft'),
    backTo(seen, say),
  ].join('');
  return page(seen, say('codeTitle', { step: plain(milestone.title) }), body);
}

export function deliveryDonePage(seen: Seen, milestone: Milestone): string {
  const say = speaker(seen.link.language);
  const body = [paragraph(say(stepLabel(milestone, seen.link))), backTo(seen, say)].join('');
  return page(seen, plain(milestone.title), body);
}
