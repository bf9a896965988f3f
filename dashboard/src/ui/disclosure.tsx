import { type ReactNode, useState } from 'react';
import { ChevronIcon } from './icons.tsx';

/** What only some people want to know, one click away; it is not asked for before. */
export function Disclosure({ words, children }: { words: ReactNode; children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <details className="group" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className="inline-flex cursor-pointer list-none items-center gap-1 rounded-sm text-xs text-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <span>{words}</span>
        <span className="text-accent motion-safe:transition-transform group-open:rotate-180">
          <ChevronIcon />
        </span>
      </summary>
      <div className="mt-2 text-[0.8125rem]">{opened && children}</div>
    </details>
  );
}

/** It has the width of its place, whatever is in it: in a table it would make that wider than the screen. */
const BOX = 'max-h-80 contain-inline-size overflow-auto rounded-lg bg-sunken p-3 font-mono text-xs';

/** As a program gets it. */
export function Json({ value }: { value: unknown }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre tabIndex={0} className={BOX}>
      <code>{JSON.stringify(value, null, 2)}</code>
    </pre>
  );
}
