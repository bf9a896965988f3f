import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DocumentType } from '#core/identity/reading.ts';
import { startTestApp } from '#test/support/app.ts';
import { cutOut, mirrored, onScreen, shifted, turned } from '#test/support/attacks.ts';
import { blankPage, drawDocument, wordlessPage } from '#test/support/identity/documents.ts';
import { identityForm } from '#test/support/identity/form.ts';
import { group, portrait, selfie } from '#test/support/identity/people.ts';
import { openPuppet, type Posture } from '#test/support/identity/puppet.ts';

type Result = {
  status: 'success' | 'failed';
  message: string;
  data: {
    id: string;
    externalUserId: string;
    identityVerified: boolean;
    identityMatchScore: number;
    livenessPassed: boolean;
    documentType: DocumentType;
    documentTypeConfidence: number;
    livenessDetail: string | null;
    rejectionReasons: string[];
    rejectionDetails: { reason: string; code: string; frame: number | null }[];
  };
};

// Drawn before the first verification: from then on this process reads nothing but JPEG and PNG.
const anna = await portrait('anna');
const documents: Record<DocumentType, Buffer> = {
  passport: await drawDocument('passport', anna),
  drivers_license: await drawDocument('drivers_license', anna),
  national_id: await drawDocument('national_id', anna),
  voters_card: await drawDocument('voters_card', anna),
};
const faceless = await drawDocument('passport', null);
const blank = await blankPage();
/** For failures that the faces decide: reading a page takes longer than all of the face work. */
const wordless = await wordlessPage(anna);
const live = await selfie('annaAgain');
const enlargedPortrait = await portrait('anna', 720, 926);
const bend = openPuppet(enlargedPortrait);

const app = await startTestApp();
let key: string;
beforeAll(async () => {
  key = (await app.signUp()).key;
});

async function verify(images: Parameters<typeof identityForm>[0], headers: Record<string, string> = {}) {
  const { payload, headers: type } = identityForm(images);
  return app.call<Result>('POST', '/v1/identity/verify', { key, payload, headers: { ...type, ...headers } });
}

