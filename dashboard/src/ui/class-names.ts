/** A link in running text. */
export const TEXT_LINK = 'font-medium text-accent underline underline-offset-4';

export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
