import { Link } from '@tanstack/react-router';
import { shortId } from '#labels/format.ts';

/** Named by its id: a page may have many, and “Open” would be the name of all. */
export function AgreementLink({ id }: { id: string }) {
  return (
    <Link
      to="/agreements/$id"
      params={{ id }}
      aria-label={`Agreement ${shortId(id)}`}
      title={id}
      className="font-mono text-[0.8125rem] whitespace-nowrap text-accent underline underline-offset-4"
    >
      {shortId(id)}
    </Link>
  );
}
