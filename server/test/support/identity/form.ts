import { randomBytes } from 'node:crypto';

export type Part = {
  readonly name: string;
  readonly value: string | Uint8Array;
  readonly fileName?: string;
  readonly type?: string;
};

/** A multipart form as bytes, written by hand so that a test can also make it malformed. */
export function form(parts: readonly Part[]): { payload: Buffer; headers: Record<string, string> } {
  const boundary = `surety-${randomBytes(8).toString('hex')}`;
  const payload = Buffer.concat([
    ...parts.flatMap(({ name, value, fileName, type }) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${fileName ? `; filename="${fileName}"` : ''}\r\n` +
          `${type ? `content-type: ${type}\r\n` : ''}\r\n`,
      ),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

export function identityForm(images: {
  user?: string;
  document?: Uint8Array;
  selfies: readonly Uint8Array[];
  more?: readonly Part[];
}) {
  const file = (name: string, value: Uint8Array): Part => ({
    name,
    value,
    fileName: `${name}.jpg`,
    type: 'image/jpeg',
  });
  return form([
    { name: 'external_user_id', value: images.user ?? 'user-1' },
    ...(images.document ? [file('document_image', images.document)] : []),
    ...images.selfies.map((selfie) => file('selfie_images', selfie)),
    ...(images.more ?? []),
  ]);
}
