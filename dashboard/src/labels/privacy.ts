import type { Breach, Grievance, PrivacyRequest, PrivacyRequestType } from '@surety/sdk';
import type { Tone } from './tone.ts';

/** What a request asks for, and what completing it does. */
export const REQUEST_TYPES: Readonly<
  Record<PrivacyRequestType, { label: string; does: string; button: string }>
> = {
  access: {
    label: 'See their data',
    does: 'Prepares a bundle of everything that is stored about this person, for 14 days.',
    button: 'Prepare the bundle',
  },
  correct: {
    label: 'Correct their data',
    does: 'Keeps the new version beside what was stored. Correct it in your own system as well.',
    button: 'Record the correction',
  },
  erase: {
    label: 'Erase their data',
    does: 'Erases this person for good. Amounts, times and references stay as long as the law wants.',
    button: 'Erase this person',
  },
  restrict: {
    label: 'Restrict its use',
    does: 'Keeps the data, and stops scores, the search for faces and mail.',
    button: 'Restrict',
  },
  object: {
    label: 'Object to its use',
    does: 'Keeps the data, and stops scores, the search for faces and mail.',
    button: 'Restrict',
  },
};
export const REQUEST_TYPE_NAMES = Object.keys(REQUEST_TYPES) as PrivacyRequestType[];

type Label = { readonly label: string; readonly tone: Tone };

/** An open request, complaint or breach is late when its time is over. */
function openOr(isOpen: boolean, dueAt: string, closed: Label): Label {
  if (!isOpen) return closed;
  return Date.parse(dueAt) < Date.now() ? { label: 'Late', tone: 'bad' } : { label: 'Open', tone: 'warn' };
}

export function requestLabel({ status, dueAt }: PrivacyRequest): Label {
  const closed: Label =
    status === 'REFUSED' ? { label: 'Refused', tone: 'neutral' } : { label: 'Done', tone: 'good' };
  return openOr(status === 'OPEN', dueAt, closed);
}

export function grievanceLabel({ status, dueAt }: Grievance): Label {
  return openOr(status === 'OPEN', dueAt, { label: 'Answered', tone: 'good' });
}

export function breachLabel({ status, reportBy, reportedAt }: Breach): Label {
  const isWaiting = status === 'OPEN' && reportedAt === null;
  const done: Label =
    status === 'OPEN' ? { label: 'Reported', tone: 'info' } : { label: 'Closed', tone: 'good' };
  return openOr(isWaiting, reportBy, done);
}

/** Writes `bank_log` as “Bank log”. */
export function className(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
