import type { RiskTraining } from '@surety/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCommand } from '#api/command.ts';
import { riskPolicyQuery, trainFromLabels, trainingQuery } from '#api/risk-rules.ts';
import { useMay } from '#shell/may.ts';
import { Button } from '#ui/button.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { Section } from '#ui/page.tsx';
import { ErrorNote } from '#ui/states.tsx';
import { When } from '#ui/time.tsx';

/** Points fitted to how the account’s own assessments turned out. They come as a draft and decide nothing. */
export function Learning() {
  const may = useMay();
  const client = useQueryClient();
  const { data: training } = useQuery(trainingQuery);
  const command = useCommand(trainFromLabels);
  const state = training?.state;
  // The training is in the draft, which this page shows.
  useEffect(() => {
    if (state === 'done') void client.invalidateQueries({ queryKey: riskPolicyQuery.queryKey });
  }, [state, client]);
  if (!may('risk_policy.write') && !training) return null;
  return (
    <Section
      title="Learning"
      aside={
        may('risk_policy.write') && (
          <Button
            size="small"
            busy={command.isPending || state === 'running'}
            onClick={() => command.mutate({})}
          >
            Learn from the labels
          </Button>
        )
      }
    >
      {command.error && <ErrorNote error={command.error} />}
      {training ? (
        <Outcome training={training} />
      ) : (
        <p className="max-w-2xl text-soft">
          Once enough assessments are labelled, points of your own can be{' '}
          <a href="/docs/guide/fraud#scorecards" className={TEXT_LINK}>
            fitted to them
          </a>
          . They come as a draft.
        </p>
      )}
    </Section>
  );
}

function Outcome({ training }: { training: RiskTraining }) {
  const { state, frauds, legitimate, found, bothered, askedAt } = training;
  if (state === 'running') {
    return (
      <p role="status" className="text-soft">
        Learning, asked for <When at={askedAt} />…
      </p>
    );
  }
  if (state === 'too_few' || !found || !bothered) {
    return (
      <p className="max-w-2xl text-soft">
        There is too little to learn from: {frauds} frauds and {legitimate} legitimate payments, and it takes
        60 and 500. Label more of them first. Asked for <When at={askedAt} />.
      </p>
    );
  }
  const share = (part: number, whole: number | null) => `${((100 * part) / (whole || 1)).toFixed(1)} %`;
  return (
    <div className="max-w-2xl space-y-3">
      <p className="text-soft">
        Learned <When at={askedAt} /> from {frauds} frauds and {legitimate} legitimate payments, into the
        draft. Of people that it had not seen, these would be amber or red:
      </p>
      <dl className="grid grid-cols-[auto_auto_1fr] gap-x-6 gap-y-1 text-sm">
        <dt>Frauds</dt>
        <dd className="figures font-medium">{share(found.now, frauds)}</dd>
        <dd className="figures text-soft">{share(found.before, frauds)} by the points of their time</dd>
        <dt>Honest payments</dt>
        <dd className="figures font-medium">{share(bothered.now, legitimate)}</dd>
        <dd className="figures text-soft">
          {share(bothered.before, legitimate)} by the points of their time
        </dd>
      </dl>
    </div>
  );
}
