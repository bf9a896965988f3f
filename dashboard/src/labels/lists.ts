import type { RiskListEntry } from '@surety/sdk';
import type { Tone } from './tone.ts';

type KindWords = { readonly label: string; readonly means: string; readonly tone: Tone };

export const LIST_KIND_LABELS: Readonly<Record<RiskListEntry['type'], KindWords>> = {
  block: { label: 'Blocked', means: 'always red', tone: 'bad' },
  watch: { label: 'Watched', means: 'more points', tone: 'warn' },
  trust: { label: 'Trusted', means: 'fewer points', tone: 'good' },
  named: { label: 'Named', means: 'for rules', tone: 'neutral' },
};

type SubjectWords = { readonly label: string; readonly hint: string };

export const LIST_SUBJECT_LABELS: Readonly<Record<RiskListEntry['on'], SubjectWords>> = {
  user: { label: 'User', hint: 'Your own id for the user' },
  device: { label: 'Device', hint: 'Its fingerprint. Only the hash is stored' },
  network: { label: 'Network', hint: 'For example 102.89.0.0/16, or a single address' },
  bank_account: { label: 'Bank account', hint: 'For example 058:0123456789' },
  email_domain: { label: 'E-mail domain', hint: 'For example example.com, including its subdomains' },
  text: { label: 'Text', hint: 'Any text, such as a product. Only in a named list' },
};
