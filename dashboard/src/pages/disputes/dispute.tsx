import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { disputeQuery } from '#api/disputes.ts';
import type { DisputeDetail, Permission } from '#api/types.ts';
import {
  DISPUTE_ACTIONS,
  DISPUTE_REASONS,
  DISPUTE_STATES,
  type DisputeAction,
  type DisputeSide,
  OUTCOME_LABELS,
  SIDE_LABELS,
  SILENCE_LABELS,
  TURN_LABELS,
} from '#labels/disputes.ts';
import { formatDateTime, formatMoney } from '#labels/format.ts';
import { useMay } from '#shell/may.ts';
import { PersonLink } from '#shell/person-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { CopyId } from '#ui/copy.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Fact, Facts, Page, Panel, PendingPage, Section } from '#ui/page.tsx';
import { When } from '#ui/time.tsx';
import { DisputeEnding } from './disputes.tsx';
import { DivisionPreview } from './division.tsx';
import { AddEvidenceDialog, Evidence } from './evidence.tsx';
import { StepDialog } from './step-dialog.tsx';
import { Thread } from './thread.tsx';

const route = getRouteApi('/members/disputes/$id');
const BACK = { to: '/disputes', label: 'Disputes' } as const;

export function DisputePage() {
  const { id } = route.useParams();
  const query = useQuery(disputeQuery(id));
  const [asking, setAsking] = useState<{ side: DisputeSide; action: DisputeAction } | null>(null);
  const [adding, setAdding] = useState<'buyer' | 'seller' | null>(null);
  const dispute = query.data;
  if (!dispute) return <PendingPage title="Dispute" query={query} back={BACK} />;
  const { label, tone } = DISPUTE_STATES[dispute.status];
  return (
    <Page
      title={`Dispute about ${dispute.title}`}
      heading={
        <bdi dir="auto" className="[overflow-wrap:anywhere]">
          {dispute.title}
        </bdi>
      }
      lede={
        <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tone}>{label}</Badge>
          <DisputeEnding dispute={dispute} />
          <Standing dispute={dispute} />
        </span>
      }
      actions={
        <PlatformActions dispute={dispute} onAsk={(action) => setAsking({ side: 'platform', action })} />
      }
      back={BACK}
    >
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_16rem] xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0">
          <Divisions dispute={dispute} />
          <Evidence dispute={dispute} />
          <Section title="Thread">
            <Thread dispute={dispute} />
            <PartyActions
              dispute={dispute}
              onAsk={(side, action) => setAsking({ side, action })}
              onAdd={setAdding}
            />
          </Section>
        </div>
        <aside>
          <Details dispute={dispute} />
        </aside>
      </div>
      {adding && <AddEvidenceDialog dispute={dispute} side={adding} onClose={() => setAdding(null)} />}
      {asking && <StepDialog dispute={dispute} {...asking} onClose={() => setAsking(null)} />}
    </Page>
  );
}

/** Whose turn it is, and what happens without an answer. */
function Standing({ dispute: { turn, dueAt, onSilence, status } }: { dispute: DisputeDetail }) {
  if (status === 'CLOSED' || turn === null) return null;
  if (dueAt === null || onSilence === null) return <span>The clock stands still during the hold.</span>;
  return (
    <span>
      {turn === 'either'
        ? 'Either party may appeal'
        : `Waits for ${turn === 'platform' ? 'you' : `the ${turn}`}`}
      {` until ${formatDateTime(dueAt)}, ${SILENCE_LABELS[onSilence]}.`}
    </span>
  );
}

