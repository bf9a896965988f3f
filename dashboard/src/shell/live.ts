import { useEffect, useState } from 'react';
import { address } from '#api/client.ts';
import { type Hint, keys, staleAfter } from '#api/keys.ts';
import { forget, queryClient } from '#api/query-client.ts';

/** Minimum interval between two refreshes of the overview's sums, however many events arrive. */
const OVERVIEW_EVERY_MS = 5_000;

/** Follows the server's event stream while `isOn`. Returns true while it is connected. */
export function useLive(isOn: boolean): boolean {
  const [connected, setConnected] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const source = new EventSource(address('/live'));
    const overview = atMostEvery(OVERVIEW_EVERY_MS, () => void forget([keys.overview]));
    let opened = false;
    source.addEventListener('ready', () => {
      setConnected(true);
      // Events were missed while the connection was down.
      if (opened) void queryClient.invalidateQueries();
      opened = true;
    });
    source.addEventListener('message', (message) => {
      void forget((JSON.parse(message.data) as Hint[]).flatMap(staleAfter));
      overview();
    });
    source.addEventListener('error', () => setConnected(false));
    return () => {
      overview.cancel();
      source.close();
    };
  }, [isOn]);
  return connected;
}

/** Runs at once, then at most once per interval. The last call is never lost. */
function atMostEvery(ms: number, run: () => void): (() => void) & { cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let again = false;
  const call = () => {
    if (timer) {
      again = true;
      return;
    }
    run();
    timer = setTimeout(() => {
      timer = null;
      if (!again) return;
      again = false;
      call();
    }, ms);
  };
  return Object.assign(call, { cancel: () => timer && clearTimeout(timer) });
}
