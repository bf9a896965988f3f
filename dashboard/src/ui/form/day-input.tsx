import { useId } from 'react';
import { Input } from './field.tsx';

type Props = {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
};

/** A day with its label beside it, to filter a list. */
export function DayInput({ label, value, onChange }: Props) {
  const id = useId();
  return (
    <span className="flex items-center gap-2 text-sm text-soft">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="date"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
    </span>
  );
}
