import type { MoneyException } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { closeException } from '#api/commands.ts';
import { exceptionsQuery } from '#api/overview-queries.ts';
import type { OpenExceptions as Open } from '#api/types.ts';
import { EXCEPTIONS } from '#labels/exceptions.ts';
import { formatCount, formatMoney } from '#labels/format.ts';
import { AgreementLink } from '#shell/agreement-link.tsx';
import { useMay } from '#shell/may.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ClosingDialog } from '#ui/form/closing-dialog.tsx';
import { Section } from '#ui/page.tsx';
import { When } from '#ui/time.tsx';

/** Problems that only a person can resolve. Not shown when there are none. */
export function OpenExceptions() {
  const { data } = useQuery(exceptionsQuery);
  if (!data) return null;
  return (
    <>
      {data.moneyPausedSince !== null && <Paused since={data.moneyPausedSince} />}
      {data.uncompared.map((bank) => (
        <Uncompared key={bank.provider} {...bank} />
      ))}
      {data.count > 0 && <Exceptions open={data} />}
    </>
  );
}

/** Bank notifications that no rule can resolve. */
function Exceptions({ open }: { open: Open }) {
  const [closing, setClosing] = useState<MoneyException | null>(null);
  const more = open.count - open.newest.length;
  return (
    <Section title={`Exceptions: ${formatCount(open.count)} open`}>
      <p className="mb-2 text-sm text-soft">
        The bank reported something that does not fit our books. Resolve each case with the bank or the party
        concerned, then close it with a note.
      </p>
      <ul className="divide-y divide-line text-sm">
        {open.newest.map((exception) => (
          <Item key={exception.id} exception={exception} onClose={() => setClosing(exception)} />
        ))}
        {more > 0 && <li className="py-3 text-soft">{`and ${formatCount(more)} more`}</li>}
      </ul>
      {closing && (
        <ClosingDialog
          command={closeException}
          read={(note) => ({ exceptionId: closing.id, agreementId: closing.agreementId, note })}
          title="Close this exception"
          description="Any debt that it caused then counts as settled. This cannot be undone."
          field={{ label: 'Note', hint: 'What was wrong, and how it was resolved.' }}
          done="Exception closed"
          onDone={() => setClosing(null)}
        />
      )}
    </Section>
  );
}

/** After a restore, payments are paused until the operator has compared the books with the bank's. */
function Paused({ since }: { since: string }) {
  return (
    <Section title="Payments are paused">
      <p className="text-sm text-soft">
        Payouts and refunds have been paused since <When at={since} />. The operator of this service has to
        compare the books with the bank’s and then run <code className="font-mono">surety jobs resume</code>.
      </p>
    </Section>
  );
}

/** Without the bank's lists or a statement, the books of a day are only our own word. */
function Uncompared({ provider, days }: Open['uncompared'][number]) {
  const [first = '', ...more] = days;
  return (
    <Section
      title={`Not compared with ${provider}: ${formatCount(days.length)} ${days.length === 1 ? 'day' : 'days'}`}
    >
      <p className="text-sm text-soft">
        {`The books of ${first}${more.length > 0 ? ` and ${formatCount(more.length)} later days` : ''} were compared with neither the bank’s lists nor a statement. The operator of this service can do it with `}
        <code className="font-mono">{`surety reconcile --from ${first}`}</code>.
      </p>
    </Section>
  );
}

function Item({ exception, onClose }: { exception: MoneyException; onClose: () => void }) {
  const { type, agreementId, amount, currency, createdAt } = exception;
  const { name, remedy } = EXCEPTIONS[type];
  const may = useMay();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-3">
      <Badge tone="bad">{name}</Badge>
      <span className="min-w-0 flex-1 basis-64">
        {amount !== null && currency !== null && `${formatMoney(amount, currency)}. `}
        {remedy} Opened <When at={createdAt} />. {agreementId !== null && <AgreementLink id={agreementId} />}
      </span>
      {may('exceptions.write') && <Button onClick={onClose}>Close…</Button>}
    </li>
  );
}
