import { useQuery } from '@tanstack/react-query';
import { useCommand } from '#api/command.ts';
import { endSession } from '#api/security/commands.ts';
import { ownSessionsQuery } from '#api/security/queries.ts';
import type { OwnSession } from '#api/types.ts';
import { useSignOut } from '#shell/sign-out.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorNote, Loading } from '#ui/states.tsx';
import { When } from '#ui/time.tsx';

export function OwnSessions() {
  const query = useQuery(ownSessionsQuery);
  const signOutEverywhere = useSignOut({ everywhere: true });
  if (query.isError) return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Loading />;
  return (
    <div className="space-y-4">
      <ul aria-label="Sessions" className="divide-y divide-line text-sm">
        {query.data.map((session) => (
          <Item key={session.id} session={session} />
        ))}
      </ul>
      <Button look="danger" onClick={signOutEverywhere}>
        Sign out everywhere
      </Button>
    </div>
  );
}

function Item({ session }: { session: OwnSession }) {
  const ending = useCommand(endSession);
  const browser = session.browser ?? 'A browser';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <span className="min-w-0 flex-1 basis-48">
        <span className="font-medium">{browser}</span>
        <span className="block text-xs text-soft [overflow-wrap:anywhere]">
          {session.network && <span className="figures">{`${session.network} · `}</span>}
          signed in <When at={session.createdAt} />, last used <When at={session.seenAt} />
        </span>
      </span>
      {session.current ? (
        <Badge tone="good">This session</Badge>
      ) : (
        <Button
          size="small"
          look="danger"
          aria-label={`End the session in ${browser}`}
          busy={ending.isPending}
          onClick={() => ending.mutate({ id: session.id })}
        >
          End
        </Button>
      )}
      {ending.error && <ErrorNote error={ending.error} />}
    </li>
  );
}
