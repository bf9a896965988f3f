import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { identityBusy } from '#core/identity/engine.ts';
import { type ImageKind, imageKind } from '#core/identity/picture.ts';
import { Problem } from '#core/problem.ts';
import { otherSpelling } from './shape/spellings.ts';
import { formProblem, unknownField } from './validation.ts';

/**
 * A file of a form, held in memory. It serialises to its digest, by which repeated requests are recognised.
 */
export class UploadedFile {
  readonly bytes: Uint8Array;
  readonly sha256: Buffer;
  readonly kind: FileKind;

  constructor(bytes: Uint8Array, sha256: Buffer, kind: FileKind) {
    this.bytes = bytes;
    this.sha256 = sha256;
    this.kind = kind;
  }

  toJSON(): string {
    return this.sha256.toString('hex');
  }
}

export type FileKind = ImageKind | 'pdf';

/** How each field of a form is read. Unknown fields are refused. */
export type FormFields = Readonly<Record<string, { kind: 'text' | FileField; max: number }>>;
/** A document is a picture or a PDF. */
type FileField = 'image' | 'document';
const FILES: Readonly<
  Record<FileField, { message: string; kindOf: (start: Uint8Array) => FileKind | null }>
> = {
  image: { message: 'is neither a JPEG nor a PNG file', kindOf: imageKind },
  document: {
    message: 'is neither a JPEG, a PNG nor a PDF file',
    kindOf: (start) => imageKind(start) ?? (isPdf(start) ? 'pdf' : null),
  },
};
export type Form = Record<string, (string | UploadedFile)[]>;

export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
const MAX_TEXT_BYTES = 16 * 1024;
const MAX_PARTS = 32;
const SIGNATURE_BYTES = 8;

/**
 * Reads a multipart form as it streams in. Limits apply while reading: the first excess byte, the first file
 * that is not a picture and the first excess part end it, and the rest is discarded unread. `take` is called
 * for every byte kept. `until` limits the waiting time; its reason may be a problem.
 */
export function readForm(
  body: Readable,
  headers: IncomingHttpHeaders,
  fields: FormFields,
  { take, until }: { take: (bytes: number) => boolean; until: AbortSignal },
): Promise<Form> {
  return new Promise((resolve, reject) => {
    const form: Form = {};
    const parser = openParser(headers, fields);
    let refused = false;
    const timeUp = () => refuse(until.reason instanceof Problem ? until.reason : identityBusy());

    function refuse(problem: Problem): void {
      refused = true;
      until.removeEventListener('abort', timeUp);
      body.unpipe(parser);
      body.resume();
      reject(problem);
    }
    function add(sent: string, value: string | UploadedFile): void {
      const name = nameOf(fields, sent);
      const field = fieldOf(fields, name);
      if (!field) refuse(unknownField(sent, Object.keys(fields)));
      if (!field || (field.kind !== 'text') !== value instanceof UploadedFile) return;
      const values = [...(form[name] ?? []), value];
      form[name] = values;
      if (values.length > field.max) refuse(tooMany(name, field.max));
    }

    parser.on('field', (name, value, _nameCut, valueCut) => {
      if (valueCut) refuse(formProblem(name, 'is too long'));
      else add(name, value);
    });
    parser.on('file', (name, file) => {
      const field = fieldOf(fields, name);
      if (!field && !refused) refuse(unknownField(name, Object.keys(fields)));
      const image = field && field.kind !== 'text' ? fileReader(name, field.kind, take) : null;
      // A form that breaks off inside a file fails on both streams; the form's own error is enough.
      file.on('error', () => undefined);
      file.on('data', (chunk: Buffer) => {
        const problem = refused ? undefined : image?.add(chunk);
        if (problem) refuse(problem);
      });
      file.on('end', () => {
        const finished = refused ? undefined : image?.finish();
        if (finished instanceof Problem) refuse(finished);
        else if (finished) add(name, finished);
      });
    });
    parser.on('partsLimit', () => refuse(formProblem('', `The form may have at most ${MAX_PARTS} parts`)));
    parser.on('error', () => refuse(formProblem('', 'The form is not valid multipart/form-data')));
    parser.on('finish', () => {
      until.removeEventListener('abort', timeUp);
      resolve(form);
    });
    body.on('error', (error) =>
      refuse(error instanceof Problem ? error : formProblem('', 'The form ended before it was complete')),
    );
    until.addEventListener('abort', timeUp, { once: true });
    if (until.aborted || body.destroyed) timeUp();
    else body.pipe(parser);
  });
}

