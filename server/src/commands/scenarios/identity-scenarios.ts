import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Surety } from '@surety/sdk';
import { CommandError } from '#commands/command-error.ts';
import { CONSENT_VERSION, DOCUMENT_PART, MAX_ATTEMPTS } from '#core/identity/session.ts';
import type { TestPicture } from '#core/identity/test-people.ts';

type IdentityScenario = (surety: Surety, apiUrl: string) => Promise<string>;

const newPersonId = () => `person_${randomBytes(4).toString('hex')}`;

/** A plain grey picture, in which no environment finds a face. */
function greyPaper(width = 480, height = 640): Buffer {
  const part = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight-bit greyscale; each row below starts with 0 for no filter.
  header[8] = 8;
  const rows = Buffer.alloc((width + 1) * height, 0x99);
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    part('IHDR', header),
    part('IDAT', deflateSync(rows)),
    part('IEND', Buffer.alloc(0)),
  ]);
}

const fail: IdentityScenario = async ({ identity }) => {
  const paper = greyPaper();
  const sent = { external_user_id: newPersonId(), document_image: paper, selfie_images: paper };
  return (await identity.verify(sent)).data.id;
};

/** Does what the page behind the link does, until no attempt is left. */
const runOut: IdentityScenario = async ({ identity }, apiUrl) => {
  const { id, url } = await identity.sessions.create({ externalUserId: newPersonId() });
  const paper = greyPaper();
  const call = async (method: string, path: string, body: Uint8Array | object) => {
    const isPicture = body instanceof Uint8Array;
    const answer = await fetch(new URL(`/verify/api${path}`, apiUrl), {
      method,
      headers: {
        'x-session-token': new URL(url).hash.slice(1),
        'content-type': isPicture ? 'image/png' : 'application/json',
      },
      body: isPicture ? Buffer.from(body) : JSON.stringify(body),
    });
    if (!answer.ok) throw new CommandError(`The page behind the link returned ${answer.status} for ${path}.`);
  };
  await call('POST', '/consent', { version: CONSENT_VERSION, language: 'en' });
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    for (const part of [DOCUMENT_PART, 'face-1', 'face-2', 'face-3'])
      await call('PUT', `/parts/${part}`, paper);
    await call('POST', '/finish', {});
  }
  return id;
};

/** Verifies a person with pictures of the test people, who are recognised only in test environments. */
export async function verifyTestPerson(
  { identity }: Surety,
  apiUrl: string,
  personId: string,
  [document, ...selfies]: readonly [TestPicture, ...TestPicture[]],
): Promise<string> {
  const picture = async (name: TestPicture) => {
    const answer = await fetch(new URL(`/docs/guide/images/people/${name}.png`, apiUrl));
    if (!answer.ok) throw new CommandError(`The service returned ${answer.status} for the picture ${name}.`);
    return answer.blob();
  };
  const document_image = await picture(document);
  const selfie_images = await Promise.all(selfies.map(picture));
  const verified = await identity.verify({ external_user_id: personId, document_image, selfie_images });
  return verified.data.id;
}

const pass: IdentityScenario = async (surety, apiUrl) => {
  const { environment } = await surety.developer.retrieve();
  if (environment !== 'test') {
    throw new CommandError(
      'Test people are recognised only in test environments: use a test key (svc_test_…).',
    );
  }
  const pictures = ['folake-document', 'folake-selfie', 'folake-selfie-again'] as const;
  return verifyTestPerson(surety, apiUrl, newPersonId(), pictures);
};

/** Scenarios for identity events, except for a link that expires, which takes an hour. */
export const IDENTITY_SCENARIOS = {
  'identity.verified': pass,
  'identity.failed': fail,
  'identity.reviewed': async (surety, apiUrl) => {
    const id = await fail(surety, apiUrl);
    await surety.identity.review(id, { verdict: 'verified', reason: 'Triggered by hand.' });
    return id;
  },
  'identity.session.completed': runOut,
} satisfies Readonly<Record<string, IdentityScenario>>;
