import type { AuditRecord } from '@surety/sdk';
import { factLabel, factName } from '#labels/audit-log.ts';

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
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
      {linesOf(record).map(({ name, before, after }) => (
        <div key={name} className="sm:contents">
          <dt className="text-soft">{factName(name)}</dt>
          <dd className="[overflow-wrap:anywhere]">
            {record.before !== null && <Before value={before} />}
            {after === undefined ? <span className="text-soft">none</span> : factLabel(after)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Crossed out, with words for screen readers. */
function Before({ value }: { value: unknown }) {
  return (
    <>
      <span className="sr-only">from </span>
      <span className="text-soft line-through decoration-1">{factLabel(value)}</span>
      <span aria-hidden="true" className="mx-1.5 text-soft">
        →
      </span>
      <span className="sr-only"> to </span>
    </>
  );
}
