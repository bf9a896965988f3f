import type { OfMilestone } from '#actions/parties/confirm-by-code.ts';
import { awaitsDelivery } from '#actions/parties/deliver-by-code.ts';
import type { Platform } from '#actions/parties/platform.ts';
import type { Proof } from '#actions/parties/prove.ts';
import type { ListedReceipt } from '#actions/parties/receipts/issue-receipt.ts';
import { RECEIPT_LABELS } from '#actions/parties/receipts/receipt-pages.ts';
import { environmentOf } from '#core/environment.ts';
import { type Agreement, fundingOf } from '#core/escrow/agreement.ts';
import { isAllowed, isOpen } from '#core/escrow/amendments/amendment.ts';
import { type Milestone, payableOf } from '#core/escrow/milestone.ts';
import { type FormatTime, formatAmount, timesIn } from '#core/mail/amount.ts';
import { plain } from '#core/mail/render.ts';
import type { PartyLabel } from '#core/parties/labels/en.ts';
import { type Say, speaker } from '#core/parties/labels/labels.ts';
import { allows, type LinkLanguage, type PartyLink, type Refusal } from '#core/parties/link.ts';
import type { Decision, Review } from '#core/reviews/review.ts';
import { escapeHtml } from '#http/guide/highlight.ts';
import type { KeptAccount } from '#store/escrow/bank/virtual-accounts.ts';
import { facts, framed, paragraph } from './frame.ts';
import { qrCode } from './qr-code.ts';

export type Seen = {
  readonly link: PartyLink;
  readonly agreement: Agreement;
  readonly platform: Platform;
  /** The path of the link. */
  readonly at: string;
};

export function page(seen: Omit<Seen, 'agreement'>, title: string, body: string, more: object = {}): string {
  const { link, platform } = seen;
  const say = speaker(link.language);
  const notice = environmentOf(link.developerId) === 'test' ? say('test') : null;
  return framed({
    language: link.language,
    platform,
    title,
    body,
    notice,
    ...more,
  });
}

/** The account to pay into, until nothing is left to pay. */
export function payPage(
  seen: Seen,
  account: KeptAccount | undefined,
  bankName: string | null,
  receipts: readonly ListedReceipt[],
): string {
  const { link, agreement, platform } = seen;
  const say = speaker(link.language);
  const formatTime = timesIn(platform.timeZone);
  const { outstanding, deposited } = fundingOf(agreement);
  const money = (amount: number) => formatAmount(amount, agreement.currency);
  const received = [say('received'), money(deposited)] as const;
  const toDeal = `<p><a href="${seen.at}/track">${escapeHtml(say('back'))}</a></p>`;
  if (outstanding === 0) {
    return page(
      seen,
      say('paidTitle'),
      [paragraph(say('paidLead')), facts([received]), receiptList(seen, receipts, say), toDeal].join(''),
    );
  }
  const due = account?.amount ?? outstanding;
  const title = say('payTitle', { amount: money(due) });
  if (!account) return page(seen, title, paragraph(say('noAccount', { platform: platform.name })));
  const rows: (readonly [string, string, string?])[] = [
    [say('amount'), money(due), 'big'],
    [say('accountNumber'), account.accountNumber, 'big fours'],
    [say('bank'), bankName ?? account.bankCode],
    [say('accountName'), plain(account.accountName)],
  ];
  if (account.expiresAt) rows.push([say('payBefore'), formatTime(account.expiresAt.toISOString())]);
  if (deposited > 0) rows.push(received);
  const body = [
    paragraph(say('payLead', { platform: platform.name, amount: money(due) })),
    facts(rows),
    ...(account.amount === null ? [] : [paragraph(say('payExact'))]),
    paragraphs(agreement.fundBy && say('fundBy', { time: formatTime(agreement.fundBy.toISOString()) })),
    paragraph(say('payWaiting'), 'soft'),
    toDeal,
  ].join('');
  return page(seen, title, body, { isLive: true, summary: say('payExact') });
}

