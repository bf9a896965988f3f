import type { Money } from './money.ts';

/** What a bank did that no rule can put right. A person looks into it and closes it. */
export type ExceptionKind =
  /** The bank says that it paid what it has paid, or may still pay, under another reference. */
  'paid_twice';

/** `subject` is what it is about: a reference, a deposit, a refund. */
export type NewException = {
  readonly kind: ExceptionKind;
  readonly subject: string;
  readonly amount: Money | null;
  readonly details: Readonly<Record<string, string | number | null>>;
};
