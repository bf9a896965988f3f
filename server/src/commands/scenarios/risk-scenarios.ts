import type { Surety } from '@surety/sdk';
import { CommandError } from '#commands/command-error.ts';
import type { EventType } from '#core/events/event.ts';

/**
 * Promotes a copy of the live policy to shadow and retires it again, so no score changes. Refuses if there is
 * a draft or a shadow policy, which it would replace.
 */
async function tryCopy({ fraud: { policy } }: Surety): Promise<string> {
  const { live, shadow, draft } = await policy.retrieve();
  if (shadow || draft) {
    throw new CommandError('this account has a draft or a shadow policy; use an account without them');
  }
  const { highValue = {}, weights = {}, rules = [], scorecard = null } = live ?? {};
  await policy.draft({ highValue, weights, rules, scorecard });
  const promoted = await policy.promote({ from: 'draft', to: 'shadow' });
  await policy.retire({ policy: 'shadow' });
  // Promotion to shadow needs no approval.
  return 'version' in promoted ? String(promoted.version) : promoted.approval.id;
}

/** Each returns the id that the event is about. */
export const RISK_SCENARIOS: Readonly<Partial<Record<EventType, (surety: Surety) => Promise<string>>>> = {
  'risk_policy.changed': tryCopy,
};
