/** A bug on purpose: `find` stands once in the file, which is below server/src, and `replace` is wrong. */
export type Mutant = {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** The tests, below server/test, that should die of it, likeliest first. Others are asked if none does. */
  readonly killers: readonly string[];
};
