import { describe, expect, it } from 'vitest';
import type { Challenge } from '#core/identity/challenge.ts';
import { DEFAULT_RULES, type IdentityRules } from '#core/identity/identity-policy.ts';
import { calibrationPointsOf, falseMatchRate, matchScore } from '#core/identity/match-score.ts';
import { imageKind } from '#core/identity/picture.ts';
import {
  DOCUMENT_TYPES,
  type DocumentReading,
  type FrameReading,
  type IdentityReading,
} from '#core/identity/reading.ts';
import { judgeIdentity } from '#core/identity/verdict.ts';

const NOTHING = { passport: 0, drivers_license: 0, national_id: 0, voters_card: 0, other: 0 };

function document(changes: Partial<DocumentReading> = {}): DocumentReading {
  const words = { ...NOTHING, passport: 6 };
  const look = {
    ...{ shortSide: 640, lines: 14, characters: 200, colour: 20, cutLines: 0, rim: 0 },
    ...{ portraitSide: 100, portraitRoom: 2 },
  };
  return { ...look, words, mrz: NOTHING, mrzChecksPassed: 0, mrzRows: 0, ...changes };
}

function frame(changes: Partial<FrameReading> = {}): FrameReading {
  return {
    faceShare: 0.5,
    companion: 0,
    live: 0.99,
    moire: 2.5,
    bezel: 0.2,
    cosine: 0.6,
    documentLikeness: 0.6,
    sameFace: null,
    ...changes,
  };
}

function reading(changes: Partial<IdentityReading> = {}): IdentityReading {
  return {
    documentFace: true,
    document: document(),
    frames: [frame()],
    faceStillness: null,
    eyesStillness: null,
    wholeStillness: null,
    sameScene: null,
    ...changes,
  };
}

describe('the match score', () => {
  it.each([
    [-0.3, 0],
    [0, 0],
    [0.2, 40],
    [0.479, 89],
    [0.48, 90],
    [0.7, 99],
    [1, 99],
  ])('of cosine %d is %d', (cosine, score) => expect(matchScore(cosine)).toBe(score));

  it('never falls as the cosine rises', () => {
    const scores = Array.from({ length: 200 }, (_, step) => matchScore(step / 200));
    expect(scores).toEqual([...scores].sort((one, other) => one - other));
  });

  it('follows the calibration points of another embedding', () => {
    const calibrationPoints = [
      [0, 0],
      [0.8, 90],
      [1, 99],
    ] as const;
    const verdict = judgeIdentity(reading({ frames: [frame({ cosine: 0.7 })] }), { calibrationPoints });
    expect(verdict).toMatchObject({ verified: false, score: 78 });
  });
});

describe('the rate of false matches', () => {
  it.each([
    [89, null],
    [90, 0.0068],
    [92, 0.0029],
    [94, 0.0013],
    [95, 0.001],
    [99, 0.001],
  ])('at score %i is %s', (score, rate) => expect(falseMatchRate(score)).toBe(rate));

  it('is unknown for another model, and the same for the default one on another machine', () => {
    const sface = calibrationPointsOf('sface');
    expect(falseMatchRate(90, structuredClone(sface))).toBe(0.0068);
    expect(falseMatchRate(90, calibrationPointsOf('faceplugin'))).toBe(null);
    expect(judgeIdentity(reading())).toMatchObject({ falseMatchRate: 0.001 });
  });
});

describe('colours of the screen', () => {
  const asked: Challenge = {
    ...{ nonce: 'chl_1', moves: [], secondsEach: 2, commitments: [] },
    ...{ colours: ['red'], shownAt: '2026-01-01T00:00:00.000Z', expiresAt: '2026-01-01T00:05:00.000Z' },
  };
  const dark = { face: [90, 90, 90], around: [90, 90, 90] } as const;
  const straight = { yaw: 0, pitch: 0, eyes: 0.3, mouth: 0, size: 0.5 };
  const answered = { straight, steps: [], flashes: [dark], sameScene: null };
  const codes = (rules: Partial<IdentityRules>, challenge: Challenge | undefined = asked) =>
    judgeIdentity(reading({ challenge: answered }), {
      challenge,
      rules: { ...DEFAULT_RULES, ...rules },
    });

  it('that are not seen are told, and refused only by a policy', () => {
    expect(codes({})).toMatchObject({ flash: 'not_seen', details: [] });
    expect(codes({ requireFlash: true })).toMatchObject({
      ...{ flash: 'not_seen', verified: false, livenessPassed: false },
      details: [{ reason: 'liveness_failed', code: 'flash_not_seen', frame: null }],
    });
  });

  it('that a person turned off are refused by that policy too', () => {
    const off = { ...asked, colours: [] };
    expect(codes({}, off)).toMatchObject({ flash: null, details: [] });
    expect(codes({ requireFlash: true }, off).details).toMatchObject([{ code: 'flash_not_seen' }]);
  });

  it('are not asked of plain frames', () => {
    const plain = judgeIdentity(reading(), { rules: { ...DEFAULT_RULES, requireFlash: true } });
    expect(plain).toMatchObject({ flash: null, details: [] });
  });
});

