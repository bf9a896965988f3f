/**
 * Control, format and separator characters: line breaks, and marks that change the direction of text. NUL is
 * refused in any text.
 */
const UNSEEN = /(?!\0)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/** What mail programs turn into a link: a scheme, www, or a domain with a common ending or a path. */
const LINK =
  /:\/\/|\bwww\.|[\p{L}\d]\.(?:app|biz|click|co|com|de|dev|eu|fr|gg|info|io|link|ly|me|net|ng|online|org|ru|shop|site|to|top|uk|us|xyz)\b|[\p{L}\d]\.\p{L}{2,}[/:?#]/iu;

export const UNSEEN_IN_NAME = 'must not contain line breaks or invisible characters';
export const LINK_IN_NAME = 'must not contain a web address';

export const hasUnseen = (name: string) => UNSEEN.test(name);
export const hasLink = (name: string) => LINK.test(name);

/** The name of an account in a mail to a stranger. Accounts may have older names that are refused now. */
export function nameForMail(name: string): string {
  return hasUnseen(name) || hasLink(name) ? 'an account' : name;
}
