import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { remove } from '#api/client.ts';

/** Ends the session (or all of them) and forgets everything that was on the screen. */
export function useSignOut(path: '/session' | '/sessions' = '/session'): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return () => {
    void remove(path)
      .catch(() => undefined)
      .then(() => {
        client.clear();
        return navigate({ to: '/sign-in' });
      });
  };
}
