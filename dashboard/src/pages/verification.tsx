import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { verificationQuery, verificationsQuery } from '../api/queries.ts';
import type { IdentityVerification } from '../api/types.ts';
import { formatDateTime } from '../format.ts';
import { Badge } from '../ui/badge.tsx';
import { CopyId } from '../ui/copy.tsx';
import { PagedList } from '../ui/list.tsx';
import { Fact, Facts, Page, Section } from '../ui/page.tsx';
import { ErrorNote, Loading } from '../ui/states.tsx';
import { DOCUMENT_WORDS, REASON_WORDS } from '../words.ts';
import { VERIFICATION_COLUMNS } from './identity.tsx';

const route = getRouteApi('/members/identity/$id');
const BACK = { to: '/identity', label: 'Identity' } as const;
const THRESHOLD = 90;
const UNCERTAIN_FROM = 50;

export function VerificationPage() {
  const { id } = route.useParams();
  const query = useQuery(verificationQuery(id));
  if (!query.data) {
    return (
      <Page title="Verification" back={BACK}>
        {query.isError ? <ErrorNote error={query.error} onRetry={() => void query.refetch()} /> : <Loading />}
      </Page>
    );
  }
  const { data: record, message } = query.data;
  return (
    <Page
      title={`Identity of ${record.externalUserId}`}
      heading={record.externalUserId}
      lede={message}
      back={BACK}
    >
      <div className="grid gap-10 lg:grid-cols-[1fr_19rem]">
        <div className="min-w-0">
          <Match record={record} />
          <Reasons record={record} />
          <History userId={record.externalUserId} />
        </div>
        <aside>
          <h2 className="mb-2 font-serif text-lg font-medium">Particulars</h2>
          <Facts>
            <Fact name="Id">
              <CopyId id={record.id} />
            </Fact>
            <Fact name="Decided">{formatDateTime(record.createdAt)}</Fact>
            <Fact name="Document">{DOCUMENT_WORDS[record.documentType]}</Fact>
            <Fact name="Sure of the document">
              <span className="figures">{`${Math.round(record.documentTypeConfidence * 100)} %`}</span>
            </Fact>
            <Fact name="Liveness">{record.livenessPassed ? 'Passed' : 'Not passed'}</Fact>
            <Fact name="Pictures">Not kept</Fact>
          </Facts>
        </aside>
      </div>
    </Page>
  );
}

function Match({ record }: { record: IdentityVerification }) {
  const { identityMatchScore: score, identityVerified } = record;
  const fill = identityVerified ? 'bg-good-fill' : score >= UNCERTAIN_FROM ? 'bg-warn-fill' : 'bg-bad-fill';
  return (
    <section aria-label="Match">
      <div className="flex items-baseline gap-4">
        <span className="figures font-serif text-[3.25rem] leading-none font-medium tracking-tight">
          {score}
        </span>
        <span className="text-soft">of 99</span>
        <span className="ml-auto">
          <Badge tone={identityVerified ? 'good' : 'bad'}>
            {identityVerified ? 'Verified' : 'Not verified'}
          </Badge>
        </span>
      </div>
      <div aria-hidden="true" className="relative mt-5 h-3 rounded-full bg-sunken">
        <div className={`h-full rounded-full ${fill}`} style={{ width: `${score}%` }} />
        {[UNCERTAIN_FROM, THRESHOLD].map((from) => (
          <span key={from} className="absolute -inset-y-1 w-px bg-edge" style={{ left: `${from}%` }} />
        ))}
      </div>
      <div aria-hidden="true" className="relative mt-2 h-4 text-xs text-soft">
        <span className="absolute left-0">Mismatch</span>
        <span className="absolute" style={{ left: `${UNCERTAIN_FROM}%` }}>
          Uncertain
        </span>
        <span className="absolute right-0">Match</span>
      </div>
    </section>
  );
}

function Reasons({ record }: { record: IdentityVerification }) {
  if (record.rejectionReasons.length === 0) return null;
  return (
    <Section title="Why not">
      <ul className="divide-y divide-line">
        {record.rejectionReasons.map((reason) => (
          <li key={reason} className="py-3">
            <p className="font-medium">{REASON_WORDS[reason].label}</p>
            <p className="text-sm text-soft">{REASON_WORDS[reason].help}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function History({ userId }: { userId: string }) {
  const query = useInfiniteQuery(verificationsQuery({ externalUserId: userId }));
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
