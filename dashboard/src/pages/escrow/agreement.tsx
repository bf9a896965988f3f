import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { IN_TEST } from '#api/environment.ts';
import { agreementQuery, isSandbox, sessionQuery } from '#api/queries.ts';
import type { AgreementDetail, Settlement } from '#api/types.ts';
import { STATUS_LABELS } from '#labels/escrow.ts';
import { formatMoney } from '#labels/format.ts';
import { flagLabel } from '#labels/risk.ts';
import { useMay } from '#shell/may.ts';
import { PersonLink } from '#shell/person-link.tsx';
import { Badge, StatusBadge } from '#ui/badge.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { CopyButton, CopyId } from '#ui/copy.tsx';
import { Fact, Facts, Page, PendingPage } from '#ui/page.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { When } from '#ui/time.tsx';
import { AgreementActions } from './agreement-actions.tsx';
import { AmendmentPanel } from './agreement-amendment.tsx';
import { AwaitedApprovals } from './agreement-approvals.tsx';
import { Deposits } from './agreement-deposits.tsx';
import { PartyLinks } from './agreement-links.tsx';
import { Milestones } from './agreement-milestones.tsx';
import { Notes } from './agreement-notes.tsx';
import { AgreementPayouts } from './agreement-payouts.tsx';
import { Refunds } from './agreement-refunds.tsx';
import { SandboxPanel } from './agreement-sandbox.tsx';
import { Statement } from './agreement-statement.tsx';
import { Timeline } from './agreement-timeline.tsx';

const route = getRouteApi('/members/agreements/$id');
const BACK = { to: '/agreements', label: 'Agreements' } as const;

export function AgreementPage() {
  const { id } = route.useParams();
  const query = useQuery(agreementQuery(id));
  const sandbox = isSandbox(useQuery(sessionQuery).data);
  const may = useMay();
  const agreement = query.data;
  if (!agreement) return <PendingPage title="Agreement" query={query} back={BACK} />;
  return (
    <Page
      title={`${agreement.buyerExternalId} to ${agreement.sellerExternalId}`}
      heading={
        <>
          <PersonLink quiet name={agreement.buyerName} id={agreement.buyerExternalId} />{' '}
          <span className="text-soft italic">to</span>{' '}
          <PersonLink quiet name={agreement.sellerName} id={agreement.sellerExternalId} />
        </>
      }
      lede={
        <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge status={agreement.status} />
          {IN_TEST && <Badge tone="warn">Test</Badge>}
          <Standing agreement={agreement} />
        </span>
      }
      actions={<AgreementActions agreement={agreement} />}
      back={BACK}
    >
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_16rem] xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0">
          <AwaitedApprovals agreementId={agreement.id} />
          <AmendmentPanel agreement={agreement} />
          <Progress agreement={agreement} />
          <div className="mt-10">
            <Tabs
              label="Parts of the agreement"
              tabs={[
                {
                  value: 'milestones',
                  label: 'Milestones',
                  content: <Milestones agreement={agreement} sandbox={sandbox} />,
                },
                {
                  value: 'deposits',
                  label: 'Deposits',
                  content: <Deposits agreementId={agreement.id} />,
                },
                { value: 'payouts', label: 'Payouts', content: <AgreementPayouts agreement={agreement} /> },
                { value: 'statement', label: 'Statement', content: <Statement agreement={agreement} /> },
                { value: 'links', label: 'Links', content: <PartyLinks agreementId={agreement.id} /> },
                { value: 'notes', label: 'Notes', content: <Notes agreementId={agreement.id} /> },
                { value: 'timeline', label: 'Timeline', content: <Timeline agreement={agreement} /> },
              ]}
            />
          </div>
        </div>
        <aside className="space-y-8">
          {sandbox && may('escrow.write') && <SandboxPanel agreement={agreement} />}
          <Refunds agreement={agreement} />
          <Details agreement={agreement} />
        </aside>
      </div>
    </Page>
  );
}

/** Says what the agreement is waiting for. Without an account to pay into, the assessment is the reason. */
function Standing({
  agreement: { hold, status, virtualAccount, assessment },
}: {
  agreement: AgreementDetail;
}) {
  if (hold === null && status === 'PENDING' && !virtualAccount && assessment) {
    return (
      <span>
        No account to pay into:{' '}
        <Link to="/risk/$id" params={{ id: assessment.id }} className={TEXT_LINK}>
          {`${flagLabel(assessment.flag)}, score ${assessment.score}`}
        </Link>
      </span>
    );
  }
  return <span>{hold ?? STATUS_LABELS[status].means}</span>;
}

