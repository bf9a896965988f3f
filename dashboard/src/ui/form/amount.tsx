import type { ComponentProps } from 'react';
import { amountMistake } from '#labels/amount.ts';
import { classNames } from '#ui/class-names.ts';
import { Input } from './field.tsx';

type Props = ComponentProps<typeof Input> & { currency: string };

/** An amount as people write it. Amounts that cannot be read are reported and not sent. */
export function AmountInput({ currency, className, onChange, ...rest }: Props) {
  const judge = (input: HTMLInputElement | null) =>
    input?.setCustomValidity(amountMistake(input.value, currency) ?? '');
  return (
    <Input
      {...rest}
      ref={judge}
      inputMode="decimal"
      className={classNames('figures text-right', className)}
      onChange={(event) => {
        judge(event.currentTarget);
        onChange?.(event);
      }}
    />
  );
}
