import type { TestApp } from '#test/support/app.ts';
import { onScreen } from '#test/support/attacks.ts';
import { blankPage, drawDocument } from '#test/support/identity/documents.ts';
import { identityForm } from '#test/support/identity/form.ts';
import { portrait, selfie } from '#test/support/identity/people.ts';
import type { Verify } from './verdicts.ts';

/** Sends a real drawn document and photographs for verification. Takes a second or two each. */
export async function sendPictures(app: TestApp, key: string): Promise<Verify> {
  const anna = await portrait('anna');
  const live = await selfie('annaAgain');
  const pictures: Record<string, { document: Buffer; selfies: Buffer[] }> = {
    'ada.obi': { document: await drawDocument('passport', anna), selfies: [live] },
    kelechi: { document: await drawDocument('national_id', anna), selfies: [live] },
    femi: { document: await drawDocument('voters_card', anna), selfies: [await selfie('stranger')] },
    zainab: { document: await blankPage(), selfies: [live] },
    'stranger-77': { document: await drawDocument('drivers_license', anna), selfies: [await onScreen(live)] },
  };
  return async (user) => {
    const images = pictures[user];
    if (!images) throw new Error(`${user} has no pictures`);
    const { payload, headers } = identityForm({ user, ...images });
    const { body } = await app.call<{ data: { id: string } }>('POST', '/v1/identity/verify', {
      key,
      payload,
      headers,
    });
    return body.data.id;
  };
}
