import type {
  BadImageReport,
  IdentityImages,
  KeptPicture,
  Measured,
  ModelSettings,
} from '#core/identity/engine.ts';
import type { FrameReading, IdentityReading } from '#core/identity/reading.ts';
import { type DocumentModels, openDocumentModels, readDocument } from '#vision/documents/document.ts';
import { openDetector } from '#vision/faces/detect.ts';
import { cosine, type Embedder, embed, meanOf, openEmbedder } from '#vision/faces/embed.ts';
import { type Face, type FaceModels, findFaces } from '#vision/faces/find-faces.ts';
import { openMesh } from '#vision/faces/landmarks.ts';
import { type AntiSpoof, headOf, liveProbability, openAntiSpoof } from '#vision/liveness/anti-spoof.ts';
import { bezelStrength } from '#vision/liveness/bezel.ts';
import { withoutBlackCorners } from '#vision/liveness/black-corners.ts';
import { comparable, compareFrames } from '#vision/liveness/frames.ts';
import { moirePeak } from '#vision/liveness/moire.ts';
import { lookAtMovements, type Posed, sizeOf } from '#vision/liveness/movements.ts';
import { modelVersion } from '#vision/models/models.ts';
import { faultOf } from '#vision/pictures/header.ts';
import { type Picture, redraw } from '#vision/pictures/image.ts';
import { type Loaded, load } from '#vision/pictures/load.ts';
import { copyLikeness, type FaceMap, mapFace } from '#vision/pictures/same-photo.ts';

/** Large enough for small print on a page; a selfie only needs the face. */
const DOCUMENT_SIDE = 1600;
const SELFIE_SIDE = 1280;
/** Enough for a person to compare two faces and to read a page. */
const KEPT_SIDE = 1280;

export type Engine = {
  readonly faces: FaceModels;
  readonly embedder: Embedder;
  readonly antiSpoof: AntiSpoof;
  readonly document: DocumentModels;
};

/** Called at the end of each stage, for measuring where the time goes. */
export type StageListener = (stage: Stage) => void;
export type Stage = 'decode' | 'faces' | 'embedding' | 'liveness' | 'reading';

export async function openEngine({ embedder, liveness }: ModelSettings = {}): Promise<Engine> {
  const [detector, mesh, opened, antiSpoof, document] = await Promise.all([
    openDetector(),
    openMesh(),
    openEmbedder(embedder),
    openAntiSpoof(liveness),
    openDocumentModels(),
  ]);
  return { faces: { detector, mesh }, embedder: opened, antiSpoof, document };
}

/** Returns the versions of the models, for the record. */
function modelVersions(engine: Engine): Record<string, string> {
  return {
    detector: modelVersion('blazefaceWeights'),
    landmarks: modelVersion('facemeshWeights'),
    embedding: engine.embedder.version,
    antiSpoof: engine.antiSpoof.version,
    textDetection: modelVersion('textDetection'),
    textRecognition: modelVersion('textRecognition'),
  };
}

/**
 * Measures a verification. Faces first, because they are cheap and most failures show there; the document is
 * read last. With `ahead`, the next picture is decoded meanwhile.
 */
export async function measure(
  engine: Engine,
  images: IdentityImages,
  onStage: StageListener = () => undefined,
  ahead = true,
): Promise<Measured | { readonly badImage: BadImageReport }> {
  const fault = firstFault(images);
  if (fault) return { badImage: fault };
  let portrait: Look | null = null;
  const pictures: KeptPicture[] = [];
  const frames: (Frame | null)[] = [];
  for await (const loaded of decodeAll(images, ahead)) {
    if ('badImage' in loaded) return loaded;
    onStage('decode');
    if (images.keep) pictures.push(await keepsake(loaded.picture, pictures.length));
    if (portrait) frames.push(await lookAtFrame(engine, loaded.picture, portrait, onStage));
    else portrait = await lookAt(engine, loaded.picture, onStage);
  }
  if (!portrait) throw new Error('a verification needs a document');
  const seen = frames.flatMap((frame) => frame ?? []);
  const between = compareFrames(seen.map((frame) => frame.comparable));
  onStage('liveness');
  const registerFace = images.register && (await compareRegister(engine, images.register, frames, onStage));
  const answer = images.challenge && (await lookAtMovements(engine, images.challenge, seen, onStage));
  if (answer && 'badImage' in answer) return answer;

  const { reading: document, page } = await readDocument(
    engine.document,
    portrait.picture,
    portrait.face,
    images.thorough,
  );
  const reading: IdentityReading = {
    documentFace: portrait.face !== null,
    document,
    frames: frames.map((frame) => frame && { ...frame.reading, sameFace: leastAlike(frame, seen) }),
    ...between,
    ...(registerFace !== undefined && { registerFace }),
    ...(answer && { challenge: answer }),
  };
  onStage('reading');
  return {
    reading,
    page,
    models: modelVersions(engine),
    ...(images.keep && { pictures }),
    ...(images.face && seen.length > 0 && { face: meanOf(seen.map(({ vector }) => vector)) }),
  };
}

