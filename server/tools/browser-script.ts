import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { NEWEST_BUILD } from '#http/browser/script.ts';

const SOURCE = new URL('../../browser/src/index.ts', import.meta.url);
export const SCRIPT = new URL(`../src/http/browser/${NEWEST_BUILD}.js`, import.meta.url);

/** Not minified: people who put it into a page may want to know what it does. */
export async function browserScript(): Promise<string> {
  const build = await rolldown({ input: fileURLToPath(SOURCE), platform: 'browser', logLevel: 'warn' });
  const { output } = await build.generate({ format: 'iife', name: 'SuretyBrowser', minify: false });
  await build.close();
  return `// @surety/browser, Apache-2.0\n${output[0].code}`;
}
