import { open } from 'node:fs/promises';
import { type Statement, StatementError } from '#core/escrow/reconciliation/statement.ts';
import { readCamt053 } from './camt053.ts';
import { type Columns, readCsv } from './csv.ts';
import { readMt940 } from './mt940.ts';

const MAX_BYTES = 32 * 1024 * 1024;

/** Reads an account statement. */
export async function readStatement(path: string, columns: Columns = {}): Promise<Statement> {
  return parseStatement(textOf(await readBounded(path)), columns);
}

/** The format is detected from the content, not the file name. */
export function parseStatement(statement: string, columns: Columns = {}): Statement {
  const text = statement.replace(/^\uFEFF/, '');
  // UTF-16, or no text at all. The database takes no such character.
  if (text.includes('\0')) throw new StatementError('it is not text in UTF-8 or Latin-1');
  if (/^\s*</.test(text)) return readCamt053(text.trimStart());
  if (/^(?:\{\d:|:20:)/m.test(text.slice(0, 4_096))) return readMt940(text);
  return readCsv(text, columns);
}

/** Checks the size before reading, and reads no more than that. */
async function readBounded(path: string): Promise<Buffer> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new StatementError(error.code === 'ENOENT' ? 'there is no such file' : error.message);
  });
  try {
    const { size } = await file.stat();
    if (size > MAX_BYTES) {
      throw new StatementError(`it is larger than ${MAX_BYTES >> 20} MB; ask the bank for a shorter period`);
    }
    const buffer = Buffer.alloc(size);
    const { bytesRead } = await file.read(buffer, 0, size, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Decodes UTF-8, or else Latin-1, which older formats use. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}
