import { readModel } from '#vision/models/models.ts';
import type { Session } from '#vision/models/session.ts';
import { openSession, runSingle } from '#vision/models/session.ts';
import type { Picture } from '#vision/pictures/image.ts';
import { CORES_PER_WORKER } from '#vision/pool/cores.ts';
import type { TextBox } from './text-detect.ts';

export interface TextLine extends TextBox {
  text: string;
  /** The mean confidence of its letters, 0–1. */
  confidence: number;
  /** The lowest confidence of a letter, without the fillers of a zone. */
  weakest: number;
}

const LINE_HEIGHT = 48;
const MIN_WIDTH = 16;
const MAX_WIDTH = 2400;

/** The model's alphabet in the order of its outputs; the first is "no letter". */
const ALPHABET = ['', ...range('0', '~'), ...range('!', '/'), ' ', ' '];

function range(first: string, last: string): string[] {
  const start = first.charCodeAt(0);
  return Array.from({ length: last.charCodeAt(0) - start + 1 }, (_, i) => String.fromCharCode(start + i));
}

export function openTextReader(): Promise<Session> {
  return readModel('textRecognition').then((model) => openSession(model, 'blocked', CORES_PER_WORKER));
}

/**
 * Reads one line. `squeeze` narrows it first: the cost grows with the width, and the widely spaced letters of
 * a machine-readable zone can be read at half of it.
 */
export async function readLine(
  reader: Session,
  picture: Picture,
  box: TextBox,
  squeeze = 1,
): Promise<TextLine> {
  const natural = (box.width / box.height) * LINE_HEIGHT * squeeze;
  const width = Math.round(Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, natural)));
  const { data, dims } = await runSingle(reader, straighten(picture, box, width), [1, 3, LINE_HEIGHT, width]);
  return { ...box, ...decodeLetters(data, dims[1] as number, dims[2] as number) };
}

/** Cuts the line out of the picture, levelled, in BGR order, −1…1. */
function straighten(picture: Picture, box: TextBox, width: number): Float32Array {
  const input = new Float32Array(3 * LINE_HEIGHT * width);
  const plane = LINE_HEIGHT * width;
  const cosine = Math.cos(box.angle);
  const sine = Math.sin(box.angle);
  const { data } = picture;
  const [maxX, maxY] = [picture.width - 1.001, picture.height - 1.001];
  for (let y = 0; y < LINE_HEIGHT; y++) {
    const v = ((y + 0.5) / LINE_HEIGHT - 0.5) * box.height;
    for (let x = 0; x < width; x++) {
      const u = ((x + 0.5) / width - 0.5) * box.width;
      const px = Math.max(0, Math.min(maxX, box.cx + u * cosine - v * sine));
      const py = Math.max(0, Math.min(maxY, box.cy + u * sine + v * cosine));
      const [left, top] = [px | 0, py | 0];
      const [fx, fy] = [px - left, py - top];
      const upper = (top * picture.width + left) * 3;
      const lower = upper + picture.width * 3;
      for (let channel = 0; channel < 3; channel++) {
        const above =
          (data[upper + channel] as number) * (1 - fx) + (data[upper + 3 + channel] as number) * fx;
        const below =
          (data[lower + channel] as number) * (1 - fx) + (data[lower + 3 + channel] as number) * fx;
        input[(2 - channel) * plane + y * width + x] = (above * (1 - fy) + below * fy) / 127.5 - 1;
      }
    }
  }
  return input;
}

/** Takes the most likely letter at each step and drops repeats (greedy CTC decoding). */
function decodeLetters(data: Float32Array, steps: number, letters: number) {
  let text = '';
  let certainty = 0;
  let count = 0;
  let weakest = 1;
  let previous = 0;
  for (let step = 0; step < steps; step++) {
    let best = 0;
    let value = 0;
    for (let letter = 0; letter < letters; letter++) {
      const probability = data[step * letters + letter] as number;
      if (probability > value) {
        value = probability;
        best = letter;
      }
    }
    if (best !== 0 && best !== previous) {
      text += ALPHABET[best] ?? '';
      certainty += value;
      count += 1;
      if (ALPHABET[best] !== '<') weakest = Math.min(weakest, value);
    }
    previous = best;
  }
  return {
    text: text.trim(),
    confidence: count > 0 ? certainty / count : 0,
    weakest: count > 0 ? weakest : 0,
  };
}
