import { z } from 'zod';
import { bankUrl, networks } from './kinds.ts';

const DOMAIN = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;

/** Settings that every bank has, each under its own name. */
export const baseUrl = (fallback: string, help: string) => ({ schema: bankUrl(fallback), help, fallback });

export const customerDomain = (help: string) => ({
  schema: z.string().regex(DOMAIN, 'must be a domain such as escrow.yourshop.com').optional(),
  help: `A domain of yours. ${help}`,
  fallback: '',
});

export const webhookFrom = (bank: string) => ({
  schema: networks,
  help: `Addresses that ${bank}’s webhooks may come from; any when not set`,
  fallback: '',
});

/** Returns the settings that are not set. */
export function unset<Name extends string>(
  config: { readonly [Each in Name]?: unknown },
  names: readonly Name[],
): Name[] {
  return names.filter((name) => !config[name]);
}
