import { Button } from './button.tsx';
import { CopyButton } from './copy.tsx';
import { useHeldOpen } from './dialog.tsx';

/** A secret on its one appearance. It lives in this component's memory and goes with it. */
export function Secret({ value, name }: { value: string; name: string }) {
  return (
    <div className="rounded-xl border border-warn/40 bg-warn-tint p-4">
      <p className="text-sm font-medium text-warn">
        This is the only time it is shown. Keep it somewhere safe.
      </p>
      <div className="mt-2 flex items-center gap-2">
        <code data-testid="secret" className="min-w-0 flex-1 font-mono text-[0.8125rem] break-all">
          {value}
        </code>
        <CopyButton text={value} label={`Copy the ${name}`} />
      </div>
    </div>
  );
}

/** The last thing that a dialog shows: the secret, and the way out. */
export function SecretOnce(props: { value: string; name: string; onKept: () => void }) {
  useHeldOpen();
  return (
    <div className="space-y-5">
      <Secret value={props.value} name={props.name} />
      <Button look="primary" className="w-full" onClick={props.onKept}>
        I have kept it
      </Button>
    </div>
  );
}