/** What was paid, released and confirmed, from one party's side. */
export function trackPage(seen: Seen, receipts: readonly ListedReceipt[]): string {
  const { link, agreement, platform } = seen;
  const say = speaker(link.language);
  const money = (amount: number) => formatAmount(amount, agreement.currency);
  const formatTime = timesIn(platform.timeZone);
  const { held, outstanding, released, refunded } = fundingOf(agreement);
  const amounts: (readonly [PartyLabel, number])[] = [
    ['held', held],
    ['outstanding', outstanding],
    ['released', released],
    ['refunded', refunded],
  ];
  const steps = agreement.milestones.map((milestone) => {
    const waits = waitsFor(milestone, link);
    const canConfirm = waits.isTheirs && allows(link, 'confirm') && agreement.hold === null;
    const button = `<a class="button" href="${seen.at}/confirm/${milestone.id}">${escapeHtml(say('confirm'))}</a>`;
    return (
      `<li><div class="row"><bdi>${escapeHtml(plain(milestone.title))}</bdi>` +
      `<b>${escapeHtml(money(milestone.amount))}</b></div>` +
      `${paragraph(say(waits.label), 'soft')}${paragraphs(silenceOf(milestone, say, formatTime))}` +
      `${canConfirm ? button : ''}${deliveryButton(seen, milestone, say)}` +
      `${disputeWay(seen, milestone, say)}</li>`
    );
  });
  const canPay = allows(link, 'see_account') && outstanding > 0;
  const body = [
    ...(agreement.hold === null ? [] : [paragraph(say('frozen', { platform: platform.name }), 'notice')]),
    facts(amounts.filter(([, amount]) => amount > 0).map(([label, amount]) => [say(label), money(amount)])),
    ...(canPay ? [payButton(seen, say, money(outstanding))] : []),
    amendmentWay(seen, say),
    `<h2>${escapeHtml(say('steps'))}</h2><ol>${steps.join('')}</ol>`,
    receiptList(seen, receipts, say),
    ...(allows(link, 'appeal')
      ? [`<p><a href="${seen.at}/appeal">${escapeHtml(say('appealTitle'))}</a></p>`]
      : []),
  ].join('');
  return page(seen, say('trackTitle'), body);
}

/** The way to the open amendment; as a button where it waits for this party. */
function amendmentWay({ at, link, agreement: { amendment } }: Seen, say: Say): string {
  if (!isOpen(amendment) || !allows(link, 'amend')) return '';
  const isTheirs = isAllowed(amendment, link.party, 'accept');
  const kind = isTheirs ? ' class="button"' : '';
  return `<p><a${kind} href="${at}/amendment">${escapeHtml(say('amendSee'))}</a></p>`;
}

/** Files to keep, each of which proves itself. */
function receiptList(
  { at, agreement, platform }: Seen,
  receipts: readonly ListedReceipt[],
  say: Say,
): string {
  const formatTime = timesIn(platform.timeZone);
  const rows = receipts.map(({ sequence, kind, amount, createdAt, isReady }) => {
    const money = escapeHtml(formatAmount(amount, agreement.currency));
    const file = `${at}/receipts/${sequence}.pdf`;
    const link = `<a href="${file}" download>${escapeHtml(say('download'))} (PDF)</a>`;
    return (
      `<li><div class="row"><span>${escapeHtml(say(RECEIPT_LABELS[kind]))}</span><b>${money}</b></div>` +
      `${paragraph(formatTime(createdAt.toISOString()), 'soft')}` +
      `${isReady ? `<p>${link}</p>` : paragraph(say('receiptSoon'), 'soft')}</li>`
    );
  });
  return rows.length > 0 ? `<h2>${escapeHtml(say('receipts'))}</h2><ol>${rows.join('')}</ol>` : '';
}

/** The way to the delivery code, or to the form for it. */
function deliveryButton({ at, link, agreement }: Seen, milestone: Milestone, say: Say): string {
  if (!allows(link, 'deliver') || !awaitsDelivery({ agreement, milestone })) return '';
  const label = say(link.party === 'buyer' ? 'showCode' : 'enterDelivery');
  return `<a class="button" href="${at}/delivery/${milestone.id}">${escapeHtml(label)}</a>`;
}

/** The way to the dispute about a milestone, or to open one. */
function disputeWay({ at, link }: Seen, { id, dispute, settlement }: Milestone, say: Say): string {
  const canOpen = settlement !== 'PAID' && settlement !== 'REFUNDED';
  if (!allows(link, 'dispute') || !(dispute || canOpen)) return '';
  const label = say(dispute ? 'disputeSee' : 'disputeOpen');
  return `<p><a href="${at}/dispute/${id}">${escapeHtml(label)}</a></p>`;
}

