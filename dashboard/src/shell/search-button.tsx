import { lazy, Suspense, useEffect, useState } from 'react';
import { SearchIcon } from '#ui/icons.tsx';

/** Loaded when it is first opened: most pages are read without it. */
const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }));

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the search over everything, also with ⌘K or Ctrl K. */
export function SearchButton({ compact = false }: { compact?: boolean }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (compact) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [compact]);
  return (
    <>
      <button
        type="button"
        aria-label={compact ? 'Search' : undefined}
        aria-keyshortcuts="Meta+K Control+K"
        onClick={() => setOpen(true)}
        className={
          compact
            ? 'grid size-10 place-items-center rounded-lg text-soft hover:bg-sunken hover:text-ink'
            : 'mt-4 flex shrink-0 items-center gap-3 rounded-lg border border-line bg-surface px-2.5 py-1.5 text-sm text-soft hover:border-edge hover:text-ink'
        }
      >
        <SearchIcon />
        {!compact && (
          <>
            Search
            <kbd aria-hidden className="ml-auto font-sans text-xs">
              {IS_APPLE ? '⌘K' : 'Ctrl K'}
            </kbd>
          </>
        )}
      </button>
      {open && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
