import { useNavigate } from '@tanstack/react-router';
import { signOut } from '#api/commands.ts';

/** Ends the session (or all of them) and forgets everything that was on the screen. */
export function useSignOut({ everywhere }: { everywhere: boolean }): () => void {
  const navigate = useNavigate();
  return () => void signOut.run({ everywhere }).then(() => navigate({ to: '/sign-in' }));
}
