import { deadExports, strayFiles } from './dead-exports.ts';
import { domains } from './domains.ts';
import { fileLength, folderSize, lineLength, looseFiles } from './limits.ts';
import { brokenLinks, unseenPictures } from './links.ts';
import { oneReaderOfSettings, pureCore } from './purity.ts';
import type { Rule } from './tree.ts';

export const RULES: readonly Rule[] = [
  fileLength,
  lineLength,
  folderSize,
  looseFiles,
  domains,
  pureCore,
  oneReaderOfSettings,
  deadExports,
  strayFiles,
  unseenPictures,
  brokenLinks,
];