/** Fields may be sent in camelCase as well. */
function nameOf(fields: FormFields, sent: string): string {
  return Object.hasOwn(fields, sent) ? sent : otherSpelling(sent);
}

function fieldOf(fields: FormFields, sent: string | undefined): FormFields[string] | undefined {
  if (sent === undefined) return undefined;
  const name = nameOf(fields, sent);
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function openParser(headers: IncomingHttpHeaders, fields: FormFields): BusboyInstance {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      // Some clients send a file without a name; the field decides whether it is one.
      isPartAFile: (name, _type, fileName) =>
        fileName !== undefined || (fieldOf(fields, name)?.kind ?? 'text') !== 'text',
      // One byte more than allowed, so that the excess is detected and reported.
      limits: { parts: MAX_PARTS, fieldSize: MAX_TEXT_BYTES, fileSize: MAX_IMAGE_BYTES + 1, headerPairs: 20 },
    });
  } catch {
    throw formProblem('', 'The content type has no valid boundary');
  }
}

const PDF_START = /^%PDF-[12]\.\d/;
/** Where readers look for the end of a file, which has to be there: `%%EOF`. */
const PDF_TAIL_BYTES = 1024;

function isPdf(start: Uint8Array): boolean {
  return PDF_START.test(Buffer.from(start).toString('latin1'));
}

function hasPdfEnd(bytes: Buffer): boolean {
  return bytes.subarray(-PDF_TAIL_BYTES).includes('%%EOF');
}

function fileReader(name: string, wanted: FileField, take: (bytes: number) => boolean) {
  const hash = createHash('sha256');
  const chunks: Buffer[] = [];
  let length = 0;
  let kind: FileKind | null = null;

  function refused(message: string, regardless = ''): Problem {
    const details = [{ path: name, message }];
    return new Problem('unsupported_media_type', `${name} ${message}${regardless}.`, { details });
  }
  function recognise(): Problem | undefined {
    kind = FILES[wanted].kindOf(Buffer.concat(chunks, SIGNATURE_BYTES));
    return kind === null ? refused(FILES[wanted].message, ', regardless of its file name') : undefined;
  }

  return {
    add(chunk: Buffer): Problem | undefined {
      length += chunk.length;
      if (length > MAX_IMAGE_BYTES) {
        const message = 'may be at most 10 MB';
        return new Problem('payload_too_large', `${name} ${message}.`, {
          details: [{ path: name, message }],
        });
      }
      if (!take(chunk.length)) return identityBusy();
      chunks.push(chunk);
      hash.update(chunk);
      return kind === null && length >= SIGNATURE_BYTES ? recognise() : undefined;
    },
    finish(): UploadedFile | Problem {
      const problem = kind === null ? recognise() : undefined;
      if (problem || kind === null) return problem ?? refused(FILES[wanted].message);
      const bytes = Buffer.concat(chunks, length);
      if (kind === 'pdf' && !hasPdfEnd(bytes)) return refused('is damaged or incomplete');
      return new UploadedFile(bytes, hash.digest(), kind);
    },
  };
}

function tooMany(name: string, max: number): Problem {
  return formProblem(name, max === 1 ? 'may be sent only once' : `may be sent at most ${max} times`);
}
