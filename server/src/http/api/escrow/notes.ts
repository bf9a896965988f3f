import { z } from 'zod';
import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import { addNote } from '#actions/notes/add-note.ts';
import { MAX_MENTIONS, MAX_NOTE, type Note } from '#core/notes/note.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list } from '#http/pipeline/endpoint.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import { ActorView, created, idOf, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import { periodFilters } from '#http/pipeline/shape/caller-metadata.ts';
import * as notes from '#store/notes/notes.ts';
import { AgreementParams, keyOf } from './agreements.ts';

export const NoteView = z
  .object({
    id: z.string(),
    agreementId: z.string(),
    text: z.string().meta({ description: 'Plain text: show it as such, never as HTML' }),
    mentions: z.array(z.string()).meta({ description: 'The ids of the members who are mentioned' }),
    actor: ActorView,
    createdAt: timestamp,
  })
  .meta({ id: 'Note' });

const NoteBody = z.object({
  text: text('text', { max: MAX_NOTE }),
  mentions: z
    .array(idOf('mem'), 'mentions must be a list')
    .max(MAX_MENTIONS, `mentions must have at most ${MAX_MENTIONS} entries`)
    .default([])
    .meta({ description: 'The ids of active members who are to read it. They get a mail' }),
});

export const noteEndpoints = [
  list('GET /escrow/agreements/:id/notes', {
    operationId: 'listNotes',
    permission: 'escrow.read',
    tag: 'Escrow',
    summary: 'List an agreement’s notes',
    description: `Returns what members have written down about the agreement, newest first. The parties never
      see it. ${PAGING_NOTE}`,
    params: AgreementParams,
    query: PageQuery.extend(periodFilters),
    answer: ok('A page of notes', NoteView),
    cursor: byId('note'),
    rows: async (call, part) => {
      const key = keyOf(call);
      await loadAgreement(call.context, key);
      return notes.list(call.context.db, key, { ...call.query, ...part });
    },
    view: viewNote,
  }),

  command('POST /escrow/agreements/:id/notes', {
    operationId: 'addNote',
    permission: 'notes.write',
    tag: 'Escrow',
    summary: 'Add a note to an agreement',
    description: `Records what was said or found, for colleagues. Mentioned members get a mail without the
      text, and see the note on the first page of the dashboard until they have answered it with one. Notes
      cannot be changed; an erasure of the buyer or the seller deletes them.`,
    params: AgreementParams,
    body: NoteBody,
    answer: created('The note', NoteView),
    run: (call, answerFor) => addNote(call.context, keyOf(call), call.body, answerFor),
    view: viewNote,
  }),
];

export function viewNote({ mentions, createdAt, ...note }: Note): z.output<typeof NoteView> {
  return { ...note, mentions: [...mentions], createdAt: createdAt.toISOString() };
}
