import { queryOptions } from '@tanstack/react-query';
import { get, surety } from './client.ts';
import { command } from './commands.ts';
import { keys } from './keys.ts';
import { paged } from './queries.ts';
import type { Mentions } from './types.ts';

export const notesQuery = (agreementId: string) =>
  paged([...keys.notes, agreementId], (page) => surety.escrow.agreements.notes(agreementId, page).page());

/** Notes that mention the member and wait for an answer. */
export const mentionsQuery = queryOptions({
  queryKey: [...keys.notes, 'mentions'],
  queryFn: async () => (await get<Mentions>('/mentions')).data,
});

type NewNote = { readonly agreementId: string; readonly text: string; readonly mentions: string[] };

export const addNote = command(
  ({ agreementId, ...note }: NewNote) => surety.escrow.agreements.addNote(agreementId, note),
  () => [keys.notes, keys.auditLog],
);
