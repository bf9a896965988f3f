import type { Surety } from '@surety/sdk';
import { CommandError } from '#commands/command-error.ts';
import type { EventType } from '#core/events/event.ts';

/**
 * Tries a copy of the policy in use for a moment, and takes it back: no score is another for it. Where
 * somebody is at work on a draft or tries a version it is left alone, since it would be replaced.
 */
async function tryCopy({ fraud: { policy } }: Surety): Promise<string> {
  const { live, shadow, draft } = await policy.retrieve();
  if (shadow || draft) {
    throw new CommandError('this account has a draft or a version in shadow; use one that has none');
  }
  const { highValue = {}, weights = {}, rules = [], scorecard = null } = live ?? {};
  await policy.draft({ highValue, weights, rules, scorecard });
  const promoted = await policy.promote({ from: 'draft', to: 'shadow' });
  await policy.retire({ state: 'shadow' });
  // What is only tried waits for nobody.
  return 'version' in promoted ? String(promoted.version) : promoted.approval.id;
}

/** Answers what the event is about. */
export const RISK_SCENARIOS: Readonly<Partial<Record<EventType, (surety: Surety) => Promise<string>>>> = {
  'risk_policy.changed': tryCopy,
};
