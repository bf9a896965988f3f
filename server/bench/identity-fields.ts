import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { median } from '#bench/lib/load.ts';
import type { Report } from '#bench/lib/report.ts';
import { type DocumentContent, readPage } from '#core/identity/document/content.ts';
import { documentFaults } from '#core/identity/document/faults.ts';
import { DOCUMENT_TYPES, type DocumentType } from '#core/identity/reading.ts';
import { readDocument } from '#vision/documents/document.ts';
import { openEngine } from '#vision/engine.ts';
import { findFaces } from '#vision/faces/find-faces.ts';
import { decode } from '#vision/pictures/decode.ts';

type Truth = Partial<Record<Exclude<keyof DocumentContent, 'checkDigits'>, string>>;

/**
 * How exactly fields are read. Needs documents/labels.csv (file,label) beside the pictures, and
 * documents/fields.json (file → field → value) with their contents.
 */
export async function benchIdentityFields(
  { images }: { images: string | undefined },
  report: Report,
): Promise<void> {
  if (!images) {
    report.progress('identity-fields: needs pictures: --images <folder>, or BENCH_IMAGES');
    return;
  }
  const folder = join(images, 'documents');
  const truths = await readTruths(folder);
  const engine = await openEngine();
  const counts = new Map<string, { right: number; wrong: number; silent: number }>();
  const faults = new Map<string, number>();
  const costs: Record<'asked' | 'not asked', number[]> = { asked: [], 'not asked': [] };
  for (const [file, label, truth] of truths) {
    report.progress(`identity-fields: ${file}`);
    const found = await findFaces(engine.faces, await decode(await readFile(join(folder, file)), 1600));
    const portrait = found.faces[0] ?? null;
    for (const asked of [true, false]) {
      const startedAt = cpuMs();
      const { reading, page } = await readDocument(engine.document, found.picture, portrait, asked);
      costs[asked ? 'asked' : 'not asked'].push(cpuMs() - startedAt);
      const read = readPage(page, label, new Date());
      if (asked) compare(counts, read.content, truth);
      else {
        for (const code of documentFaults(read, reading, label, { today: new Date() })) {
          faults.set(code, (faults.get(code) ?? 0) + 1);
        }
      }
    }
  }
  report.table(
    `Fields of ${truths.length} documents, read in full`,
    ['Field', 'Exact', 'Wrong', 'Not read'],
    [...counts].map(([field, { right, wrong, silent }]) => [
      field,
      `${right} of ${right + wrong + silent}`,
      String(wrong),
      String(silent),
    ]),
  );
  report.table(
    'Rejection codes, when only the fields for a verdict are read',
    ['Code', 'Documents'],
    [...faults].map(([code, count]) => [code, String(count)]),
  );
  report.table(
    'Reading one, CPU ms (median)',
    ['Everything', 'Only for a verdict'],
    [[median(costs.asked).toFixed(0), median(costs['not asked']).toFixed(0)]],
  );
}

function compare(
  counts: Map<string, { right: number; wrong: number; silent: number }>,
  content: DocumentContent,
  truth: Truth,
): void {
  for (const [field, value] of Object.entries(truth)) {
    const count = counts.get(field) ?? { right: 0, wrong: 0, silent: 0 };
    const read = content[field as keyof Truth]?.value;
    if (read === undefined) count.silent += 1;
    else if (read === value) count.right += 1;
    else count.wrong += 1;
    counts.set(field, count);
  }
}

async function readTruths(folder: string): Promise<(readonly [file: string, label: DocumentType, Truth])[]> {
  const truths = JSON.parse(await readFile(join(folder, 'fields.json'), 'utf8')) as Record<string, Truth>;
  const [, ...lines] = (await readFile(join(folder, 'labels.csv'), 'utf8')).trim().split('\n');
  return lines.flatMap((line) => {
    const [file = '', label = ''] = line.trim().split(',');
    const type = DOCUMENT_TYPES.find((name) => name === label);
    const truth = truths[file];
    return type && truth ? [[file, type, truth] as const] : [];
  });
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