function payButton({ at }: Seen, say: Say, amount: string): string {
  return `<a class="button" href="${at}/pay">${escapeHtml(say('payTitle', { amount }))}</a>`;
}

/** What silence means while the buyer's time to inspect runs. */
function silenceOf({ limits, inspection }: Milestone, say: Say, formatTime: FormatTime): string | null {
  const endsAt = inspection?.endedAt ? null : inspection?.endsAt;
  if (!endsAt || limits?.onSilence !== 'release') return null;
  return say('silence', { time: formatTime(endsAt.toISOString()) });
}

function paragraphs(...texts: readonly (string | null)[]): string {
  return texts.map((text) => (text ? paragraph(text) : '')).join('');
}

/** What a milestone waits for, and whether that is this party's confirmation. */
function waitsFor(
  { settlement, buyerConfirmed, sellerConfirmed }: Milestone,
  { party }: PartyLink,
): { readonly label: PartyLabel; readonly isTheirs: boolean } {
  if (settlement === 'REFUNDED') return { label: 'refundedStep', isTheirs: false };
  if (settlement === 'PAID') return { label: 'paidStep', isTheirs: false };
  if (settlement === 'QUEUED') return { label: 'waitingForMoney', isTheirs: false };
  if (settlement !== 'OPEN') return { label: 'releasedStep', isTheirs: false };
  const theirs = party === 'buyer' ? buyerConfirmed : sellerConfirmed;
  const others = party === 'buyer' ? sellerConfirmed : buyerConfirmed;
  if (theirs) return { label: party === 'buyer' ? 'waitingForSeller' : 'waitingForBuyer', isTheirs: false };
  return { label: others ? 'waitingForYou' : 'waitingForBoth', isTheirs: true };
}

/** Says what a milestone waits for. */
export function stepLabel(milestone: Milestone, link: PartyLink): PartyLabel {
  return waitsFor(milestone, link).label;
}

export function canBeConfirmed(milestone: Milestone, link: PartyLink): boolean {
  return waitsFor(milestone, link).isTheirs;
}

type Asking = {
  /** Set once a code was sent. */
  readonly sent?: true;
  /** Only in test environments, where nothing is sent. */
  readonly code?: string | null;
  readonly refused?: Refusal | null;
};

/** Asks for a press, then for the code that was sent. `address` is masked. */
export function confirmPage(
  seen: Seen,
  { milestone }: Pick<OfMilestone, 'milestone'>,
  address: string,
  { sent, code, refused }: Asking,
): string {
  const { link, agreement, platform } = seen;
  const say = speaker(link.language);
  const isBuyer = link.party === 'buyer';
  const amount = formatAmount(payableOf(milestone), agreement.currency);
  const at = `${seen.at}/confirm/${milestone.id}`;
  const press = (label: PartyLabel, kind = '') =>
    `<form method="post" action="${at}"><button${kind && ` class="${kind}"`}>${escapeHtml(say(label))}</button></form>`;
  const enter =
    `<form method="post" action="${at}"><label>${escapeHtml(say('code'))}` +
    '<input name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9 ]*" maxlength="12" required></label>' +
    `<button>${escapeHtml(say('enterCode'))}</button></form>`;
  const isOver = refused === 'locked' || refused === 'too_many_codes';
  const body = [
    facts([
      [say('amount'), formatAmount(milestone.amount, agreement.currency), 'big'],
      [say('held'), formatAmount(agreement.balances.escrow, agreement.currency)],
    ]),
    paragraph(say(isBuyer ? 'confirmLeadBuyer' : 'confirmLeadSeller', { amount })),
    paragraphs(silenceOf(milestone, say, timesIn(platform.timeZone))),
    ...(refused ? [paragraph(say(refused, { platform: platform.name }), 'error')] : []),
    ...(code ? [paragraph(say('testCode', { code }), 'notice')] : []),
    ...(isOver ? [] : [paragraph(say(sent ? 'codeSent' : 'codeLead', { address }), 'soft')]),
    ...(isOver ? [] : sent ? [enter, press('anotherCode', 'second')] : [press('sendCode')]),
    backTo(seen, say),
  ].join('');
  return page(seen, say('confirmTitle', { step: plain(milestone.title) }), body);
}

