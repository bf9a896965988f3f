import { classNames } from '#ui/class-names.ts';

export type Option<Value extends string> = { readonly value: Value; readonly label: string };

type Props<Value extends string> = {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice of one among a few. Built on radio buttons, which bring arrow keys. */
export function Choice<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <fieldset className="inline-flex max-w-full min-w-0 flex-wrap rounded-lg border border-line bg-sunken p-0.5">
      <legend className="sr-only">{label}</legend>
      {/* Relative, so that the hidden inputs stay inside. */}
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'relative cursor-pointer rounded-md px-3 py-1.5 text-[0.8125rem] font-medium whitespace-nowrap has-focus-visible:outline-2 has-focus-visible:outline-accent',
            option.value === value ? 'bg-raised text-ink shadow-lift' : 'text-soft hover:text-ink',
          )}
        >
          <input
            type="radio"
            className="sr-only"
            name={label}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
