import type { DocumentReading } from '#core/identity/reading.ts';
import { DOCUMENT_KINDS } from '#core/identity/reading.ts';
import type { Session } from '#vision/models/session.ts';
import type { Picture } from '#vision/pictures/image.ts';
import { turn } from '#vision/pictures/image.ts';
import { evidenceFromMrz, evidenceFromWords } from './document-words.ts';
import type { MrzReading } from './mrz.ts';
import { clean, findMrz, looksLikeMrz } from './mrz.ts';
import type { TextBox } from './text-detect.ts';
import { detectText, openTextDetector } from './text-detect.ts';
import type { TextLine } from './text-read.ts';
import { openTextReader, readLine } from './text-read.ts';

export interface DocumentModels {
  detector: Session;
  reader: Session;
}

/** A line of a machine-readable zone is at least this many times as long as it is high. */
const ZONE_ASPECT = 16;
const ZONE_SQUEEZE = 0.6;
const ZONE_PIECE_ASPECT = 5;
const ZONE_PIECE = /^[A-Z0-9<]{5,}$/;
/** Rows of a zone follow each other within this many heights. */
const ZONE_REACH = 2.2;
const MAX_MISSES = 2;
/** Titles stand in the upper part of what is printed. */
const TITLE_PART = 0.45;
/** Reading costs about 0.12 ms for each unit of this: a line's length over its height. */
const READING_BUDGET = 90;
/** Evidence this far ahead of the next kind settles the matter, and reading stops. */
const CERTAIN = 5;
const MIN_CONFIDENCE = 0.5;
/** A letter is about half as wide as its line is high, and the box is wider than the letters. */
const LETTERS_PER_HEIGHT = 1.4;
const SURE_READING = 0.75;

export async function openDocumentModels(): Promise<DocumentModels> {
  const [detector, reader] = await Promise.all([openTextDetector(), openTextReader()]);
  return { detector, reader };
}

/**
 * Says what kind of document a picture shows. Reading is the slow part, so the lines that decide are read
 * first — the machine-readable zone at the bottom, then the title — and the rest only while the kind is in
 * doubt. `upright` is true when the portrait has already shown which way is up.
 */
export async function readDocument(
  models: DocumentModels,
  picture: Picture,
  upright: boolean,
): Promise<DocumentReading> {
  const page = await rightWayUp(models, picture, upright);
  const { rows, boxes: zone } = await readZone(models.reader, page);
  const read = [...rows];
  let budget = READING_BUDGET;
  for (const box of titlesFirst(page.boxes.filter((other) => !zone.includes(other)))) {
    if (isSettled(read)) break;
    const cost = aspect(box);
    if (cost > budget) continue;
    budget -= cost;
    const line = await readLine(models.reader, page.picture, box);
    if (line.confidence >= MIN_CONFIDENCE) read.push(line);
  }
  return reading(picture, page.boxes, read, findMrz(read));
}

/**
 * The machine-readable zone: one long row near the bottom gives it away, and then its neighbours are read
 * too, whole or in pieces, since a run of fillers often tears a row apart.
 */
async function readZone(reader: Session, { picture, boxes }: Page) {
  const end = titleEnd(boxes);
  const waiting = boxes
    .filter((box) => isLevel(box) && box.cy > end && aspect(box) >= ZONE_PIECE_ASPECT)
    .sort((one, other) => other.cy - one.cy);
  const rows: TextLine[] = [];
  const taken: TextBox[] = [];
  let misses = 0;
  const isNext = (box: TextBox) =>
    taken.length === 0
      ? aspect(box) >= ZONE_ASPECT
      : taken.some((row) => Math.abs(row.cy - box.cy) < row.height * ZONE_REACH);
  for (let at = waiting.findIndex(isNext); at >= 0 && misses < MAX_MISSES; at = waiting.findIndex(isNext)) {
    const box = waiting.splice(at, 1)[0] as TextBox;
    const line = await readLine(reader, picture, box, ZONE_SQUEEZE);
    const piece = taken.length > 0 && ZONE_PIECE.test(line.text);
    if (piece || looksLikeMrz(clean(line.text))) {
      rows.push(line);
      taken.push(box);
    } else misses += 1;
  }
  return { rows, boxes: taken };
}

