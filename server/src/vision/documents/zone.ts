import type { ZoneText } from '#core/identity/document/zone.ts';
import type { Session } from '#vision/models/session.ts';
import type { Page } from './boxes.ts';
import { aspect, isLevel, titleEnd } from './boxes.ts';
import type { MrzReading } from './mrz.ts';
import { clean, findMrz, looksLikeMrz } from './mrz.ts';
import type { TextBox } from './text-detect.ts';
import type { TextLine } from './text-read.ts';
import { readLine } from './text-read.ts';

/** A row of a machine-readable zone is at least this many times as long as it is high. */
const ZONE_ASPECT = 16;
const ZONE_SQUEEZE = 0.6;
const ZONE_PIECE_ASPECT = 5;
const ZONE_PIECE = /^[A-Z0-9<]{5,}$/;
/** Rows of a zone follow each other within this many heights. */
const ZONE_REACH = 2.2;
const MAX_MISSES = 2;

export type ReadRows = {
  readonly rows: readonly TextLine[];
  readonly boxes: readonly TextBox[];
  readonly mrz: MrzReading | null;
  readonly text: ZoneText | null;
};

/**
 * Reads the machine-readable zone. A long row near the bottom reveals it; then its neighbours are read too,
 * whole or in pieces, because a run of fillers often splits a row. If its check digits are wrong, it is read
 * again at full width: only what reads the same twice counts against a person.
 */
export async function readRows(reader: Session, page: Page): Promise<ReadRows> {
  const { rows, boxes } = await findRows(reader, page);
  const mrz = findMrz(rows);
  const isFine = mrz !== null && mrz.text.length > 0 && mrz.checksFailed === 0 && hasNames(mrz);
  if (!mrz || isFine) return { rows, boxes, mrz, text: textOf(mrz, rows, true) };
  const again = await Promise.all(boxes.map((box) => readLine(reader, page.picture, box)));
  const second = findMrz(again);
  if (!second || second.checksPassed < mrz.checksPassed) {
    return { rows, boxes, mrz, text: textOf(mrz, rows, false) };
  }
  const digits = (reading: MrzReading) => reading.text.slice(0, 2).at(reading.text.length === 3 ? 0 : 1);
  const same = digits(mrz) === digits(second) && mrz.text[1] === second.text[1] && !second.mended;
  return { rows: again, boxes, mrz: second, text: textOf(second, again, same) };
}

/** One of the two fillers between the names is easily lost, which merges the names. */
function hasNames({ text }: MrzReading): boolean {
  return text.some((row) => /[A-Z]<<[A-Z]/.test(row));
}

function textOf(mrz: MrzReading | null, rows: readonly TextLine[], steady: boolean): ZoneText | null {
  if (!mrz || mrz.text.length === 0) return null;
  // Check digits do not cover the row of names.
  const checked = rows.filter(({ text }) => text.replace(/\D/g, '').length >= 8);
  return { rows: mrz.text, certainty: Math.min(1, ...checked.map(({ weakest }) => weakest)), steady };
}

async function findRows(reader: Session, { picture, boxes }: Page) {
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
