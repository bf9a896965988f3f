/** A key pair kept by a device or a password manager. We store the public half. */
export type Passkey = {
  readonly id: string;
  readonly personId: string;
  /** The device's own id for the passkey. */
  readonly credentialId: string;
  readonly publicKey: Buffer;
  /** The use counter, if the device has one. A counter that goes back reveals a cloned passkey. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
};

export const MAX_PASSKEYS = 20;
