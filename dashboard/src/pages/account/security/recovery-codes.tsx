import { CopyButton } from '#ui/copy.tsx';

/** Shown only once. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  return (
    <div className="rounded-xl border border-warn/40 bg-warn-tint p-4">
      <div className="flex items-start justify-between gap-3">
        <p className="text-sm font-medium text-warn">
          These recovery codes are shown only once. Each signs you in once if you lose your phone or passkey.
          Store them somewhere else.
        </p>
        <CopyButton text={codes.join('\n')} label="Copy recovery codes" />
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
