/** Long work in small steps, so that other work can run in between. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Runs all steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
