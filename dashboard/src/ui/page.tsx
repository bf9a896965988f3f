import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { BackIcon } from './icons.tsx';
import { ErrorNote, Loading } from './states.tsx';
import { setTitle } from './title.ts';

type Props = {
  title: string;
  /** Replaces the title on the page where plain text is not enough. */
  heading?: ReactNode;
  lede?: ReactNode;
  actions?: ReactNode;
  back?: { to: NonNullable<LinkProps['to']>; label: string };
  children: ReactNode;
};

export function Page({ title, heading, lede, actions, back, children }: Props) {
  useEffect(() => {
    setTitle(title);
  }, [title]);
  return (
    <div className="rise">
      {back && (
        <Link to={back.to} className="mb-4 inline-flex items-center gap-1.5 text-sm text-soft hover:text-ink">
          <BackIcon /> {back.label}
        </Link>
      )}
      <header className="mb-8 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="font-serif text-[1.9rem] leading-tight font-medium tracking-[-0.01em] text-balance break-words">
            {heading ?? title}
          </h1>
          {lede && <div className="mt-1.5 max-w-2xl text-soft">{lede}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

type Pending = { error: Error | null; refetch: () => unknown };

/** A page whose data is loading or could not be loaded. */
export function PendingPage({ query, ...page }: Pick<Props, 'title' | 'back'> & { query: Pending }) {
  return (
    <Page {...page}>
      {query.error ? <ErrorNote error={query.error} onRetry={() => void query.refetch()} /> : <Loading />}
    </Page>
  );
}

/**
 * A part of a page, with a line above it unless it is the first. Sections that are `beside` each other share
 * a row, so the first of them has a line too.
 */
export function Section({
  title,
  aside,
  beside = false,
  children,
}: {
  title: string;
  aside?: ReactNode;
  beside?: boolean;
  children: ReactNode;
}) {
  const first = beside ? '' : 'first:mt-0 first:border-0 first:pt-0';
  return (
    <section className={`mt-10 border-t border-line pt-6 ${first}`}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-serif text-xl font-medium">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** One row of a settings page: the title on one side, the controls on the other. */
export function SettingsRow({
  title,
  help,
  children,
}: {
  title: string;
  help?: string;
  children: ReactNode;
}) {
  return (
    <section className="grid gap-x-10 gap-y-4 py-8 md:grid-cols-[14rem_1fr]">
      <div>
        <h2 className="font-serif text-lg font-medium">{title}</h2>
        {help && <p className="mt-1 text-sm text-soft">{help}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

export function Panel({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div className={`rounded-2xl border border-line bg-surface p-5 shadow-lift ${className}`}>{children}</div>
  );
}

/** Names and values in pairs. */
export function Facts({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section>
      {title && <h2 className="mb-2 font-serif text-lg font-medium">{title}</h2>}
      <dl className="divide-y divide-line text-sm">{children}</dl>
    </section>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6 py-2.5">
      <dt className="max-w-[60%] shrink-0 text-soft">{name}</dt>
      <dd className="min-w-0 text-right break-words">{children}</dd>
    </div>
  );
}
