import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type SelectHTMLAttributes,
  useId,
} from 'react';
import { classNames } from '#ui/class-names.ts';
import { ChevronIcon } from '#ui/icons.tsx';

const BOX =
  'w-full rounded-lg border border-edge/60 bg-surface px-3 text-ink placeholder:text-soft/80 ' +
  'hover:border-edge focus-visible:outline-offset-0 aria-invalid:border-bad';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(BOX, 'h-10', className)} />;
}

/** For text that may be wider than the screen. Grows with its text where the browser supports it. */
export function LongInput({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={2}
      {...rest}
      className={classNames(BOX, 'field-sizing-content min-h-10 py-2', className)}
    />
  );
}

export function Select({ className, children, ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className={classNames('relative block', className)}>
      <select {...rest} className={classNames(BOX, 'h-10 appearance-none pr-9')}>
        {children}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-2.5 grid place-items-center text-soft">
        <ChevronIcon />
      </span>
    </span>
  );
}

type Described = { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean };

type Props = {
  label: string;
  hint?: string | undefined;
  error?: string | null | undefined;
  children: ReactElement<Described>;
};

/** A label, a control and its hint or error, linked for screen readers. */
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
