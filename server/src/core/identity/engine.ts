import { Problem } from '#core/problem.ts';
import type { PageText } from './document/page.ts';
import type { ImageFault } from './picture.ts';
import type { IdentityReading } from './reading.ts';

/** How cosines become scores: points of a calibration curve, with straight lines between them. */
export type Knots = readonly (readonly [cosine: number, score: number])[];

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
};

/** Looks at each movement that was asked for, and one at each colour. */
export type ChallengeImages = {
  readonly steps: readonly (readonly Uint8Array[])[];
  readonly flashes: readonly Uint8Array[];
};

/** A file that turned out not to be a usable picture, by the name of its form field. */
export type BadImageReport = { readonly field: string; readonly fault: ImageFault };

export type IdentityOutcome =
  | {
      readonly reading: IdentityReading;
      readonly page: PageText;
      readonly models: Readonly<Record<string, string>>;
    }
  | { readonly badImage: BadImageReport };

export type EngineState = 'idle' | 'loading' | 'ready' | 'failed';

/**
 * A place among those who are measured or wait for it. It is taken before the pictures are sent, so that many
 * who come at once cost no memory.
 */
export type IdentityPlace = {
  /** Aborted when the time is up or the place was left. */
  readonly until: AbortSignal;
  /** Waits until so many bytes may be held; false when the time is up first. */
  makeRoom(bytes: number): Promise<boolean>;
  /** The same at once or not at all, for whoever cannot say beforehand how much will come. */
  takeRoom(bytes: number): boolean;
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
  /** Throws Problem `identity_busy` when as many wait as may. Whoever gets a place must leave it. */
  takePlace(account: string): IdentityPlace;
  /** How cosines of this engine's embedding become scores, when it is not the one that comes with us. */
  readonly knots: Knots | undefined;
  close(): Promise<void>;
};

/** Settings of a face embedding model, so that an operator can bring one whose origin they know. */
export type EmbedderSettings = {
  /** An ONNX file; without it, the model that comes with the service. */
  readonly path?: string | undefined;
  readonly input?: string | undefined;
  readonly output?: string | undefined;
  readonly size: number;
  readonly layout: 'channels_first' | 'channels_last';
  readonly color: 'rgb' | 'bgr';
  readonly mean: number;
  readonly std: number;
  /** Where the eyes, the nose and the corners of the mouth belong, in pixels of the input. */
  readonly template?: readonly (readonly [x: number, y: number])[] | undefined;
  readonly knots?: Knots | undefined;
};

const RETRY_AFTER_SECONDS = 2;

/** As many verifications run and wait as may, or the time for one is up. */
export function identityBusy(): Problem {
  return new Problem('identity_busy', undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
