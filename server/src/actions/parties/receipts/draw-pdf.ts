import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { encode } from 'uqr';
import type { Column, Drawing, Pages } from './drawing.ts';

/** The two weights of a font that has ₦ and the marks of Yoruba. */
const FONT_PACKAGE = '@expo-google-fonts/noto-sans';
const REGULAR = `${FONT_PACKAGE}/400Regular/NotoSans_400Regular.ttf`;
const BOLD = `${FONT_PACKAGE}/700Bold/NotoSans_700Bold.ttf`;

const MARGIN = 56;
const BOTTOM = 780;
const WIDTH = 483;
const SOFT = '#5b645f';
const INK = '#1a201d';
const LINE = '#e2dfd5';

type Loaded = { readonly Document: PDFKit.PDFDocument; readonly regular: Font; readonly bold: Font };
let loading: Promise<Loaded> | undefined;

/** Loaded when the first PDF is made: opening the fonts takes a tenth of a second. */
function load(): Promise<Loaded> {
  loading ??= (async () => {
    const [{ default: Document }, fontkit] = await Promise.all([import('pdfkit'), import('fontkit')]);
    const require = createRequire(import.meta.url);
    const open = (name: string) => fontkit.create(readFileSync(require.resolve(name))) as Font;
    return { Document, regular: open(REGULAR), bold: open(BOLD) };
  })();
  return loading;
}

/** The same drawing gives the same bytes. */
export async function drawPdf({ title, at, steps }: Drawing): Promise<Buffer> {
  const { Document, regular, bold } = await load();
  const document = new Document({
    size: 'A4',
    margin: MARGIN,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, CreationDate: at, ModDate: at, Producer: 'Surety', Creator: 'Surety' },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => document.on('end', resolve));
  const use = (font: Font, size: number, color = INK) =>
    document
      .font(font as unknown as string)
      .fontSize(size)
      .fillColor(color);
  const pages = pagesOf(document, use, { regular, bold });
  for (const [name, ...given] of steps) (pages[name] as (...given: unknown[]) => void)(...given);
  document.end();
  await ended;
  return Buffer.concat(parts);
}

type Use = (font: Font, size: number, color?: string) => PDFKit.PDFDocument;

function pagesOf(
  document: PDFKit.PDFDocument,
  use: Use,
  { regular, bold }: Pick<Loaded, 'regular' | 'bold'>,
): Pages {
  const room = (height: number) => {
    if (document.y + height > BOTTOM) document.addPage();
  };
  const rule = () => {
    document
      .moveTo(MARGIN, document.y)
      .lineTo(MARGIN + WIDTH, document.y)
      .strokeColor(LINE)
      .stroke();
    document.y += 6;
  };
  const across = (cells: readonly string[], columns: readonly Column[], font: Font, color = INK) => {
    const y = document.y;
    let x = MARGIN;
    let height = 0;
    use(font, 8.5, color);
    columns.forEach(({ width: share, isAmount }, nth) => {
      const width = WIDTH * share;
      const options = { width: width - 6, align: isAmount ? 'right' : 'left' } as const;
      const cell = cells[nth] ?? '';
      height = Math.max(height, document.heightOfString(cell, options));
      document.text(cell, x, y, options);
      x += width;
    });
    document.x = MARGIN;
    document.y = y + height + 4;
  };
  return {
    heading(platform, title) {
      use(bold, 11, SOFT).text(platform, MARGIN, MARGIN);
      use(bold, 22).text(title).moveDown(0.4);
    },
    amount: (text) => void use(bold, 26).text(text).moveDown(0.4),
    rows(rows) {
      for (const [label, value] of rows) {
        room(40);
        rule();
        use(regular, 9, SOFT).text(label, MARGIN);
        use(regular, 11).text(value).moveDown(0.35);
      }
    },
    table(columns, lines) {
      const top = () => {
        const titles = columns.map(({ title }) => title);
        across(titles, columns, bold, SOFT);
        rule();
      };
      room(60);
      top();
      for (const line of lines) {
        if (document.y + 26 > BOTTOM) {
          document.addPage();
          top();
        }
        across(line, columns, regular);
      }
      document.moveDown(0.8);
    },
    text(text) {
      room(60);
      document.moveDown(0.6);
      use(bold, 12).text(text, MARGIN).moveDown(0.4);
    },
    small(text) {
      room(40);
      use(regular, 8.5, SOFT).text(text, MARGIN, document.y, { width: WIDTH }).moveDown(0.5);
    },
    qr(text) {
      const { data, size } = encode(text, { ecc: 'L', border: 4 });
      const side = Math.min(260, size * 3);
      room(side + 10);
      const { y } = document;
      const square = side / size;
      data.forEach((row, line) => {
        row.forEach((dark, column) => {
          if (dark) document.rect(MARGIN + column * square, y + line * square, square, square);
        });
      });
      document.fill('#000');
      document.y = y + side + 8;
    },
  };
}
