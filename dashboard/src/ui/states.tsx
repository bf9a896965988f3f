import { SuretyError } from '@surety/sdk';
import type { ReactNode } from 'react';
import { messageOf } from '#api/errors.ts';
import { Button } from './button.tsx';
import { Snippet } from './copy.tsx';

export function Loading() {
  return (
    <div role="status" className="space-y-3 py-6" aria-label="Loading">
      {['w-2/3', 'w-full', 'w-5/6'].map((width) => (
        <div key={width} className={`h-4 motion-safe:animate-pulse rounded bg-sunken ${width}`} />
      ))}
    </div>
  );
}

export function ErrorNote({ error, onRetry }: { error: Error; onRetry?: () => void }) {
  const requestId = error instanceof SuretyError ? error.requestId : undefined;
  return (
    <div role="alert" className="rounded-xl border border-bad/30 bg-bad-tint px-4 py-3 text-sm text-bad">
      <p>{messageOf(error)}</p>
      {requestId && <p className="mt-1 font-mono text-xs">{requestId}</p>}
      {onRetry && (
        <Button size="small" className="mt-3" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

type EmptyProps = { title: string; children: ReactNode; snippet?: string; action?: ReactNode };

/** An empty state says how to get started. */
export function Empty({ title, children, snippet, action }: EmptyProps) {
  return (
    <div className="mx-auto max-w-2xl px-4 py-14 text-center">
      <h2 className="font-serif text-2xl font-medium text-balance">{title}</h2>
      <div className="mx-auto mt-2 max-w-md text-soft">{children}</div>
      {action && <div className="mt-6 flex justify-center">{action}</div>}
      {snippet && (
        <div className="mt-8">
          <Snippet code={snippet} />
        </div>
      )}
    </div>
  );
}
