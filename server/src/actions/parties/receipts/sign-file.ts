import type { Context } from '#actions/context.ts';
import { anchorOrigin } from '#core/escrow/verify/anchor.ts';
import { coveredPart, documentText, sealedDocument } from '#core/parties/receipts/document.ts';
import { fileText, type Payload, signedText } from '#core/parties/receipts/receipt.ts';
import { openAnchorKey } from '#store/escrow/verify/anchor-key.ts';
import { sha256 } from '#store/sha256.ts';

/** Signs with the key that signs the account's anchors. */
export type FileSigner = {
  readonly verifierKey: string;
  readonly origin: string;
  /** Returns the text of the signed file. */
  file(payload: Payload): string;
  /** Returns a PDF that carries the file and its own signature. */
  pdf(pages: Buffer, file: string): Buffer;
};

export function fileSigner({ secret }: Pick<Context, 'secret'>, developerId: string): FileSigner {
  const key = openAnchorKey(secret.derive('anchor'));
  const origin = anchorOrigin(secret.id, developerId);
  const sign = (text: string) => {
    const [signature] = key.signed(origin, text).signatures;
    return `— ${origin} ${signature?.signature}`;
  };
  return {
    verifierKey: key.verifierKey(origin),
    origin,
    file: (payload) => fileText({ payload, signature: sign(signedText(payload)) }),
    pdf(pages, file) {
      const pdf = pages.toString('latin1');
      const covered = coveredPart(pdf, Buffer.from(file).toString('base64'));
      const signature = sign(documentText(sha256Of(covered)));
      return Buffer.from(sealedDocument(pdf, covered, Buffer.from(signature).toString('base64')), 'latin1');
    },
  };
}

const sha256Of = (latin1: string) => sha256(Buffer.from(latin1, 'latin1'));