/** The document is the first picture. */
async function keepsake(picture: Picture, index: number): Promise<KeptPicture> {
  return { name: index === 0 ? 'document' : `face-${index}`, jpeg: await redraw(picture, KEPT_SIDE) };
}

/** The largest face of a picture, as an embedding and as a map. */
export type Look = {
  readonly picture: Picture;
  readonly face: Face | null;
  readonly others: readonly Face[];
  readonly vector: Float32Array | null;
  readonly map: FaceMap | null;
};

export async function lookAt(
  engine: Engine,
  picture: Picture,
  onStage: StageListener = () => undefined,
): Promise<Look> {
  const found = await findFaces(engine.faces, picture);
  onStage('faces');
  const [face, ...others] = found.faces;
  if (!face) return { picture, face: null, others, vector: null, map: null };
  const vector = await embed(engine.embedder, found.picture, face.points);
  onStage('embedding');
  return { picture: found.picture, face, others, vector, map: mapFace(found.picture, face) };
}

export type Frame = Posed & { readonly reading: Omit<FrameReading, 'sameFace'> };

export async function lookAtFrame(
  engine: Engine,
  selfie: Picture,
  portrait: Look,
  onStage: StageListener = () => undefined,
): Promise<Frame | null> {
  const { picture, face, others, vector, map } = await lookAt(engine, selfie, onStage);
  if (!face || !vector || !map) return null;
  const head = headOf(face);
  const upright = await withoutBlackCorners(picture);
  const reading = {
    faceShare: head.side / Math.min(picture.width, picture.height),
    companion: Math.max(0, ...others.map((other) => headOf(other).side / head.side)),
    live: await liveProbability(engine.antiSpoof, upright, head),
    moire: moirePeak(picture, head.centre),
    bezel: await bezelStrength(upright, head),
    cosine: portrait.vector ? cosine(vector, portrait.vector) : null,
    documentLikeness: portrait.map ? copyLikeness(portrait.map, map) : null,
  };
  onStage('liveness');
  const posed = { pose: face.pose, size: sizeOf(picture, face), vector };
  return { reading, ...posed, comparable: await comparable(picture, face) };
}

/** A portrait that cannot be used says nothing about the person, so it is no fault of theirs. */
async function compareRegister(
  engine: Engine,
  bytes: Uint8Array,
  frames: readonly (Frame | null)[],
  onStage: StageListener,
): Promise<number | null> {
  if (faultOf(bytes)) return null;
  const loaded = await load(bytes, SELFIE_SIDE, 'register');
  if ('badImage' in loaded) return null;
  const { vector } = await lookAt(engine, loaded.picture, onStage);
  const cosines = frames.map((frame) => frame && vector && cosine(frame.vector, vector));
  return cosines.reduce((least, each) => (least === null || each === null ? null : Math.min(least, each)), 1);
}

/** Returns the similarity to the least similar other frame; null for a single frame. */
function leastAlike(frame: Frame, all: readonly Frame[]): number | null {
  const others = all.filter((other) => other !== frame);
  if (others.length === 0) return null;
  return Math.min(...others.map((other) => cosine(frame.vector, other.vector)));
}

/** Refuses bad headers before anything is decoded, in any of the pictures. */
function firstFault({ document, selfies }: IdentityImages): BadImageReport | null {
  for (const [field, bytes] of [['document_image', document] as const, ...selfies.map(named)]) {
    const fault = faultOf(bytes);
    if (fault) return { field, fault };
  }
  return null;
}

const named = (bytes: Uint8Array, index: number) => [`selfie_images[${index}]`, bytes] as const;

/** Decodes the document, then the frames, in libvips threads beside the models. */
async function* decodeAll(images: IdentityImages, ahead: boolean): AsyncGenerator<Loaded> {
  const waiting = [
    () => load(images.document, DOCUMENT_SIDE, 'document_image'),
    ...images.selfies.map(named).map(
      ([field, bytes]) =>
        () =>
          load(bytes, SELFIE_SIDE, field),
    ),
  ];
  let begun: Promise<Loaded> | undefined;
  for (const [index, start] of waiting.entries()) {
    const loaded = await (begun ?? start());
    begun = ahead ? waiting[index + 1]?.() : undefined;
    // Once a stage has failed, nothing awaits this picture.
    begun?.catch(() => undefined);
    yield loaded;
  }
}
