import { switchAccount } from '#api/commands.ts';
import { PAGES } from '#api/environment.ts';
import type { Session } from '#api/types.ts';
import { Select } from '#ui/form/field.tsx';

/** For members of several accounts. Switching loads a new page, so that nothing of the old account stays. */
export function AccountSwitch({ session }: { session: Session | undefined }) {
  if (!session?.developer || session.accounts.length < 2) return null;
  const switchTo = async (accountId: string) => {
    await switchAccount.run({ accountId });
    location.assign(PAGES);
  };
  return (
    <Select
      aria-label="Account"
      value={session.developer.id}
      onChange={(event) => void switchTo(event.target.value)}
    >
      {session.accounts.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
