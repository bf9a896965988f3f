/** A deliberate bug: `find` occurs once in the file (below server/src), and `replace` is wrong. */
export type Mutant = {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /**
   * The tests (below server/test) that should fail, likeliest first. Other tests run only if none of them
   * does.
   */
  readonly killers: readonly string[];
};
