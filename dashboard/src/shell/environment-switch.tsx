import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { addressIn, ENVIRONMENT, IN_TEST, rememberEnvironment } from '#api/environment.ts';
import { classNames } from '#ui/class-names.ts';

const CHOICES = [
  { environment: 'live', label: 'Live' },
  { environment: 'test', label: 'Test' },
] as const;

/** Links rather than a button: each environment has its own URLs, to bookmark and to share. */
export function EnvironmentSwitch({ sections }: { sections: readonly string[] }) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  // The object on this page does not exist in the other environment, but its section does.
  const section = sections.find((one) => one !== '/' && path.startsWith(one)) ?? '/';
  useEffect(rememberEnvironment, []);
  return (
    <nav aria-label="Environment" className="mt-5 flex rounded-lg border border-line bg-sunken p-0.5">
      {CHOICES.map(({ environment, label }) => {
        const here = environment === ENVIRONMENT;
        const look = IN_TEST ? 'bg-warn-tint text-warn' : 'bg-raised text-ink';
        return (
          <a
            key={environment}
            href={addressIn(environment, section)}
            aria-current={here ? 'true' : undefined}
            className={classNames(
              'flex-1 rounded-md px-3 py-1 text-center text-[0.8125rem] font-medium',
              here ? `${look} shadow-lift` : 'text-soft hover:text-ink',
            )}
          >
            {label}
          </a>
        );
      })}
    </nav>
  );
}