describe('POST /v1/identity/verify', { timeout: 180_000 }, () => {
  it.each(Object.keys(documents) as DocumentType[])(
    'passes one person on a %s and in another photo',
    async (type) => {
      const { status, body } = await verify({
        user: `user-${type}`,
        document: documents[type],
        selfies: [live],
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        status: 'success',
        message: 'Identity verified.',
        data: {
          id: expect.stringMatching(/^idv_[0-9a-f]{32}$/),
          externalUserId: `user-${type}`,
          identityVerified: true,
          livenessPassed: true,
          documentType: type,
          rejectionReasons: [],
        },
      });
      expect(body.data.identityMatchScore).toBeGreaterThanOrEqual(90);
      expect(body.data.documentTypeConfidence).toBeGreaterThan(0.5);
    },
  );

  it.each([90, 180, 270])('reads a document that was photographed at %d degrees', async (degrees) => {
    const document = await sharp(documents.national_id).rotate(degrees).jpeg().toBuffer();
    const { body } = await verify({ document, selfies: [live] });
    expect(body.data).toMatchObject({ identityVerified: true, documentType: 'national_id' });
  });

  it('passes several frames of a moving head', async () => {
    const { body } = await verify({
      document: documents.voters_card,
      selfies: [live, await turned(live, 14), await turned(live, -14)],
    });
    expect(body.data).toMatchObject({ identityVerified: true, livenessPassed: true });
  });

  it('passes a photograph that was rotated by software, black corners and all', async () => {
    const { width, height } = await sharp(live).metadata();
    const slanted = await sharp(live).rotate(5, { background: '#000' }).toBuffer();
    const selfie = await sharp(slanted).resize(width, height, { fit: 'cover' }).jpeg().toBuffer();
    const { body } = await verify({ document: documents.voters_card, selfies: [selfie] });
    expect(body.data).toMatchObject({ identityVerified: true, livenessPassed: true });
  });

  it('fails another person', async () => {
    const { status, body } = await verify({
      document: documents.voters_card,
      selfies: [await selfie('stranger')],
    });
    expect(status).toBe(200);
    expect(body.status).toBe('failed');
    expect(body.data.rejectionReasons).toEqual(['match_below_threshold']);
    expect(body.data.identityMatchScore).toBeLessThan(50);
    expect(body.message).toMatch(/^The person in the selfie does not match the photo on the document\./);
  });

  it('fails when one frame shows another person, and names that frame', async () => {
    const selfies = [live, await turned(live, 14), await selfie('stranger')];
    const { body } = await verify({ document: documents.voters_card, selfies });
    expect(body.data).toMatchObject({ identityVerified: false, livenessDetail: 'several_frames' });
    const about = body.data.rejectionDetails.filter(({ frame }) => frame !== null);
    expect(about).toEqual([{ reason: 'match_below_threshold', code: 'another_person', frame: 3 }]);
    // The stranger has another background.
    expect(body.data.rejectionDetails.map(({ code }) => code)).toContain('not_one_moment');
    expect(body.message).toContain('Frame 3: ');
  });

  it.each([
    ['a document without a face', async () => ({ document: faceless, selfies: [live] }), ['face_not_found']],
    [
      'a blank page',
      async () => ({ document: blank, selfies: [live] }),
      ['face_not_found', 'document_unreadable'],
    ],
    ['a selfie without a face', async () => ({ document: wordless, selfies: [blank] }), ['face_not_found']],
    [
      'a selfie in place of the document',
      async () => ({ document: live, selfies: [live] }),
      ['document_unreadable', 'liveness_failed'],
    ],
    [
      'the portrait of the document as the selfie',
      async () => ({ document: wordless, selfies: [enlargedPortrait] }),
      ['liveness_failed'],
    ],
    [
      'the portrait of the document in a mirror',
      async () => ({ document: wordless, selfies: [await mirrored(enlargedPortrait)] }),
      ['liveness_failed'],
    ],
    [
      'one still, moved and saved again',
      async () => ({
        document: wordless,
        selfies: [live, await shifted(live, 9), await shifted(live, 17)],
      }),
      ['liveness_failed'],
    ],
    [
      'one still, cut out and moved in front of itself',
      async () => ({
        document: wordless,
        selfies: [live, await cutOut(live, [16, -9]), await cutOut(live, [-20, 12])],
      }),
      ['liveness_failed'],
    ],
    [
      'one still and its mirror image',
      async () => ({ document: wordless, selfies: [live, await mirrored(live)] }),
      ['liveness_failed'],
    ],
    [
      'a still and a blank picture',
      async () => ({ document: wordless, selfies: [live, blank] }),
      ['face_not_found'],
    ],
    [
      'a picture on a screen',
      async () => ({ document: wordless, selfies: [await onScreen(live)] }),
      ['liveness_failed'],
    ],
    [
      'a face among others',
      async () => ({ document: wordless, selfies: [await group()] }),
      ['liveness_failed'],
    ],
  ])('fails %s', async (_case, images, reasons) => {
    const { status, body } = await verify(await images());
    expect(status).toBe(200);
    expect(body.status).toBe('failed');
    expect(body.data.identityVerified).toBe(false);
    expect(body.data.rejectionReasons).toEqual(expect.arrayContaining(reasons));
  });

  it.each<[string, Posture, (picture: Buffer) => Promise<Buffer>]>([
    ['turned', { yaw: 15 }, async (picture) => picture],
    ['with the mouth open', { mouth: 0.5 }, async (picture) => picture],
    ['turned and in a mirror', { yaw: -15, pitch: 6 }, mirrored],
  ])('knows the portrait of the document again when software bent it: %s', async (_how, posture, change) => {
    const { body } = await verify({ document: wordless, selfies: [await change(await bend(posture))] });
    expect(body.data.rejectionDetails.map(({ code }) => code)).toContain('photo_of_document');
  });
});
