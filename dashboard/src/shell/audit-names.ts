import type { AuditRecord } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { apiKeysQuery } from '#api/queries.ts';
import { useActorNames } from './actor-names.ts';
import { useMay } from './may.ts';

const OTHERS = {
  session: 'Dashboard',
  operator: 'Operator',
  bank: 'The bank',
  person: 'The person',
  system: 'Surety',
};

/** Returns the name of an actor: of a member, or the label of a key. */
export function useAuditNames(): (actor: AuditRecord['actor']) => string {
  const memberName = useActorNames();
  const may = useMay();
  const { data } = useQuery({ ...apiKeysQuery, enabled: may('keys.read') });
  return ({ type, id }) => {
    if (type === 'member') return memberName(id ?? '');
    if (type !== 'key') return OTHERS[type];
    const key = data?.find((known) => known.id === id);
    return key ? `Key ${key.label ?? `${key.prefix}…`}` : 'A key';
  };
}
