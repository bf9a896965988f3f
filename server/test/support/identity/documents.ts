import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { DocumentType } from '#core/identity/reading.ts';
import { rememberedPicture } from './remembered.ts';

/**
 * Identity documents drawn for the tests: invented holders, a valid machine-readable zone, a portrait pasted
 * in. They have to be drawn before the first picture is verified, since the service switches SVG off for its
 * process.
 */
bringFont();

const SIZE = { width: 1000, height: 640 };
const PORTRAIT = { left: 45, top: 130, width: 280, height: 360 };
const HOLDER = { surname: 'ADEYEMI', names: 'FOLAKE JANE', born: '1991-05-17', sex: 'F' };

/** Defects of a document that looks right at a glance. */
export type Forgery = {
  /** The year of expiry, in the machine-readable zone and in print. */
  readonly ends?: number;
  /** Another holder in the machine-readable zone than in print. */
  readonly zoneNames?: { readonly surname: string; readonly names: string; readonly born: string };
  readonly wrongDigit?: boolean;
  /** A word across the page. */
  readonly overprint?: string;
};
const ENDS = 2046;

type Line = readonly [x: number, y: number, size: number, text: string];

const LINES: Readonly<Record<DocumentType, (ends: number) => readonly Line[]>> = {
  passport: (ends) => [
    [360, 52, 30, 'FEDERAL REPUBLIC OF NIGERIA'],
    [40, 62, 24, 'PASSPORT'],
    [360, 130, 16, 'Passport No.'],
    [360, 156, 24, 'B01234567'],
    [360, 196, 16, 'Surname'],
    [360, 222, 24, HOLDER.surname],
    [360, 262, 16, 'Given Names'],
    [360, 288, 24, HOLDER.names],
    [360, 328, 16, 'Date of birth'],
    [360, 354, 22, HOLDER.born],
    [360, 394, 16, 'Place of birth'],
    [360, 420, 22, 'IBADAN'],
    [640, 328, 16, 'Date of expiry'],
    [640, 354, 22, `${ends}-01-01`],
  ],
  drivers_license: (ends) => [
    [230, 56, 28, 'FEDERAL REPUBLIC OF NIGERIA'],
    [230, 98, 28, 'NATIONAL DRIVERS LICENCE'],
    [360, 150, 22, 'L/NO  AKW12345AA01'],
    [360, 195, 20, 'CLASS  B'],
    [360, 240, 22, `${HOLDER.surname}, ${HOLDER.names}`],
    [360, 285, 20, `D OF B  ${HOLDER.born}`],
    [360, 330, 20, `ISS 12-01-2022   EXP 11-01-${ends}`],
    [40, 600, 18, 'FEDERAL ROAD SAFETY CORPS'],
  ],
  national_id: () => [
    [230, 56, 28, 'FEDERAL REPUBLIC OF NIGERIA'],
    [230, 98, 26, 'NATIONAL IDENTITY CARD'],
    [360, 160, 16, 'SURNAME'],
    [360, 186, 24, HOLDER.surname],
    [360, 226, 16, 'FIRST NAMES'],
    [360, 252, 24, HOLDER.names],
    [360, 296, 16, 'DATE OF BIRTH'],
    [360, 322, 22, HOLDER.born],
    [360, 440, 28, '1234 5678 901'],
    [40, 600, 18, 'NIMC'],
  ],
  /** With little text, for tests of other things: reading a page takes longer than all of the face work. */
  voters_card: () => [
    [360, 60, 28, 'VOTERS CARD'],
    [360, 150, 20, 'VIN: 90F5 AFF1 3429 6412'],
    [360, 230, 22, `${HOLDER.surname} ${HOLDER.names}`],
    [360, 290, 20, `DATE OF BIRTH ${HOLDER.born}`],
  ],
};

export async function drawDocument(
  type: DocumentType,
  portrait: Buffer | null,
  forgery: Forgery = {},
): Promise<Buffer> {
  const zone = type === 'passport' ? passportZone(forgery) : [];
  const lines = LINES[type](forgery.ends ?? ENDS).map(([x, y, size, text]) =>
    label(x, y, size, 'DejaVu Sans', text),
  );
  const rows = zone.map((row, index) => label(40, 548 + index * 52, 34.5, 'DejaVu Sans Mono', row));
  const { overprint = '' } = forgery;
  const across = `<text x="200" y="460" font-size="120" font-family="DejaVu Sans" fill="#b02020" fill-opacity=".6" transform="rotate(-20 500 320)">${overprint}</text>`;
  return draw(portrait, [...lines, ...rows, overprint && across].join(''));
}

