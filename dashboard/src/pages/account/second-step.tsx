import { useCommand } from '#api/command.ts';
import { giveCode, givePasskey } from '#api/security/commands.ts';
import { canUsePasskeys } from '#api/security/passkey.ts';
import type { Session } from '#api/types.ts';
import { FrontDoor } from '#shell/front-door.tsx';
import { Button } from '#ui/button.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { Field, Input } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { ErrorNote } from '#ui/states.tsx';

type Props = { session: Session; onDone: () => Promise<void>; onAnew: () => void };

/** Shown after the password was accepted, to ask for the second factor. */
export function SecondStep({ session, onDone, onAnew }: Props) {
  const asked = session.factorsAsked ?? [];
  const withPasskey = asked.includes('passkey');
  return (
    <FrontDoor title="One more step" lede="Your password is correct. Now confirm that it is you.">
      <div className="space-y-5">
        {asked.includes('code') && <CodeForm onDone={onDone} />}
        {withPasskey && canUsePasskeys(session.passkeysAt) && <PasskeyButton onDone={onDone} />}
        {withPasskey && !canUsePasskeys(session.passkeysAt) && (
          <p className="text-sm text-soft">{`Your passkey works at ${session.passkeysAt}.`}</p>
        )}
        <button type="button" onClick={onAnew} className={`${TEXT_LINK} text-sm`}>
          Start over
        </button>
      </div>
    </FrontDoor>
  );
}

function CodeForm({ onDone }: Pick<Props, 'onDone'>) {
  const form = useForm(giveCode, ({ code = '' }) => ({ code }), onDone);
  return (
    <form method="post" onSubmit={form.onSubmit} className="space-y-5">
      {form.error && <ErrorNote error={form.error} />}
      <Field label="Code" hint="From your authenticator app, or a recovery code.">
        <Input name="code" autoComplete="one-time-code" autoCapitalize="none" required autoFocus />
      </Field>
      <Button type="submit" look="primary" busy={form.busy} className="w-full">
        Continue
      </Button>
    </form>
  );
}

function PasskeyButton({ onDone }: Pick<Props, 'onDone'>) {
  const passkey = useCommand(givePasskey, { onDone });
  return (
    <div className="space-y-3">
      {passkey.error && <ErrorNote error={passkey.error} />}
      <Button className="w-full" busy={passkey.isPending} onClick={() => passkey.mutate({})}>
        Use a passkey
      </Button>
    </div>
  );
}
