import { isSample, namesState } from '#core/identity/document/issuers.ts';
import type { PageText } from '#core/identity/document/page.ts';
import type { DocumentReading } from '#core/identity/reading.ts';
import { DOCUMENT_KINDS } from '#core/identity/reading.ts';
import { type Face, quarterTurn } from '#vision/faces/find-faces.ts';
import { type Head, headOf } from '#vision/liveness/anti-spoof.ts';
import type { Session } from '#vision/models/session.ts';
import type { Picture } from '#vision/pictures/image.ts';
import { turn, turnedPoint } from '#vision/pictures/image.ts';
import type { Page } from './boxes.ts';
import { aspect, cutLines, isLevel, titleEnd } from './boxes.ts';
import { colourSpread } from './colour.ts';
import { evidenceFromMrz, evidenceFromWords } from './document-words.ts';
import { LETTERS_PER_HEIGHT, levelled, positionOf, readFields } from './fields.ts';
import type { MrzReading } from './mrz.ts';
import { findMrz } from './mrz.ts';
import { rimOfAnother } from './pasted.ts';
import type { TextBox } from './text-detect.ts';
import { detectLargeText, detectText, openTextDetector } from './text-detect.ts';
import type { TextLine } from './text-read.ts';
import { openTextReader, readLine } from './text-read.ts';
import { readRows } from './zone.ts';

export interface DocumentModels {
  detector: Session;
  reader: Session;
}

/** The reading budget for determining the kind alone. A unit is a line's length over its height. */
const READING_BUDGET = 90;
/** A lead this large over the next kind is conclusive, and reading stops. */
const CERTAIN = 5;
/** An overprint is this many times as high as the middle line, or turned by this many radians against it. */
const LARGE = 1.3;
const OBLIQUE = 0.15;
const MOST_OVERPRINTS = 2;
const MIN_CONFIDENCE = 0.5;
const SURE_READING = 0.75;

export async function openDocumentModels(): Promise<DocumentModels> {
  const [detector, reader] = await Promise.all([openTextDetector(), openTextReader()]);
  return { detector, reader };
}

/** The measurements of a page and its text. */
export type DocumentLook = { readonly reading: DocumentReading; readonly page: PageText };

/**
 * Determines the kind of document in a picture and reads its print. Reading is the slow part, so the decisive
 * lines are read first — the machine-readable zone at the bottom, then the title — and then as much of the
 * rest as needed. A portrait shows which way is up.
 */
export async function readDocument(
  models: DocumentModels,
  photograph: Picture,
  portrait: Face | null,
  thorough = false,
): Promise<DocumentLook> {
  const degrees = portrait ? quarterTurn(portrait) : 0;
  const picture = await turn(photograph, degrees);
  const page = await rightWayUp(models, picture, portrait !== null);
  const zone = await readRows(models.reader, page);
  const read = [...zone.rows];
  let budget = READING_BUDGET;
  const titles = titleEnd(page.boxes);
  for (const box of titlesFirst(page.boxes.filter((other) => !zone.boxes.includes(other)))) {
    if (isSettled(read) && (zone.text || namesIssuer(read) || box.cy > titles)) break;
    const cost = aspect(box);
    if (cost > budget) continue;
    budget -= cost;
    const line = await readLine(models.reader, page.picture, box);
    if (line.confidence >= MIN_CONFIDENCE) read.push(line);
  }
  for (const box of overprints(await detectLargeText(models.detector, page.picture))) {
    const line = await readLine(models.reader, page.picture, box);
    if (!isSample(levelled([line]))) continue;
    read.push(line);
    break;
  }
  const more = await readFields(models.reader, page, zone, read, thorough);
  const printed = [...read.filter((line) => !zone.rows.includes(line)), ...more];
  const head = portrait && turned(headOf(portrait), photograph, degrees);
  const rim = head ? await rimOfAnother(picture, head) : 0;
  // A page that was turned by its print has its portrait elsewhere.
  const colour = await colourSpread(page, page.picture === picture ? head : null);
  return {
    reading: {
      ...reading(page, picture, [...read, ...more], zone.mrz),
      ...{ colour, rim },
      portraitSide: head?.side ?? 0,
      portraitRoom: head && roomBelow(picture, head),
    },
    page: { lines: levelled(printed), zone: zone.text },
  };
}

/** An identity card has to name the state that issued it; other documents are known by their title. */
function namesIssuer(read: readonly TextLine[]): boolean {
  const { national_id, ...others } = evidenceFromWords(read);
  return national_id < Math.max(...Object.values(others)) || namesState(levelled(read));
}

/** Words across the print, as on samples: larger than the rest of it, or at an angle to it. */
function overprints(boxes: readonly TextBox[]): TextBox[] {
  const long = boxes.filter((box) => aspect(box) > 2);
  const middle = <Of extends 'height' | 'angle'>(of: Of) =>
    long.map((box) => box[of]).sort((one, other) => one - other)[long.length >> 1] ?? 0;
  const [height, angle] = [middle('height'), middle('angle')];
  return long
    .filter((box) => box.height > LARGE * height || Math.abs(box.angle - angle) > OBLIQUE)
    .sort((one, other) => other.width * other.height - one.width * one.height)
    .slice(0, MOST_OVERPRINTS);
}

function isSettled(read: readonly TextLine[]): boolean {
  const words = evidenceFromWords(read);
  const mrz = evidenceFromMrz(findMrz(read));
  const [first = 0, second = 0] = DOCUMENT_KINDS.map((kind) => words[kind] + mrz[kind]).sort((a, b) => b - a);
  return first - second >= CERTAIN;
}

function reading(
  page: Page,
  picture: Picture,
  read: readonly TextLine[],
  mrz: MrzReading | null,
): Omit<DocumentReading, 'rim' | 'colour' | 'portraitSide' | 'portraitRoom'> {
  const { boxes } = page;
  const readAlready = new Set(read.map(positionOf));
  const unread = boxes.filter((box) => !readAlready.has(positionOf(box)));
  const guessed = unread.reduce((letters, box) => letters + aspect(box) * LETTERS_PER_HEIGHT, 0);
  return {
    shortSide: Math.min(picture.width, picture.height),
    lines: boxes.length,
    characters: Math.round(guessed + read.reduce((letters, line) => letters + line.text.length, 0)),
    words: evidenceFromWords(read),
    mrz: evidenceFromMrz(mrz),
    mrzChecksPassed: mrz?.checksPassed ?? 0,
    mrzRows: mrz?.rows ?? 0,
    cutLines: cutLines(page),
  };
}

/** Returns the distance from the chin to the lower edge of the picture, in heads. */
function roomBelow(picture: Picture, { centre: [, middle], side }: Head): number {
  return (picture.height - middle) / side - 0.5;
}

/** Returns the head's position after the picture was turned. */
function turned({ centre, side }: Head, picture: Picture, degrees: number): Head {
  return { centre: turnedPoint(centre, picture, degrees), side };
}

/** Sorts the upper part of the page by size, then the rest by size. */
function titlesFirst(boxes: readonly TextBox[]): TextBox[] {
  const end = titleEnd(boxes);
  const rank = (box: TextBox) => (box.cy <= end ? 0 : 1);
  return boxes
    .filter(isLevel)
    .sort((one, other) => rank(one) - rank(other) || other.width * other.height - one.width * one.height);
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

/** Upside-down letters read as nonsense with low confidence: two lines are enough to tell. */
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
