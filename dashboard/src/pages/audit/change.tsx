import type { AuditRecord } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { agreementQuery } from '#api/queries.ts';
import { currencyOf, factLabel, factName } from '#labels/audit-log.ts';

type Line = { readonly name: string; readonly before: unknown; readonly after: unknown };

/** Up to this many changes are shown in the row; more are one click away. */
const SHORT = 2;

/** The changed fields, one line each. For a created or deleted object, only its values. */
export function linesOf({ before, after }: AuditRecord): Line[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => ({ name, before: before?.[name], after: after?.[name] }))
    .filter((line) => saysSomething(line.before) || saysSomething(line.after));
}

function saysSomething(value: unknown): boolean {
  return value !== null && value !== undefined;
}

export function isShort(record: AuditRecord): boolean {
  return record.before !== null && linesOf(record).length <= SHORT;
}

export function Change({ record }: { record: AuditRecord }) {
  const currency = useCurrency(record);
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
      {linesOf(record).map(({ name, before, after }) => (
        <div key={name} className="sm:contents">
          <dt className="text-soft">{factName(name)}</dt>
          <dd className="[overflow-wrap:anywhere]">
            {record.before !== null && <Before words={factLabel(before, { name, currency })} />}
            {after === undefined ? (
              <span className="text-soft">none</span>
            ) : (
              factLabel(after, { name, currency })
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The events of an agreement have amounts in its currency, without naming it. */
function useCurrency({ subject, before, after }: AuditRecord): string | undefined {
  const named = currencyOf(after) ?? currencyOf(before);
  const agreementId = named === undefined && subject?.type === 'agreement' ? subject.id : null;
  const { data } = useQuery({ ...agreementQuery(agreementId ?? ''), enabled: agreementId !== null });
  return named ?? data?.currency;
}

/** Crossed out, with words for screen readers. */
function Before({ words }: { words: string }) {
  return (
    <>
      <span className="sr-only">from </span>
      <span className="text-soft line-through decoration-1">{words}</span>
      <span aria-hidden="true" className="mx-1.5 text-soft">
        →
      </span>
      <span className="sr-only"> to </span>
    </>
  );
}
