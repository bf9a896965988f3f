import { findDate } from '#core/identity/document/dates.ts';
import { hasStructure } from '#core/identity/document/faults.ts';
import { readLabelled } from '#core/identity/document/fields.ts';
import type { PageLine } from '#core/identity/document/page.ts';
import { plainText } from '#core/identity/document/page.ts';
import { readZone } from '#core/identity/document/zone.ts';
import type { Session } from '#vision/models/session.ts';
import type { Page } from './boxes.ts';
import { aspect, isLevel } from './boxes.ts';
import { evidenceFromWords } from './document-words.ts';
import type { TextBox } from './text-detect.ts';
import type { TextLine } from './text-read.ts';
import { readLine } from './text-read.ts';
import type { ReadRows } from './zone.ts';

/** A letter is about half as wide as its line is high, and a box is wider than its letters. */
export const LETTERS_PER_HEIGHT = 1.4;
/** Printed capitals and dates: length over height, measured. */
const CAPITAL = 0.56;
const DATE = 4.8;
/** With a zone, this many lines are checked against it before the whole page is read. */
const LOOKS = 8;
/** Reading costs about 12 ms per unit: a line's length over its height. */
const BUDGET = 110;
const WHOLE_PAGE = 320;
/** Longer lines are sentences and titles, which are read last. */
const LONG = 14;

/**
 * Reads the page besides its title. A zone says what to look for, so the print only has to confirm it. If it
 * does not, or there is no zone, or the caller wants the full contents, the rest is read as well.
 */
export async function readFields(
  reader: Session,
  page: Page,
  { text, rows, boxes: zone }: ReadRows,
  read: readonly TextLine[],
  thorough: boolean,
): Promise<TextLine[]> {
  const known = new Set(read.map(positionOf));
  const waiting = page.boxes.filter(
    (box) => isLevel(box) && !known.has(positionOf(box)) && !zone.includes(box) && box.height > 6,
  );
  // The zone cannot confirm itself.
  const printed = read.filter((line) => !rows.includes(line));
  const lines: TextLine[] = [];
  let budget = thorough ? WHOLE_PAGE : BUDGET;
  const look = async (box: TextBox) => {
    if (aspect(box) > budget) return;
    budget -= aspect(box);
    lines.push(await readLine(reader, page.picture, box));
  };
  const wanted = text && !thorough ? wantedOf(text.rows) : null;
  const likely = wanted ? likeliest(waiting, wanted.shapes).slice(0, LOOKS) : [];
  for (const box of likely) {
    if (wanted?.isBorneOut([...printed, ...lines])) return lines;
    await look(box);
  }
  if (wanted?.isBorneOut([...printed, ...lines])) return lines;
  const rest = waiting.filter((box) => !likely.includes(box));
  const order = (box: TextBox) => (aspect(box) > LONG ? 1 : 0);
  rest.sort((one, other) => order(one) - order(other) || one.cy - other.cy);
  for (const box of rest) {
    if (!thorough && saysEnough([...printed, ...lines], text !== null)) break;
    await look(box);
  }
  return lines;
}

/**
 * For a document without a zone: enough to show that it is a document, and its expiry if its kind has one.
 */
function saysEnough(read: readonly TextLine[], hasZone: boolean): boolean {
  const { voters_card, ...others } = evidenceFromWords(read);
  const isVoters = voters_card > Math.max(...Object.values(others));
  const printed = readLabelled(levelled(read), isVoters ? 'voters_card' : 'drivers_license', new Date());
  return !hasZone && (isVoters || printed.expiryDate !== null) && hasStructure(printed);
}

/** Returns the names and dates in a zone, to be found in the print. */
function wantedOf(rows: readonly string[]) {
  const today = new Date();
  const zone = readZone(rows, today);
  const names = [zone?.surname, zone?.givenNames].flatMap((name) => (name ? [letters(name)] : []));
  if (!zone || names.length === 0) return null;
  const days = [zone.birthDate, zone.expiryDate];
  return {
    shapes: [...names.map((name) => name.length * CAPITAL), DATE],
    isBorneOut(lines: readonly TextLine[]): boolean {
      const prints = lines.map((line) => plainText(line.text));
      const named = names.some((name) => prints.some((print) => letters(print).includes(name)));
      return named && prints.some((print) => days.includes(findDate(print, 'past', today)?.day ?? ''));
    },
  };
}

function likeliest(boxes: readonly TextBox[], shapes: readonly number[]): TextBox[] {
  const off = (box: TextBox) => Math.min(...shapes.map((shape) => Math.abs(aspect(box) - shape)));
  return [...boxes].sort((one, other) => off(one) - off(other));
}

function letters(text: string): string {
  return text.replace(/[^A-Z0-9]/g, '');
}

export function positionOf({ cx, cy }: TextBox): string {
  return `${cx},${cy}`;
}

/** Returns the lines as they are on a deskewed page. */
export function levelled(lines: readonly TextLine[]): PageLine[] {
  const angles = lines
    .filter((line) => aspect(line) > 3)
    .map((line) => line.angle)
    .sort((a, b) => a - b);
  const tilt = angles[angles.length >> 1] ?? 0;
  const [cosine, sine] = [Math.cos(tilt), Math.sin(tilt)];
  return lines
    .map(({ text, confidence, cx, cy, width, height }) => {
      const x = cx * cosine + cy * sine;
      const y = cy * cosine - cx * sine;
      return { text, confidence, left: x - width / 2, right: x + width / 2, y, height };
    })
    .sort((one, other) => one.y - other.y || one.left - other.left);
}
