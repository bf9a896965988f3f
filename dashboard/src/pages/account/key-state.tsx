import type { ApiKey } from '@surety/sdk';
import { formatDateTime } from '#labels/format.ts';
import { Badge } from '#ui/badge.tsx';

export function KeyState({ apiKey }: { apiKey: ApiKey }) {
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
