import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Lets drawings use the fonts of a package: the machine may have none. Called before the first drawing. */
export function bringFonts(require: NodeJS.Require): void {
  const folders = require.resolve.paths('dejavu-fonts-ttf') ?? [];
  const directories = folders.map((folder) => `<dir>${folder}/dejavu-fonts-ttf/ttf</dir>`).join('');
  const folder = mkdtempSync(join(tmpdir(), 'surety-fonts-'));
  const file = join(folder, 'fonts.conf');
  writeFileSync(file, `<fontconfig>${directories}<cachedir>${folder}</cachedir></fontconfig>`);
  process.env['FONTCONFIG_FILE'] = file;
}
