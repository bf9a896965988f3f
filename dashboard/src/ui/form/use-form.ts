import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ApiError } from '#api/client.ts';

/** A form's life: send its fields, hold what went wrong, and say which field it was about. */
export function useForm<Result>(
  run: (fields: Record<string, string>) => Promise<Result>,
  onDone: (result: Result) => void | Promise<void>,
) {
  const mutation = useMutation({ mutationFn: run, onSuccess: onDone });
  const details = mutation.error instanceof ApiError ? mutation.error.details : [];
  return {
    busy: mutation.isPending,
    error: mutation.error,
    result: mutation.data,
    errorOf: (path: string) => details.find((detail) => detail.path === path)?.message,
    reset: mutation.reset,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
      mutation.mutate(Object.fromEntries(fields) as Record<string, string>);
    },
  };
}
