import type { Link } from '@surety/sdk';
import type { Tone } from './tone.ts';

type Purpose = Link['purposes'][number];

/** `does` completes "With this link they can…". */
export const PURPOSE_LABELS: Record<Purpose, { readonly name: string; readonly does: string }> = {
  track: { name: 'Follow', does: 'see what was paid, released and confirmed' },
  pay: { name: 'Pay', does: 'see the account to pay into (buyer only)' },
  confirm: { name: 'Confirm', does: 'confirm milestones with a code' },
  deliver: { name: 'Deliver', does: 'show or enter the delivery code' },
  dispute: { name: 'Dispute', does: 'open and answer disputes' },
  amend: { name: 'Amend', does: 'answer the open amendment' },
  appeal: { name: 'Appeal', does: 'ask for a person when the deal is frozen or refused' },
  proof: { name: 'Proof', does: 'show anyone, without names, what is held' },
};

export const LANGUAGE_NAMES: Record<Link['language'], string> = {
  en: 'English',
  pcm: 'Nigerian Pidgin',
  ha: 'Hausa',
  yo: 'Yoruba',
  ig: 'Igbo',
  fr: 'French',
};

export const LINK_STATUS_LABELS: Record<Link['status'], { readonly words: string; readonly tone: Tone }> = {
  ACTIVE: { words: 'Active', tone: 'good' },
  EXPIRED: { words: 'Expired', tone: 'neutral' },
  REVOKED: { words: 'Revoked', tone: 'neutral' },
};
