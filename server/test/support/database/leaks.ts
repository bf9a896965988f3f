import { createDecipheriv, hkdfSync } from 'node:crypto';
import type { Queryable } from '#store/db.ts';
import { openSecretBox, type RootSecret } from '#store/secrets/secret-box.ts';

/** Decrypts without checking the tag, so that the associated data need not be known. */
function opened(key: Uint8Array, bytes: Buffer): Buffer {
  const counter = Buffer.concat([bytes.subarray(0, 12), Buffer.from([0, 0, 0, 2])]);
  return createDecipheriv('aes-256-ctr', key, counter).update(bytes.subarray(28));
}

type Part = { readonly keys: readonly string[]; readonly text: string };

/**
 * Returns where a database contains any of the words, in plain text or encrypted with any key that it has or
 * that the secret opens.
 */
export async function findLeaks(
  db: Queryable,
  secret: RootSecret,
  words: readonly string[] | ((text: string) => string | undefined),
): Promise<string[]> {
  const tables = await db.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const rows: { readonly table: string; readonly text: string }[] = [];
  for (const { name } of tables) {
    const found = await db.query<{ text: string }>(`SELECT row_to_json(t)::text AS text FROM "${name}" t`);
    rows.push(...found.map(({ text }) => ({ table: name, text })));
  }
  const box = openSecretBox(secret);
  const [dataKey] = await db.query<{ key: string }>('SELECT key FROM data_key');
  const root = Buffer.from(box.open('data_key', dataKey?.key ?? ''), 'base64');
  const derived = new Map<string, Uint8Array>();
  const keyOf = (owner: string) => {
    const key =
      derived.get(owner) ?? new Uint8Array(hkdfSync('sha256', root, 'surety', `owner: ${owner}`, 32));
    derived.set(owner, key);
    return key;
  };
  const tenants = [...new Set(rows.flatMap(({ text }) => /"developer_id":"([^"]*)"/.exec(text)?.[1] ?? []))];
  const common = ['', 'sandbox', ...tenants].map(keyOf);
  const fields = secret.derive('sealed fields');
  /** A row of a bank is encrypted with the key of its reference or its provider. */
  const keysFor = (text: string) => [
    ...[...text.matchAll(/"(?:reference|provider)":"([^"]*)"/g)].map(([, owner = '']) => keyOf(owner)),
    ...common,
    fields,
  ];

  const personKeys = new Map<string, Uint8Array>();
  const stored = await db.query<{ id: string; developer: string; wrapped: string | null }>(
    'SELECT id, developer_id AS developer, wrapped FROM person_keys',
  );
  for (const { id, developer, wrapped } of stored) {
    if (wrapped === null) continue;
    const key = new Uint8Array(hkdfSync('sha256', root, 'surety', `owner: ${developer}`, 32));
    personKeys.set(id, opened(key, Buffer.from(wrapped, 'base64url')));
  }

  const says = (bytes: Buffer | string) => {
    const text = (typeof bytes === 'string' ? bytes : bytes.toString('utf8')).toLowerCase();
    if (typeof words === 'function') return words(text);
    return words.find((word) => text.includes(word.toLowerCase()));
  };
  const leaks = new Set<string>();
  const note = (table: string, how: string, word: string | undefined) => {
    if (word !== undefined) leaks.add(`${table} ${how}: ${word}`);
  };
  for (const { table, text } of rows) {
    note(table, 'in plain text', says(text));
    for (const [, data = ''] of text.matchAll(/1\.[0-9a-f]{16}\.([\w-]+)/g)) {
      for (const key of keysFor(text))
        note(table, 'encrypted', says(opened(key, Buffer.from(data, 'base64url'))));
    }
    for (const [, data = ''] of text.matchAll(/"\\\\x([0-9a-f]+)"/g))
      note(table, 'in plain text', says(Buffer.from(data, 'hex').toString('latin1')));
    for (const [, data = ''] of text.matchAll(/"\\\\x([0-9a-f]{60,})"/g)) {
      for (const key of keysFor(text)) note(table, 'encrypted', says(opened(key, Buffer.from(data, 'hex'))));
    }
    if (table !== 'events' && table !== 'audit_log') continue;
    const row = JSON.parse(text);
    const parts: readonly Part[] = (table === 'events' ? row.data : row).personal?.parts ?? [];
    for (const part of parts) {
      let bytes: Buffer | undefined = Buffer.from(part.text, 'base64url');
      for (const id of part.keys.toReversed()) {
        const key = personKeys.get(id);
        bytes = key && bytes && opened(key, bytes);
      }
      if (bytes) note(table, 'encrypted', says(bytes));
    }
  }
  return [...leaks].sort();
}
