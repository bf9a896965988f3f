/** How a failure is classed. http/problems.ts maps each kind to its status code, in one table. */
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
