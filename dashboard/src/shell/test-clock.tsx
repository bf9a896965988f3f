import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '#api/command.ts';
import { moveTestClock, testClockQuery } from '#api/test-clock.ts';
import { formatCount, formatDateTime, formatWhen } from '#labels/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorNote } from '#ui/states.tsx';
import { useSay } from '#ui/toast.tsx';
import { useMay } from './may.ts';

const DAY = 86_400;
const STEPS = [
  { label: '1 hour', seconds: 3_600 },
  { label: '1 day', seconds: DAY },
  { label: '3 days', seconds: 3 * DAY },
  { label: '1 week', seconds: 7 * DAY },
  { label: '30 days', seconds: 30 * DAY },
] as const;

/** The time of the test environment, and the way to move it. */
export function TestClock() {
  const { data } = useQuery(testClockQuery);
  const may = useMay();
  const [asking, setAsking] = useState(false);
  if (!data) return null;
  const isAhead = data.aheadSeconds > 0;
  return (
    <>
      {isAhead && <span className="figures"> It is {formatDateTime(data.now)} here.</span>}
      {may('escrow.write') && (
        <button
          type="button"
          className="ml-2 rounded-sm py-1 font-medium underline underline-offset-4"
          onClick={() => setAsking(true)}
        >
          Move the clock
        </button>
      )}
      {asking && <MoveDialog now={data.now} nextDueAt={data.nextDueAt} onClose={() => setAsking(false)} />}
    </>
  );
}

type Props = { now: string; nextDueAt: string | null; onClose: () => void };

function MoveDialog({ now, nextDueAt, onClose }: Props) {
  const say = useSay();
  const move = useCommand(moveTestClock, {
    onDone: ({ now: then, eventCount }) => {
      say(`It is ${formatDateTime(then)} here. Events on the way: ${formatCount(eventCount)}`);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Move the clock"
      description="Everything that falls due happens on the way, in order. The clock never goes back."
    >
      <p className="text-sm text-soft">
        {`It is ${formatDateTime(now)} in the test environment. `}
        {nextDueAt ? `Something is due ${formatWhen(nextDueAt)}.` : 'Nothing is due.'}
      </p>
      {move.error && <ErrorNote error={move.error} />}
      <div className="mt-4 flex flex-wrap gap-2">
        {STEPS.map(({ label, seconds }) => (
          <Button
            key={label}
            busy={move.isPending && move.variables.advanceSeconds === seconds}
            disabled={move.isPending}
            onClick={() => move.mutate({ advanceSeconds: seconds })}
          >
            {label}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
