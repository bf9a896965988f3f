import { createSign, generateKeyPairSync } from 'node:crypto';

/** A self-signed certificate for 127.0.0.1, valid for a day (X.509 in DER, written by hand). */
export function selfMadeCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const day = 86_400_000;
  const name = sequence(set(sequence(oid(COMMON_NAME), tag(0x0c, Buffer.from('Test mail server')))));
  const algorithm = sequence(oid(ECDSA_SHA256));
  const extension = (id: string, value: Buffer) => sequence(oid(id), TRUE, tag(0x04, value));
  const body = sequence(
    tag(0xa0, tag(0x02, Buffer.from([2]))),
    tag(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tag(
      0xa3,
      sequence(
        extension(BASIC_CONSTRAINTS, sequence(TRUE)),
        extension(ALTERNATIVE_NAMES, sequence(tag(0x87, Buffer.from([127, 0, 0, 1])))),
      ),
    ),
  );
  const signature = createSign('sha256').update(body).sign(privateKey);
  const der = sequence(body, algorithm, tag(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const lines = der
    .toString('base64')
    .match(/.{1,64}/g)
    ?.join('\n');
  const cert = `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert };
}

const COMMON_NAME = '550403';
const BASIC_CONSTRAINTS = '551d13';
const ALTERNATIVE_NAMES = '551d11';
const ECDSA_SHA256 = '2a8648ce3d040302';
const TRUE = tag(0x01, Buffer.from([0xff]));

const sequence = (...parts: readonly Buffer[]) => tag(0x30, Buffer.concat(parts));
const set = (...parts: readonly Buffer[]) => tag(0x31, Buffer.concat(parts));
const oid = (hex: string) => tag(0x06, Buffer.from(hex, 'hex'));

/** Encodes a date as UTCTime. */
function time(at: Date): Buffer {
  return tag(0x17, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(2, 14)}Z`));
}

function tag(kind: number, content: Buffer): Buffer {
  const { length } = content;
  const bytes =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([kind, ...bytes]), content]);
}
