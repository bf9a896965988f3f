import { cpus, totalmem } from 'node:os';

export type Report = {
  progress(line: string): void;
  note(text: string): void;
  table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void;
  text(): string;
};

/** Collects Markdown for server/bench/results/, and prints the progress. */
export function openReport(): Report {
  const parts: string[] = [];
  return {
    progress(line) {
      process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
    },
    note(text) {
      parts.push(`${text}\n`);
      console.log(text);
    },
    table(title, head, rows) {
      const part = [
        `### ${title}`,
        '',
        `| ${head.join(' | ')} |`,
        `|${head.map(() => '---:').join('|')}|`,
        ...rows.map((row) => `| ${row.join(' | ')} |`),
        '',
      ].join('\n');
      parts.push(part);
      if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
      console.log(part);
    },
    text: () => parts.join('\n'),
  };
}

export function machine(): string {
  const [first] = cpus();
  const model = first?.model.trim() || 'unknown processor';
  return `${cpus().length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${process.platform}`;
}
