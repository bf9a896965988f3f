/** A link in running text. The padding is for fingers: it makes no line higher. */
export const TEXT_LINK = 'py-1.25 font-medium text-accent underline underline-offset-4';

export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