describe('the verdict', () => {
  it('is a pass when nothing contradicts it', () => {
    expect(judgeIdentity(reading())).toMatchObject({ verified: true, livenessPassed: true, reasons: [] });
  });

  it.each([
    ['a cosine just below the threshold', { frames: [frame({ cosine: 0.47 })] }, ['match_below_threshold']],
    [
      'no face on the document',
      { documentFace: false, frames: [frame({ cosine: null })] },
      ['face_not_found'],
    ],
    ['no face in the selfie', { frames: [null] }, ['face_not_found']],
    ['a frame without a face', { frames: [frame(), frame(), null] }, ['face_not_found']],
    ['a small face', { frames: [frame({ faceShare: 0.2 })] }, ['liveness_failed']],
    ['two faces of one size', { frames: [frame({ companion: 0.9 })] }, ['liveness_failed']],
    ['a low live probability', { frames: [frame({ live: 0.3 })] }, ['liveness_failed']],
    ['a moiré peak', { frames: [frame({ moire: 3.9, live: 0.94 })] }, ['liveness_failed']],
    ['a clear moiré peak', { frames: [frame({ moire: 4.3, live: 0.99 })] }, ['liveness_failed']],
    ['a bezel', { frames: [frame({ bezel: 0.8, live: 0.94 })] }, ['liveness_failed']],
    ['the portrait itself', { frames: [frame({ documentLikeness: 0.97 })] }, ['liveness_failed']],
    ['one face that never moves', { faceStillness: 0.97, wholeStillness: 0.5 }, ['liveness_failed']],
    ['one pair of eyes in other places', { faceStillness: 0.5, eyesStillness: 0.99 }, ['liveness_failed']],
    ['one picture that is moved', { faceStillness: 0.5, wholeStillness: 0.985 }, ['liveness_failed']],
    ['photographs of an album', { sameScene: 0.6 }, ['liveness_failed']],
    [
      'another person in one frame',
      { frames: [frame({ sameFace: 0.1 }), frame({ cosine: 0.1, sameFace: 0.1 })] },
      ['match_below_threshold'],
    ],
    [
      'frames that do not know each other',
      { frames: [frame({ sameFace: 0.3 }), frame({ sameFace: 0.3 })] },
      ['match_below_threshold'],
    ],
    ['a page of three lines', { document: document({ lines: 3 }) }, ['document_unreadable']],
    ['a page of 59 characters', { document: document({ characters: 59 }) }, ['document_unreadable']],
    ['a tiny picture', { document: document({ shortSide: 200 }) }, ['document_unreadable']],
    ['a page that names no type', { document: document({ words: NOTHING }) }, ['document_unreadable']],
  ] satisfies [string, Partial<IdentityReading>, string[]][])(
    'is a fail for %s',
    (_case, changes, reasons) => {
      const verdict = judgeIdentity(reading(changes));
      expect(verdict.verified).toBe(false);
      expect(verdict.reasons).toEqual(reasons);
      expect(verdict.message).toMatch(/\w+\.$/);
    },
  );

  it('uses the median of uncertain models, and the frame that is least like the document', () => {
    const frames = [frame({ live: 0.01 }), frame({ live: 0.9, cosine: 0.52 }), frame({ live: 0.95 })];
    expect(judgeIdentity(reading({ frames }))).toMatchObject({ verified: true, score: 92 });
    const [first, , last] = frames as [FrameReading, FrameReading, FrameReading];
    const verdict = judgeIdentity(reading({ frames: [first, frame({ cosine: 0.47 }), last] }));
    expect(verdict).toMatchObject({ verified: false, score: 88 });
  });

  it.each([
    [undefined, true],
    [0.65, true],
    [0.7, false],
  ])('asks an anti-spoofing model that says 0.65 for %s or more', (minLive, livenessPassed) => {
    const frames = [frame({ live: 0.65 })];
    expect(judgeIdentity(reading({ frames }), { minLive })).toMatchObject({ livenessPassed });
  });

  it('ignores straight edges, as of a doorway, where the anti-spoof network is sure, and only there', () => {
    const frames = [frame({ bezel: 0.9, live: 0.95 })];
    expect(judgeIdentity(reading({ frames }))).toMatchObject({ livenessPassed: true });
    expect(judgeIdentity(reading({ frames }), { minLive: 0.5 })).toMatchObject({ livenessPassed: false });
  });

  it('does not hold the spectrum of a webcam against a person where the network is sure', () => {
    const frames = [frame({ moire: 4.2, live: 0.95 })];
    expect(judgeIdentity(reading({ frames }))).toMatchObject({ livenessPassed: true });
    expect(judgeIdentity(reading({ frames }), { minLive: 0.5 })).toMatchObject({ livenessPassed: false });
    const webcam = [frame({ moire: 3.8, live: 0.6 })];
    expect(judgeIdentity(reading({ frames: webcam }))).toMatchObject({ livenessPassed: true });
  });

  it('names the frame of a detail, counted from 1', () => {
    const stranger = frame({ cosine: 0.1, sameFace: 0.1 });
    const frames = [frame({ sameFace: 0.1 }), frame({ sameFace: 0.1, companion: 0.9 }), stranger, null];
    const { details, message, livenessDetail } = judgeIdentity(reading({ frames }));
    expect(details).toEqual([
      { reason: 'face_not_found', code: 'no_face', frame: 4 },
      { reason: 'liveness_failed', code: 'several_faces', frame: 2 },
      { reason: 'match_below_threshold', code: 'another_person', frame: 3 },
    ]);
    expect(message).toContain('Frame 4: We could not find a face');
    expect(livenessDetail).toBe('several_frames');
  });

  it('requires only what the account requires: frames, and how they were taken', () => {
    const asked = {
      nonce: '',
      moves: [],
      colours: [],
      secondsEach: 2,
      commitments: [],
      shownAt: '',
      expiresAt: '',
    };
    const straight = { yaw: 0, pitch: 8, eyes: 0.3, mouth: 0.05, size: 0.5 };
    const answered = { straight, steps: [], flashes: [], sameScene: null };
    const codes = (rules: Partial<IdentityRules>, challenge?: Challenge) =>
      judgeIdentity(reading({ challenge: answered }), { rules: { ...DEFAULT_RULES, ...rules }, challenge })
        .details;
    const failed = { reason: 'liveness_failed', frame: null };
    expect(codes({ minimumFrames: 2 })).toEqual([{ ...failed, code: 'too_few_frames' }]);
    expect(codes({ minimumFrames: 1 })).toEqual([]);
    expect(codes({ livenessLevel: 'active' })).toEqual([{ ...failed, code: 'challenge_needed' }]);
    expect(codes({ livenessLevel: 'active' }, asked)).toEqual([]);
  });

  it('rejects a document without a blind index where reuse of documents is refused', () => {
    const labelled = (number: number) =>
      ['LICENCE NO AKW12345AA01', 'SURNAME EZE', 'FIRST NAME ADA', 'D OF B 1991-05-17'].map((text, row) => {
        const place = { left: 0, right: 400, y: row * 30, height: 20 };
        return { text, confidence: row === 0 ? number : 0.97, ...place };
      });
    const codes = (number: number, documentSeenBefore: IdentityRules['documentSeenBefore']) => {
      const paper = { page: { lines: labelled(number), zone: null }, today: new Date('2026-11-16') };
      const rules = { ...DEFAULT_RULES, documentSeenBefore };
      return judgeIdentity(reading(), { rules, paper, statedType: 'drivers_license' }).details;
    };
    expect(codes(0.97, 'refuse')).toEqual([]);
    expect(codes(0.4, 'flag')).toEqual([]);
    expect(codes(0.4, 'refuse')).toMatchObject([{ reason: 'document_unreadable', code: 'number_unread' }]);
  });

  it('names every reason at once, each once', () => {
    const verdict = judgeIdentity(
      reading({ document: document({ lines: 1 }), frames: [frame({ cosine: 0, live: 0, moire: 9 })] }),
    );
    expect(verdict.reasons).toEqual(['document_unreadable', 'liveness_failed', 'match_below_threshold']);
  });
});

