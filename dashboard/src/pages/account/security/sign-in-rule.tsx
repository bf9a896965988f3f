import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCommand } from '#api/command.ts';
import { membersQuery } from '#api/queries.ts';
import { changeSignInPolicy } from '#api/security/commands.ts';
import { signInPolicyQuery } from '#api/security/queries.ts';
import { useMay } from '#shell/may.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorNote, Loading } from '#ui/states.tsx';
import { useSay } from '#ui/toast.tsx';

/** Whether the account requires a second factor of its members, and the switch for owners. */
export function SignInRule({ hasFactor }: { hasFactor: boolean }) {
  const query = useQuery(signInPolicyQuery);
  const may = useMay();
  const say = useSay();
  const [asking, setAsking] = useState(false);
  const change = useCommand(changeSignInPolicy, {
    onDone: () => say('A second factor is optional now'),
  });
  if (query.isError) return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Loading />;
  const required = query.data.secondFactorRequired;
  return (
    <div className="space-y-3">
      {change.error && <ErrorNote error={change.error} />}
      <div className="flex flex-wrap items-center gap-3">
        <span className="text-sm">Second factor</span>
        <Badge tone={required ? 'good' : 'neutral'}>{required ? 'Required' : 'Optional'}</Badge>
        {may('owners.write') &&
          (required ? (
            <Button
              look="danger"
              size="small"
              busy={change.isPending}
              onClick={() => change.mutate({ secondFactorRequired: false })}
            >
              Make it optional
            </Button>
          ) : (
            <Button size="small" disabled={!hasFactor} onClick={() => setAsking(true)}>
              Require it
            </Button>
          ))}
      </div>
      {may('owners.write') && !required && !hasFactor && (
        <p className="text-sm text-soft">Set up an authenticator app or a passkey for yourself first.</p>
      )}
      {asking && <RequireDialog onClose={() => setAsking(false)} />}
    </div>
  );
}

function RequireDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const { data: members = [] } = useQuery(membersQuery);
  const change = useCommand(changeSignInPolicy, {
    onDone: () => {
      say('A second factor is required now');
      onClose();
    },
  });
  const without = members.filter(({ state, secondFactor }) => state === 'active' && !secondFactor);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Require a second factor"
      description="Members without one can then sign in only to set one up. This applies at once, also to people who are signed in and to those who use single sign-on. API keys go on working."
    >
      <div className="space-y-4">
        {change.error && <ErrorNote error={change.error} />}
        <p className="text-sm">
          {without.length === 0
            ? 'Every member has a second factor.'
            : `${without.length} ${without.length === 1 ? 'member has' : 'members have'} none. `}
          {without.length > 0 && (
            <Link to="/settings/members" className={TEXT_LINK}>
              See who
            </Link>
          )}
        </p>
        <Button
          look="primary"
          className="w-full"
          busy={change.isPending}
          onClick={() => change.mutate({ secondFactorRequired: true })}
        >
          Require a second factor
        </Button>
      </div>
    </Dialog>
  );
}
