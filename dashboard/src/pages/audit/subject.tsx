import type { AuditRecord } from '@surety/sdk';
import { Link } from '@tanstack/react-router';
import { shortId } from '#labels/format.ts';
import { humanise } from '#labels/humanise.ts';

const LOOK = 'text-accent underline underline-offset-4 [overflow-wrap:anywhere]';

/** The object of an audit record, linked to its page if it has one. */
export function Subject({
  of: record,
  nameOf,
}: {
  of: AuditRecord;
  nameOf: (actor: AuditRecord['actor']) => string;
}) {
  const { subject } = record;
  if (!subject) return <span className="text-soft">The account</span>;
  const { type, id } = subject;
  const code = <span className="font-mono text-[0.8125rem] whitespace-nowrap">{shortId(id)}</span>;
  switch (type) {
    case 'agreement':
      return (
        <Link to="/agreements/$id" params={{ id }} className={LOOK}>
          {code}
        </Link>
      );
    case 'key':
      return (
        <Link to="/settings/api-keys/$id" params={{ id }} className={LOOK}>
          {nameOf({ type: 'key', id })}
        </Link>
      );
    case 'webhook':
      return (
        <Link to="/webhooks/$id" params={{ id }} className={LOOK}>
          {code}
        </Link>
      );
    case 'payout_account':
      return (
        <Link to="/payouts/account" search={{ seller: id }} className={LOOK}>
          {id}
        </Link>
      );
    case 'verification':
      return (
        <Link to="/identity/$id" params={{ id }} className={LOOK}>
          {code}
        </Link>
      );
    case 'member':
      return <span>{id === record.actor.id ? 'Themselves' : nameOf({ type: 'member', id })}</span>;
    case 'account':
      return <span className="text-soft">The account</span>;
    default:
      return (
        <span className="text-soft">
          {humanise(type)} {code}
        </span>
      );
  }
}
