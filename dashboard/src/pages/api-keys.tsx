import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { post, remove } from '../api/client.ts';
import { keysQuery } from '../api/queries.ts';
import type { ApiKey, NewApiKey } from '../api/types.ts';
import { useForm } from '../form.ts';
import { formatDateTime } from '../format.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, Input, Select } from '../ui/field.tsx';
import { PlusIcon } from '../ui/icons.tsx';
import { Page } from '../ui/page.tsx';
import { Secret } from '../ui/secret.tsx';
import { ErrorNote, Loading } from '../ui/states.tsx';
import { type Column, Narrow, Table, whenColumn } from '../ui/table.tsx';
import { When } from '../ui/time.tsx';
import { useSay } from '../ui/toast.tsx';

type Asking = { readonly what: 'generate' } | { readonly what: 'rotate' | 'revoke'; readonly key: ApiKey };

export function ApiKeys() {
  const query = useQuery(keysQuery);
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  return (
    <Page
      title="API keys"
      lede="Your programs send one in the x-api-key header. Use a key of its own for each program, so that one can go without the others."
      actions={
        <Button look="primary" onClick={() => setAsking({ what: 'generate' })}>
          <PlusIcon /> Generate a key
        </Button>
      }
    >
      {query.isPending && <Loading />}
      {query.isError && <ErrorNote error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && (
        <Table
          label="API keys, active ones first"
          columns={columnsFor(setAsking)}
          rows={query.data.data}
          rowKey={(key) => key.id}
        />
      )}
      {asking?.what === 'generate' && <GenerateDialog onClose={close} />}
      {asking?.what === 'rotate' && <RotateDialog apiKey={asking.key} onClose={close} />}
      {asking?.what === 'revoke' && <RevokeDialog apiKey={asking.key} onClose={close} />}
    </Page>
  );
}

const columnsFor = (ask: (asking: Asking) => void): readonly Column<ApiKey>[] => [
  {
    name: 'Key',
    cell: (key) => (
      <>
        <span className="font-medium">{key.label ?? 'No label'}</span>
        <span className="block font-mono text-xs text-soft">{`${key.prefix}…`}</span>
        <Narrow>
          <KeyState apiKey={key} />
        </Narrow>
      </>
    ),
  },
  { name: 'State', wideOnly: true, cell: (key) => <KeyState apiKey={key} /> },
  {
    name: 'Last used',
    wideOnly: true,
    cell: (key) => (
      <span className="text-soft">{key.lastUsedAt ? <When at={key.lastUsedAt} /> : 'Never'}</span>
    ),
  },
  whenColumn('Created', { wideOnly: true }),
  {
    name: 'Actions',
    right: true,
    cell: (key) =>
      key.active && (
        <span className="inline-flex justify-end gap-1.5">
          <Button
            size="small"
            aria-label={`Rotate ${key.label ?? key.prefix}`}
            onClick={() => ask({ what: 'rotate', key })}
          >
            Rotate
          </Button>
          <Button
            size="small"
            look="danger"
            aria-label={`Revoke ${key.label ?? key.prefix}`}
            onClick={() => ask({ what: 'revoke', key })}
          >
            Revoke
          </Button>
        </span>
      ),
  },
];

function KeyState({ apiKey }: { apiKey: ApiKey }) {
  if (apiKey.active && apiKey.revokedAt) {
    return (
      <span title={`Works until ${formatDateTime(apiKey.revokedAt)}`}>
        <Badge tone="warn">Being replaced</Badge>
      </span>
    );
  }
  if (apiKey.active) return <Badge tone="good">Active</Badge>;
  return <Badge>{apiKey.revokedAt ? 'Revoked' : 'Expired'}</Badge>;
}

/** The new key stays in this dialog's memory until it closes; no cache ever holds it. */
function GenerateDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm(
    ({ label }) => post<NewApiKey>('/v1/developer/api-keys', label ? { label } : {}),
    () => client.invalidateQueries({ queryKey: ['keys'] }),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={form.result ? 'The new key' : 'Generate a key'}
    >
      {form.result ? (
        <Done secret={form.result.apiKey} onClose={onClose} />
      ) : (
        <form method="post" onSubmit={form.onSubmit} className="space-y-4">
          {form.error && <ErrorNote error={form.error} />}
          <Field
            label="Label"
            hint="What the key is for, such as “production”."
            error={form.errorOf('label')}
          >
            <Input name="label" maxLength={80} autoFocus />
          </Field>
          <Button type="submit" look="primary" className="w-full" busy={form.busy}>
            Generate
          </Button>
        </form>
      )}
    </Dialog>
  );
}

function RotateDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm(
    ({ overlap }) =>
      post<NewApiKey>(`/v1/developer/api-keys/${apiKey.id}/rotate`, { overlapSeconds: Number(overlap) }),
    () => client.invalidateQueries({ queryKey: ['keys'] }),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={form.result ? 'The new key' : 'Rotate the key'}
      description={form.result ? undefined : `${apiKey.prefix}… is replaced by a new one.`}
    >
      {form.result ? (
        <Done secret={form.result.apiKey} onClose={onClose} />
      ) : (
        <form method="post" onSubmit={form.onSubmit} className="space-y-4">
          {form.error && <ErrorNote error={form.error} />}
          <Field label="The old key goes on working for" hint="Long enough to bring the new one everywhere.">
            <Select name="overlap" defaultValue="3600">
              <option value="0">Not a moment longer</option>
              <option value="3600">An hour</option>
              <option value="86400">A day</option>
              <option value="604800">A week</option>
            </Select>
          </Field>
          <Button type="submit" look="primary" className="w-full" busy={form.busy}>
            Rotate
          </Button>
        </form>
      )}
    </Dialog>
  );
}

function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const client = useQueryClient();
  const say = useSay();
  const revoke = useMutation({
    mutationFn: () => remove(`/v1/developer/api-keys/${apiKey.id}`),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['keys'] });
      say('The key opens nothing any more');
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Revoke the key"
      description={`Whatever still uses ${apiKey.label ?? apiKey.prefix} is refused from now on. This cannot be undone.`}
    >
      {revoke.error && <ErrorNote error={revoke.error} />}
      <Button look="danger" className="w-full" busy={revoke.isPending} onClick={() => revoke.mutate()}>
        Revoke it now
      </Button>
    </Dialog>
  );
}

function Done({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <div className="space-y-5">
      <Secret value={secret} name="API key" />
      <Button look="primary" className="w-full" onClick={onClose}>
        I have kept it
      </Button>
    </div>
  );
}
