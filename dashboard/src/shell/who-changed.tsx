import { Link } from '@tanstack/react-router';
import type { LogSearch } from '#api/audit-queries.ts';
import { TEXT_LINK } from '#ui/class-names.ts';
import { useMay } from './may.ts';

/** Links to the audit log about this object, for members who may read it. */
export function WhoChanged({ search }: { search: LogSearch }) {
  const may = useMay();
  if (!may('audit.read')) return null;
  return (
    <Link to="/audit-log" search={search} className={TEXT_LINK}>
      Who changed this?
    </Link>
  );
}
