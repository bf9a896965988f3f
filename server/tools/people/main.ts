import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { MARK, TEST_PICTURES, type TestPicture } from '#core/identity/test-people.ts';
import { GUIDE_FOLDER } from '#http/guide/pages.ts';
import { drawing } from './draw.ts';

/**
 * Draws the pictures of the test people for the guide. Not part of `npm run docs:generate`, because the fonts
 * differ between versions of the library.
 */
const folder = join(GUIDE_FOLDER, 'images', 'people');
const HEADER_END = 33;

bringLetters();
const { default: sharp } = await import('sharp');
mkdirSync(folder, { recursive: true });
for (const name of Object.keys(TEST_PICTURES) as TestPicture[]) {
  const png = await sharp(Buffer.from(drawing(name)))
    .png({ palette: true, colours: 64 })
    .toBuffer();
  writeFileSync(join(folder, `${name}.png`), marked(png, name));
}

/** Inserts the marker right after the header, where the service looks for it. */
function marked(png: Buffer, name: string): Buffer {
  const body = Buffer.from(`tEXt${MARK}\0${name}`, 'latin1');
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, HEADER_END), chunk, png.subarray(HEADER_END)]);
}

/** A machine may have no fonts at all, so they come from a package. */
function bringLetters(): void {
  const folders = createRequire(import.meta.url).resolve.paths('dejavu-fonts-ttf') ?? [];
  const directories = folders.map((one) => `<dir>${one}/dejavu-fonts-ttf/ttf</dir>`).join('');
  const cache = mkdtempSync(join(tmpdir(), 'surety-fonts-'));
  const file = join(cache, 'fonts.conf');
  writeFileSync(file, `<fontconfig>${directories}<cachedir>${cache}</cachedir></fontconfig>`);
  process.env['FONTCONFIG_FILE'] = file;
}
