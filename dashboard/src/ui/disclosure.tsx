import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { ChevronIcon } from './icons.tsx';

type Props = {
  /** Before the text, or above it where space is tight. */
  title?: ReactNode;
  words: ReactNode;
  children: ReactNode;
};

const SUMMARY =
  'cursor-pointer list-none items-center rounded-sm text-soft [overflow-wrap:anywhere] hover:text-ink ' +
  '[&::-webkit-details-marker]:hidden';
/** In a row of a list, with a touch-sized height. */
const IN_ROW = 'flex gap-x-2.5 text-sm @max-2xl:min-h-11 @max-2xl:flex-wrap @max-2xl:content-center';

/** Details on demand. The children are not rendered before they are opened. */
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

/** Contained to the width of its parent: otherwise it would make a table wider than the screen. */
const BOX = 'max-h-80 contain-inline-size overflow-auto rounded-lg bg-sunken p-3 font-mono text-xs';

/** The JSON that a program gets. */
export function Json({ value }: { value: unknown }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre tabIndex={0} className={BOX}>
      <code>{JSON.stringify(value, null, 2)}</code>
    </pre>
  );
}
