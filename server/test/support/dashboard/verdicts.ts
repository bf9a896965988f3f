import { createHash } from 'node:crypto';
import type { IdentityReading } from '#core/identity/reading.ts';
import * as verifications from '#store/identity/verifications.ts';
import type { TestApp } from '#test/support/app.ts';

/** Verifies a user and returns the verification's id. */
export type Verify = (user: string) => Promise<string>;

/** Stores verdicts with the same function as the service does; looking at a verdict needs no pictures. */
export async function writeVerdicts(app: TestApp, key: string): Promise<Verify> {
  const { body } = await app.call<{ id: string }>('GET', '/v1/developer', { key });
  const digest = createHash('sha256').update('seed').digest();
  const evidence = {
    reading: {} as IdentityReading,
    models: {},
    documentDigest: digest,
    selfieDigests: [digest],
    device: null,
  };
  return async (user) => {
    const id = app.context.newId('idv');
    const verified = user === 'ada.obi';
    await verifications.insert(
      app.context.db,
      body.id,
      {
        id,
        externalUserId: user,
        verified,
        score: verified ? 97 : 58,
        livenessPassed: verified,
        underAge: null,
        claimedNameMatch: null,
        documentSeenBefore: null,
        registry: null,
        registerScore: null,
        falseMatchRate: verified ? 0.001 : null,
        flash: null,
        virtualCamera: null,
        facesAlike: 0,
        picturesUntil: null,
        livenessDetail: 'several_frames',
        livenessLevel: 'passive',
        documentType: verified ? 'passport' : 'drivers_license',
        documentTypeConfidence: 0.93,
        reasons: verified ? [] : ['liveness_failed', 'match_below_threshold'],
        details: verified
          ? []
          : [
              { reason: 'liveness_failed', code: 'one_still', frame: null },
              { reason: 'match_below_threshold', code: 'uncertain', frame: null },
            ],
        message: verified ? 'Identity verified.' : 'The identity could not be confirmed.',
        createdAt: app.time.now(),
      },
      evidence,
    );
    return id;
  };
}
