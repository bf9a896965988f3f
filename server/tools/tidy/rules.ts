import { deadExports, strayFiles } from './dead-exports.ts';
import { drawers } from './drawers.ts';
import { fileLength, folderSize, hall, lineLength } from './limits.ts';
import { brokenLinks, unseenPictures } from './links.ts';
import { oneReaderOfSettings, pureCore } from './purity.ts';
import type { Rule } from './tree.ts';

export const RULES: readonly Rule[] = [
  fileLength,
  lineLength,
  folderSize,
  hall,
  drawers,
  pureCore,
  oneReaderOfSettings,
  deadExports,
  strayFiles,
  unseenPictures,
  brokenLinks,
];
