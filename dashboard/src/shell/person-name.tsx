import { useQuery } from '@tanstack/react-query';
import { nameQuery } from '#api/names.ts';
import { Name } from '#ui/name.tsx';
import { useMay } from './may.ts';

function usePersonName(id: string): string | null {
  const may = useMay();
  return useQuery({ ...nameQuery(id), enabled: may('escrow.read') }).data ?? null;
}

/** A person of whom a list knows the id only: by name, with the id beside it. */
export function PersonName({ id }: { id: string }) {
  const name = usePersonName(id);
  return (
    <>
      <Name name={name} id={id} />
      {name !== null && (
        <span className="ml-1.5 font-mono text-xs font-normal text-soft [overflow-wrap:anywhere]">{id}</span>
      )}
    </>
  );
}
