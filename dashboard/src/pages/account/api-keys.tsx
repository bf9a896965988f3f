import type { ApiKey } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { IN_TEST } from '#api/environment.ts';
import { apiKeysQuery } from '#api/queries.ts';
import { formatMoney } from '#labels/format.ts';
import { useMay } from '#shell/may.ts';
import { Button } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { ErrorNote, Loading } from '#ui/states.tsx';
import { Aside, type Column, Narrow, ROW_LINK, Table, whenColumn } from '#ui/table.tsx';
import { When } from '#ui/time.tsx';
import { RevokeDialog, RotateDialog } from './api-key-dialogs.tsx';
import { GenerateDialog } from './generate-key-dialog.tsx';
import { KeyState } from './key-state.tsx';

const WHERE = IN_TEST
  ? 'These keys begin with svc_test_ and only work here, with the sandbox bank.'
  : 'These keys begin with svc_live_. Keys for trying things out are in the test environment.';

type Asking = { readonly what: 'generate' } | { readonly what: 'rotate' | 'revoke'; readonly key: ApiKey };

export function ApiKeys() {
  const query = useQuery(apiKeysQuery);
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  const may = useMay();
  return (
    <Page
      title="API keys"
      lede={`${WHERE} Your programs send one in the x-api-key header. Use a key of its own for each program, so that one can go without the others.`}
      actions={
        may('keys.write') && (
          <Button look="primary" onClick={() => setAsking({ what: 'generate' })}>
            <PlusIcon /> Create key
          </Button>
        )
      }
    >
      {query.isPending && <Loading />}
      {query.isError && <ErrorNote error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && (
        <Table
          label="API keys, active ones first"
          columns={columnsFor(setAsking, may('keys.write'))}
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

function limitLabel({ scopes, networks, dailyLimit }: ApiKey): string {
  const parts = [
    scopes ? scopes.join(', ') : 'Everything',
    ...(networks ? ['some networks'] : []),
    ...(dailyLimit ? [`${formatMoney(dailyLimit.amount, dailyLimit.currency)} a day`] : []),
  ];
  return parts.join(' · ');
}

const columnsFor = (ask: (asking: Asking) => void, mayChange: boolean): readonly Column<ApiKey>[] => [
  {
    name: 'Key',
    cell: (key) => (
      <Link to="/settings/api-keys/$id" params={{ id: key.id }} className={ROW_LINK}>
        <span className="font-medium group-hover:text-accent">{key.label ?? 'No label'}</span>
        <Aside>
          <span className="font-mono">{`${key.prefix}…`}</span>
        </Aside>
        <Narrow>
          <KeyState apiKey={key} />
        </Narrow>
      </Link>
    ),
  },
  { name: 'May do', wideOnly: true, cell: (key) => <span className="text-soft">{limitLabel(key)}</span> },
  { name: 'State', wideOnly: true, cell: (key) => <KeyState apiKey={key} /> },
  {
    name: 'Last used',
    wideOnly: true,
    cell: (key) => (
      <span className="text-soft">{key.lastUsedAt ? <When at={key.lastUsedAt} /> : 'Never'}</span>
    ),
  },
  whenColumn('Created', { wideOnly: 'very' }),
  {
    name: 'Actions',
    right: true,
    cell: (key) =>
      key.active &&
      mayChange && (
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
