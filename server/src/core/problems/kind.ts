/** The class of a failure. http/problems.ts maps each class to a status code. */
export type ProblemKind =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'missing'
  | 'wrong_method'
  | 'conflict'
  | 'too_large'
  | 'unsupported'
  | 'unprocessable'
  | 'rate_limited'
  | 'timed_out'
  | 'unavailable'
  | 'bug';

export type ProblemText = {
  readonly kind: ProblemKind;
  readonly means: string;
  /** What to do. Absent where the meaning says it. */
  readonly remedy?: string;
};
