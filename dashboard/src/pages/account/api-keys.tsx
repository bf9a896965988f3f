import type { ApiKey } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IN_TEST } from '#api/environment.ts';
import { apiKeysQuery } from '#api/queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { ErrorNote, Loading } from '#ui/states.tsx';
import { type Column, Narrow, Table, whenColumn } from '#ui/table.tsx';
import { When } from '#ui/time.tsx';
import { formatDateTime } from '#words/format.ts';
import { GenerateDialog, RevokeDialog, RotateDialog } from './api-key-dialogs.tsx';

const WHERE = IN_TEST
  ? 'These begin with svc_test_ and work here alone, on the sandbox bank.'
  : 'These begin with svc_live_; those for trying things out are in the test environment.';

type Asking = { readonly what: 'generate' } | { readonly what: 'rotate' | 'revoke'; readonly key: ApiKey };

export function ApiKeys() {
  const query = useQuery(apiKeysQuery);
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  return (
    <Page
      title="API keys"
      lede={`${WHERE} Your programs send one in the x-api-key header. Use a key of its own for each program, so that one can go without the others.`}
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
          rows={query.data}
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
