import type { SearchResult } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { PAGES } from '#api/environment.ts';
import { searchQuery } from '#api/queries.ts';
import { DISPUTE_STATES } from '#labels/disputes.ts';
import { STATUS_LABELS } from '#labels/escrow.ts';
import { formatMoney, shortId } from '#labels/format.ts';
import { humanise } from '#labels/humanise.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { When } from '#ui/time.tsx';
import { useMay } from './may.ts';
import { PLACES } from './places.ts';

const SHORTEST = 2;

type Entry = {
  readonly key: string;
  readonly href: string;
  readonly result: SearchResult | null;
  readonly label: string;
};

/** Where each type of result has its page. */
function hrefOf({ type, id, agreementId }: SearchResult): string {
  switch (type) {
    case 'person':
      return `/people/${encodeURIComponent(id)}`;
    case 'agreement':
      return `/agreements/${id}`;
    case 'dispute':
      return `/disputes/${id}`;
    case 'payout':
      return `/agreements/${agreementId}`;
    case 'verification':
      return `/identity/${id}`;
    case 'assessment':
      return `/risk/${id}`;
    case 'review':
      return `/reviews/${id}`;
    default:
      return `/requests?id=${id}`;
  }
}

/** Search over everything: arrow keys choose, Enter opens. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const entries = useEntries(useDeferredValue(text.trim()));
  const router = useRouter();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.min(chosen, entries.found.length - 1);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  });
  const go = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    router.history.push(`${PAGES}${entry.href}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setChosen((at + step + entries.found.length) % Math.max(1, entries.found.length));
    }
    if (event.key === 'Enter') go(entries.found[at]);
  };
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-[rgb(10_16_13/0.45)]" />
        <Radix.Content
          aria-describedby={undefined}
          className="rise fixed inset-x-3 top-3 z-50 flex max-h-[80dvh] flex-col overflow-hidden rounded-2xl border border-line bg-surface shadow-float outline-none sm:inset-x-auto sm:top-[12dvh] sm:left-1/2 sm:w-full sm:max-w-xl sm:-translate-x-1/2"
        >
          <Radix.Title className="sr-only">Search everything</Radix.Title>
          <div className="flex items-center gap-3 border-b border-line px-4 text-soft">
            <SearchIcon />
            <input
              role="combobox"
              aria-label="Search everything"
              aria-expanded={entries.found.length > 0}
              aria-controls="search-results"
              aria-activedescendant={entries.found[at] ? `search-${at}` : undefined}
              placeholder="A name, mail, phone, amount, id, reference or account number"
              autoComplete="off"
              spellCheck={false}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setChosen(0);
              }}
              onKeyDown={onKeyDown}
              className="w-full bg-transparent py-4 text-ink outline-none placeholder:text-soft"
            />
          </div>
          <div
            ref={list}
            id="search-results"
            role="listbox"
            aria-label="Results"
            className="overflow-y-auto p-2"
          >
            {entries.found.map((entry, index) => (
              <div
                key={entry.key}
                id={`search-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                onMouseMove={() => setChosen(index)}
                onClick={() => go(entry)}
                onKeyDown={onKeyDown}
                className="flex cursor-pointer items-baseline gap-3 rounded-lg px-3 py-2.5 text-sm aria-selected:bg-accent-tint"
              >
                <Row entry={entry} />
              </div>
            ))}
          </div>
          {entries.nothing && (
            <p className="px-5 pb-5 text-sm text-soft" role="status">
              Nothing found. Try a whole word, the last four digits of the account, or the amount.
            </p>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The results, then the pages whose name contains the text. */
function useEntries(text: string): { found: Entry[]; nothing: boolean } {
  const may = useMay();
  const asks = text.length >= SHORTEST;
  const query = useQuery({ ...searchQuery(text), enabled: asks });
  const results = asks ? (query.data ?? []) : [];
  const places = PLACES.filter(
    ({ needs, label }) => may(needs) && label.toLowerCase().includes(text.toLowerCase()),
  );
  const found = [
    ...results.map((result) => ({
      key: `${result.type} ${result.id}`,
      href: hrefOf(result),
      result,
      label: result.title,
    })),
    ...places.map(({ to, label }) => ({ key: to, href: to, result: null, label })),
  ];
  return { found, nothing: asks && found.length === 0 && !query.isFetching };
}

function statusLabel(type: SearchResult['type'], status: string): string {
  const labels: Readonly<Record<string, { label: string }>> =
    type === 'dispute' ? DISPUTE_STATES : STATUS_LABELS;
  return labels[status]?.label ?? status;
}

function Row({ entry: { result, label } }: { entry: Entry }) {
  if (!result) {
    return (
      <>
        <span className="min-w-0 flex-1">{label}</span>
        <span className="text-xs text-soft">Page</span>
      </>
    );
  }
  const { type, id, amount, currency, status, createdAt } = result;
  return (
    <>
      <span className="min-w-0 flex-1">
        <bdi dir="auto" className="font-medium [overflow-wrap:anywhere]">
          {label}
        </bdi>
        <span className="mt-0.5 block text-xs text-soft">
          {humanise(type)} <span className="font-mono">{shortId(id)}</span>
          {status && ` · ${statusLabel(type, status)}`}
          {createdAt && (
            <>
              {' · '}
              <When at={createdAt} />
            </>
          )}
        </span>
      </span>
      {amount !== null && currency && (
        <span className="figures shrink-0">{formatMoney(amount, currency)}</span>
      )}
    </>
  );
}