describe('the document type', () => {
  const typeOf = (changes: Partial<IdentityReading>, statedType?: (typeof DOCUMENT_TYPES)[number]) => {
    const { documentType, documentTypeConfidence } = judgeIdentity(reading(changes), { statedType });
    return { documentType, documentTypeConfidence };
  };

  it('is always one of the four, without confidence when nothing is known', () => {
    const { documentType, documentTypeConfidence } = typeOf({ document: document({ words: NOTHING }) });
    expect(DOCUMENT_TYPES).toContain(documentType);
    expect(documentTypeConfidence).toBe(0);
  });

  it('is not derived from words alone on a page without a portrait or a zone', () => {
    expect(
      typeOf({ documentFace: false, document: document({ words: { ...NOTHING, passport: 4 } }) }),
    ).toEqual({
      documentType: 'passport',
      documentTypeConfidence: expect.closeTo(0.41, 2),
    });
  });

  it('is not trusted when another type is as likely', () => {
    const words = { ...NOTHING, national_id: 6, other: 6 };
    expect(typeOf({ document: document({ words }) }).documentTypeConfidence).toBe(0);
  });

  it('is what the caller states, with the confidence that the page supports', () => {
    expect(typeOf({}, 'passport').documentTypeConfidence).toBeGreaterThan(0.8);
    expect(typeOf({}, 'voters_card')).toEqual({ documentType: 'voters_card', documentTypeConfidence: 0 });
  });
});

describe('the type of a file', () => {
  it.each([
    ['jpeg', [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]],
    ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    [null, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0b]],
    [null, [0x47, 0x49, 0x46, 0x38]],
    [null, []],
  ])('is %s by its first bytes', (kind, bytes) => expect(imageKind(Uint8Array.from(bytes))).toBe(kind));
});
