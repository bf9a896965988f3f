import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { approvalsQuery } from '#api/approvals.ts';
import { formatDateTime } from '#labels/format.ts';
import { useMay } from '#shell/may.ts';
import { TEXT_LINK } from '#ui/class-names.ts';

/** Requests about this agreement that still need another member's approval. */
export function AwaitedApprovals({ agreementId }: { agreementId: string }) {
  const may = useMay();
  const query = useInfiniteQuery({
    ...approvalsQuery({ status: 'PENDING', agreementId }),
    enabled: may('approvals.read'),
  });
  const waiting = query.data?.pages[0]?.data ?? [];
  if (waiting.length === 0) return null;
  return (
    <section
      aria-label="Waiting for approval"
      className="mb-8 rounded-xl border border-warn/30 bg-warn-tint px-4 py-3 text-sm"
    >
      <h2 className="font-medium text-warn">Waiting for approval</h2>
      <ul className="mt-1 space-y-1">
        {waiting.map(({ id, summary, expiresAt }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            {summary} <span className="text-soft">Until {formatDateTime(expiresAt)}.</span>
          </li>
        ))}
      </ul>
      <Link to="/approvals" className={`${TEXT_LINK} mt-2 inline-block`}>
        Go to approvals
      </Link>
    </section>
  );
}
