import { z } from 'zod';
import { MENTION_MS } from '#core/notes/note.ts';
import { NoteView, viewNote } from '#http/api/escrow/notes.ts';
import { endpointBy } from '#http/pipeline/endpoint.ts';
import { ok } from '#http/pipeline/schemas.ts';
import * as notes from '#store/notes/notes.ts';
import type { SessionCaller } from './session-auth.ts';

const MOST = 20;

/** Notes that mention the signed-in member and wait for an answer. */
export const mentionsEndpoint = endpointBy<SessionCaller>()('GET /mentions', {
  operationId: 'listMentions',
  permission: 'escrow.read',
  heavy: true,
  answer: ok('Newest first', z.object({ data: z.array(NoteView) }).meta({ title: 'Mentions' })),
  run: ({ context: { db, clock }, caller: { developerId, memberId } }) =>
    notes.unanswered(db, developerId, memberId, {
      since: new Date(clock().getTime() - MENTION_MS),
      limit: MOST,
    }),
  view: (found) => ({ data: found.map(viewNote) }),
});
