import type { ReactNode } from 'react';
import { formatMoney } from '#labels/format.ts';
import { SandboxNote } from './sandbox-note.tsx';
import { Wordmark } from './seal.tsx';

const LINES = [
  { words: 'Deposit from the buyer', amount: 25_000_000, balance: 25_000_000 },
  { words: 'Release: design', amount: -10_000_000, balance: 15_000_000 },
  { words: 'Release: delivery', amount: -15_000_000, balance: 0 },
];

/** The layout of the pages before sign-in: a form, and beside it an example of an escrow. */
export function FrontDoor({
  title,
  lede,
  children,
}: {
  title: string;
  lede: ReactNode;
  children: ReactNode;
}) {
  return (
    <main className="grid min-h-dvh lg:grid-cols-2">
      <div className="flex flex-col px-6 py-8 sm:px-12">
        <Wordmark />
        <div className="m-auto w-full max-w-sm py-12">
          <h1 className="font-serif text-3xl font-medium tracking-tight [overflow-wrap:anywhere]">{title}</h1>
          <div className="mt-2 mb-8 text-soft">{lede}</div>
          {children}
        </div>
        <SandboxNote />
      </div>
      <div
        aria-hidden="true"
        className="hidden place-items-center border-l border-line bg-sunken p-12 lg:grid"
      >
        <div className="w-full max-w-md">
          <p className="font-serif text-[2rem] leading-snug font-medium text-balance">
            Money waits here until both sides agree to release it.
          </p>
          <div className="mt-10 rounded-2xl border border-line bg-surface p-6 shadow-lift">
            {LINES.map((line) => (
              <div
                key={line.words}
                className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-line py-3 text-sm last:border-0"
              >
                <span>{line.words}</span>
                <span className={`figures text-right ${line.amount > 0 ? 'text-good' : ''}`}>
                  {formatMoney(line.amount, 'NGN')}
                </span>
                <span className="text-xs text-soft">In escrow</span>
                <span className="figures text-right text-xs text-soft">
                  {formatMoney(line.balance, 'NGN')}
                </span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </main>
  );
}
