import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { waitingQuery } from '#api/overview-queries.ts';
import type { Overview as Figures } from '#api/types.ts';
import { formatCount, formatMoney, isZero } from '#labels/format.ts';
import type { Tone } from '#labels/tone.ts';
import { AgreementLink } from '#shell/agreement-link.tsx';
import { PersonLink } from '#shell/person-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { Section } from '#ui/page.tsx';

type Item = { readonly key: string; readonly tone: Tone; readonly label: string; readonly words: ReactNode };

/** Lists what needs a person's attention, including failing webhooks. One line when all is well. */
export function Attention({ figures, currency }: { figures: Figures; currency: string }) {
  const [all, setAll] = useState(false);
  const waiting = useQuery({ ...waitingQuery, enabled: all }).data;
  const shown = waiting ? { ...figures, ...waiting } : figures;
  const items = [...moneyItems(shown, currency), ...webhookItems(shown)];
  return (
    <Section title="Needs attention">
      {items.length === 0 ? (
        <p className="text-sm text-soft">Nothing right now. {webhookSummary(figures)}</p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {items.map((item) => (
            <li key={item.key} className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-3">
              <Badge tone={item.tone}>{item.label}</Badge>
              <span>{item.words}</span>
            </li>
          ))}
        </ul>
      )}
      {!all && hidden(figures) > 0 && (
        <Button size="small" className="mt-3" onClick={() => setAll(true)}>
          {`Show ${formatCount(hidden(figures))} more`}
        </Button>
      )}
    </Section>
  );
}

/** The number of waiting items that are not shown. */
function hidden({ stuck, toGiveBack, payoutsWithoutAccount }: Figures): number {
  const all = stuck.payoutsWithoutAccount + stuck.refused + stuck.late;
  return all - toGiveBack.length - payoutsWithoutAccount.length;
}

function moneyItems(figures: Figures, currency: string): Item[] {
  const { payoutsWithoutAccount, toGiveBack, stuck } = figures;
  const backTo = (reason: GoingBack['why']) => toGiveBack.filter(({ why }) => why === reason).map(backItem);
  return [
    ...andMore(payoutsWithoutAccount.map(payoutItem), stuck.payoutsWithoutAccount),
    ...andMore(backTo('refused'), stuck.refused),
    ...andMore(backTo('late'), stuck.late),
    ...currencyItems(figures, currency),
  ];
}

/** Adds the number of further items of this kind. */
function andMore(items: Item[], all: number): Item[] {
  const last = items.at(-1);
  if (!last || all <= items.length) return items;
  return [
    ...items,
    { ...last, key: `more ${last.label}`, words: `and ${formatCount(all - items.length)} more.` },
  ];
}

type Payout = Figures['payoutsWithoutAccount'][number];

function payoutItem({ agreementId, amount, currency, sellerExternalId, refused }: Payout): Item {
  return {
    key: `payout ${agreementId} ${amount}`,
    tone: refused ? 'bad' : 'warn',
    label: refused ? 'Payout refused' : 'Payout waiting',
    words: (
      <>
        {formatMoney(amount, currency)} for <PersonLink id={sellerExternalId} />,{' '}
        {refused ? 'refused by the bank' : 'without a known bank account'}.{' '}
        <Link to="/payouts/account" search={{ seller: sellerExternalId }} className={TEXT_LINK}>
          {`${refused ? 'Change' : 'Set'} the account of ${sellerExternalId}`}
        </Link>{' '}
        <AgreementLink id={agreementId} />
      </>
    ),
  };
}

type GoingBack = Figures['toGiveBack'][number];

function backItem({ why, agreementId, amount, currency, buyerExternalId }: GoingBack): Item {
  return {
    key: `${why} ${agreementId} ${amount}`,
    tone: why === 'refused' ? 'bad' : 'warn',
    label: why === 'refused' ? 'Refund refused' : 'Arrived too late',
    words: (
      <>
        {formatMoney(amount, currency)}{' '}
        {why === 'refused' ? 'cannot be returned to' : 'arrived after the end, from'}{' '}
        <PersonLink id={buyerExternalId} />. <AgreementLink id={agreementId} />
      </>
    ),
  };
}

function currencyItems(figures: Figures, currency: string): Item[] {
  const row = figures.money.find((money) => money.currency === currency);
  const items: Item[] = [];
  if (row && row.frozen > 0) {
    items.push({
      key: 'frozen',
      tone: 'bad',
      label: 'Frozen',
      words: (
        <>
          {row.frozen === 1 ? '1 agreement is' : `${formatCount(row.frozen)} agreements are`} on hold.{' '}
          <Link to="/agreements" search={{ status: 'FROZEN', currency }} className={TEXT_LINK}>
            Show
          </Link>
        </>
      ),
    });
  }
  if (row && !isZero(row.excess)) {
    items.push({
      key: 'excess',
      tone: 'warn',
      label: 'Overpaid',
      words: (
        <>
          {`${formatMoney(row.excess, currency)} more than is due. `}
          <Link to="/agreements" search={{ overpaid: 'true', currency }} className={TEXT_LINK}>
            Show
          </Link>
        </>
      ),
    });
  }
  return items;
}

function webhookItems(figures: Figures): Item[] {
  return figures.webhooks
    .filter(
      (endpoint) =>
        endpoint.failingSince !== null || endpoint.failed + endpoint.retrying > 0 || !endpoint.enabled,
    )
    .map((endpoint) => ({
      key: endpoint.id,
      tone: endpoint.enabled ? 'warn' : 'neutral',
      label: endpoint.enabled ? 'Webhook failing' : 'Webhook off',
      words: (
        <>
          <Link
            to="/webhooks/$id"
            params={{ id: endpoint.id }}
            className={`${TEXT_LINK} [overflow-wrap:anywhere]`}
          >
            {endpoint.url}
          </Link>
          {endpoint.enabled
            ? ` missed ${formatCount(endpoint.failed + endpoint.pending)} events in the last day.`
            : ' receives no events.'}
        </>
      ),
    }));
}

function webhookSummary({ webhooks }: Figures): string {
  if (webhooks.length === 0) return 'You have no webhook endpoints.';
  const delivered = webhooks.reduce((sum, endpoint) => sum + endpoint.delivered, 0);
  return `Webhooks are working: ${formatCount(delivered)} deliveries in the last day.`;
}
