import type { IdentityVerification, RejectionReason } from '@surety/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { verificationQuery, verificationsQuery } from '#api/queries.ts';
import { formatDateTime } from '#labels/format.ts';
import {
  detailLabel,
  documentLabel,
  FLASH_LABELS,
  livenessLabel,
  REASON_LABELS,
  registerLabel,
  strangersLabel,
} from '#labels/identity.ts';
import { PersonName } from '#shell/person-name.tsx';
import { Gauge } from '#ui/chart/gauge.tsx';
import { CopyId } from '#ui/copy.tsx';
import { PagedList } from '#ui/list.tsx';
import { Fact, Facts, Page, PendingPage, Section } from '#ui/page.tsx';
import { DocumentFields, Pictures, Review } from './evidence.tsx';
import { VERIFICATION_COLUMNS, VerdictBadge } from './verifications.tsx';

const route = getRouteApi('/members/identity/$id');
const BACK = { to: '/identity', label: 'Identity' } as const;
const THRESHOLD = 90;
const UNCERTAIN_FROM = 50;
const HIGHEST = 99;

export function VerificationPage() {
  const { id } = route.useParams();
  const query = useQuery(verificationQuery(id));
  if (!query.data) return <PendingPage title="Verification" query={query} back={BACK} />;
  const { data: record, message } = query.data;
  return (
    <Page
      title={`Identity of ${record.externalUserId}`}
      heading={<PersonName id={record.externalUserId} />}
      lede={message}
      back={BACK}
    >
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_16rem] xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0">
          <Match record={record} />
          <Reasons record={record} />
          <Review record={record} />
          <Pictures record={record} />
          <DocumentFields record={record} />
          <History userId={record.externalUserId} />
        </div>
        <aside>
          <Facts title="Details">
            <Fact name="Id">
              <CopyId id={record.id} />
            </Fact>
            <Fact name="Decided">{formatDateTime(record.createdAt)}</Fact>
            <Fact name="Document">{documentLabel(record)}</Fact>
            {record.documentSeenBefore && <Fact name="Document used before">By another of your users</Fact>}
            <Fact name="Confidence">
              <span className="figures">{`${Math.round(record.documentTypeConfidence * 100)} %`}</span>
            </Fact>
            <Fact name="Liveness">{livenessLabel(record)}</Fact>
            {record.flash && <Fact name="Colours of the screen">{FLASH_LABELS[record.flash]}</Fact>}
            {record.virtualCamera !== null && (
              <Fact name="Camera">{record.virtualCamera ? 'A program' : 'Nothing unusual'}</Fact>
            )}
            {record.falseMatchRate !== null && (
              <Fact name="Strangers who match by chance">{strangersLabel(record.falseMatchRate)}</Fact>
            )}
            {record.registry && <Fact name="National register">{registerLabel(record)}</Fact>}
            <Fact name="Pictures">
              {record.picturesKeptUntil ? `Until ${formatDateTime(record.picturesKeptUntil)}` : 'Not kept'}
            </Fact>
          </Facts>
        </aside>
      </div>
    </Page>
  );
}

function Match({ record }: { record: IdentityVerification }) {
  const { identityMatchScore: score, identityVerified } = record;
  // Coloured by the match alone: matching faces may still be rejected for another reason.
  const fill = score >= THRESHOLD ? 'bg-good-fill' : score >= UNCERTAIN_FROM ? 'bg-warn-fill' : 'bg-bad-fill';
  return (
    <Gauge
      label="Match"
      score={score}
      of={HIGHEST}
      verdict={<VerdictBadge verified={identityVerified} />}
      parts={[{ key: 'score', length: score, fill }]}
      marks={[
        { from: UNCERTAIN_FROM, label: 'Uncertain' },
        { from: THRESHOLD, label: 'Match' },
      ]}
    />
  );
}

function Reasons({ record }: { record: IdentityVerification }) {
  if (record.rejectionReasons.length === 0) return null;
  return (
    <Section title={record.identityVerified ? 'What the software found' : 'Reasons'}>
      <ul className="divide-y divide-line">
        {record.rejectionReasons.map((reason) => (
          <li key={reason} className="py-3">
            <p className="font-medium">{REASON_LABELS[reason].label}</p>
            {helpFor(record, reason).map((help) => (
              <p key={help} className="text-sm text-soft">
                {help}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Older verifications have reasons without details. */
function helpFor({ rejectionDetails }: IdentityVerification, reason: RejectionReason): string[] {
  const details = rejectionDetails.filter((detail) => detail.reason === reason);
  return details.length > 0 ? details.map(detailLabel) : [REASON_LABELS[reason].help];
}

function History({ userId }: { userId: string }) {
  const query = useInfiniteQuery(verificationsQuery({ externalUserId: userId }));
  if (query.data?.pages[0]?.data.length === 1) return null;
  return (
    <Section title="This user’s verifications">
      <PagedList
        label="Verifications of this user, newest first"
        query={query}
        columns={VERIFICATION_COLUMNS}
        rowKey={(row) => row.id}
        empty={null}
      />
    </Section>
  );
}
