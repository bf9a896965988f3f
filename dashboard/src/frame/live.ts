import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { address } from '#api/client.ts';

type Hint = { id: string; type: string; streamId: string };

/** However much happens, the figures of the front page are added up at most this often. */
const OVERVIEW_EVERY_MS = 5_000;

/** Follows the server's events while it is mounted, and says whether it does. */
export function useLive(): boolean {
  const client = useQueryClient();
  const [connected, setConnected] = useState(false);
  useEffect(() => {
    const source = new EventSource(address('/live'));
    const overview = atMostEvery(OVERVIEW_EVERY_MS, () => void forget(client, ['overview']));
    let opened = false;
    source.addEventListener('ready', () => {
      setConnected(true);
      // What happened while the line was down was not heard.
      if (opened) void client.invalidateQueries();
      opened = true;
    });
    source.addEventListener('message', (message) => {
      apply(client, JSON.parse(message.data) as Hint[]);
      overview();
    });
    source.addEventListener('error', () => setConnected(false));
    return () => {
      overview.cancel();
      source.close();
    };
  }, [client]);
  return connected;
}

function apply(client: QueryClient, hints: readonly Hint[]): void {
  const agreements = new Set(hints.map((hint) => hint.streamId).filter((id) => id.startsWith('agr_')));
  for (const id of agreements) void forget(client, ['agreement', id]);
  if (agreements.size > 0) void forget(client, ['agreements']);
  if (hints.some(({ type }) => type === 'agreement.assessed')) void forget(client, ['risk']);
  if (hints.some(({ type }) => type.startsWith('identity.'))) void forget(client, ['identity']);
  void forget(client, ['events']);
  void forget(client, ['webhooks']);
}

function forget(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  return client.invalidateQueries({ queryKey });
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
