import { readdir, readFile, writeFile } from 'node:fs/promises';

const RESULTS = new URL('../results/', import.meta.url);

/** The figure of a bench in the table of contents: some columns of one row. */
type Headline = {
  readonly columns: readonly string[];
  /** The start of the row's first cell. Default: the last row. */
  readonly row?: string;
  /** The start of the table's title. Default: the first table. */
  readonly table?: string;
};
const WRITES: Headline = { columns: ['HTTP/s', 'ratio to transfer'] };
const NOTICED: Headline = { columns: ['p95 ratio to quiet'] };
const HEADLINES: Readonly<Record<string, Headline>> = {
  bill: { row: 'second confirmation', columns: ['round trips', 'bytes of WAL'] },
  bulk: { row: 'create an agreement', columns: ['clients', 'ratio'] },
  challenge: { table: 'Photographs', row: 'look_down', columns: ['Recognised'] },
  citus: { columns: ['ratio to alone'] },
  concurrency: { columns: ['clients', 'processes', 'ratio to one'] },
  confirm: WRITES,
  create: WRITES,
  deposit: WRITES,
  drain: { row: 'of ', columns: ['seconds after the last answer'] },
  fraud: WRITES,
  'fraud-backtest': { columns: ['seconds'] },
  'fraud-growth': { columns: ['p50 ratio to the smallest'] },
  'fraud-held-out': { row: 'defaults', columns: ['area', 'at 1 %'] },
  'fraud-market': { table: 'area under the curve', columns: ['defaults', 'trained'] },
  growth: { columns: ['ratio to the smallest'] },
  hotspots: { row: 'one agreement', columns: ['ratio to everywhere'] },
  identity: { columns: ['Same person passes (TAR)', 'Different person passes (FAR)'] },
  'identity-attacks': { table: 'Attacks with a document', row: 'a portrait pasted', columns: ['Passes now'] },
  'identity-copies': { row: 'two photographs', columns: ['Refused', 'Highest'] },
  'identity-fields': { row: 'expiryDate', columns: ['Exact'] },
  'identity-groups': { row: 'Asian women', columns: ['Strangers who pass'] },
  'identity-hostile': NOTICED,
  'identity-load': { columns: ['503 + Retry-After', 'p99 ms', 'Memory MB'] },
  'identity-moments': { columns: ['Refused as an album'] },
  'identity-papers': { row: 'Nigerian papers', columns: ['Paper accepted', 'Fields exact'] },
  'identity-people': { row: 'darker women', columns: ['Strangers who pass', 'The same person passes'] },
  'identity-search': { columns: ['Searched together', 'Time ms'] },
  move: { row: 'backup', columns: ['seconds'] },
  neighbours: { row: '50 × /metrics', ...NOTICED },
  'neighbours-identity': { row: '40 × a truncated', ...NOTICED },
  'neighbours-webhooks': NOTICED,
  openloop: { columns: ['p99 ms', 'CPU ms each'] },
  promises: { columns: ['ratio', 'CPU saved', 'WAL saved'] },
  retrieve: { columns: ['HTTP/s', 'ratio to plain read'] },
  screening: { row: 'yoruba_form', columns: ['held out: by name'] },
  versions: { row: 'create an agreement', columns: ['clients', 'now ÷ earlier'] },
  webhooks: { columns: ['deliveries/s to working endpoints'] },
};

/** Writes RESULTS.md from the results of all benches, including earlier runs. */
export async function writeContents(): Promise<void> {
  const files = (await readdir(RESULTS, { recursive: true })).filter((file) => file.endsWith('.md'));
  const byName = files.sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'));
  const rows = await Promise.all(
    byName
      .filter((file) => nameOf(file) in HEADLINES)
      .map(async (file) => rowOf(file, await readFile(new URL(file, RESULTS), 'utf8'))),
  );
  const others = byName.filter((file) => !(nameOf(file) in HEADLINES));
  const page = [
    '# Results of `npm run bench`',
    '',
    'The last run of each bench. A ratio compares two measurements of one run on one machine; the other figures depend',
    'on the machine.',
    '',
    '| Bench | Measures | Last figure | Date | Machine |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    `Measurements that no bench repeats: ${others.map((file) => `[${nameOf(file)}](results/${file})`).join(', ')}.`,
    '',
  ];
  await writeFile(new URL('../RESULTS.md', import.meta.url), page.join('\n'));
}

const nameOf = (file: string) => file.replace(/^.*\/|\.md$/g, '');

function rowOf(file: string, text: string): string {
  const name = nameOf(file);
  const [, date = '', machine = ''] = /^_([\d-]+), (.+), slices of .*_$/m.exec(text) ?? [];
  const [title, figure] = figureOf(HEADLINES[name] ?? { columns: [] }, text);
  return `| [${name}](results/${file}) | ${title} | ${figure} | ${date} | ${machine} |`;
}

function figureOf(
  { table = '', row: start, columns }: Headline,
  text: string,
): [title: string, figure: string] {
  const [, ...tables] = text.split(/^### /m);
  const [title = '', ...lines] = tables.find((one) => one.startsWith(table))?.split('\n') ?? [];
  const [head = [], , ...rows] = lines
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const row = start === undefined ? rows.at(-1) : rows.find(([first]) => first?.startsWith(start));
  const cells = columns.map((column) => `${column} ${row?.[head.indexOf(column)] ?? '?'}`);
  return [title, `${head[0]} ${row?.[0]}: ${cells.join(', ')}`.trim()];
}
