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

/** What only a person can put right. There is nothing to see when all is well. */
export function OpenExceptions() {
  const { data } = useQuery(exceptionsQuery);
  if (!data) return null;
  return (
    <>
      {data.moneyPausedSince !== null && <Paused since={data.moneyPausedSince} />}
      {data.count > 0 && <Exceptions open={data} />}
    </>
  );
}

/** Words of a bank that no rule can put right. */
function Exceptions({ open }: { open: Open }) {
  const [closing, setClosing] = useState<MoneyException | null>(null);
  const more = open.count - open.newest.length;
  return (
    <Section title={`Exceptions: ${formatCount(open.count)} open`}>
      <p className="mb-2 text-sm text-soft">
        The bank has said something that does not fit. Look at each, put it right with the bank or the party,
        and close it with a note.
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
          title="Close the exception"
          description="What is owed because of it counts as settled from then on. This cannot be undone."
          field={{ label: 'Note', hint: 'What was wrong, and how it was put right.' }}
          done="The exception is closed"
          onDone={() => setClosing(null)}
        />
      )}
    </Section>
  );
}

/** After a restore; nothing else can be put right before somebody has held the books against the bank's. */
function Paused({ since }: { since: string }) {
  return (
    <Section title="No money moves">
      <p className="text-sm text-soft">
        Payouts and refunds wait since <When at={since} />. Whoever runs this service holds the books against
        the bank’s and then runs <code className="font-mono">surety jobs resume</code>.
      </p>
    </Section>
  );
}

function Item({ exception, onClose }: { exception: MoneyException; onClose: () => void }) {
  const { kind, agreementId, amount, currency, openedAt } = exception;
  const { name, remedy } = EXCEPTIONS[kind];
  const may = useMay();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-3">
      <Badge tone="bad">{name}</Badge>
      <span className="min-w-0 flex-1 basis-64">
        {amount !== null && currency !== null && `${formatMoney(amount, currency)}. `}
        {remedy} Opened <When at={openedAt} />. {agreementId !== null && <AgreementLink id={agreementId} />}
      </span>
      {may('exceptions.write') && <Button onClick={onClose}>Close…</Button>}
    </li>
  );
}