const SETTLED: Record<Exclude<Settlement, 'OPEN'>, string> = {
  PAID: 'bg-accent',
  SUBMITTED: 'bg-accent/70',
  RELEASED: 'bg-accent/70',
  AWAITING_DETAILS: 'bg-warn-fill',
  QUEUED: 'bg-warn-fill/70',
  REFUNDED: 'bg-edge/50',
};

/** One segment per milestone, as wide as its share of the total. */
function Progress({ agreement }: { agreement: AgreementDetail }) {
  const { funding, currency } = agreement;
  // Deposits are not tied to milestones, so all open milestones count as funded or none does.
  const held = funding.outstanding === 0 ? 'bg-accent/30' : 'bg-muted';
  const figures = [
    { name: 'Deposited', amount: funding.deposited },
    { name: 'Held', amount: funding.held, fill: held },
    { name: 'Released', amount: funding.released, fill: SETTLED.PAID },
    { name: 'Refunded', amount: funding.refunded, fill: SETTLED.REFUNDED },
    ...(funding.fees ? [{ name: 'Your fees', amount: funding.fees.commission }] : []),
    agreement.unapplied > 0
      ? { name: 'Arrived too late', amount: agreement.unapplied }
      : { name: 'Outstanding', amount: funding.outstanding },
  ];
  return (
    <div>
      <p className="figures font-serif text-[clamp(2rem,5vw,2.75rem)] leading-none font-medium tracking-tight">
        {formatMoney(agreement.totalAmount, currency)}
      </p>
      <div aria-hidden="true" className="mt-5 flex h-2 gap-1">
        {agreement.milestones.map((milestone) => (
          <span
            key={milestone.id}
            className={`rounded-full motion-safe:transition-colors motion-safe:duration-500 ${milestone.settlement === 'OPEN' ? held : SETTLED[milestone.settlement]}`}
            style={{ flexGrow: milestone.amount, flexBasis: 0, minWidth: 4 }}
          />
        ))}
      </div>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 xl:grid-cols-5">
        {figures.map(({ name, amount, fill }) => (
          <div key={name}>
            <dt className="flex items-center gap-1.5 text-xs text-soft">
              {fill && amount > 0 && <span aria-hidden className={`size-2 rounded-full ${fill}`} />}
              {name}
            </dt>
            <dd className={`figures text-sm ${amount === 0 ? 'text-soft' : 'font-medium'}`}>
              {formatMoney(amount, currency)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Details({ agreement }: { agreement: AgreementDetail }) {
  const { virtualAccount, funding } = agreement;
  const kept = funding.accounts?.find(({ accountNumber }) => accountNumber === virtualAccount?.accountNumber);
  return (
    <Facts title="Details">
      <Fact name="Id">
        <CopyId id={agreement.id} />
      </Fact>
      <Fact name="Created">
        <When at={agreement.createdAt} />
      </Fact>
      {agreement.fundBy && funding.outstanding > 0 && (
        <Fact name="To be paid">
          <When at={agreement.fundBy} />
        </Fact>
      )}
      <Fact name="Buyer">
        <PersonLink name={agreement.buyerName} id={agreement.buyerExternalId} />
      </Fact>
      {agreement.buyerEmail && <Fact name="E-mail">{agreement.buyerEmail}</Fact>}
      <Fact name="Seller">
        <PersonLink name={agreement.sellerName} id={agreement.sellerExternalId} />
      </Fact>
      {agreement.sellerEmail && <Fact name="Seller’s e-mail">{agreement.sellerEmail}</Fact>}
      <Fact name="Seller’s bank account">
        <Link to="/payouts/account" search={{ seller: agreement.sellerExternalId }} className={TEXT_LINK}>
          {agreement.sellerAccountKnown ? 'Set' : 'Not set'}
        </Link>
      </Fact>
      <Fact name="Pay into">
        {virtualAccount ? (
          <span className="inline-flex flex-col items-end">
            <span className="-my-1 -mr-2 inline-flex items-center">
              <span className="figures font-mono">{virtualAccount.accountNumber}</span>
              <CopyButton text={virtualAccount.accountNumber} label="Copy account number" />
            </span>
            {kept?.bankName && <span className="text-xs text-soft">{kept.bankName}</span>}
            <span className="text-xs text-soft">{virtualAccount.accountName}</span>
            {kept?.closedAt && (
              <span className="text-xs text-soft">
                Closed <When at={kept.closedAt} />
              </span>
            )}
          </span>
        ) : (
          <span className="text-soft">After a risk assessment</span>
        )}
      </Fact>
    </Facts>
  );
}
