import { useState } from 'react';
import { useCommand } from '#api/command.ts';
import { changeRole, inviteMember, removeMember } from '#api/commands.ts';
import type { Member, Role } from '#api/types.ts';
import { ROLE_NAMES, ROLES, roleLabel } from '#labels/members.ts';
import { useMay } from '#shell/may.ts';
import { useSayDone } from '#shell/say-done.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input, Select } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { SecretOnce } from '#ui/secret.tsx';
import { ErrorNote } from '#ui/states.tsx';
import { useSay } from '#ui/toast.tsx';

/** The link stays in this dialog's memory until it closes. It is never cached. */
export function InviteDialog({ again, onClose }: { again?: Member; onClose: () => void }) {
  const sayDone = useSayDone();
  const form = useForm(
    inviteMember,
    ({ email = '', role }) => ({ email, role: role as Role }),
    (result) => {
      if ('path' in result && result.path) return;
      sayDone(result, 'The invitation is on its way by mail');
      onClose();
    },
  );
  const invited = form.result && 'member' in form.result ? form.result : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={invited?.path ? 'Invitation link' : 'Invite a member'}
      description={
        invited?.path
          ? `Send this link to ${invited.member.email}. It works once, and for seven days.`
          : 'They get a link with which they choose a password.'
      }
    >
      {invited?.path ? (
        <SecretOnce value={`${location.origin}${invited.path}`} name="link" onKept={onClose} />
      ) : (
        <form method="post" onSubmit={form.onSubmit} className="space-y-4">
          {form.error && <ErrorNote error={form.error} />}
          <Field label="E-mail" error={form.errorOf('email')}>
            <Input name="email" type="email" defaultValue={again?.email} required autoFocus />
          </Field>
          <RoleField chosen={again?.role ?? 'developer'} />
          <Button type="submit" look="primary" className="w-full" busy={form.busy}>
            Create invitation
          </Button>
        </form>
      )}
    </Dialog>
  );
}

export function RoleDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const sayDone = useSayDone();
  const form = useForm(
    changeRole,
    ({ role }) => ({ id: member.id, role: role as Role }),
    (result) => {
      sayDone(
        result,
        'role' in result ? `${result.name} is now ${roleLabel(result.role).toLowerCase()}` : '',
      );
      onClose();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Change role"
      description={`Takes effect with the next click of ${member.name}.`}
    >
      <form method="post" onSubmit={form.onSubmit} className="space-y-4">
        {form.error && <ErrorNote error={form.error} />}
        <RoleField chosen={member.role} />
        <Button type="submit" look="primary" className="w-full" busy={form.busy}>
          Change role
        </Button>
      </form>
    </Dialog>
  );
}

export function RemoveDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const say = useSay();
  const removal = useCommand(removeMember, {
    onDone: () => {
      say(`${member.name} was removed`);
      onClose();
    },
  });
  const invited = member.state === 'invited';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={invited ? 'Withdraw the invitation' : `Remove ${member.name}`}
      description={
        invited
          ? 'The link will stop working.'
          : 'They are signed out of this account at once. Their name stays on everything they did. API keys that they created keep working.'
      }
    >
      {removal.error && <ErrorNote error={removal.error} />}
      <Button
        look="danger"
        className="mt-1 w-full"
        busy={removal.isPending}
        onClick={() => removal.mutate({ id: member.id })}
      >
        {invited ? 'Withdraw invitation' : 'Remove member'}
      </Button>
    </Dialog>
  );
}

function RoleField({ chosen }: { chosen: Role }) {
  const may = useMay();
  const [role, setRole] = useState(chosen);
  const offered = ROLE_NAMES.filter((role) => role !== 'owner' || may('owners.write'));
  return (
    <Field label="Role" hint={`${ROLES[role]}.`}>
      <Select name="role" value={role} onChange={(event) => setRole(event.target.value as Role)}>
        {offered.map((name) => (
          <option key={name} value={name}>
            {roleLabel(name)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
