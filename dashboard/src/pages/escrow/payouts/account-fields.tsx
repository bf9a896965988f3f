import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { banksQuery } from '#api/queries.ts';
import { Field, Input } from '#ui/form/field.tsx';

type Props = {
  /** The error of a field, by its name in the API. */
  errorOf: (path: string) => string | undefined;
};

/** The fields of a bank account. Typing a part of a bank's name or code finds it. */
export function AccountFields({ errorOf }: Props) {
  const { data: banks = [] } = useQuery(banksQuery);
  const id = useId();
  return (
    <>
      <datalist id={id}>
        {banks.map(({ code, name }) => (
          <option key={`${code} ${name}`} value={code}>
            {name}
          </option>
        ))}
      </datalist>
      <div className="grid grid-cols-[6.5rem_1fr] gap-3">
        <Field label="Bank code" error={errorOf('bankCode')}>
          <Input
            name="bankCode"
            list={id}
            className="figures"
            inputMode="numeric"
            pattern="\d{3,6}"
            title="3 to 6 digits"
            required
            autoFocus
          />
        </Field>
        <Field label="Account number" error={errorOf('accountNumber')}>
          <Input
            name="accountNumber"
            className="figures"
            inputMode="numeric"
            pattern="\d{10}"
            title="10 digits"
            required
          />
        </Field>
      </div>
      <Field
        label="Name (optional)"
        hint="We compare it with the name at the bank."
        error={errorOf('accountName')}
      >
        <Input name="accountName" maxLength={120} />
      </Field>
    </>
  );
}

/** Reads the fields. Without a name, the bank's own is used. */
export function accountOf({
  bankCode = '',
  accountNumber = '',
  accountName = '',
}: Readonly<Record<string, string>>) {
  return { bankCode, accountNumber, ...(accountName === '' ? {} : { accountName }) };
}
