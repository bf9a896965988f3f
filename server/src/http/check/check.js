// Checks a receipt in the browser. It shares no code with the service, loads nothing, and works from a saved
// file. Ed25519 (RFC 8032) is written out because older browsers lack it.
const P = 2n ** 255n - 19n;
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;
const mod = (value, by = P) => ((value % by) + by) % by;
const power = (base, exponent) => {
  let result = 1n;
  for (let square = base; exponent > 0n; exponent >>= 1n, square = mod(square * square))
    if (exponent & 1n) result = mod(result * square);
  return result;
};
const inverse = (value) => power(mod(value), P - 2n);
const D = mod(-121665n * inverse(121666n));
const ROOT = power(2n, (P - 1n) / 4n);

const point = (x, y) => [x, y, 1n, mod(x * y)];
const add = ([x1, y1, z1, t1], [x2, y2, z2, t2]) => {
  const a = mod((y1 - x1) * (y2 - x2));
  const b = mod((y1 + x1) * (y2 + x2));
  const c = mod(2n * t1 * t2 * D);
  const d = mod(2n * z1 * z2);
  const [e, f, g, h] = [b - a, d - c, d + c, b + a];
  return [mod(e * f), mod(g * h), mod(f * g), mod(e * h)];
};
const times = (factor, of) => {
  let sum = [0n, 1n, 1n, 0n];
  for (let left = factor, twice = of; left > 0n; left >>= 1n, twice = add(twice, twice))
    if (left & 1n) sum = add(sum, twice);
  return sum;
};
const littleEndian = (bytes) => bytes.reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n);
const decodePoint = (bytes) => {
  const y = littleEndian(bytes) & (2n ** 255n - 1n);
  if (y >= P) return null;
  const squared = mod((y * y - 1n) * inverse(D * y * y + 1n));
  let x = power(squared, (P + 3n) / 8n);
  if (mod(x * x) !== squared) x = mod(x * ROOT);
  if (mod(x * x) !== squared) return null;
  const isOdd = bytes[31] >> 7;
  if (x === 0n && isOdd) return null;
  return point(Number(x & 1n) === isOdd ? x : P - x, y);
};
const BASE_Y = mod(4n * inverse(5n));
const BASE = decodePoint(Array.from({ length: 32 }, (_, at) => Number((BASE_Y >> BigInt(8 * at)) & 255n)));

const bytesOf = (text) => new TextEncoder().encode(text);
const sha = async (name, bytes) => new Uint8Array(await crypto.subtle.digest(name, bytes));
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const base64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const unbase64 = (text) => {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  if (base64(bytes) !== text) throw new Error('it is not encoded as the service does');
  return bytes;
};
const join = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));

async function hasSigned(key, signature, text) {
  const [a, r] = [decodePoint(key), decodePoint(signature.slice(0, 32))];
  const s = littleEndian(signature.slice(32));
  if (signature.length !== 64 || !a || !r || s >= ORDER) return false;
  const k = littleEndian(await sha('SHA-512', join(signature.slice(0, 32), key, bytesOf(text)))) % ORDER;
  const [left, right] = [times(s, BASE), add(r, times(k, a))];
  return (
    mod(left[0] * right[2] - right[0] * left[2]) === 0n && mod(left[1] * right[2] - right[1] * left[2]) === 0n
  );
}

/** A line of a C2SP signed note, by a verifier key `name+id+key`. */
async function isNote(verifierKey, text, line) {
  const [name, id, encoded] = verifierKey.split('+', 2).concat(verifierKey.split('+').slice(2).join('+'));
  const typed = unbase64(encoded);
  const expected = (await sha('SHA-256', join(bytesOf(`${name}\n`), typed))).slice(0, 4);
  const [dash, signer, value, ...rest] = line.split(' ');
  if (dash !== '—' || signer !== name || rest.length > 0 || typed[0] !== 1 || hex(expected) !== id)
    return false;
  const signature = unbase64(value);
  return hex(signature.slice(0, 4)) === id && hasSigned(typed.slice(1), signature.slice(4), text);
}

const need = (holds, fault) => {
  if (!holds) throw new Error(fault);
};

