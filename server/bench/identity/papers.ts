import sharp from 'sharp';

/**
 * Papers for the end-to-end bench, drawn from photographs of real ones. Shares no code with the service or
 * its tests, so that a mistake in reading is not repeated in drawing.
 */
export type Holder = {
  readonly surname: string;
  readonly first: string;
  readonly middle: string;
  /** YYYY-MM-DD. */
  readonly born: string;
  readonly sex: 'M' | 'F';
  readonly digits: string;
};

export type Paper = {
  readonly name: string;
  readonly nigerian: boolean;
  readonly type: 'passport' | 'drivers_license' | 'national_id' | 'voters_card';
  readonly size: readonly [width: number, height: number];
  readonly portrait: readonly [left: number, top: number, width: number, height: number];
  readonly background: string;
  readonly lines: (holder: Holder) => readonly Print[];
  /** The fields that a reader must find, as printed. */
  readonly fields: (holder: Holder) => Readonly<Record<string, string>>;
};
type Print = readonly [x: number, y: number, size: number, text: string, font?: string];

const EXPIRES = '2033-08-21';
const ISSUED = '2023-08-22';
const dotted = (day: string) => day.split('-').reverse().join('.');
const slashed = (day: string) => day.split('-').reverse().join('/');
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const named = (day: string) => `${day.slice(8)} ${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

export const PAPERS: readonly Paper[] = [
  {
    name: 'NIN slip, old',
    nigerian: true,
    type: 'national_id',
    size: [1240, 560],
    portrait: [960, 130, 220, 270],
    background: '#fbfbf7',
    lines: (of) => [
      [330, 50, 30, 'National Identity Management System'],
      [440, 84, 24, 'Federal Republic of Nigeria'],
      [360, 118, 24, 'National Identification Number Slip (NINS)'],
      [40, 180, 24, `Tracking ID:  S7Y0${of.digits.slice(0, 4)}PQ1`],
      [40, 230, 24, `NIN:  ${of.digits}`],
      [480, 180, 24, `Surname:  ${of.surname}`],
      [480, 230, 24, `First Name:  ${of.first}`],
      [480, 280, 24, `Middle Name:  ${of.middle}`],
      [480, 330, 24, `Gender:  ${of.sex}`],
      [40, 330, 24, `Issue Date:  ${slashed(ISSUED)}`],
      [40, 400, 22, 'Address:  14 Allen Avenue, Ikeja, Lagos'],
      [40, 470, 18, 'Note: The National Identification Number (NIN) is your identity. It is confidential.'],
      [40, 505, 18, 'helpdesk@nimc.gov.ng   www.nimc.gov.ng   0700-CALL-NIMC'],
    ],
    fields: (of) => ({ surname: of.surname, givenNames: `${of.first} ${of.middle}`, number: of.digits }),
  },
  {
    name: 'NIN slip, digital',
    nigerian: true,
    type: 'national_id',
    size: [1000, 630],
    portrait: [50, 170, 230, 290],
    background: '#eef6ec',
    lines: (of) => [
      [250, 60, 30, 'FEDERAL REPUBLIC OF NIGERIA'],
      [330, 104, 28, 'DIGITAL NIN SLIP'],
      [320, 190, 16, 'SURNAME/NOM'],
      [320, 220, 26, of.surname],
      [320, 270, 16, 'GIVEN NAMES/PRENOMS'],
      [320, 300, 26, `${of.first}, ${of.middle}`],
      [320, 350, 16, 'DATE OF BIRTH'],
      [320, 380, 24, named(of.born)],
      [620, 350, 16, 'SEX/SEXE'],
      [620, 380, 24, of.sex],
      [760, 250, 34, 'NGA'],
      [300, 490, 20, 'National Identification Number (NIN)'],
      [270, 560, 52, of.digits.replace(/(\d{4})(\d{3})(\d{4})/, '$1 $2 $3')],
    ],
    fields: (of) => ({ surname: of.surname, number: of.digits, birthDate: of.born, sex: of.sex }),
  },
  {
    name: 'driver’s licence, FRSC',
    nigerian: true,
    type: 'drivers_license',
    size: [1000, 630],
    portrait: [40, 200, 230, 290],
    background: '#e9efe2',
    lines: (of) => [
      [250, 50, 28, 'FEDERAL REPUBLIC OF NIGERIA'],
      [270, 92, 28, 'NATIONAL DRIVERS LICENCE'],
      [300, 180, 24, `L/NO  ABC${of.digits.slice(0, 5)}AA01`],
      [680, 180, 24, 'CLASS  B'],
      [300, 240, 26, `${of.surname}, ${of.first} ${of.middle}`],
      [300, 290, 20, '14 ALLEN AVENUE IKEJA LAGOS'],
      [300, 350, 22, `D of B  ${dotted(of.born).replaceAll('.', '-')}`],
      [660, 350, 22, `SEX ${of.sex}   HT 1.72m`],
      [300, 410, 22, `ISS  ${dotted(ISSUED).replaceAll('.', '-')}`],
      [660, 410, 22, `EXP  ${dotted(EXPIRES).replaceAll('.', '-')}`],
      [300, 480, 20, 'FM N   GL N   BG O+'],
      [300, 590, 18, 'FEDERAL ROAD SAFETY CORPS'],
    ],
    fields: (of) => ({ surname: of.surname, birthDate: of.born, expiryDate: EXPIRES, sex: of.sex }),
  },
  {
    name: 'voter’s card, INEC',
    nigerian: true,
    type: 'voters_card',
    size: [1000, 630],
    portrait: [730, 180, 220, 280],
    background: '#f1f4ea',
    lines: (of) => [
      [110, 54, 28, 'INDEPENDENT NATIONAL ELECTORAL COMMISSION'],
      [340, 98, 28, 'PERMANENT VOTERS CARD'],
      [40, 170, 22, 'CODE: 24-05-07-001'],
      [40, 214, 22, `VIN: 90F5 AFF1 ${of.digits.slice(0, 4)} 6412 651`],
      [40, 262, 18, 'DELIM: LAGOS / IKEJA'],
      [40, 312, 16, 'NAME'],
      [40, 342, 24, `${of.surname}, ${of.first} ${of.middle}`],
      [40, 392, 16, 'DATE OF BIRTH'],
      [40, 420, 22, dotted(of.born).replaceAll('.', '-')],
      [360, 392, 16, 'GENDER'],
      [360, 420, 22, of.sex === 'F' ? 'FEMALE' : 'MALE'],
      [40, 470, 16, 'OCCUPATION'],
      [40, 498, 22, 'TRADER'],
      [40, 548, 16, 'ADDRESS'],
      [40, 576, 22, '14 ALLEN AVENUE IKEJA'],
    ],
    fields: (of) => ({ surname: of.surname, givenNames: `${of.first} ${of.middle}`, birthDate: of.born }),
  },
  {
    name: 'passport, Nigerian',
    nigerian: true,
    type: 'passport',
    size: [1180, 830],
    portrait: [50, 180, 300, 380],
    background: '#e3efe0',
    lines: (of) => [
      [390, 60, 32, 'FEDERAL REPUBLIC OF NIGERIA'],
      [50, 70, 26, 'PASSPORT'],
      [390, 130, 16, 'Type / Type'],
      [390, 160, 24, 'P'],
      [620, 130, 16, 'Country Code / Code du pays'],
      [620, 160, 24, 'NGA'],
      [900, 130, 16, 'Passport No. / No du passeport'],
      [900, 160, 24, `A${of.digits.slice(0, 8)}`],
      [390, 210, 16, 'Surname / Nom'],
      [390, 240, 24, of.surname],
      [390, 290, 16, 'Given names / Prenoms'],
      [390, 320, 24, `${of.first} ${of.middle}`],
      [390, 370, 16, 'Nationality / Nationalite'],
      [390, 400, 24, 'NIGERIAN'],
      [390, 450, 16, 'Date of birth / Date de naissance'],
      [390, 480, 24, named(of.born)],
      [820, 450, 16, 'Sex / Sexe'],
      [820, 480, 24, of.sex],
      [390, 530, 16, 'Date of issue / Date de delivrance'],
      [390, 560, 24, named(ISSUED)],
      [820, 530, 16, 'Date of expiry / Date d’expiration'],
      [820, 560, 24, named(EXPIRES)],
      ...machineReadable(of).map((row, at): Print => [40, 710 + at * 60, 40, row, 'DejaVu Sans Mono']),
    ],
    fields: (of) => ({
      ...{ surname: of.surname, givenNames: `${of.first} ${of.middle}`, birthDate: of.born },
      ...{ number: `A${of.digits.slice(0, 8)}`, expiryDate: EXPIRES, sex: of.sex },
    }),
  },
  {
    name: 'identity card, Kenya',
    nigerian: false,
    type: 'national_id',
    size: [1000, 630],
    portrait: [40, 170, 250, 310],
    background: '#f3ece0',
    lines: (of) => [
      [60, 50, 26, 'JAMHURI YA KENYA'],
      [560, 50, 26, 'REPUBLIC OF KENYA'],
      [40, 110, 20, `SERIAL NUMBER: 2${of.digits.slice(0, 8)}`],
      [560, 110, 20, `ID NUMBER: ${of.digits.slice(0, 8)}`],
      [330, 170, 18, 'FULL NAMES'],
      [330, 202, 26, `${of.first} ${of.middle} ${of.surname}`],
      [330, 250, 18, 'DATE OF BIRTH'],
      [330, 282, 24, dotted(of.born)],
      [330, 330, 18, 'SEX'],
      [330, 362, 24, of.sex === 'F' ? 'FEMALE' : 'MALE'],
      [330, 410, 18, 'DISTRICT OF BIRTH'],
      [330, 442, 24, 'NYERI'],
      [330, 490, 18, 'PLACE OF ISSUE'],
      [330, 522, 24, 'NAIROBI'],
      [330, 560, 18, `DATE OF ISSUE   ${dotted(ISSUED)}`],
    ],
    fields: (of) => ({
      name: `${of.first} ${of.middle} ${of.surname}`,
      ...{ number: of.digits.slice(0, 8), birthDate: of.born, sex: of.sex },
    }),
  },
  {
    name: 'identity card, South Africa',
    nigerian: false,
    type: 'national_id',
    size: [1000, 630],
    portrait: [690, 190, 260, 330],
    background: '#eee9dd',
    lines: (of) => [
      [60, 56, 28, 'REPUBLIC OF SOUTH AFRICA'],
      [60, 98, 24, 'NATIONAL IDENTITY CARD'],
      [60, 170, 18, 'Surname:'],
      [60, 200, 24, of.surname],
      [60, 246, 18, 'Names:'],
      [60, 276, 24, `${of.first} ${of.middle}`],
      [60, 322, 18, 'Sex:'],
      [60, 352, 24, of.sex],
      [300, 322, 18, 'Nationality:'],
      [300, 352, 24, 'RSA'],
      [60, 398, 18, 'Identity Number:'],
      [60, 428, 24, `${of.digits}88`],
      [60, 474, 18, 'Date of Birth:'],
      [60, 504, 24, named(of.born)],
      [60, 550, 18, 'Country of Birth:'],
      [60, 580, 24, 'RSA'],
    ],
    fields: (of) => ({ surname: of.surname, number: `${of.digits}88`, birthDate: of.born, sex: of.sex }),
  },
  {
    name: 'driving licence, United Kingdom',
    nigerian: false,
    type: 'drivers_license',
    size: [1000, 630],
    portrait: [50, 160, 260, 330],
    background: '#efe3ea',
    lines: (of) => [
      [330, 60, 32, 'DRIVING LICENCE'],
      [60, 66, 34, 'UK'],
      [350, 140, 24, `1.  ${of.surname}`],
      [350, 182, 24, `2.  ${of.sex === 'F' ? 'MS' : 'MR'} ${of.first} ${of.middle}`],
      [350, 224, 24, `3.  ${dotted(of.born)} LAGOS`],
      [350, 266, 24, `4a. ${dotted(ISSUED)}   4c. DVLA`],
      [350, 308, 24, `4b. ${dotted(EXPIRES)}`],
      [350, 350, 24, `5.  ${of.surname.slice(0, 5).padEnd(5, '9')}${of.digits.slice(0, 6)}SM9IJ 35`],
      [350, 440, 24, '8.  122 BURNS CRESCENT, EDINBURGH'],
      [350, 540, 22, '9.  AM/A/B1/B/f/k/l/n/p/q'],
    ],
    fields: (of) => ({
      ...{ surname: of.surname, givenNames: `${of.first} ${of.middle}` },
      ...{ birthDate: of.born, expiryDate: EXPIRES },
    }),
  },
  {
    name: 'driving licence, Germany',
    nigerian: false,
    type: 'drivers_license',
    size: [1000, 630],
    portrait: [50, 160, 250, 320],
    background: '#f0e2e6',
    lines: (of) => [
      [330, 60, 28, 'FÜHRERSCHEIN   BUNDESREPUBLIK DEUTSCHLAND'],
      [350, 140, 26, `1. ${of.surname}`],
      [350, 184, 26, `2. ${of.first} ${of.middle}`],
      [350, 228, 26, `3. ${dotted(of.born)} BERLIN`],
      [350, 272, 26, `4a. ${dotted(ISSUED)}`],
      [620, 272, 26, '4c. LANDRATSAMT'],
      [350, 316, 26, `4b. ${dotted(EXPIRES)}`],
      [350, 360, 26, `5. B072RR${of.digits.slice(0, 5)}`],
      [350, 500, 24, '9. AM/B/L'],
    ],
    fields: (of) => ({
      ...{ surname: of.surname, givenNames: `${of.first} ${of.middle}` },
      ...{ birthDate: of.born, expiryDate: EXPIRES, number: `B072RR${of.digits.slice(0, 5)}` },
    }),
  },
  {
    name: 'carte d’identité, Senegal',
    nigerian: false,
    type: 'national_id',
    size: [1000, 630],
    portrait: [40, 190, 240, 300],
    background: '#e6eee6',
    lines: (of) => [
      [250, 54, 28, 'REPUBLIQUE DU SENEGAL'],
      [190, 96, 26, 'CARTE D’IDENTITE CEDEAO'],
      [320, 170, 16, 'N° de la carte d’identité'],
      [320, 200, 24, `1${of.digits.slice(0, 4)} ${of.digits.slice(4)}`],
      [320, 246, 16, 'Prénoms'],
      [320, 276, 24, `${of.first} ${of.middle}`],
      [320, 322, 16, 'Nom'],
      [320, 352, 24, of.surname],
      [320, 398, 16, 'Date de naissance'],
      [320, 428, 24, slashed(of.born)],
      [620, 398, 16, 'Sexe'],
      [620, 428, 24, of.sex],
      [320, 474, 16, 'Date de délivrance'],
      [320, 504, 24, slashed(ISSUED)],
      [620, 474, 16, 'Date d’expiration'],
      [620, 504, 24, slashed(EXPIRES)],
    ],
    fields: (of) => ({
      ...{ surname: of.surname, givenNames: `${of.first} ${of.middle}` },
      ...{ birthDate: of.born, expiryDate: EXPIRES, sex: of.sex },
    }),
  },
];

function machineReadable(of: Holder): [string, string] {
  const digit = (text: string) => {
    const value = (letter: string) => (letter === '<' ? 0 : Number.parseInt(letter, 36));
    return [...text].reduce((sum, letter, at) => sum + value(letter) * ([7, 3, 1][at % 3] ?? 0), 0) % 10;
  };
  const checked = (text: string) => `${text}${digit(text)}`;
  const short = (day: string) => day.slice(2).replaceAll('-', '');
  const parts = [`A${of.digits.slice(0, 8)}`, short(of.born), short(EXPIRES), `${of.digits}<<<`].map(checked);
  const [number, born, expires, personal] = parts;
  const first = `P<NGA${of.surname}<<${of.first}<${of.middle}`.padEnd(44, '<');
  return [
    first,
    `${number}NGA${born}${of.sex}${expires}${personal}${digit(`${number}${born}${expires}${personal}`)}`,
  ];
}

/** What else is printed on a paper that must not pass. */
export type Overlay = { readonly text: string; readonly angle: number; readonly size: number };

/** Draws a paper as PNG, without anything around it. */
export async function drawPaper(paper: Paper, of: Holder, face: Buffer, over?: Overlay): Promise<Buffer> {
  const [width, height] = paper.size;
  const [left, top, wide, high] = paper.portrait;
  const portrait = await sharp(face).resize(wide, high, { fit: 'cover' }).jpeg({ quality: 88 }).toBuffer();
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const rosettes = Array.from({ length: 26 }, (_, at) => {
    const [x, y, r] = [(at * 137) % width, (at * 89) % height, 60 + ((at * 31) % 90)];
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#7fa58a" stroke-opacity=".35"/>`;
  });
  const print = paper
    .lines(of)
    .map(
      ([x, y, size, text, font = 'DejaVu Sans']) =>
        `<text x="${x}" y="${y}" font-size="${size}" font-family="${font}" xml:space="preserve">${escaped(text)}</text>`,
    );
  const across = over
    ? `<text x="${width / 2}" y="${height / 2}" font-size="${over.size}" font-family="DejaVu Sans" font-weight="bold"
        fill="#c02020" fill-opacity=".55" text-anchor="middle"
        transform="rotate(${over.angle} ${width / 2} ${height / 2})">${escaped(over.text)}</text>`
    : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${paper.background}"/>${rosettes.join('')}
    <image x="${left}" y="${top}" width="${wide}" height="${high}" href="data:image/jpeg;base64,${portrait.toString('base64')}"/>
    ${print.join('')}${across}</svg>`;
  return sharp(Buffer.from(svg)).flatten().png().toBuffer();
}
