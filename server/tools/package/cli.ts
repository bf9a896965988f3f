import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { keepPlaces, REPOSITORY, SOURCES } from './build.ts';

const ENTRY = join(SOURCES, 'commands', 'program', 'developer-cli.ts');

/**
 * Builds the commands for developers from the same sources as the service's own, without dependencies. The
 * workspace has no such package: its command would shadow the service's, which has the same name and more
 * commands.
 */
export async function buildCli(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const build = await rolldown({
    input: { surety: ENTRY },
    platform: 'node',
    resolve: { conditionNames: ['surety-source', 'node', 'import'] },
    plugins: [keepPlaces()],
    logLevel: 'warn',
  });
  await build.write({ dir: join(folder, 'dist'), format: 'esm', chunkFileNames: '[name].js' });
  await build.close();
  for (const file of ['page.html', 'page.js', 'page.css', 'lists.css']) {
    cpSync(join(SOURCES, 'twins', 'page', file), join(folder, 'dist', 'twins', 'page', file));
  }
  for (const file of ['package.json', 'README.md']) cpSync(join(REPOSITORY, 'cli', file), join(folder, file));
  cpSync(join(REPOSITORY, 'LICENSE'), join(folder, 'LICENSE'));
}
