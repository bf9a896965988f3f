const PLAIN_PAUSE_MS = 5_000;
const TERMINAL_PAUSE_MS = 100;

type Stream = { readonly isTTY?: boolean; write(text: string): unknown };
type Progress = { readonly stage: string; readonly done: number; readonly total: number | null };

/** Rewrites one line on a terminal; prints a plain line from time to time elsewhere. */
export function progressLine(
  stream: Stream,
  pauseMs = stream.isTTY ? TERMINAL_PAUSE_MS : PLAIN_PAUSE_MS,
  verb = 'checking',
): { show(progress: Progress): void; clear(): void } {
  let shownAt = performance.now();
  let open = false;
  return {
    show({ stage, done, total }) {
      if (performance.now() - shownAt < pauseMs) return;
      shownAt = performance.now();
      const share = total ? ` of ${total.toLocaleString('en')} (${Math.floor((100 * done) / total)} %)` : '';
      const line = `${verb} ${stage}: ${done.toLocaleString('en')}${share}`;
      stream.write(stream.isTTY ? `\r\x1b[2K${line}` : `${line}\n`);
      open = stream.isTTY === true;
    },
    clear() {
      if (open) stream.write('\r\x1b[2K');
      open = false;
    },
  };
}
