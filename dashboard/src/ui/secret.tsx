import { Button } from './button.tsx';
import { CopyButton } from './copy.tsx';
import { useHeldOpen } from './dialog.tsx';

/** A secret that is shown once. It lives only in this component's memory. */
export function Secret({ value, name }: { value: string; name: string }) {
  return (
    <div className="rounded-xl border border-warn/40 bg-warn-tint p-4">
      <p className="text-sm font-medium text-warn">It is shown only this once. Store it somewhere safe.</p>
      <div className="mt-2 flex items-center gap-2">
        <code data-testid="secret" className="min-w-0 flex-1 font-mono text-[0.8125rem] break-all">
          {value}
        </code>
        <CopyButton text={value} label={`Copy ${name}`} />
      </div>
    </div>
  );
}

/** The last step of a dialog: the secret, and the button to finish. */
export function SecretOnce(props: { value: string; name: string; onKept: () => void }) {
  useHeldOpen();
  return (
    <div className="space-y-5">
      <Secret value={props.value} name={props.name} />
      <Button look="primary" className="w-full" onClick={props.onKept}>
        I have stored it
      </Button>
    </div>
  );
}
