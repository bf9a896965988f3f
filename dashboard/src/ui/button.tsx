import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-lg font-medium whitespace-nowrap select-none ' +
  'motion-safe:transition-colors disabled:opacity-50';
const LOOKS = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'bg-surface text-ink border border-line hover:border-edge',
  quiet: 'text-soft hover:text-ink hover:bg-sunken',
  danger: 'bg-surface text-bad border border-line hover:border-bad',
} as const;
const SIZES = {
  medium: 'h-10 px-4 text-sm',
  small: 'touch h-8 px-3 text-[0.8125rem]',
  icon: 'size-9',
} as const;

export type Look = keyof typeof LOOKS;

/** Also for links that look like buttons. */
export function buttonClass(look: Look = 'secondary', size: keyof typeof SIZES = 'medium'): string {
  return classNames(BASE, LOOKS[look], SIZES[size]);
}

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: Look;
  size?: keyof typeof SIZES;
  busy?: boolean;
};

export function Button({ look, size, busy = false, className, disabled, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy}
      className={classNames(buttonClass(look, size), className)}
    >
      {children}
    </button>
  );
}

/** A button with only an icon. Screen readers and the tooltip get the label. */
export function IconButton(props: {
  label: string;
  title?: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={props.label}
      title={props.title ?? props.label}
      onClick={props.onClick}
      className="touch grid size-8 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
    >
      {props.children}
    </button>
  );
}
