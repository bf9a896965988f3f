import { useQuery } from '@tanstack/react-query';
import { IN_TEST } from '#api/environment.ts';
import { isSandbox, sessionQuery } from '#api/queries.ts';
import { TestClock } from './test-clock.tsx';

/** On every page, so that no figure is mistaken for real money. */
export function SandboxNote({ className = '' }: { className?: string }) {
  const { data } = useQuery(sessionQuery);
  if (!isSandbox(data)) return null;
  if (IN_TEST) return <p className={`text-xs font-medium text-warn ${className}`}>{IN_TEST_LABELS}</p>;
  return <p className={`text-xs text-soft ${className}`}>Sandbox: no real money moves</p>;
}

const IN_TEST_LABELS = 'Test: no real money moves';

/** A banner that is always in sight in the test environment. */
export function TestBand() {
  if (!IN_TEST) return null;
  return (
    <section
      aria-label="Environment"
      className="sticky top-14 z-20 print:static border-b border-warn-fill bg-warn-tint px-4 py-1.5 text-center text-xs font-medium text-warn lg:top-0"
    >
      Test environment. Nothing here affects live.
      <TestClock />
    </section>
  );
}
