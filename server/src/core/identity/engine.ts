import { Problem } from '#core/problem.ts';
import type { PageText } from './document/page.ts';
import type { ImageFault } from './picture.ts';
import type { IdentityReading } from './reading.ts';

/** How cosines become scores: points of a calibration curve, with straight lines between them. */
export type CalibrationPoints = readonly (readonly [cosine: number, score: number])[];

/**
 * A document and selfie frames as they were sent: JPEG or PNG bytes. Whoever
 * measures them may keep the memory.
 */
export type IdentityImages = {
  readonly document: Uint8Array;
  readonly selfies: readonly Uint8Array[];
  /** Whether somebody wants to know all that the document says, and not only whether it is one. */
  readonly thorough?: boolean | undefined;
  readonly challenge?: ChallengeImages | undefined;
  /** Whether somebody may want to look at them later. */
  readonly keep?: boolean | undefined;
  /** Whether the face is to be found again among others. */
  readonly face?: boolean | undefined;
};

/** A picture as people look at it: drawn anew, with nothing of the file that was sent but what it shows. */
export type KeptPicture = { readonly name: string; readonly jpeg: Uint8Array };

/** Looks at each movement that was asked for, and one at each colour. */
export type ChallengeImages = {
  readonly steps: readonly (readonly Uint8Array[])[];
  readonly flashes: readonly Uint8Array[];
};

/** A file that turned out not to be a usable picture, by the name of its form field. */
export type BadImageReport = { readonly field: string; readonly fault: ImageFault };

export type Measured = {
  readonly reading: IdentityReading;
  readonly page: PageText;
  /** Only where they are to be kept. */
  readonly pictures?: readonly KeptPicture[];
  /** The face of the selfies as a unit vector; only where it is asked for and there is one. */
  readonly face?: Float32Array;
  readonly models: Readonly<Record<string, string>>;
};

/** What the numbers of the models that measured mean, where they are not the usual ones. */
export type Scale = {
  /** How cosines of the embedding become scores. */
  readonly calibrationPoints: CalibrationPoints | undefined;
  /** From which probability on the anti-spoofing model means a living person. */
  readonly minLive: number | undefined;
};

export type IdentityOutcome = (Measured & { readonly scale: Scale }) | { readonly badImage: BadImageReport };

/** `absent`: the models are on other machines, and none of those is there. */
export type EngineState = 'idle' | 'loading' | 'ready' | 'failed' | 'absent';

/** Those with a place now; how visits ended since the engine was opened, and what they took. */
export type EngineLoad = {
  readonly working: number;
  readonly waiting: number;
  readonly full: boolean;
  readonly ended: Readonly<Record<'measured' | 'too_late' | 'died' | 'no_place', number>>;
  readonly secondsWorked: number;
};

/**
 * A place among those who are measured or wait for it. It is taken before the pictures are sent, so that many
 * who come at once cost no memory.
 */
export type IdentityTicket = {
  /** Aborted when the time is up or the place was left. */
  readonly until: AbortSignal;
  /** When the time is up, by the clock that never jumps. */
  readonly deadline: number;
  /** Waits until so many bytes may be held; false when the time is up first. */
  reserve(bytes: number): Promise<boolean>;
  /** The same at once or not at all, for whoever cannot say beforehand how much will come. */
  reserveBytes(bytes: number): boolean;
  /** Throws Problem `identity_busy` when the time is up. */
  measure(images: IdentityImages): Promise<IdentityOutcome>;
  /** May be called more than once. */
  leave(): void;
};

/** Looks at pictures and answers with numbers; core/identity.ts makes a verdict of them. */
export type IdentityEngine = {
  /** Loads the models; without it they load at the first measurement. Rejects when they cannot be loaded. */
  start(): Promise<void>;
  state(): EngineState;
  load(): EngineLoad;
  /** Throws Problem `identity_busy` when as many wait as may. Whoever gets a place must leave it. */
  takeTicket(account: string): IdentityTicket;
  close(): Promise<void>;
};

/** How pixels go into a model: size in pixels, order, colour sequence and range. */
export type PixelSettings = {
  readonly size: number;
  readonly layout: 'channels_first' | 'channels_last';
  readonly color: 'rgb' | 'bgr';
  readonly mean: number;
  readonly std: number;
};

/** A face embedding of the operator's own, so that they can bring one whose origin they know. */
export type OwnEmbedder = PixelSettings & {
  /** An ONNX file. */
  readonly path: string;
  readonly input?: string | undefined;
  readonly output?: string | undefined;
  /** Where the eyes, the nose and the corners of the mouth belong, in pixels of the input. */
  readonly template?: readonly (readonly [x: number, y: number])[] | undefined;
  readonly calibrationPoints?: CalibrationPoints | undefined;
};

/** The embeddings that come with the service; the first is used when nothing is said. */
export const EMBEDDERS = ['sface', 'faceplugin'] as const;
export type EmbedderName = (typeof EMBEDDERS)[number];
export type EmbedderSettings = EmbedderName | OwnEmbedder;

/** An anti-spoofing model of the operator's own. */
export type LivenessSettings = PixelSettings & {
  readonly path: string;
  readonly input?: string | undefined;
  readonly output?: string | undefined;
  /** How far the model looks, in heights of the head. */
  readonly surroundings: number;
  /** Which of its outputs stands for a living person, counted from 0. */
  readonly live: number;
  /** The probability, after a softmax over its outputs, from which on a frame counts as live. */
  readonly minLive: number;
};

/** Models of the operator's choice, in place of those that come with the service. */
export type ModelSettings = {
  readonly embedder?: EmbedderSettings | undefined;
  readonly liveness?: LivenessSettings | undefined;
};

const RETRY_AFTER_SECONDS = 2;

/** As many verifications run and wait as may, or the time for one is up. */
export function identityBusy(): Problem {
  return new Problem('identity_busy', undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
