import type { Command } from '#api/command.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorNote } from '#ui/states.tsx';
import { useSay } from '#ui/toast.tsx';
import { Field, Input } from './field.tsx';
import { useForm } from './use-form.ts';

type Props<Input> = {
  command: Command<Input, unknown>;
  /** Builds the input of the command from the text that was typed, and whether the option is chosen. */
  read: (words: string, isChosen: boolean) => Input;
  title: string;
  description: string;
  field: { readonly label: string; readonly hint: string };
  /** What a checkbox below the text offers. */
  option?: string | undefined;
  /** The toast on success. */
  done: string;
  onDone: () => void;
};

/** Closes something that only a person can call settled, with a reason. */
export function ClosingDialog<Input>({
  command,
  read,
  title,
  description,
  field,
  option,
  done,
  onDone,
}: Props<Input>) {
  const say = useSay();
  const form = useForm(
    command,
    ({ words = '', chosen }) => read(words, chosen !== undefined),
    () => {
      say(done);
      onDone();
    },
  );
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onDone()} title={title} description={description}>
      <form method="post" onSubmit={form.onSubmit} className="space-y-4">
        {form.error && <ErrorNote error={form.error} />}
        <Field {...field}>
          <Input name="words" maxLength={1000} required autoFocus />
        </Field>
        {option && (
          <label className="flex items-baseline gap-2 text-sm">
            <input type="checkbox" name="chosen" className="size-4 shrink-0 translate-y-0.5 accent-accent" />
            {option}
          </label>
        )}
        <Button type="submit" look="primary" className="w-full" busy={form.busy}>
          {title}
        </Button>
      </form>
    </Dialog>
  );
}
