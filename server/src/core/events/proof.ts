/** Everything that is needed to compute the hash of an event or an audit record again. */
export type Proof = {
  /** 1: the hash covers personal data. 2: it covers commitments to them. */
  readonly version: 1 | 2;
  readonly tenant: string;
  /** Null for audit records, which have one chain for each tenant. */
  readonly stream: string | null;
  readonly previousHash: string;
  /** Null for events from before there were chains. */
  readonly hash: string | null;
  /** The data that the hash covers in plain text: without personal fields in version 2. */
  readonly clear: Readonly<Record<string, unknown>>;
  /** The amounts of an event that recorded them: the last element of what is hashed. */
  readonly funding: string | null;
  readonly commitments: Readonly<Record<string, string>>;
  /** The salt of each commitment. Without those of people who were erased. */
  readonly salts: Readonly<Record<string, string>>;
};
