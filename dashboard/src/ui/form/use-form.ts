import { SuretyError } from '@surety/sdk';
import type { FormEvent } from 'react';
import { type Command, type Outcome, useCommand } from '#api/command.ts';

type Fields = Readonly<Record<string, string>>;

/** Sends a form's fields, and keeps the error and the field that it is about. */
export function useForm<Input, Result>(
  command: Command<Input, Result>,
  read: (fields: Fields) => Input,
  onDone?: Outcome<Result>['onDone'],
) {
  const mutation = useCommand(command, onDone ? { onDone } : {});
  const details = mutation.error instanceof SuretyError ? (mutation.error.details ?? []) : [];
  return {
    busy: mutation.isPending,
    done: mutation.isSuccess,
    error: mutation.error,
    result: mutation.data,
    faults: details,
    errorOf: (path: string) => details.find((detail) => detail.path === path)?.message,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
      mutation.mutate(read(Object.fromEntries(fields) as Fields));
    },
  };
}
