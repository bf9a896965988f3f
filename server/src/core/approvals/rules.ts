import { RULED_KINDS, type RuledKind } from './kinds.ts';

/** When an act needs a second person. An amount in another currency than the rule's is above it. */
export type Rule =
  | { readonly need: 'off' }
  | { readonly need: 'always' }
  | { readonly need: 'above'; readonly amount: number; readonly currency: string };
export type Rules = Readonly<Record<RuledKind, Rule>>;

export const OFF: Rule = { need: 'off' };
export const NO_RULES = Object.fromEntries(RULED_KINDS.map((kind) => [kind, OFF])) as unknown as Rules;

/** Null is without end, such as what a key without a limit may move. */
export type Size = { readonly amount: number | null; readonly currency: string | null };

export function rulesRequireApproval(rule: Rule, { amount, currency }: Size): boolean {
  if (rule.need !== 'above') return rule.need === 'always';
  if (amount === 0) return false;
  return amount === null || currency !== rule.currency || amount > rule.amount;
}

export function anyOn(rules: Rules): boolean {
  return RULED_KINDS.some((kind) => rules[kind].need !== 'off');
}

/** Whether anything that needs a second person under the one may be done alone under the other. */
export function isLooser(after: Rules, before: Rules): boolean {
  return RULED_KINDS.some((kind) => letsThrough(after[kind], before[kind]));
}

function letsThrough(after: Rule, before: Rule): boolean {
  if (before.need === 'off' || after.need === 'always') return false;
  if (before.need === 'always' || after.need === 'off') return true;
  return after.currency !== before.currency || after.amount > before.amount;
}
