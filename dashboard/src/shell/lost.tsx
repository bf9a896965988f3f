import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { ErrorNote } from '#ui/states.tsx';
import { setTitle } from '#ui/title.ts';
import { SandboxNote } from './sandbox-note.tsx';
import { Wordmark } from './seal.tsx';

export function Lost() {
  return (
    <main className="flex min-h-dvh flex-col px-6 py-8 sm:px-12">
      <Wordmark />
      <LostInside />
      <SandboxNote />
    </main>
  );
}

export function LostInside() {
  useEffect(() => {
    setTitle('Page not found');
  }, []);
  return (
    <div className="m-auto max-w-md py-16 text-center">
      <h1 className="font-serif text-3xl font-medium text-balance">Page not found</h1>
      <p className="mt-3 mb-8 text-balance text-soft">
        It may have moved, or the id belongs to another account.
      </p>
      <Link to="/" className={buttonClass('primary')}>
        Go to the overview
      </Link>
    </div>
  );
}

export function Trouble({ error, reset }: ErrorComponentProps) {
  return (
    <div className="mx-auto max-w-lg px-6 py-16">
      <h1 className="mb-4 font-serif text-2xl font-medium">This page could not be shown</h1>
      <ErrorNote error={error instanceof Error ? error : new Error(String(error))} onRetry={reset} />
    </div>
  );
}
