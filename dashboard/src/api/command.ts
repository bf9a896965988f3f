import { type QueryKey, useMutation } from '@tanstack/react-query';
import { forget } from './query-client.ts';

/** Something that a person can have done, and what is not true any more when it was tried. */
export type Command<Input, Result> = {
  readonly run: (input: Input) => Promise<Result>;
  readonly stale: (input: Input) => readonly QueryKey[];
};

export type Outcome<Result> = {
  /** Comes before the screen is asked for again: it may lead to another one. */
  readonly onDone?: (result: Result) => unknown;
  readonly onRefused?: (error: Error) => void;
};

/** Also after a refusal: it often means that the screen was behind. */
export function useCommand<Input, Result>(
  { run, stale }: Command<Input, Result>,
  { onDone, onRefused }: Outcome<Result> = {},
) {
  return useMutation({
    mutationFn: run,
    onSuccess: (result) => onDone?.(result),
    onError: (error) => onRefused?.(error),
    onSettled: (_result, _error, input) => forget(stale(input)),
  });
}
