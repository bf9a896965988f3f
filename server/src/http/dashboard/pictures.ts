import { z } from 'zod';
import { lookAtPictures } from '#actions/identity/look-at-pictures.ts';
import { endpointBy } from '#http/pipeline/endpoint.ts';
import { idOf, ok, timestamp } from '#http/pipeline/schemas.ts';
import type { SessionCaller } from './session-auth.ts';

const PicturesView = z
  .object({
    pictures: z.array(
      z.object({
        name: z.string().meta({ description: '`document`, or `face-1` and on' }),
        contentType: z.literal('image/jpeg'),
        base64: z.string(),
      }),
    ),
    keptUntil: timestamp,
  })
  .meta({ title: 'IdentityPictures' });

const writeByMember = endpointBy<SessionCaller, 'POST'>();

/** A look is a write: it leaves a line that says who looked. */
export const pictureEndpoint = writeByMember('POST /identity/verifications/:id/pictures', {
  operationId: 'lookAtPictures',
  permission: 'identity.pictures',
  params: z.object({ id: idOf('idv') }),
  answer: ok('The pictures that are kept of it', PicturesView),
  run: ({ context, caller: { developerId }, params }) =>
    lookAtPictures(context, { developerId, verificationId: params.id }),
  view: ({ pictures, keptUntil }) => ({
    pictures: pictures.map(({ name, jpeg }) => ({
      name,
      contentType: 'image/jpeg' as const,
      base64: Buffer.from(jpeg).toString('base64'),
    })),
    keptUntil: keptUntil.toISOString(),
  }),
});
