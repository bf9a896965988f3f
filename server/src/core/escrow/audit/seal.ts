/** Where the two chains of an agreement stand. */
export type Heads = {
  readonly developerId: string;
  readonly agreementId: string;
  readonly version: number;
  /** The first event that is chained: 1, but for agreements that are older than the chain. */
  readonly chainedFrom: number;
  readonly eventCount: number;
  readonly eventHead: string;
  readonly transferCount: number;
  readonly chainHead: string;
};

/** Makes the mark that nobody can make who has the database alone (an HMAC), in hex. */
export type Seal = (text: string) => string;

/**
 * What an agreement's seal is taken over, fixed for ever. Whoever can write to the tables can chain a deposit
 * that no bank saw as well as we can; what they cannot do is seal it.
 */
export function sealInput(heads: Heads): string {
  return JSON.stringify([
    'seal 1',
    heads.developerId,
    heads.agreementId,
    heads.version,
    heads.chainedFrom,
    heads.eventCount,
    heads.eventHead,
    heads.transferCount,
    heads.chainHead,
  ]);
}
