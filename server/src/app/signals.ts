/** The first request to stop, and the second: a signal later than all duplicates of the first. */
export type StopRequested = {
  readonly first: Promise<NodeJS.Signals>;
  readonly second: Promise<NodeJS.Signals>;
};

/** A terminal signals all its processes, npm forwards signals, and some supervisors send SIGHUP as well. */
const ONE_WISH_MS = 1_000;

export function signalled(): StopRequested {
  const first = Promise.withResolvers<NodeJS.Signals>();
  const second = Promise.withResolvers<NodeJS.Signals>();
  let firstAt: number | null = null;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, (signal) => {
      firstAt ??= performance.now();
      first.resolve(signal);
      if (performance.now() - firstAt > ONE_WISH_MS) second.resolve(signal);
    });
  }
  return { first: first.promise, second: second.promise };
}
