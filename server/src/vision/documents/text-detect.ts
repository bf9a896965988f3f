import { readModel } from '#vision/models/models.ts';
import type { Session } from '#vision/models/session.ts';
import { openSession, runSingle } from '#vision/models/session.ts';
import type { Picture } from '#vision/pictures/image.ts';
import { resize } from '#vision/pictures/image.ts';
import { CORES_PER_WORKER } from '#vision/pool/cores.ts';

/** A line of text at any tilt: centre and size in pixels, angle in radians. */
export interface TextBox {
  cx: number;
  cy: number;
  width: number;
  height: number;
  angle: number;
}

/** The long side of the detector's input. 960 finds smaller print but costs twice as much. */
const LONG_SIDE = 736;
/** Small print blurs into the background, and a word across the page is as large as other print was. */
const COARSE_SIDE = 320;
/** The network halves its input five times. */
const MULTIPLE = 32;
const MEAN = [0.485, 0.456, 0.406];
const DEVIATION = [0.229, 0.224, 0.225];
const TEXT = 0.3;
const MIN_SCORE = 0.5;
const MIN_PIXELS = 12;
/** The network marks the core of each line; real letters extend beyond it by this factor. */
const GROWTH = 1.6;

export function openTextDetector(): Promise<Session> {
  return readModel('textDetection').then((model) => openSession(model, 'blocked', CORES_PER_WORKER));
}

/** Finds large words, also across smaller print; a sixth of the cost. */
export function detectLargeText(detector: Session, picture: Picture): Promise<TextBox[]> {
  return detectText(detector, picture, COARSE_SIDE);
}

export async function detectText(
  detector: Session,
  picture: Picture,
  longSide = LONG_SIDE,
): Promise<TextBox[]> {
  const scale = longSide / Math.max(picture.width, picture.height);
  const width = toMultiple(picture.width * scale);
  const height = toMultiple(picture.height * scale);
  const pixels = await resize(picture, width, height);
  const area = width * height;
  const input = new Float32Array(area * 3);
  for (let channel = 0; channel < 3; channel++) {
    const mean = MEAN[channel] as number;
    const deviation = DEVIATION[channel] as number;
    for (let pixel = 0; pixel < area; pixel++) {
      input[channel * area + pixel] = ((pixels[pixel * 3 + channel] as number) / 255 - mean) / deviation;
    }
  }
  const { data } = await runSingle(detector, input, [1, 3, height, width]);
  const toPicture = { x: picture.width / width, y: picture.height / height };
  return blobs(data, width, height).flatMap((blob) => boxAround(blob, data, width, toPicture) ?? []);
}

function toMultiple(length: number): number {
  return Math.max(MULTIPLE, Math.round(length / MULTIPLE) * MULTIPLE);
}

/** Returns the connected pixels that the network takes for text. */
function blobs(map: Float32Array, width: number, height: number): number[][] {
  const seen = new Uint8Array(map.length);
  const found: number[][] = [];
  for (let start = 0; start < map.length; start++) {
    if (seen[start] || (map[start] as number) <= TEXT) continue;
    seen[start] = 1;
    const blob = [start];
    for (let next = 0; next < blob.length; next++) {
      const at = blob[next] as number;
      const x = at % width;
      const y = Math.floor(at / width);
      const neighbours = [
        x > 0 && at - 1,
        x < width - 1 && at + 1,
        y > 0 && at - width,
        y < height - 1 && at + width,
      ];
      for (const neighbour of neighbours) {
        if (neighbour === false || seen[neighbour] || (map[neighbour] as number) <= TEXT) continue;
        seen[neighbour] = 1;
        blob.push(neighbour);
      }
    }
    if (blob.length >= MIN_PIXELS) found.push(blob);
  }
  return found;
}

/** Returns the tilted rectangle around a blob, along its principal axis. */
function boxAround(
  blob: readonly number[],
  map: Float32Array,
  mapWidth: number,
  toPicture: { x: number; y: number },
): TextBox | null {
  const { mx, my, angle, score } = momentsOf(blob, map, mapWidth);
  if (score < MIN_SCORE) return null;
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const at of blob) {
    const x = (at % mapWidth) - mx;
    const y = Math.floor(at / mapWidth) - my;
    const u = x * cosine + y * sine;
    const v = y * cosine - x * sine;
    left = Math.min(left, u);
    right = Math.max(right, u);
    top = Math.min(top, v);
    bottom = Math.max(bottom, v);
  }
  const [width, height] = [right - left + 1, bottom - top + 1];
  if (height < 2 || width < 3) return null;
  const growth = (GROWTH * width * height) / (width + height);
  const u = (left + right) / 2;
  const v = (top + bottom) / 2;
  const scale = (toPicture.x + toPicture.y) / 2;
  return lyingDown({
    cx: (mx + u * cosine - v * sine) * toPicture.x,
    cy: (my + u * sine + v * cosine) * toPicture.y,
    width: (width + growth) * scale,
    height: (height + growth) * scale,
    angle,
  });
}

function momentsOf(blob: readonly number[], map: Float32Array, mapWidth: number) {
  let [sx, sy, sxx, syy, sxy, sum] = [0, 0, 0, 0, 0, 0];
  for (const at of blob) {
    const x = at % mapWidth;
    const y = Math.floor(at / mapWidth);
    sx += x;
    sy += y;
    sxx += x * x;
    syy += y * y;
    sxy += x * y;
    sum += map[at] as number;
  }
  const count = blob.length;
  const [mx, my] = [sx / count, sy / count];
  const spreadX = sxx / count - mx * mx;
  const spreadY = syy / count - my * my;
  const principal = 0.5 * Math.atan2(2 * (sxy / count - mx * my), spreadX - spreadY);
  // The axis of a small blob is noise, so it is taken as level or upright.
  const angle = count >= 60 ? principal : Math.abs(principal) > Math.PI / 4 ? Math.PI / 2 : 0;
  return { mx, my, angle, score: sum / count };
}

/** Normalises a box: lines are longer than high and read from left to right. */
function lyingDown(box: TextBox): TextBox {
  const upright = box.height > box.width;
  let angle = box.angle + (upright ? Math.PI / 2 : 0);
  while (angle > Math.PI / 2) angle -= Math.PI;
  while (angle <= -Math.PI / 2) angle += Math.PI;
  return upright ? { ...box, width: box.height, height: box.width, angle } : { ...box, angle };
}
