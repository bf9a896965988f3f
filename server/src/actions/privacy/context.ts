import type { EscrowContext } from '#actions/escrow/context.ts';
import type { IdentityContext } from '#actions/identity/context.ts';

/** An erasure reaches into the data of every domain. */
export type PrivacyContext = EscrowContext & IdentityContext;
