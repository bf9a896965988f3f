import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { ChevronIcon } from './icons.tsx';

type Props = {
  /** What it is about: before the words, or above them where there is little room. */
  title?: ReactNode;
  words: ReactNode;
  children: ReactNode;
};

const SUMMARY =
  'cursor-pointer list-none items-center rounded-sm text-soft [overflow-wrap:anywhere] hover:text-ink ' +
  '[&::-webkit-details-marker]:hidden';
/** In the row of a list, as large as a finger. */
const IN_ROW = 'flex gap-x-2.5 text-sm @max-2xl:min-h-11 @max-2xl:flex-wrap @max-2xl:content-center';

/** What only some people want to know, one click away; it is not asked for before. */
export function Disclosure({ title, words, children }: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <details className="group peer" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className={classNames(SUMMARY, title ? IN_ROW : 'inline-flex')}>
        {title && <span className="min-w-0 text-ink @max-2xl:basis-full">{title}</span>}{' '}
        <span className="text-xs">
          {words}
          <span className="ml-1 inline-block align-middle text-accent motion-safe:transition-transform group-open:rotate-180">
            <ChevronIcon />
          </span>
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
