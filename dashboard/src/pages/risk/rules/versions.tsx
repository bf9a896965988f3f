import type { RiskPolicyVersion } from '@surety/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCommand } from '#api/command.ts';
import { saveDraft, versionsQuery } from '#api/risk-rules.ts';
import { useMay } from '#shell/may.ts';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/page.tsx';
import { ErrorNote } from '#ui/states.tsx';
import { When } from '#ui/time.tsx';
import { useSay } from '#ui/toast.tsx';

/** Earlier versions. Going back creates a draft like any other, so that it stays clear what decided when. */
export function EarlierVersions({ hasDraft }: { hasDraft: boolean }) {
  const query = useInfiniteQuery(versionsQuery);
  const retired =
    query.data?.pages.flatMap(({ data }) => data).filter(({ status }) => status === 'RETIRED') ?? [];
  if (retired.length === 0) return null;
  return (
    <Section title="Earlier versions">
      <ul className="divide-y divide-line">
        {retired.map((version) => (
          <Earlier key={version.version} version={version} hasDraft={hasDraft} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          More
        </Button>
      )}
    </Section>
  );
}

function Earlier({ version, hasDraft }: { version: RiskPolicyVersion; hasDraft: boolean }) {
  const may = useMay();
  const say = useSay();
  const command = useCommand(saveDraft, {
    onDone: () => say(`Version ${version.version} is now the draft. It has no effect yet`),
  });
  const { highValue, weights, rules, scorecard, liveAt, retiredAt } = version;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span>
        <span className="font-medium">Version {version.version}</span>
        <span className="block text-sm text-soft">
          {summaryOf(version)}
          {retiredAt && (
            <>
              , {liveAt ? 'in use' : 'in shadow'} until <When at={retiredAt} />
            </>
          )}
        </span>
      </span>
      {may('risk_policy.write') && !hasDraft && (
        <Button
          size="small"
          busy={command.isPending}
          onClick={() => command.mutate({ highValue, weights, rules, scorecard })}
        >
          Use as draft<span className="sr-only"> (version {version.version})</span>
        </Button>
      )}
      {command.error && <ErrorNote error={command.error} />}
    </li>
  );
}

function summaryOf({ rules, weights, highValue, scorecard }: RiskPolicyVersion): string {
  const count = (many: number, one: string) => (many === 0 ? [] : [`${many} ${one}${many === 1 ? '' : 's'}`]);
  const parts = [
    ...count(rules.length, 'rule'),
    ...count(Object.keys(weights).length, 'weight'),
    ...count(Object.keys(highValue).length, 'threshold'),
    ...(scorecard ? ['a scorecard'] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'Default points';
}