export function confirmedPage(seen: Seen, { milestone }: Pick<OfMilestone, 'milestone'>): string {
  const say = speaker(seen.link.language);
  const body = [paragraph(say(waitsFor(milestone, seen.link).label)), backTo(seen, say)].join('');
  return page(seen, say('doneTitle', { step: plain(milestone.title) }), body);
}

export function backTo({ at }: Seen, say: Say): string {
  return `<p><a href="${at}/track">${escapeHtml(say('back'))}</a></p>`;
}

/** A form for the party's own words, or the result of sending it. */
export function appealPage(seen: Seen, made: Review | undefined, subject: object | null): string {
  const { link, platform } = seen;
  const say = speaker(link.language);
  const name = { platform: platform.name };
  if (made && (made.state === 'OPEN' || !subject)) {
    const time = timesIn(platform.timeZone)(made.dueAt.toISOString());
    const answers: Readonly<Partial<Record<Decision, PartyLabel>>> = {
      accept: 'appealAccepted',
      let_through: 'appealAccepted',
    };
    const label = made.decision === null ? 'appealDue' : (answers[made.decision] ?? 'appealRefused');
    const body = [paragraph(say(label, { ...name, time })), backTo(seen, say)].join('');
    return page(seen, say('appealedTitle'), body);
  }
  const form =
    `<form method="post" action="${seen.at}/appeal"><label>${escapeHtml(say('appealClaim'))}` +
    '<textarea name="claim" rows="6" maxlength="2000" required></textarea></label>' +
    `<button>${escapeHtml(say('appealSend'))}</button></form>`;
  const body = subject ? [paragraph(say('appealLead', name)), form] : [paragraph(say('appealNothing'))];
  return page(seen, say('appealTitle'), [...body, backTo(seen, say)].join(''));
}

/** What is held, without names, with a signed statement. */
export function proofPage(seen: Seen, proof: Proof, address: string, bankName: string | null): string {
  const { link, agreement, platform } = seen;
  const say = speaker(link.language);
  const money = (amount: number) => formatAmount(amount, agreement.currency);
  const formatTime = timesIn(platform.timeZone);
  const { held } = fundingOf(agreement);
  const open = agreement.milestones.filter(
    ({ settlement }) => settlement === 'OPEN' || settlement === 'QUEUED',
  );
  const rows: (readonly [string, string, string?])[] = [[say('held'), money(held), 'big']];
  if (bankName) rows.push([say('bank'), bankName]);
  if (proof.since) rows.push([say('since'), formatTime(proof.since.toISOString())]);
  rows.push([say('compared'), proof.comparedAt ? formatTime(proof.comparedAt.toISOString()) : say('never')]);
  rows.push([say('openSteps'), `${open.length} / ${agreement.milestones.length}`]);
  rows.push([say('asOf'), formatTime(proof.at.toISOString())]);
  const title = held > 0 ? say('proofTitle', { amount: money(held) }) : say('proofNothing');
  const body = [
    ...(held > 0 ? [paragraph(say('proofLead', { platform: platform.name }))] : []),
    facts(rows),
    paragraph(say('proofAdvice', { origin: new URL(address).origin })),
    qrCode(address),
    `<details><summary>${escapeHtml(say('signature'))}</summary><pre>${escapeHtml(proof.note)}</pre>` +
      `<pre>${escapeHtml(proof.publicKey)}</pre></details>`,
  ].join('');
  return page(seen, title, body, { summary: say('proofAdvice', { origin: new URL(address).origin }) });
}

type Ended = {
  readonly link?: PartyLink;
  readonly platform?: Platform;
  readonly label: PartyLabel;
  readonly lead: PartyLabel;
};

/** A page that says why there is nothing to see, and what to do. */
export function endPage({ link, platform, label, lead }: Ended): string {
  const language: LinkLanguage = link?.language ?? 'en';
  const say = speaker(language);
  const shown = platform ?? { name: 'Surety' };
  const body = paragraph(say(lead, { platform: shown.name }));
  return framed({ language, platform: shown, title: say(label), body });
}
