import { onScreen } from '#test/support/attacks.ts';
import {
  drawDocument,
  leftPart,
  pastedOver,
  photocopy,
  typedPage,
} from '#test/support/identity/documents.ts';
import type { Cast } from './frame-attacks.ts';

/** A document with a selfie of the person who shows it. */
export type Shown = {
  readonly document: Buffer;
  readonly selfie: Buffer;
  /** Set if the document has already verified another user of the account, whose policy refuses that. */
  readonly used?: true;
};
type DocumentAttack = (cast: Cast) => Promise<Shown>;

const SOMEBODY = { surname: 'OKAFOR', names: 'CHUKWUEMEKA', born: '1984-02-03' };

const own =
  (draw: (portrait: Buffer) => Promise<Buffer>): DocumentAttack =>
  async ({ portrait, photo }) => ({ document: await draw(portrait), selfie: photo });

/** The document of an honest person. People who fail with it are not counted among the attacks. */
export const GENUINE_DOCUMENT: DocumentAttack = own((portrait) => drawDocument('passport', portrait));

/** Drawn as SVG, so all of them must be made before the first picture is read: that turns SVG off. */
export const DOCUMENT_ATTACKS: Readonly<Record<string, DocumentAttack>> = {
  'a passport that has expired': own((portrait) => drawDocument('passport', portrait, { ends: 2019 })),
  'a wrong check digit': own((portrait) => drawDocument('passport', portrait, { wrongDigit: true })),
  'a zone of somebody else': own((portrait) => drawDocument('passport', portrait, { zoneNames: SOMEBODY })),
  'half a slip': own(async (portrait) => leftPart(await drawDocument('national_id', portrait), 0.44)),
  'a grey photocopy': own(async (portrait) => photocopy(await drawDocument('drivers_license', portrait))),
  'a typed page with the word passport': own(typedPage),
  'a document on a screen': own(async (portrait) => onScreen(await drawDocument('passport', portrait))),
  'a portrait pasted on another’s passport': async ({ portrait, stranger, strangerAgain }) => ({
    document: await pastedOver(await drawDocument('passport', portrait), stranger),
    selfie: strangerAgain,
  }),
  'the same passport for a second user': async (cast) => ({ ...(await GENUINE_DOCUMENT(cast)), used: true }),
};
