import type { AuditRecord } from '@surety/sdk';
import { factLabel, factName } from '#labels/audit-log.ts';

type Line = { readonly name: string; readonly before: unknown; readonly after: unknown };

/** So many changes are shown where the act is; more are one click away. */
const SHORT = 2;

/** What changed, a line for each fact. What is made or gone as a whole says only what it was. */
export function linesOf({ before, after }: AuditRecord): Line[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => ({ name, before: before?.[name], after: after?.[name] }))
    .filter((line) => saysSomething(line.before) || saysSomething(line.after));
}

function saysSomething(value: unknown): boolean {
  return value !== null && value !== undefined;
}

export function isShort(act: AuditRecord): boolean {
  return act.before !== null && linesOf(act).length <= SHORT;
}

export function Change({ act }: { act: AuditRecord }) {
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
      {linesOf(act).map(({ name, before, after }) => (
        <div key={name} className="sm:contents">
          <dt className="text-soft">{factName(name)}</dt>
          <dd className="[overflow-wrap:anywhere]">
            {act.before !== null && <Before value={before} />}
            {after === undefined ? <span className="text-soft">nothing</span> : factLabel(after)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Read aloud as well as crossed out. */
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
