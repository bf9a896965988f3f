import type { PayoutAccountVersion } from '@surety/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCommand } from '#api/command.ts';
import { setPayoutAccount, stopAccountChange } from '#api/commands.ts';
import { payoutAccountsQuery } from '#api/queries.ts';
import { currentTime } from '#labels/current-time.ts';
import { actorLabel } from '#labels/events.ts';
import { formatDateTime } from '#labels/format.ts';
import { NAME_LABELS } from '#labels/payouts.ts';
import { useAuditNames } from '#shell/audit-names.ts';
import { useMay } from '#shell/may.ts';
import { PersonName } from '#shell/person-name.tsx';
import { useSayDone } from '#shell/say-done.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { PagedList } from '#ui/list.tsx';
import { Fact, Facts, Page, PendingPage, Section } from '#ui/page.tsx';
import { Empty, ErrorNote } from '#ui/states.tsx';
import { type Column, Narrow, whenColumn } from '#ui/table.tsx';
import { useSay } from '#ui/toast.tsx';
import { AccountFields, accountOf } from './account-fields.tsx';
import { AccountLine } from './attempts.tsx';

const route = getRouteApi('/members/payouts/account');
const BACK = { to: '/payouts', label: 'Payouts' } as const;

/** The account that a seller is paid to, and all earlier ones. */
export function PayoutAccountPage() {
  const { seller } = route.useSearch();
  const [setting, setSetting] = useState(false);
  const [stopping, setStopping] = useState(false);
  const may = useMay();
  const query = useInfiniteQuery(payoutAccountsQuery(seller));
  if (!query.data) return <PendingPage title="Payout account" back={BACK} query={query} />;
  const account = query.data.pages[0]?.data[0];
  return (
    <Page
      title={seller}
      heading={<PersonName id={seller} />}
      lede="The bank account that this seller is paid to."
      back={BACK}
      actions={
        <>
          <Link to="/payouts" search={{ seller }} className={buttonClass()}>
            Payouts to seller
          </Link>
          {account && isCoolingOff(account) && may('payout_accounts.stop') && (
            <Button look="danger" onClick={() => setStopping(true)}>
              Stop change…
            </Button>
          )}
          {may('payout_accounts.write') && (
            <Button look="primary" onClick={() => setSetting(true)}>
              {account ? 'Change account…' : 'Set account…'}
            </Button>
          )}
        </>
      }
    >
      {account ? (
        <>
          <Account account={account} />
          <Section title="History">
            <PagedList
              label="All accounts of this seller, newest first"
              query={query}
              columns={COLUMNS}
              rowKey={(row) => String(row.version)}
              empty={null}
            />
          </Section>
        </>
      ) : (
        <Empty title="No account yet">
          Money released to this seller waits until you set a bank account.
        </Empty>
      )}
      {stopping && <StopChange seller={seller} onDone={() => setStopping(false)} />}
      {setting && <SetAccount seller={seller} first={!account} onDone={() => setSetting(false)} />}
    </Page>
  );
}

function isCoolingOff({ usableFrom }: PayoutAccountVersion): boolean {
  return new Date(usableFrom) > currentTime();
}

function Account({ account }: { account: PayoutAccountVersion }) {
  return (
    <div className="max-w-xl">
      <Facts>
        <Fact name="Bank code">
          <span className="figures font-mono">{account.bankCode}</span>
        </Fact>
        <Fact name="Account number">
          <span className="-my-1 -mr-2 inline-flex items-center">
            <span className="figures font-mono">{account.accountNumber}</span>
            <CopyButton text={account.accountNumber} label="Copy account number" />
          </span>
        </Fact>
        <Fact name="Name given">{account.nameGiven ?? <span className="text-soft">None</span>}</Fact>
        <Fact name="Name at the bank">
          {account.nameAtBank ?? <span className="text-soft">Not stored</span>}
        </Fact>
        {account.nameMatch !== 'unknown' && (
          <Fact name="Name comparison">
            <NameVerdict account={account} />
          </Fact>
        )}
        {account.identityNameMatch !== 'unknown' && (
          <Fact name="Seller’s verified name">
            <Badge tone={NAME_LABELS[account.identityNameMatch].tone}>
              {NAME_LABELS[account.identityNameMatch].label}
            </Badge>
          </Fact>
        )}
        <Fact name="Used for payouts">
          {isCoolingOff(account) ? (
            <Badge tone="warn">{`From ${formatDateTime(account.usableFrom)}`}</Badge>
          ) : (
            <Badge tone="good">Yes</Badge>
          )}
        </Fact>
      </Facts>
    </div>
  );
}

/** Not shown when there is only one name. */
function NameVerdict({ account }: { account: PayoutAccountVersion }) {
  if (account.nameMatch === 'unknown') return null;
  const { label, tone } = NAME_LABELS[account.nameMatch];
  return <Badge tone={tone}>{label}</Badge>;
}

function SetBy({ actor }: { actor: PayoutAccountVersion['actor'] }) {
  const nameOf = useAuditNames();
  return <span className="text-soft">{actorLabel(actor, nameOf) ?? 'not recorded'}</span>;
}

const COLUMNS: readonly Column<PayoutAccountVersion>[] = [
  {
    name: 'Account',
    cell: (row) => (
      <>
        <AccountLine account={row} />
        <Narrow>
          <NameVerdict account={row} />
        </Narrow>
        <Narrow>
          Set <SetBy actor={row.actor} />
        </Narrow>
      </>
    ),
  },
  {
    name: 'Name at the bank',
    wideOnly: true,
    cell: (row) => (
      <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
        {row.nameAtBank}
        <NameVerdict account={row} />
      </span>
    ),
  },
  { name: 'Set by', wideOnly: true, cell: (row) => <SetBy actor={row.actor} /> },
  whenColumn('When', { right: true }),
];

type SetProps = { seller: string; first: boolean; onDone: () => void };

function SetAccount({ seller, first, onDone }: SetProps) {
  const sayDone = useSayDone();
  const form = useForm(
    setPayoutAccount,
    (fields) => ({ sellerId: seller, account: accountOf(fields) }),
    (result) => {
      sayDone(result, 'Account set');
      onDone();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title={first ? 'Set the account' : 'Change the account'}
      description={
        first
          ? 'We first ask the bank for the account holder’s name. Payouts that wait for an account are then sent.'
          : 'We first ask the bank for the account holder’s name. Payouts that the bank already has are not affected. New ones may have to wait until the cooling-off period of the account is over.'
      }
    >
      <form method="post" onSubmit={form.onSubmit} className="space-y-4">
        {form.error && <ErrorNote error={form.error} />}
        <AccountFields errorOf={form.errorOf} />
        <Button type="submit" look="primary" className="w-full" busy={form.busy}>
          Save account
        </Button>
      </form>
    </Dialog>
  );
}

function StopChange({ seller, onDone }: { seller: string; onDone: () => void }) {
  const say = useSay();
  const stop = useCommand(stopAccountChange, {
    onDone: () => {
      say('Change stopped');
      onDone();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title="Stop this change"
      description="The previous account is used again, and waiting payouts are sent to it at once. If none of your people made this change, first revoke the API key that did."
    >
      <div className="space-y-4">
        {stop.error && <ErrorNote error={stop.error} />}
        <Button
          look="danger"
          className="w-full"
          busy={stop.isPending}
          onClick={() => stop.mutate({ sellerId: seller })}
        >
          Restore previous account
        </Button>
      </div>
    </Dialog>
  );
}