/** What is claimed, offered or decided: the newest first, because the rest is history. */
function Divisions({ dispute }: { dispute: DisputeDetail }) {
  const { openedBy, claim, offer, decision } = dispute;
  const all = [
    ...(decision ? [{ name: 'Decision', by: decision.code, toBuyer: decision.toBuyer, note: null }] : []),
    ...(offer
      ? [
          {
            name: 'Open offer',
            by: `by the ${offer.by}`,
            toBuyer: offer.toBuyer,
            note: offer.returnBy && `If the goods come back by ${formatDateTime(offer.returnBy)}`,
          },
        ]
      : []),
    { name: 'Claim', by: `by the ${openedBy}`, toBuyer: claim.toBuyer, note: null },
  ];
  return (
    <Panel>
      <p className="figures font-serif text-[clamp(1.75rem,4.2vw,2.5rem)] leading-none font-medium tracking-tight">
        {formatMoney(dispute.amount, dispute.currency)}
      </p>
      <ul className="mt-4 divide-y divide-line">
        {all.map(({ name, by, toBuyer, note }) => (
          <li key={name} className="py-4 last:pb-0">
            <p className="mb-3 text-sm">
              <span className="font-medium">{name}</span> <span className="text-soft">{by}</span>
              {note && <span className="block text-soft">{note}</span>}
            </p>
            <DivisionPreview dispute={dispute} toBuyer={toBuyer} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const NEEDS: Partial<Record<DisputeAction, Permission>> = {
  decide: 'disputes.decide',
  accept_offer: 'money.move',
};

function useAllowed({ allowedActions }: DisputeDetail): (side: DisputeSide) => readonly DisputeAction[] {
  const may = useMay();
  return (side) =>
    allowedActions[side].filter(
      (action): action is DisputeAction =>
        action in DISPUTE_ACTIONS && may(NEEDS[action as DisputeAction] ?? 'escrow.write'),
    );
}

type AskProps<Ask> = { dispute: DisputeDetail; onAsk: Ask };

function PlatformActions({ dispute, onAsk }: AskProps<(action: DisputeAction) => void>) {
  const actions = useAllowed(dispute)('platform').filter((action) => action !== 'message');
  if (actions.includes('decide') && !dispute.impartial)
    return <p className="max-w-64 text-sm text-soft">You spoke for a party, so another member decides.</p>;
  return actions.map((action) => (
    <Button key={action} look={action === 'decide' ? 'primary' : 'secondary'} onClick={() => onAsk(action)}>
      {action === 'escalate' ? 'Take over…' : `${DISPUTE_ACTIONS[action].button}…`}
    </Button>
  ));
}

/** Members may write for the platform, and pass on what a party says. */
function PartyActions({
  dispute,
  onAsk,
  onAdd,
}: AskProps<(side: DisputeSide, action: DisputeAction) => void> & {
  onAdd: (side: 'buyer' | 'seller') => void;
}) {
  const may = useMay();
  const allowed = useAllowed(dispute);
  const buttons = (side: DisputeSide, actions: readonly DisputeAction[]): ReactNode =>
    actions.map((action) => (
      <Button key={action} size="small" onClick={() => onAsk(side, action)}>
        {`${DISPUTE_ACTIONS[action].button}…`}
      </Button>
    ));
  const parties = (['buyer', 'seller'] as const).filter((side) => allowed(side).length > 0);
  return (
    <div className="mt-6 space-y-4 empty:hidden">
      <div className="flex flex-wrap gap-2 empty:hidden">
        {buttons(
          'platform',
          allowed('platform').filter((action) => action === 'message'),
        )}
      </div>
      {parties.length > 0 && (
        <Disclosure words="Speak for a party">
          <p className="mb-3 max-w-prose text-soft">
            A member who speaks for a party cannot decide this dispute.
          </p>
          {parties.map((side) => (
            <div key={side} className="mb-3 flex flex-wrap items-center gap-2">
              <span className="w-24">{`For ${SIDE_LABELS[side]}`}</span>
              {buttons(side, allowed(side))}
              {may('escrow.write') && dispute.allowedActions[side].includes('add_evidence') && (
                <Button size="small" onClick={() => onAdd(side)}>
                  Add a file…
                </Button>
              )}
            </div>
          ))}
        </Disclosure>
      )}
    </div>
  );
}

function Details({ dispute }: { dispute: DisputeDetail }) {
  return (
    <Facts title="Details">
      <Fact name="Id">
        <CopyId id={dispute.id} />
      </Fact>
      <Fact name="Reason">{DISPUTE_REASONS[dispute.reason]}</Fact>
      <Fact name="Opened">
        {`By the ${dispute.openedBy}, `}
        <When at={dispute.createdAt} />
      </Fact>
      {dispute.turn && <Fact name="Turn">{TURN_LABELS[dispute.turn]}</Fact>}
      {dispute.appealed && <Fact name="Appeal">Used</Fact>}
      {dispute.outcome && <Fact name="Outcome">{OUTCOME_LABELS[dispute.outcome]}</Fact>}
      {dispute.closedAt && (
        <Fact name="Closed">
          <When at={dispute.closedAt} />
        </Fact>
      )}
      <Fact name="Buyer">
        <PersonLink name={dispute.buyerName} id={dispute.buyerExternalId} />
      </Fact>
      <Fact name="Seller">
        <PersonLink name={dispute.sellerName} id={dispute.sellerExternalId} />
      </Fact>
      <Fact name="Agreement">
        <Link to="/agreements/$id" params={{ id: dispute.agreementId }} className={TEXT_LINK}>
          Open
        </Link>
      </Fact>
    </Facts>
  );
}
