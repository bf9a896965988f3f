import type { StoredAssessment } from '@surety/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { assessmentQuery, assessmentsQuery, riskUserQuery } from '#api/queries.ts';
import { countryName, formatDateTime, formatMoney } from '#labels/format.ts';
import { fraudTypeLabel, hintLabel, networkLabel, stepLabel } from '#labels/risk.ts';
import { AgreementLink } from '#shell/agreement-link.tsx';
import { PersonName } from '#shell/person-name.tsx';
import { FlagBadge } from '#ui/badge.tsx';
import { CopyId } from '#ui/copy.tsx';
import { PagedList } from '#ui/list.tsx';
import { Fact, Facts, Page, PendingPage, Section } from '#ui/page.tsx';
import { When } from '#ui/time.tsx';
import { ASSESSMENT_COLUMNS } from './assessments.tsx';
import { Contributions } from './contributions.tsx';
import { AddressCredit } from './credit.tsx';
import { RiskFacts } from './facts.tsx';
import { Labels } from './label.tsx';

const route = getRouteApi('/members/risk/$id');
const BACK = { to: '/risk', label: 'Risk' } as const;

export function AssessmentPage() {
  const { id } = route.useParams();
  const query = useQuery(assessmentQuery(id));
  if (!query.data) return <PendingPage title="Assessment" query={query} back={BACK} />;
  const assessment = query.data;
  return (
    <Page
      title={`Risk of ${assessment.platformUserId}`}
      heading={<PersonName id={assessment.platformUserId} />}
      lede={assessment.recommendation}
      back={BACK}
    >
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_16rem] xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0">
          <Contributions assessment={assessment} />
          <Counterfactuals assessment={assessment} />
          <RiskFacts assessment={assessment} />
          <History userId={assessment.platformUserId} />
        </div>
        <aside className="space-y-8">
          <Details assessment={assessment} />
          <Labels assessment={assessment} />
          <Address assessment={assessment} />
          <User userId={assessment.platformUserId} />
        </aside>
      </div>
      <AddressCredit />
    </Page>
  );
}

function Counterfactuals({ assessment }: { assessment: StoredAssessment }) {
  const steps = assessment.counterfactuals.filter(({ score }) => score < assessment.score);
  if (steps.length === 0) return null;
  return (
    <Section title="What would change it">
      <ul className="divide-y divide-line">
        {steps.map(({ step, score, flag }) => (
          <li key={step} className="flex items-center justify-between gap-4 py-3">
            <span>{stepLabel(step)}</span>
            <span className="inline-flex items-center gap-3">
              <span className="figures whitespace-nowrap text-soft">{`${assessment.score} → ${score}`}</span>
              <FlagBadge flag={flag} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function History({ userId }: { userId: string }) {
  const query = useInfiniteQuery(assessmentsQuery({ platformUserId: userId }));
  if (query.data?.pages[0]?.data.length === 1) return null;
  return (
    <Section title="This user’s assessments">
      <PagedList
        label="Assessments of this user, newest first"
        query={query}
        columns={ASSESSMENT_COLUMNS}
        rowKey={(row) => row.id}
        empty={null}
      />
    </Section>
  );
}

function Details({ assessment }: { assessment: StoredAssessment }) {
  return (
    <Facts title="Details">
      <Fact name="Id">
        <CopyId id={assessment.id} />
      </Fact>
      {assessment.fraudType && <Fact name="Looks like">{fraudTypeLabel(assessment.fraudType)}</Fact>}
      <Fact name="Assessed">{formatDateTime(assessment.createdAt)}</Fact>
      <Fact name="Amount">
        <span className="figures">{formatMoney(assessment.transactionAmount, assessment.currency)}</span>
      </Fact>
      {assessment.agreementId && (
        <Fact name="Agreement">
          <AgreementLink id={assessment.agreementId} />
        </Fact>
      )}
      {assessment.deviceHints && <Fact name="Browser">{hintLabel(assessment.deviceHints)}</Fact>}
      {assessment.simulated && <Fact name="Simulated">Yes, with no effect on later scores</Fact>}
      {assessment.degraded.length > 0 && (
        <Fact name="Unavailable data">{assessment.degraded.join(', ')}</Fact>
      )}
    </Facts>
  );
}

function Address({ assessment }: { assessment: StoredAssessment }) {
  const { network } = assessment;
  return network ? (
    <Facts title="Address">
      <Fact name="Kind">{networkLabel(network.class)}</Fact>
      {network.country && <Fact name="Country">{countryName(network.country)}</Fact>}
      {network.organisation && <Fact name="Network">{network.organisation}</Fact>}
      {network.asn !== null && (
        <Fact name="AS number">
          <span className="figures">{network.asn}</span>
        </Fact>
      )}
    </Facts>
  ) : (
    <section>
      <h2 className="mb-2 font-serif text-lg font-medium">Address</h2>
      <p className="text-sm text-soft">
        No IP address was sent, so the network signals could not be checked. Send the user’s own address, not
        your server’s.
      </p>
    </section>
  );
}

function User({ userId }: { userId: string }) {
  const { data } = useQuery(riskUserQuery(userId));
  if (!data) return null;
  return (
    <Facts title="The user">
      <Fact name="First seen">{data.firstSeenAt ? <When at={data.firstSeenAt} /> : 'Unknown'}</Fact>
      <Fact name="Identity">{data.verifiedAt ? 'Verified' : 'Not verified'}</Fact>
      {data.country && <Fact name="Last country">{countryName(data.country)}</Fact>}
      {data.devices.map((device) => (
        <Fact key={device.device} name="Device">
          <span className="font-mono text-[0.8125rem]">{device.device}</span>
          <span className="block text-xs text-soft">
            {device.trustedUntil
              ? `Trusted until ${formatDateTime(device.trustedUntil)}`
              : `Not trusted yet, ${device.greens} green`}
          </span>
        </Fact>
      ))}
    </Facts>
  );
}
