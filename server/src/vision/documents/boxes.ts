import type { Picture } from '#vision/pictures/image.ts';
import type { TextBox } from './text-detect.ts';

/** An upright picture and the positions of its print. */
export interface Page {
  picture: Picture;
  boxes: readonly TextBox[];
}

/** Titles are in the upper part of the print. */
const TITLE_PART = 0.45;
/** A line that ends this close to the edge, in its own heights, is taken to continue beyond it. */
const AT_EDGE = 0.2;

export function aspect(box: TextBox): number {
  return box.width / box.height;
}

export function isLevel(box: TextBox): boolean {
  return Math.abs(box.angle) < 0.8 || box.width < box.height * 1.5;
}

export function titleEnd(boxes: readonly TextBox[]): number {
  const middles = boxes.map((box) => box.cy);
  const top = Math.min(...middles);
  return top + (Math.max(...middles) - top) * TITLE_PART;
}

/** Returns the number of lines that run into the left or the right edge, whichever is larger. */
export function cutLines({ picture, boxes }: Page): number {
  const long = boxes.filter((box) => isLevel(box) && aspect(box) > 2);
  const left = long.filter((box) => box.cx - box.width / 2 < box.height * AT_EDGE);
  const right = long.filter((box) => box.cx + box.width / 2 > picture.width - box.height * AT_EDGE);
  return Math.max(left.length, right.length);
}
