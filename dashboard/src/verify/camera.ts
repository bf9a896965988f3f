import type { Pixels } from './quality.ts';

/** Longest side in pixels. Small print on a card needs more than a face. */
const SIDES = { face: 960, movement: 640, document: 1600 };
/** Enough bytes to judge a face, and few enough to send within seconds on a slow network. */
const BYTES = { face: 100_000, movement: 60_000, document: 700_000 };
const QUALITIES = [0.86, 0.76, 0.66, 0.56, 0.46];
const GLANCE_WIDTH = 160;

export type Subject = keyof typeof SIDES;
export type Camera = {
  readonly video: HTMLVideoElement;
  picture(): Promise<Blob>;
  /** The scene as a few pixels, to give advice on. */
  glance(): Pixels;
  close(): void;
};

/** Names of cameras that are programs, as in browser/src/hints.ts. */
const VIRTUAL =
  /virtual|\bobs\b|manycam|xsplit|snap camera|splitcam|mmhmm|vcam|altercam|youcam|webcamoid|e2esoft|dummy video|fake_device/i;
let virtual: boolean | null = null;

/** True when a camera that took a picture of the face is a program by its name; null without a camera. */
export function isVirtualCamera(): boolean | null {
  return virtual;
}

/** Rejects with NotAllowedError when the person or the browser's policy denies access. */
export async function openCamera(of: Subject): Promise<Camera> {
  if (!navigator.mediaDevices) throw new DOMException('no camera', 'NotFoundError');
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: {
      facingMode: of === 'document' ? { ideal: 'environment' } : 'user',
      width: { ideal: of === 'document' ? 1920 : 1280 },
      height: { ideal: of === 'document' ? 1080 : 720 },
    },
  });
  if (of !== 'document') {
    virtual = (virtual ?? false) || stream.getVideoTracks().some(({ label }) => VIRTUAL.test(label));
  }
  const video = document.createElement('video');
  video.playsInline = true;
  video.muted = true;
  video.srcObject = stream;
  await video.play();
  return {
    video,
    picture: () => encode(video, video.videoWidth, video.videoHeight, of),
    glance: () => glanceAt(video),
    close: () => {
      for (const track of stream.getTracks()) track.stop();
    },
  };
}

/** Shrinks a file from the camera app to the size of our own pictures. */
export async function shrink(file: Blob, of: Subject): Promise<Blob> {
  const picture = await createImageBitmap(file);
  return encode(picture, picture.width, picture.height, of);
}

const canvas = document.createElement('canvas');

async function encode(source: CanvasImageSource, width: number, height: number, of: Subject): Promise<Blob> {
  const scale = Math.min(1, SIDES[of] / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  drawing().drawImage(source, 0, 0, canvas.width, canvas.height);
  let blob: Blob | null = null;
  for (const quality of QUALITIES) {
    blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (blob && blob.size <= BYTES[of]) return blob;
  }
  if (!blob) throw new Error('this browser cannot encode JPEG');
  return blob;
}

function glanceAt(video: HTMLVideoElement): Pixels {
  canvas.width = GLANCE_WIDTH;
  canvas.height = Math.round((GLANCE_WIDTH * video.videoHeight) / Math.max(1, video.videoWidth));
  drawing().drawImage(video, 0, 0, canvas.width, canvas.height);
  return drawing().getImageData(0, 0, canvas.width, Math.max(1, canvas.height));
}

function drawing(): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser has no 2D canvas');
  return context;
}
