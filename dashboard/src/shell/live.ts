import { useEffect, useState } from 'react';
import { address } from '#api/client.ts';
import { type Hint, keys, staleAfter } from '#api/keys.ts';
import { forget, queryClient } from '#api/query-client.ts';

/** However much happens, the figures of the front page are added up at most this often. */
const OVERVIEW_EVERY_MS = 5_000;

/** Follows the server's events while it is mounted, and says whether it does. */
export function useLive(): boolean {
  const [connected, setConnected] = useState(false);
  useEffect(() => {
    const source = new EventSource(address('/live'));
    const overview = atMostEvery(OVERVIEW_EVERY_MS, () => void forget([keys.overview]));
    let opened = false;
    source.addEventListener('ready', () => {
      setConnected(true);
      // What happened while the line was down was not heard.
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
  }, []);
  return connected;
}

/** Runs at once, and then no more often than this; the last call is never lost. */
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