async function inLog({ account, agreement, previous, entries, leaf, path, checkpoint, key }) {
  let head = previous;
  for (const [nth, entry] of entries.entries()) {
    need(entry[0] === entries[0][0] + nth, 'an entry is missing');
    head = hex(await sha('SHA-256', bytesOf(JSON.stringify([head, agreement, ...entry]))));
  }
  need(entries.length > 0 && head === leaf.chainHead, 'its entries do not lead to the anchored head');
  need(leaf.transfers === entries[0][0] + entries.length - 1, 'its entries do not lead to the anchored head');
  const [text, line] = checkpoint.split('\n\n');
  need(await isNote(key, `${text}\n`, line.trimEnd()), 'its checkpoint is not signed');
  const [, size, root] = text.split('\n');
  const data = ['anchor 1', account, agreement, leaf.transfers, head, leaf.events, leaf.eventHead];
  let hash = await sha('SHA-256', join([0], bytesOf(JSON.stringify(data))));
  // RFC 9162, section 2.1.3.2.
  let [at, last] = [leaf.index, Number(size) - 1];
  need(at <= last, 'it is not in the published log');
  for (const node of path.map(unbase64)) {
    need(last > 0, 'it is not in the published log');
    if (at % 2 === 1 || at === last) {
      hash = await sha('SHA-256', join([1], node, hash));
      while (at % 2 === 0 && at !== 0) [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
    } else hash = await sha('SHA-256', join([1], hash, node));
    [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
  }
  need(last === 0 && base64(hash) === root, 'it is not in the published log');
}

const KINDS = {
  deposit: 'deposit',
  release: 'release',
  refund_paid: 'refund',
  payout_succeeded: 'settlement',
};

async function checkJson(text, wantedKey) {
  const { payload, signature } = JSON.parse(text);
  need(JSON.stringify({ payload, signature }) === text, 'the file is not as the service wrote it');
  need(!wantedKey || payload.key === wantedKey, `it is signed with another key: ${payload.key}`);
  need(await isNote(payload.key, `${JSON.stringify(payload)}\n`, signature), 'its signature does not match');
  if (payload.type === 'surety receipt 1') {
    need((KINDS[payload.entries[0][1]] ?? 'entry') === payload.kind, 'its kind is not that of its entry');
    await inLog(payload);
    return payload;
  }
  if (payload.type === 'surety dispute 1') return payload;
  need(payload.type === 'surety statement 1', 'it is no receipt, no statement and no dispute');
  for (const { opening, closing, lines } of payload.seller == null ? [] : payload.currencies)
    need(lines.reduce((sum, line) => sum + line[4], opening.seller) === closing.seller, 'it does not add up');
  return payload;
}

/** A PDF carries the signed file and a signature of its pages as comments after its end. */
async function checkBytes(bytes, wantedKey) {
  const strict = (part) => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(part);
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  if (!text.startsWith('%PDF-')) return checkJson(strict(bytes), wantedKey);
  const [, pdf, file, signature, end] =
    /^([\s\S]*\n)%surety-document ([\w+/=]+)\n%surety-signature ([\w+/=]+)\n(startxref\n\d+\n%%EOF\n)$/.exec(
      text,
    ) ?? [];
  need(pdf?.endsWith(end), 'this PDF carries no proof, or was changed after its end');
  const payload = await checkJson(strict(unbase64(file)), wantedKey);
  const covered = bytes.slice(0, pdf.length + '%surety-document '.length + file.length + 1);
  const signed = `surety document 1\n${hex(await sha('SHA-256', covered))}\n`;
  need(
    await isNote(payload.key, signed, strict(unbase64(signature))),
    'its pages are not those that were signed',
  );
  return payload;
}

function show(kind, title, rows) {
  const result = document.getElementById('result');
  const heading = Object.assign(document.createElement('h2'), { className: kind, textContent: title });
  const list = document.createElement('dl');
  for (const [name, value] of rows) {
    list.append(Object.assign(document.createElement('dt'), { textContent: name }));
    list.append(Object.assign(document.createElement('dd'), { textContent: value }));
  }
  result.replaceChildren(heading, list);
}

function money(amount, currency) {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return `${currency} ${(amount / 10 ** maximumFractionDigits).toLocaleString('en', { minimumFractionDigits: maximumFractionDigits })}`;
}

async function check(bytes) {
  const key = document.getElementById('key').value.trim();
  try {
    const payload = await checkBytes(bytes, key);
    const signed = ['Signed with', payload.key];
    const [, size] = (payload.checkpoint ?? '').split('\n');
    const rows = payload.dispute
      ? [
          ['Dispute', payload.dispute.id],
          ['Agreement', payload.agreement],
          ['Status', payload.dispute.outcome ?? payload.dispute.status],
          ['As of', payload.asOf],
        ]
      : payload.entries
        ? [
            ['Kind', payload.kind],
            ['Amount', money(payload.entries[0][4], payload.currency)],
            ['Date', payload.entries[0][6]],
            ['Agreement', `${payload.agreement}, entry ${payload.entries[0][0]}`],
            ['Place in the log', `${payload.leaf.index + 1} of ${size}`],
          ]
        : [
            ['Statement', payload.month],
            ['Account', payload.account],
            ...(payload.seller == null ? [] : [['Seller', payload.seller]]),
          ];
    const known = key
      ? 'This is the key that you entered.'
      : 'Compare this key with the one that the platform publishes.';
    show('good', 'Valid', [...rows, signed, ['', known]]);
  } catch (error) {
    show('bad', 'Not valid', [['Why', error.message]]);
  }
}

let latest = null;
const again = () => latest && check(latest);
document.getElementById('key').addEventListener('change', again);
document.getElementById('file').addEventListener('change', async ({ target }) => {
  if (!target.files[0]) return;
  latest = new Uint8Array(await target.files[0].arrayBuffer());
  again();
});

// The code on a receipt holds the file itself, compressed, in the part of the address that is not sent.
const fragment = location.hash.slice(1).replaceAll('-', '+').replaceAll('_', '/');
if (fragment) {
  const packed = Uint8Array.from(atob(fragment), (character) => character.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  new Response(stream).arrayBuffer().then((bytes) => {
    latest = new Uint8Array(bytes);
    again();
  });
}
