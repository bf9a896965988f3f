import { type KeyboardEvent, useRef } from 'react';
import { Field, Input } from '#ui/form/field.tsx';
import { Key } from './queue.tsx';

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The reason of a decision: one of the common ones with a press or a digit, or in the reviewer's words. */
export function ReasonField({ common }: { common: readonly string[] }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (reason: string) => {
    if (!input.current) return;
    input.current.value = reason;
    // Enter sends the form from here.
    input.current.focus();
  };
  const byDigit = (event: KeyboardEvent) => {
    const reason = common[Number(event.key) - 1];
    if (!reason) return;
    event.preventDefault();
    choose(reason);
  };
  return (
    <div className="space-y-3">
      {common.length > 0 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Common reasons</legend>
          {common.map((reason, index) => (
            <button
              key={reason}
              type="button"
              // The digits work from here at once, and a reason is not typed into by accident.
              ref={index === 0 ? takeFocus : undefined}
              aria-keyshortcuts={String(index + 1)}
              onKeyDown={byDigit}
              onClick={() => choose(reason)}
              className="rounded-full border border-edge/60 px-3 py-1 text-sm hover:border-edge hover:bg-sunken"
            >
              {reason}
              <Key of={String(index + 1)} />
            </button>
          ))}
        </fieldset>
      )}
      <Field label="Reason" hint="Stored encrypted, with the review and its label.">
        <Input ref={input} name="reason" maxLength={1000} required autoFocus={common.length === 0} />
      </Field>
    </div>
  );
}
