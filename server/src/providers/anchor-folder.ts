import { mkdir, open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { anchorName, anchorTenant } from '#core/escrow/verify/anchor.ts';

const ENDING = '.txt';

/**
 * Appends published notes to a file per tenant and one for the platform, with an empty line after each note.
 */
export function openAnchorFolder(folder: string): (developerId: string, note: string) => Promise<void> {
  return async (developerId, note) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = await open(join(folder, anchorName(developerId) + ENDING), 'a');
    try {
      await file.write(`${note}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
  };
}

/** Returns everything published in the folder, by tenant. */
export async function readAnchorFolder(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ENDING)).sort();
  const files = names.map(async (name): Promise<[string, string]> => {
    return [anchorTenant(name.slice(0, -ENDING.length)), await readFile(join(folder, name), 'utf8')];
  });
  return new Map(await Promise.all(files));
}
