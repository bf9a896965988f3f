import {
  cloneElement,
  type InputHTMLAttributes,
  type ReactElement,
  type SelectHTMLAttributes,
  useId,
} from 'react';
import { classNames } from './class-names.ts';

const BOX =
  'w-full rounded-lg border border-edge/60 bg-surface px-3 text-ink placeholder:text-soft/80 ' +
  'hover:border-edge focus-visible:outline-offset-0 aria-invalid:border-bad';

export function Input({ className, ...rest }: InputHTMLAttributes<HTMLInputElement>) {
  return <input {...rest} className={classNames(BOX, 'h-10', className)} />;
}

export function Select({ className, children, ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <select {...rest} className={classNames(BOX, 'h-10 pr-8', className)}>
      {children}
    </select>
  );
}

type Described = { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean };

type Props = {
  label: string;
  hint?: string | undefined;
  error?: string | null | undefined;
  children: ReactElement<Described>;
};

/** A label, a control and what is wrong with it, tied together for whoever cannot see them side by side. */
export function Field({ label, hint, error, children }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  const control = cloneElement(children, {
    id,
    ...(note ? { 'aria-describedby': noteId } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
  });
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      {control}
      {note && (
        <p id={noteId} className={classNames('text-[0.8125rem]', error ? 'text-bad' : 'text-soft')}>
          {note}
        </p>
      )}
    </div>
  );
}
