import { formatMoney } from '#labels/format.ts';

export function Money({
  amount,
  currency,
  strong = false,
}: {
  amount: number;
  currency: string;
  strong?: boolean;
}) {
  return (
    <span className={`figures whitespace-nowrap ${strong ? 'font-medium' : ''}`}>
      {formatMoney(amount, currency)}
    </span>
  );
}
