import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { forgetRefused, UNDO_MS, undoDecisions, usePendingDecisions } from '#api/pending-decisions.ts';
import { Button } from '#ui/button.tsx';
import { useKeys } from '#ui/use-keys.ts';

/** The last decision, which can be undone, and decisions that were refused. */
export function UndoBar() {
  const { waiting, refused } = usePendingDecisions();
  const navigate = useNavigate();
  const undo = () => {
    const [id, ...others] = undoDecisions();
    if (id && others.length === 0)
      void navigate({ to: '/reviews/$id', params: { id }, search: (old) => old });
  };
  useKeys({ u: waiting ? undo : undefined });
  if (!waiting && refused.length === 0) return null;
  return (
    <div role="status" className="fixed inset-x-4 bottom-4 z-30 grid justify-items-center gap-2">
      {refused.length > 0 && (
        <div className="rise flex max-w-xl flex-wrap items-center gap-3 rounded-xl bg-bad-tint px-4 py-2.5 text-sm text-bad shadow-float">
          <span>
            {`${refused.length === 1 ? 'A decision was' : `${refused.length} decisions were`} not recorded. ${refused[0]?.error.message} `}
            {refused.map(({ id }, index) => (
              <Link key={id} to="/reviews/$id" params={{ id }} className="mr-2 font-medium underline">
                {refused.length === 1 ? 'Open the case' : `Case ${index + 1}`}
              </Link>
            ))}
          </span>
          <Button size="small" onClick={forgetRefused}>
            Close
          </Button>
        </div>
      )}
      {waiting && (
        <div className="rise flex items-center gap-4 rounded-xl bg-ink px-4 py-2 text-sm font-medium text-paper shadow-float">
          <span>{waiting.words}</span>
          <button
            type="button"
            onClick={undo}
            aria-keyshortcuts="U"
            className="rounded-lg px-2 py-1 underline underline-offset-4 hover:no-underline"
          >
            Undo
          </button>
          <SecondsLeft key={waiting.decisions[0]?.id} />
        </div>
      )}
    </div>
  );
}

/** Not read out: a screen reader would speak every second. */
function SecondsLeft() {
  const [left, setLeft] = useState(UNDO_MS / 1000);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span aria-hidden className="figures w-8 text-right opacity-70">
      {`${left} s`}
    </span>
  );
}
