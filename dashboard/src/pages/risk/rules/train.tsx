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

/**
 * Points fitted to the labels of the account's own assessments. They are saved as a draft and have no effect
 * yet.
 */
export function Learning() {
  const may = useMay();
  const client = useQueryClient();
  const { data: training } = useQuery(trainingQuery);
  const command = useCommand(trainFromLabels);
  const status = training?.status;
  // The result is in the draft, which this page shows.
  useEffect(() => {
    if (status === 'DONE') void client.invalidateQueries({ queryKey: riskPolicyQuery.queryKey });
  }, [status, client]);
  if (!may('risk_policy.write') && !training) return null;
  return (
    <Section
      title="Training"
      aside={
        may('risk_policy.write') && (
          <Button
            size="small"
            busy={command.isPending || status === 'RUNNING'}
            onClick={() => command.mutate({})}
          >
            Train on labels
          </Button>
        )
      }
    >
      {command.error && <ErrorNote error={command.error} />}
      {training ? (
        <Outcome training={training} />
      ) : (
        <p className="max-w-2xl text-soft">
          Once enough assessments are labelled, your own points can be{' '}
          <a href="/docs/guide/fraud#scorecards" className={TEXT_LINK}>
            fitted to them
          </a>
          . The result is saved as a draft.
        </p>
      )}
    </Section>
  );
}

function Outcome({ training }: { training: RiskTraining }) {
  const { status, frauds, legitimate, truePositives, falsePositives, createdAt } = training;
  const { later, contradicting } = training;
  if (status === 'RUNNING') {
    return (
      <p role="status" className="text-soft">
        Training, started <When at={createdAt} />…
      </p>
    );
  }
  if (status === 'OTHER_WEEKS') {
    return (
      <p className="max-w-2xl text-soft">
        Frauds and legitimate payments are from different weeks, so the points would tell weeks apart and not
        frauds. Label both sides of the same weeks. Started <When at={createdAt} />.
      </p>
    );
  }
  if (status === 'TOO_FEW' || !truePositives || !falsePositives) {
    return (
      <p className="max-w-2xl text-soft">
        Not enough labels: {frauds} frauds and {legitimate} legitimate payments. Training needs 60 and 500.
        Label more first. Started <When at={createdAt} />.
      </p>
    );
  }
  const share = (part: number, whole: number | null) => `${((100 * part) / (whole || 1)).toFixed(1)} %`;
  return (
    <div className="max-w-2xl space-y-3">
      <p className="text-soft">
        Trained <When at={createdAt} /> on {frauds} frauds and {legitimate} legitimate payments, into the
        draft. Of the users held out of training, this share would be amber or red:
      </p>
      <dl className="grid grid-cols-[auto_auto_1fr] gap-x-6 gap-y-1 text-sm">
        <dt>Frauds</dt>
        <dd className="figures font-medium">{share(truePositives.now, frauds)}</dd>
        <dd className="figures text-soft">
          {share(truePositives.before, frauds)} by the points at that time
        </dd>
        <dt>Legitimate payments</dt>
        <dd className="figures font-medium">{share(falsePositives.now, legitimate)}</dd>
        <dd className="figures text-soft">
          {share(falsePositives.before, legitimate)} by the points at that time
        </dd>
      </dl>
      {later?.truePositives && later.falsePositives && (
        <p className="text-soft">
          In the last weeks, by points of the weeks before: {share(later.truePositives.now, later.frauds)} of
          the frauds and {share(later.falsePositives.now, later.legitimate)} of the legitimate payments.
        </p>
      )}
      {contradicting ? (
        <p className="text-soft">
          {contradicting} payments labelled legitimate look like frauds of other users. Review these labels.
        </p>
      ) : null}
    </div>
  );
}
