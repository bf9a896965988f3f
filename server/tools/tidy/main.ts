import { fileURLToPath } from 'node:url';
import { RULES } from './rules.ts';
import { readTree } from './tree.ts';

/** `npm run tidy`: the rules of STYLE.md that need more than one file to check. Biome checks the others. */
const tree = readTree(fileURLToPath(new URL('../../../', import.meta.url)));
const complaints = RULES.flatMap((rule) => rule(tree));
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;
else console.log(`Tidy: ${tree.size} files.`);
