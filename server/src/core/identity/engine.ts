import { Problem } from '#core/problem.ts';
import type { PageText } from './document/page.ts';
import type { ImageFault } from './picture.ts';
import type { IdentityReading } from './reading.ts';

/** Calibration points that map cosines to scores, with linear interpolation. */
export type CalibrationPoints = readonly (readonly [cosine: number, score: number])[];

/** A document and selfie frames as sent: JPEG or PNG bytes. The engine may take over their memory. */
export type IdentityImages = {
  readonly document: Uint8Array;
  readonly selfies: readonly Uint8Array[];
  /** True to read the document's full contents, not only its type. */
  readonly thorough?: boolean | undefined;
  readonly challenge?: ChallengeImages | undefined;
  /** The portrait of a national register, to compare with every selfie frame. */
  readonly register?: Uint8Array | undefined;
  /** True to return the pictures for later viewing. */
  readonly keep?: boolean | undefined;
  /** True to return the face embedding, for a later face search. */
  readonly face?: boolean | undefined;
};

/**
 * A picture for people to view, re-encoded so that nothing of the original file remains except what it shows.
 */
/** A JPEG, but for the pictures of test people, which are PNG. */
export type KeptPicture = { readonly name: string; readonly jpeg: Uint8Array };

/** Several frames for each requested movement, and one for each colour. */
export type ChallengeImages = {
  readonly steps: readonly (readonly Uint8Array[])[];
  readonly flashes: readonly Uint8Array[];
};

/** A file that is not a usable picture, by its form field. */
export type BadImageReport = { readonly field: string; readonly fault: ImageFault };

export type Measured = {
  readonly reading: IdentityReading;
  readonly page: PageText;
  /** Only when requested. */
  readonly pictures?: readonly KeptPicture[];
  /** The selfie's face embedding as a unit vector; only when requested and present. */
  readonly face?: Float32Array;
  readonly models: Readonly<Record<string, string>>;
};

/** The interpretation of the models' numbers, where it differs from the default. */
export type Scale = {
  /** How the embedding's cosines become scores. */
  readonly calibrationPoints: CalibrationPoints | undefined;
  /** The probability from which the anti-spoofing model's output means a live person. */
  readonly minLive: number | undefined;
};

export type IdentityOutcome = (Measured & { readonly scale: Scale }) | { readonly badImage: BadImageReport };

/**
 * `idle`: no models are loaded. `starting`: they are loading for the first time, as the configuration asks.
 * `loading`: they are loading because they are needed. `failed`: they could not be loaded at the start.
 * `retrying`: they could not be loaded when they were needed; a later verification tries again. `absent`: the
 * models run on other machines, and none is available.
 */
export type EngineState = 'idle' | 'starting' | 'loading' | 'ready' | 'failed' | 'retrying' | 'absent';

/** The tickets in use now; how tickets ended since the engine was opened, and the time worked. */
export type EngineLoad = {
  readonly working: number;
  readonly waiting: number;
  readonly full: boolean;
  readonly ended: Readonly<Record<'measured' | 'too_late' | 'died' | 'no_place', number>>;
  readonly secondsWorked: number;
};

/**
 * A place in the queue for a measurement. It is taken before the pictures are received, so that a burst of
 * requests costs no memory.
 */
export type IdentityTicket = {
  /** Aborted when the time is up or the ticket was given back. */
  readonly until: AbortSignal;
  /** When the time is up, on the monotonic clock. */
  readonly deadline: number;
  /** Waits until this many bytes may be held; false when the time is up first. */
  reserve(bytes: number): Promise<boolean>;
  /** Reserves bytes immediately or not at all, for callers that do not know the size beforehand. */
  reserveBytes(bytes: number): boolean;
  /** Throws Problem `identity_busy` when the time is up. */
  measure(images: IdentityImages): Promise<IdentityOutcome>;
  /** May be called more than once. */
  leave(): void;
};

/** Measures pictures and returns numbers; core/identity/verdict.ts turns them into a verdict. */
export type IdentityEngine = {
  /** Loads the models at the start. Rejects when they cannot be loaded. */
  start(): Promise<void>;
  /** A measurement is expected soon: begins to load the models, unless they are loaded. */
  prepare(): void;
  state(): EngineState;
  load(): EngineLoad;
  /** Throws Problem `identity_busy` when the queue is full. A ticket must be given back. */
  takeTicket(account: string): IdentityTicket;
  close(): Promise<void>;
};

/** A model's input format: size in pixels, layout, colour order and range. */
export type PixelSettings = {
  readonly size: number;
  readonly layout: 'channels_first' | 'channels_last';
  readonly color: 'rgb' | 'bgr';
  readonly mean: number;
  readonly std: number;
};

/** The operator's own face embedding, for operators who want a model whose origin they know. */
export type OwnEmbedder = PixelSettings & {
  /** An ONNX file. */
  readonly path: string;
  readonly input?: string | undefined;
  readonly output?: string | undefined;
  /** The positions of the eyes, the nose and the corners of the mouth, in pixels of the input. */
  readonly template?: readonly (readonly [x: number, y: number])[] | undefined;
  readonly calibrationPoints?: CalibrationPoints | undefined;
};

/** The bundled embeddings; the first is the default. */
export const EMBEDDERS = ['sface', 'faceplugin'] as const;
export type EmbedderName = (typeof EMBEDDERS)[number];
export type EmbedderSettings = EmbedderName | OwnEmbedder;

/** The operator's own anti-spoofing model. */
export type LivenessSettings = PixelSettings & {
  readonly path: string;
  readonly input?: string | undefined;
  readonly output?: string | undefined;
  /** The size of the crop, in heights of the head. */
  readonly surroundings: number;
  /** The index of the output for a live person, counted from 0. */
  readonly live: number;
  /** The softmax probability from which a frame counts as live. */
  readonly minLive: number;
};

/** The operator's own models in place of the bundled ones. */
export type ModelSettings = {
  readonly embedder?: EmbedderSettings | undefined;
  readonly liveness?: LivenessSettings | undefined;
};

const RETRY_AFTER_SECONDS = 2;

/** The queue for verifications is full, or the time for one is up. */
export function identityBusy(): Problem {
  return new Problem('identity_busy', undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
