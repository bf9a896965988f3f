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
    size: z.int().meta({ description: 'The number of entries in the log' }),
    rootHash: z.string().meta({ description: 'The root hash of its Merkle tree (RFC 6962), in base64' }),
    checkpoint: z.string().meta({
      description:
        'The signed tree head, as a C2SP checkpoint. Store it out of reach of anyone who can change ' +
        'the database',
    }),
    publicKey: z.string().meta({
      description: 'The verifier key for the signature, in the format of C2SP signed notes',
    }),
    createdAt: timestamp,
  })
  .meta({ id: 'Anchor' });

export const anchorEndpoints = [
  read('GET /anchors/latest', {
    operationId: 'retrieveLatestAnchor',
    permission: 'escrow.read',
    tag: 'Ledger',
    summary: 'Retrieve the latest anchor',
    description:
      'Every few minutes, each agreement that has changed is added to a log: a Merkle tree with a ' +
      'signed head. With a ' +
      'stored head, you can prove later that history was deleted, truncated or rewritten. The event ' +
      '`anchor.published` ' +
      'delivers each head as a webhook.',
    problems: [404],
    answer: ok('The latest signed tree head', AnchorView),
    run: async ({ context, caller: { developerId } }) => {
      const newest = await anchors.latest(context.db, developerId);
      const [note] = readNotes(newest?.note ?? '');
      const checkpoint = note && readCheckpoint(note);
      if (!newest || !checkpoint) {
        throw new Problem('not_found', 'Nothing has been anchored yet. Try again in a few minutes.');
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
