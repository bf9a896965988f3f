import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '#api/queries.ts';

/** Part of the frame of every page, so that no figure is ever read as somebody's money. */
export function SandboxNote({ className = '' }: { className?: string }) {
  const { data } = useQuery(sessionQuery);
  if (!data?.sandbox) return null;
  return <p className={`text-xs text-soft ${className}`}>Sandbox: no real money moves</p>;
}
