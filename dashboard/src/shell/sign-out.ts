import { useNavigate } from '@tanstack/react-router';
import { signOut } from '#api/commands.ts';
import { sendDecisions } from '#api/pending-decisions.ts';

/** Ends this session (or all sessions) and clears the cached data. */
export function useSignOut({ everywhere }: { everywhere: boolean }): () => void {
  const navigate = useNavigate();
  return () =>
    void sendDecisions()
      .then(() => signOut.run({ everywhere }))
      .then(() => navigate({ to: '/sign-in' }));
}
