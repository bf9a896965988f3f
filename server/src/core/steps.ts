/** Long work in small steps, so that whoever does it can let others go first in between. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** All of it at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
