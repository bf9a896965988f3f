import type { RiskPolicies, RiskPolicyVersion } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '#api/command.ts';
import { promotePolicy, retirePolicy, riskPolicyQuery, shadowQuery } from '#api/risk-rules.ts';
import { formatMoney } from '#labels/format.ts';
import { signalLabel } from '#labels/risk.ts';
import { useMay } from '#shell/may.ts';
import { useSayDone } from '#shell/say-done.ts';
import { Badge, FlagBadge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { Page, PendingPage, Section } from '#ui/page.tsx';
import { ErrorNote } from '#ui/states.tsx';
import { When } from '#ui/time.tsx';
import { BacktestResult } from './backtest.tsx';
import { DraftEditor } from './draft.tsx';
import { Lists } from './lists.tsx';
import { Matrix } from './matrix.tsx';
import { type CardFacts, Scorecard } from './scorecard.tsx';
import { Learning } from './train.tsx';
import { EarlierVersions } from './versions.tsx';

const BACK = { to: '/risk', label: 'Risk' } as const;

/** The account's risk policy: live, in shadow and draft; and its lists. */
export function RiskRules() {
  const query = useQuery(riskPolicyQuery);
  const may = useMay();
  const [editing, setEditing] = useState(false);
  if (!query.data) return <PendingPage title="Rules" back={BACK} query={query} />;
  const policies = query.data;
  const { live, shadow, draft } = policies;
  return (
    <Page
      title="Rules"
      lede={
        <>
          Your own thresholds, weights and rules. See{' '}
          <a href="/docs/guide/rules" className={TEXT_LINK}>
            how to write rules
          </a>
          .
        </>
      }
      back={BACK}
      actions={
        !editing &&
        may('risk_policy.write') && (
          <Button look="primary" onClick={() => setEditing(true)}>
            {draft ? 'Edit draft…' : 'Write a draft…'}
          </Button>
        )
      }
    >
      {editing ? (
        <DraftEditor policies={policies} onDone={() => setEditing(false)} />
      ) : (
        <>
          <div className="divide-y divide-line border-t border-line">
            <InUse version={live} facts={policies.scorecardFacts} />
            {shadow && <InShadow version={shadow} facts={policies.scorecardFacts} />}
            {draft && <Draft policies={policies} />}
          </div>
          <BacktestResult hasDraft={draft !== null} />
          <Learning />
          <EarlierVersions hasDraft={draft !== null} />
        </>
      )}
      <Section title="Lists">
        <Lists />
      </Section>
    </Page>
  );
}

function InUse({ version, facts }: { version: RiskPolicyVersion | null; facts: CardFacts }) {
  return (
    <section className="py-5">
      <Head
        title="In use"
        tone="good"
        actions={version && <Retire policy="live" words="Back to default points" />}
      >
        {version ? `Version ${version.version}` : 'Default points'}
        {version?.liveAt && (
          <>
            , since <When at={version.liveAt} />
          </>
        )}
      </Head>
      {version && <Contents policy={version} facts={facts} />}
    </section>
  );
}

function InShadow({ version, facts }: { version: RiskPolicyVersion; facts: CardFacts }) {
  const compared = useQuery(shadowQuery(version.version));
  return (
    <section className="py-5">
      <Head
        title="In shadow"
        tone="info"
        actions={
          <>
            <Promote from="shadow" to="live" words="Put into use" />
            <Retire policy="shadow" words="Stop the trial" />
          </>
        }
      >
        Version {version.version}, since <When at={version.createdAt} />
      </Head>
      <Contents policy={version} facts={facts} />
      {compared.data && (
        <div className="mt-4">
          <Matrix flags={compared.data.flags} would="in shadow" />
        </div>
      )}
    </section>
  );
}

function Draft({ policies: { draft, scorecardFacts } }: { policies: RiskPolicies }) {
  if (!draft) return null;
  return (
    <section className="py-5">
      <Head
        title="Draft"
        tone="neutral"
        actions={
          <>
            <Promote from="draft" to="shadow" words="Try in shadow" />
            <Promote from="draft" to="live" words="Put into use" />
          </>
        }
      >
        Changed <When at={draft.changedAt} />
      </Head>
      <Contents policy={draft} facts={scorecardFacts} />
    </section>
  );
}

type HeadProps = {
  title: string;
  tone: 'good' | 'info' | 'neutral';
  actions: React.ReactNode;
  children: React.ReactNode;
};

function Head({ title, tone, actions, children }: HeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm text-soft">
      <p className="inline-flex items-center gap-3">
        <Badge tone={tone}>{title}</Badge>
        <span>{children}</span>
      </p>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </div>
  );
}

type Policy = Pick<RiskPolicyVersion, 'highValue' | 'weights' | 'rules' | 'scorecard'>;

/** The contents of a version, one line each. */
function Contents({ policy, facts }: { policy: Policy; facts: CardFacts }) {
  const { highValue, weights, rules, scorecard } = policy;
  const figures = [
    ...Object.entries(highValue).map(
      ([currency, amount]) => `High value from ${formatMoney(amount, currency)}`,
    ),
    ...Object.entries(weights).map(([name, points]) => `${signalLabel(name)}: ${points}`),
  ];
  return (
    <div className="mt-3 max-w-3xl space-y-3">
      {figures.length > 0 && <p className="text-sm text-soft">{figures.join(' · ')}</p>}
      <ul className="space-y-3">
        {rules.map(({ name, when, points, verdict, reason }) => (
          <li key={name} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4">
            <span className="font-medium">{name}</span>
            <span className="figures font-medium">
              {verdict ? (
                <FlagBadge flag={verdict} />
              ) : Number(points) > 0 ? (
                `+${points}`
              ) : (
                `−${Math.abs(Number(points))}`
              )}
            </span>
            <code className="font-mono text-[0.8125rem] break-words text-soft">{when}</code>
            <span className="col-start-1 text-sm text-soft">{reason}</span>
          </li>
        ))}
      </ul>
      {scorecard && <Scorecard card={scorecard} facts={facts} />}
    </div>
  );
}

type PromoteProps = { from: 'draft' | 'shadow'; to: 'shadow' | 'live'; words: string };

function Promote({ from, to, words }: PromoteProps) {
  const may = useMay();
  const sayDone = useSayDone();
  const command = useCommand(promotePolicy, {
    onDone: (result) => {
      const what = 'version' in result ? `Version ${result.version}` : 'It';
      sayDone(result, `${what} is ${to === 'live' ? 'in use' : 'in shadow'}`);
    },
  });
  if (!may('risk_policy.write')) return null;
  return (
    <>
      <Button size="small" busy={command.isPending} onClick={() => command.mutate({ from, to })}>
        {words}
      </Button>
      {command.error && <ErrorNote error={command.error} />}
    </>
  );
}

function Retire({ policy, words }: { policy: 'shadow' | 'live'; words: string }) {
  const may = useMay();
  const sayDone = useSayDone();
  const command = useCommand(retirePolicy, { onDone: (result) => sayDone(result, 'Policy retired') });
  if (!may('risk_policy.write')) return null;
  return (
    <>
      <Button size="small" busy={command.isPending} onClick={() => command.mutate({ policy })}>
        {words}
      </Button>
      {command.error && <ErrorNote error={command.error} />}
    </>
  );
}
