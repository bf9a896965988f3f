import { type MessageService, openMessageService } from '#actions/messages/context.ts';
import type { ShortMessageProvider, ShortMessenger } from '#core/messages/short-messenger.ts';
import { openAfricasTalking } from '#providers/messages/africas-talking.ts';
import { openTermii } from '#providers/messages/termii.ts';
import type { Config } from '#settings/config.ts';
import { africasTalkingSettings, termiiSettings } from '#settings/messages.ts';

const OPEN: Record<ShortMessageProvider, (config: Config, timeoutMs?: number) => ShortMessenger | null> = {
  termii(config, timeoutMs) {
    const settings = termiiSettings(config);
    return settings && openTermii({ ...settings, ...(timeoutMs && { timeoutMs }) });
  },
  africastalking(config, timeoutMs) {
    const settings = africasTalkingSettings(config);
    return settings && openAfricasTalking({ ...settings, ...(timeoutMs && { timeoutMs }) });
  },
};

/** Opens the provider of short messages, if one is configured. */
export function openMessages(config: Config, timeoutMs?: number): MessageService {
  const { MESSAGE_PROVIDER: name, MESSAGE_PART_PRICE: partPrice, MESSAGE_BUDGET: dailyBudget } = config;
  return openMessageService(name === 'off' ? null : OPEN[name](config, timeoutMs), {
    partPrice,
    dailyBudget,
    prefixes: config.MESSAGE_PREFIXES,
  });
}
