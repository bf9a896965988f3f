import type { MailMessage } from './message.ts';

export type Rendered = { readonly subject: string; readonly text: string; readonly html: string };

/** Why the recipient gets this mail. It is printed at the end of every mail. */
export type Reason = string;

const MAX_VALUE = 200;
/**
 * Control characters, line separators and marks that reverse text direction: names and titles are user input.
 */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Reduces user input to one line of limited length. */
export function plain(value: string): string {
  const line = value.replace(UNPRINTABLE, ' ').trim();
  return line.length > MAX_VALUE ? `${line.slice(0, MAX_VALUE - 1).toWellFormed()}…` : line;
}

/**
 * Renders a mail as text and as HTML with equal content. The HTML loads nothing, and only a mail with
 * a button has a link: a link in a mail about money teaches people to follow the next one.
 */
export function render(
  { subject, paragraphs, facts, button, action }: MailMessage,
  reason: Reason,
): Rendered {
  const text = [
    ...paragraphs,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    ...(button ? [`${button.label}: ${button.link}`] : []),
    ...(action ? [action] : []),
    `-- \n${reason}`,
  ].join('\n\n');
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px">',
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    '<table role="presentation" style="border-collapse:collapse;margin:16px 0">',
    ...facts.map(
      ([name, value]) =>
        `<tr><td style="padding:4px 24px 4px 0;vertical-align:top;opacity:.7">${escapeHtml(name)}</td>` +
        `<td style="padding:4px 0;overflow-wrap:anywhere"><strong>${escapeHtml(value)}</strong></td></tr>`,
    ),
    '</table>',
    ...(button ? [buttonHtml(button)] : []),
    ...(action ? [`<p><strong>${escapeHtml(action)}</strong></p>`] : []),
    `<p style="margin-top:32px;font-size:13px;opacity:.7">${escapeHtml(reason)}</p></div></body></html>`,
  ].join('\n');
  return { subject, text, html };
}

/** The link also stands as text, for readers who want to see where it leads. */
function buttonHtml({ label, link }: NonNullable<MailMessage['button']>): string {
  const href = escapeHtml(link);
  const style =
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#0f5b46;color:#ffffff;text-decoration:none';
  return (
    `<p><a href="${href}" style="${style}">${escapeHtml(label)}</a></p>` +
    `<p style="font-size:13px;opacity:.7;overflow-wrap:anywhere">${href}</p>`
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
