import { useQuery } from '@tanstack/react-query';
import { eventQuery, webhookRequestQuery } from '#api/queries.ts';
import type { SignedWebhook } from '#api/types.ts';
import { useMay } from '#shell/may.ts';
import { CopyText } from '#ui/copy.tsx';
import { Json } from '#ui/disclosure.tsx';
import { ErrorNote } from '#ui/states.tsx';

type Props = { endpointId: string; eventId: string };

/** The request: with the headers for those who may send it, else the body alone. */
export function RequestOf(props: Props) {
  return useMay()('webhooks.write') ? <Signed {...props} /> : <Body eventId={props.eventId} />;
}

function Signed({ endpointId, eventId }: Props) {
  const query = useQuery(webhookRequestQuery(endpointId, eventId));
  if (query.error) return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return null;
  const { headers, body } = query.data;
  return (
    <div className="mt-3 space-y-3">
      <div>
        <div className="mb-1 flex flex-wrap items-center justify-between gap-2">
          <p className="text-xs font-medium text-soft">Request headers, signed now</p>
          <CopyText text={curlOf(query.data)} label="Copy as curl" />
        </div>
        <dl className="contain-inline-size overflow-x-auto rounded-lg bg-sunken p-3 font-mono text-xs">
          {Object.entries(headers).map(([name, value]) => (
            <div key={name} className="sm:flex sm:gap-3">
              <dt className="shrink-0 text-soft sm:w-40">{name}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <p className="mb-1 text-xs font-medium text-soft">Request body</p>
        <Json value={JSON.parse(body)} />
      </div>
    </div>
  );
}

function Body({ eventId }: { eventId: string }) {
  const query = useQuery(eventQuery(eventId));
  return (
    <div className="mt-3">
      <p className="mb-1 text-xs font-medium text-soft">Request body</p>
      {query.error && <ErrorNote error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <Json value={query.data} />}
    </div>
  );
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Sends the same bytes, so that the signature matches, for as long as the receiver accepts its time. */
function curlOf({ url, headers, body }: SignedWebhook): string {
  const given = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  return ['curl -i -X POST', ...given, `--data-raw ${quoted(body)}`, quoted(url)].join(' \\\n  ');
}