function draw(portrait: Buffer | null, print: string): Promise<Buffer> {
  const image = portrait
    ? `<image x="${PORTRAIT.left}" y="${PORTRAIT.top}" width="${PORTRAIT.width}" height="${PORTRAIT.height}" href="data:image/jpeg;base64,${portrait.toString('base64')}"/>`
    : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
    <rect width="100%" height="100%" fill="#e4ece2"/>${waves()}${image}${print}</svg>`;
  return rememberedPicture(['drawn', svg], () => sharp(Buffer.from(svg)).flatten().png().toBuffer());
}

/** The cheapest document to process: its face is found at once, and there is no text to read. */
export function wordlessPage(portrait: Buffer): Promise<Buffer> {
  return draw(portrait, '');
}

export function blankPage(): Promise<Buffer> {
  return sharp({ create: { ...SIZE, channels: 3, background: '#f4f4f0' } })
    .png()
    .toBuffer();
}

/** Fine background lines, as on real documents. */
function waves(): string {
  const paths = Array.from({ length: 36 }, (_, i) => {
    const y = i * 18;
    return `<path d="M0 ${y} Q 300 ${y - 30 + (i % 5) * 12} 1000 ${y + (i % 3) * 8}" stroke="#a9c7a9" fill="none"/>`;
  });
  return paths.join('');
}

function label(x: number, y: number, size: number, font: string, text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${y}" font-size="${size}" font-family="${font}">${escaped}</text>`;
}

function passportZone({ ends = ENDS, zoneNames = HOLDER, wrongDigit }: Forgery): [string, string] {
  const number = 'B01234567';
  const born = zoneNames.born.slice(2).replaceAll('-', '');
  const expires = `${String(ends).slice(2)}0101`;
  const personal = '12345678901<<<';
  const first = `P<NGA${zoneNames.surname}<<${zoneNames.names.replaceAll(' ', '<')}`.padEnd(44, '<');
  const parts = [number, born, expires, personal].map((part) => part + checkDigit(part));
  const [numberPart, bornPart, expiresPart, personalPart] = parts as [string, string, string, string];
  const all = checkDigit(numberPart + bornPart + expiresPart + personalPart);
  const wrong = wrongDigit ? String((Number(bornPart.at(-1)) + 4) % 10) : bornPart.at(-1);
  return [first, `${numberPart}NGA${born}${wrong}${HOLDER.sex}${expiresPart}${personalPart}${all}`];
}

/** A typed page: a title, some words and a photograph. */
export async function typedPage(portrait: Buffer): Promise<Buffer> {
  const words = ['PASSPORT', 'this is my passport for the verification', 'please accept this document today'];
  const more = ['the photograph shows me and nobody else', 'with kind regards from the city of Lagos'];
  const lines = [...words, ...more].map((text, at) => label(360, 90 + at * 60, 26, 'DejaVu Sans', text));
  return draw(portrait, lines.join(''));
}

/** A company's card, with the labels of an identity card. */
export async function staffCard(portrait: Buffer): Promise<Buffer> {
  const lines: readonly Line[] = [
    [360, 60, 28, 'ZENON ENERGY PLC'],
    [360, 104, 26, 'STAFF IDENTITY CARD'],
    [360, 180, 22, `SURNAME: ${HOLDER.surname}`],
    [360, 230, 22, `FIRST NAME: ${HOLDER.names}`],
    [360, 280, 22, `DATE OF BIRTH: ${HOLDER.born}`],
    [360, 330, 22, 'STAFF NO: 00123456'],
  ];
  return draw(portrait, lines.map(([x, y, size, text]) => label(x, y, size, 'DejaVu Sans', text)).join(''));
}

/** Pastes another portrait over the one of a document, a little smaller than its frame. */
export async function pastedOver(document: Buffer, portrait: Buffer): Promise<Buffer> {
  const { left, top, width, height } = PORTRAIT;
  const glued = sharp(portrait).resize(width - 20, height - 20);
  return sharp(document)
    .composite([{ input: await glued.jpeg({ quality: 90 }).toBuffer(), left: left + 10, top: top + 10 }])
    .png()
    .toBuffer();
}

/** The left part of a picture. */
export function leftPart(document: Buffer, share: number): Promise<Buffer> {
  const { height } = SIZE;
  return sharp(document)
    .extract({ left: 0, top: 0, width: Math.round(SIZE.width * share), height })
    .png()
    .toBuffer();
}

/** A copy without colours, under a slightly yellow lamp. */
export function photocopy(document: Buffer): Promise<Buffer> {
  const grey = (share: number): [number, number, number] => [0.3 * share, 0.59 * share, 0.11 * share];
  return sharp(document)
    .recomb([grey(1), grey(0.97), grey(0.86)])
    .jpeg()
    .toBuffer();
}

/** ICAO 9303: weights 7, 3, 1 over digits and letters, modulo 10. */
function checkDigit(text: string): string {
  const values = [...text].map((letter) => (letter === '<' ? 0 : Number.parseInt(letter, 36)));
  return String(values.reduce((sum, value, index) => sum + value * ([7, 3, 1][index % 3] as number), 0) % 10);
}

/** The machine may have no fonts at all, so they come from a package. */
function bringFont(): void {
  const folders = createRequire(import.meta.url).resolve.paths('dejavu-fonts-ttf') ?? [];
  const directories = folders.map((folder) => `<dir>${folder}/dejavu-fonts-ttf/ttf</dir>`).join('');
  const folder = mkdtempSync(join(tmpdir(), 'surety-fonts-'));
  const file = join(folder, 'fonts.conf');
  writeFileSync(file, `<fontconfig>${directories}<cachedir>${folder}</cachedir></fontconfig>`);
  process.env['FONTCONFIG_FILE'] = file;
}
