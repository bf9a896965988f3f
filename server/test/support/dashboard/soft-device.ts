import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/**
 * A security key that answers as instructed, whatever the challenge: a browser would not let it report that
 * it did not verify its user. WebAuthn level 3, with ES256 and no attestation.
 */
export function softDevice(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = cborMap([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  let counter = 0;

  const said = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const dataOf = (flags: number, more = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(++counter, 1);
    return Buffer.concat([sha256(new URL(origin).hostname), head, more]);
  };
  const answer = (response: object) => ({
    ...{ id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} },
    response,
  });

  return {
    /** Creates a new key. */
    create(challenge: string) {
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const attestation = cborMap([
        ['fmt', 'none'],
        ['attStmt', null],
        ['authData', dataOf(PRESENT | VERIFIED | ATTESTED, attested)],
      ]);
      const clientDataJSON = text(said('webauthn.create', challenge));
      return answer({ clientDataJSON, attestationObject: text(attestation), transports: ['internal'] });
    },
    /** Signs a challenge; `verified` is the user-verification flag that it reports. */
    sign(challenge: string, verified: boolean) {
      const client = said('webauthn.get', challenge);
      const data = dataOf(verified ? PRESENT | VERIFIED : PRESENT);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return answer({
        ...{ clientDataJSON: text(client), authenticatorData: text(data) },
        signature: text(signature),
      });
    },
  };
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const text = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (of: string | Buffer) => createHash('sha256').update(of).digest();

/** As much of CBOR (RFC 8949) as a key and its wrapping need; null encodes an empty map. */
function cborMap(entries: readonly [number | string, number | string | Buffer | null][]): Buffer {
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([name, value]) => [cbor(name), cbor(value)]),
  ]);
}

function cbor(value: number | string | Buffer | null): Buffer {
  if (value === null) return head(5, 0);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  const bytes = Buffer.from(value);
  return Buffer.concat([head(typeof value === 'string' ? 3 : 2, bytes.length), bytes]);
}

function head(major: number, length: number): Buffer {
  return length < 24 ? Buffer.from([(major << 5) | length]) : Buffer.from([(major << 5) | 24, length]);
}
