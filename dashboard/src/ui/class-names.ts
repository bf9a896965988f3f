/** A link in running text. The padding enlarges the touch target without making the line taller. */
export const TEXT_LINK = 'py-1.25 font-medium text-accent underline underline-offset-4';

export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