function isSettled(read: readonly TextLine[]): boolean {
  const words = evidenceFromWords(read);
  const mrz = evidenceFromMrz(findMrz(read));
  const [first = 0, second = 0] = DOCUMENT_KINDS.map((kind) => words[kind] + mrz[kind]).sort((a, b) => b - a);
  return first - second >= CERTAIN;
}

function reading(
  picture: Picture,
  boxes: readonly TextBox[],
  read: readonly TextLine[],
  mrz: MrzReading | null,
): DocumentReading {
  const readAlready = new Set(read.map((line) => `${line.cx},${line.cy}`));
  const unread = boxes.filter((box) => !readAlready.has(`${box.cx},${box.cy}`));
  const guessed = unread.reduce((letters, box) => letters + aspect(box) * LETTERS_PER_HEIGHT, 0);
  return {
    shortSide: Math.min(picture.width, picture.height),
    lines: boxes.length,
    characters: Math.round(guessed + read.reduce((letters, line) => letters + line.text.length, 0)),
    words: evidenceFromWords(read),
    mrz: evidenceFromMrz(mrz),
    mrzChecksPassed: mrz?.checksPassed ?? 0,
  };
}

/** The upper part of the page by size, then the rest by size. */
function titlesFirst(boxes: readonly TextBox[]): TextBox[] {
  const end = titleEnd(boxes);
  const rank = (box: TextBox) => (box.cy <= end ? 0 : 1);
  return boxes
    .filter(isLevel)
    .sort((one, other) => rank(one) - rank(other) || other.width * other.height - one.width * one.height);
}

function aspect(box: TextBox): number {
  return box.width / box.height;
}

function titleEnd(boxes: readonly TextBox[]): number {
  const middles = boxes.map((box) => box.cy);
  const top = Math.min(...middles);
  return top + (Math.max(...middles) - top) * TITLE_PART;
}

function isLevel(box: TextBox): boolean {
  return Math.abs(box.angle) < 0.8 || box.width < box.height * 1.5;
}

interface Page {
  picture: Picture;
  boxes: readonly TextBox[];
}

async function rightWayUp(models: DocumentModels, picture: Picture, upright: boolean): Promise<Page> {
  const boxes = await detectText(models.detector, picture);
  const long = boxes.filter((box) => box.width > box.height * 2.5);
  const sideways = long.filter((box) => Math.abs(box.angle) > Math.PI / 4).length;
  if (long.length < 2 || sideways <= long.length / 2) {
    return upright ? { picture, boxes } : notUpsideDown(models, { picture, boxes });
  }
  const turned = await turn(picture, 90);
  return notUpsideDown(models, { picture: turned, boxes: await detectText(models.detector, turned) });
}

/** Letters on their head read as nonsense with little certainty: two lines are enough to tell. */
async function notUpsideDown(models: DocumentModels, page: Page): Promise<Page> {
  const samples = page.boxes
    .filter((box) => box.width > box.height * 3 && box.width < box.height * 12)
    .sort((one, other) => other.height - one.height)
    .slice(0, 2);
  if (samples.length === 0 || (await certainty(models, page.picture, samples)) >= SURE_READING) return page;
  const { width, height } = page.picture;
  const flip = (box: TextBox) => ({ ...box, cx: width - box.cx, cy: height - box.cy });
  const flipped = { picture: await turn(page.picture, 180), boxes: page.boxes.map(flip) };
  const better = (await certainty(models, flipped.picture, samples.map(flip))) >= SURE_READING;
  return better ? flipped : page;
}

async function certainty(
  models: DocumentModels,
  picture: Picture,
  boxes: readonly TextBox[],
): Promise<number> {
  let sure = 0;
  for (const box of boxes) sure += (await readLine(models.reader, picture, box)).confidence;
  return sure / boxes.length;
}
