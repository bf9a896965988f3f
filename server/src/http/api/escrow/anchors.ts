import { z } from 'zod';
import { anchorOrigin } from '#core/escrow/verify/anchor.ts';
import { Problem } from '#core/problem.ts';
import { readCheckpoint, readNotes } from '#core/signed-note.ts';
import { read } from '#http/pipeline/endpoint.ts';
import { ok, timestamp } from '#http/pipeline/schemas.ts';
import { openAnchorKey } from '#store/escrow/verify/anchor-key.ts';
import * as anchors from '#store/escrow/verify/anchors.ts';

const AnchorView = z
  .object({
    origin: z.string().meta({ description: 'The name of the log' }),
    size: z.int().meta({ description: 'How many entries it has' }),
    rootHash: z.string().meta({ description: 'The head of its Merkle tree (RFC 6962), in base64' }),
    checkpoint: z.string().meta({
      description:
        'The same, signed: a C2SP checkpoint. Keep it where nobody who runs the database can reach',
    }),
    publicKey: z.string().meta({
      description: 'What its signature is checked with, as C2SP’s signed notes write a verifier key',
    }),
    createdAt: timestamp,
  })
  .meta({ id: 'Anchor' });

export const anchorEndpoints = [
  read('GET /anchors/latest', {
    operationId: 'retrieveLatestAnchor',
    permission: 'escrow.read',
    tag: 'Ledger',
    summary: 'The signed head of the account’s log of anchors',
    description:
      'Every few minutes each agreement that has changed is written to a log, a Merkle tree whose head is ' +
      'signed. Whoever keeps a head can prove later that history was deleted, cut short or written anew. ' +
      'The event `anchor.published` brings each head as a webhook.',
    problems: [404],
    answer: ok('The newest head', AnchorView),
    run: async ({ context, caller: { developerId } }) => {
      const newest = await anchors.latest(context.db, developerId);
      const [note] = readNotes(newest?.note ?? '');
      const checkpoint = note && readCheckpoint(note);
      if (!newest || !checkpoint) {
        throw new Problem('not_found', 'Nothing was anchored yet. Ask again in a few minutes.');
      }
      return { ...newest, ...checkpoint };
    },
    view: ({ note, createdAt, ...checkpoint }, { context, caller: { developerId } }) => ({
      ...checkpoint,
      checkpoint: note,
      publicKey: openAnchorKey(context.secret.derive('anchor')).verifierKey(
        anchorOrigin(context.secret.id, developerId),
      ),
      createdAt: createdAt.toISOString(),
    }),
  }),
];
