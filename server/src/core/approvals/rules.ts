import type { Revision } from '#core/revision.ts';
import { RULED_KINDS, type RuledKind } from './kinds.ts';

/**
 * When an operation needs a second person. An amount in a currency other than the rule's counts as above it.
 */
export type Rule =
  | { readonly need: 'off' }
  | { readonly need: 'always' }
  | { readonly need: 'above'; readonly amount: number; readonly currency: string };
export type Rules = Readonly<Record<RuledKind, Rule>>;

export type ApprovalPolicy = Revision & { readonly rules: Rules };

export const OFF: Rule = { need: 'off' };
export const NO_RULES = Object.fromEntries(RULED_KINDS.map((kind) => [kind, OFF])) as unknown as Rules;

/** A null amount means unlimited, for example for a key without a limit. */
export type Size = { readonly amount: number | null; readonly currency: string | null };

export function rulesRequireApproval(rule: Rule, { amount, currency }: Size): boolean {
  if (rule.need !== 'above') return rule.need === 'always';
  if (amount === 0) return false;
  return amount === null || currency !== rule.currency || amount > rule.amount;
}

export function anyOn(rules: Rules): boolean {
  return RULED_KINDS.some((kind) => rules[kind].need !== 'off');
}

/** True when `after` lets one person do something that needs a second person under `before`. */
export function isLooser(after: Rules, before: Rules): boolean {
  return RULED_KINDS.some((kind) => letsThrough(after[kind], before[kind]));
}

function letsThrough(after: Rule, before: Rule): boolean {
  if (before.need === 'off' || after.need === 'always') return false;
  if (before.need === 'always' || after.need === 'off') return true;
  return after.currency !== before.currency || after.amount > before.amount;
}
