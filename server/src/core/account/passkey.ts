/** A key pair that a device or a password manager keeps for somebody, of which we have the public half. */
export type Passkey = {
  readonly id: string;
  readonly personId: string;
  /** What the device calls it. */
  readonly credentialId: string;
  readonly publicKey: Buffer;
  /** How often it was used, where the device counts: one that goes back is a copy. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
};

export const MAX_PASSKEYS = 20;
