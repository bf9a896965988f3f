import { UsageError } from './command-error.ts';

export function wholeNumber(flag: string, text: string, most: number): number {
  if (/^\d{1,10}$/.test(text) && Number(text) <= most) return Number(text);
  throw new UsageError(`${flag} must be a whole number from 0 to ${most} (it is "${text}").`);
}
