import { z } from 'zod';
import { lookAtPictures } from '#actions/identity/look-at-pictures.ts';
import { endpointBy } from '#http/pipeline/endpoint.ts';
import { idOf, ok, timestamp } from '#http/pipeline/schemas.ts';
import type { SessionCaller } from './session-auth.ts';

const PicturesView = z
  .object({
    pictures: z.array(
      z.object({
        name: z.string().meta({ description: '`document`, or `face-1`, `face-2` and so on' }),
        contentType: z.enum(['image/jpeg', 'image/png']),
        base64: z.string(),
      }),
    ),
    keptUntil: timestamp,
  })
  .meta({ title: 'IdentityPictures' });

/** The first byte of a PNG; a JPEG begins with another. */
const PNG_FIRST = 0x89;

const writeByMember = endpointBy<SessionCaller, 'POST'>();

/** Viewing is a write: it is recorded in the audit log. */
export const pictureEndpoint = writeByMember('POST /identity/verifications/:id/pictures', {
  operationId: 'lookAtPictures',
  permission: 'identity.pictures',
  params: z.object({ id: idOf('idv') }),
  answer: ok('The stored pictures of the verification', PicturesView),
  run: ({ context, caller: { developerId }, params }) =>
    lookAtPictures(context, { developerId, verificationId: params.id }),
  view: ({ pictures, keptUntil }) => ({
    pictures: pictures.map(({ name, jpeg }) => ({
      name,
      contentType: jpeg[0] === PNG_FIRST ? ('image/png' as const) : ('image/jpeg' as const),
      base64: Buffer.from(jpeg).toString('base64'),
    })),
    keptUntil: keptUntil.toISOString(),
  }),
});
