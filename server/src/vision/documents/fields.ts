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

/** A letter is about half as wide as its line is high, and the box is wider than the letters. */
export const LETTERS_PER_HEIGHT = 1.4;
/** Capitals and dates as they are printed: length over height, measured. */
const CAPITAL = 0.56;
const DATE = 4.8;
/** With a zone, so many lines are looked at for what it says before all of them are. */
const LOOKS = 8;
/** Reading costs about 12 ms for each unit of this: a line's length over its height. */
const BUDGET = 110;
const WHOLE_PAGE = 320;
/** Longer lines are sentences and titles: read last. */
const LONG = 14;

/**
 * Reads what the page says besides its title. A zone says what to look for, so that the print only has to
 * bear it out; where it does not, or where there is no zone, or the caller wants to know all of it, the
 * rest is read as well.
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
  // The zone cannot bear itself out.
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

/** Of a document without a zone: that it is one, and until when, if its kind has an end. */
function saysEnough(read: readonly TextLine[], hasZone: boolean): boolean {
  const { voters_card, ...others } = evidenceFromWords(read);
  const isVoters = voters_card > Math.max(...Object.values(others));
  const printed = readLabelled(levelled(read), isVoters ? 'voters_card' : 'drivers_license', new Date());
  return !hasZone && (isVoters || printed.expiryDate !== null) && hasStructure(printed);
}

/** The names and the birth date that a zone has, to be found on the page. */
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

/** Lines as they stand when the page lies level. */
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
