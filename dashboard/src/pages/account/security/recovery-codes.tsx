import { CopyButton } from '#ui/copy.tsx';

/** On their one appearance. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  return (
    <div className="rounded-xl border border-warn/40 bg-warn-tint p-4">
      <div className="flex items-start justify-between gap-3">
        <p className="text-sm font-medium text-warn">
          Recovery codes, shown this once. Each lets you in once, when the telephone or the passkey is lost.
          Keep them where neither is.
        </p>
        <CopyButton text={codes.join('\n')} label="Copy the recovery codes" />
      </div>
      <ul data-testid="recovery-codes" className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="font-mono text-[0.8125rem]">
            {code}
          </li>
        ))}
      </ul>
    </div>
  );
}
