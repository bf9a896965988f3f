import { type QueryKey, useMutation } from '@tanstack/react-query';
import { forget } from './query-client.ts';

/** A command, and the queries that are stale once it has been tried. */
export type Command<Input, Result> = {
  readonly run: (input: Input) => Promise<Result>;
  readonly stale: (input: Input) => readonly QueryKey[];
};

export type Outcome<Result> = {
  /** Runs before the queries are invalidated: it may navigate to another page. */
  readonly onDone?: (result: Result) => unknown;
  readonly onRefused?: (error: Error) => void;
};

/** Invalidates after an error too: an error often means that the page was out of date. */
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
