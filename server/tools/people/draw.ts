import { TEST_PEOPLE, TEST_PICTURES, type TestPicture } from '#core/identity/test-people.ts';

type Look = { readonly skin: string; readonly hair: string; readonly shirt: string; readonly long: boolean };

const LOOKS: Readonly<Record<keyof typeof TEST_PEOPLE, Look>> = {
  folake: { skin: '#8a5a3c', hair: '#201512', shirt: '#2f6f73', long: true },
  emeka: { skin: '#5f3d2a', hair: '#16100d', shirt: '#8a4b2a', long: false },
};

/** The head of an invented person, in a box of 200 by 240. */
function head({ skin, hair, shirt, long }: Look, turned: number): string {
  const back = long
    ? `<path d="M40 110 Q36 20 100 18 Q164 20 160 110 L168 205 L32 205 Z" fill="${hair}"/>`
    : `<ellipse cx="100" cy="84" rx="56" ry="62" fill="${hair}"/>`;
  const eye = (x: number) =>
    `<ellipse cx="${x + turned}" cy="108" rx="8" ry="5.5" fill="#fbf7f0"/><circle cx="${x + turned * 1.4}" cy="108" r="3.6" fill="#20130c"/>` +
    `<path d="M${x - 11 + turned} 95 q11 -7 22 0" fill="none" stroke="${hair}" stroke-width="4"/>`;
  return `${back}
    <path d="M18 240 Q24 192 76 182 L124 182 Q176 192 182 240 Z" fill="${shirt}"/>
    <rect x="82" y="150" width="36" height="42" rx="12" fill="${skin}"/>
    <ellipse cx="100" cy="112" rx="50" ry="62" fill="${skin}"/>
    <path d="M50 98 Q58 46 100 46 Q142 46 150 98 Q128 66 100 66 Q72 66 50 98 Z" fill="${hair}"/>
    ${eye(80)}${eye(120)}
    <path d="M${100 + turned} 112 l-6 22 q6 5 12 0" fill="none" stroke="#00000055" stroke-width="3"/>
    <path d="M${82 + turned} 149 q18 12 36 0" fill="none" stroke="#7c2f2c" stroke-width="5" stroke-linecap="round"/>`;
}

/** The picture with this name. Everything that could pass for a document has SAMPLE across it. */
export function drawing(name: TestPicture): string {
  const picture = TEST_PICTURES[name];
  return picture.shows === 'document' ? documentOf(name) : selfieOf(name);
}

function selfieOf(name: TestPicture): string {
  const { of, flaw } = { flaw: undefined, ...TEST_PICTURES[name] };
  const turned = name.endsWith('again') ? 5 : 0;
  const person = of ? `<g transform="translate(60 110) scale(1.8)">${head(LOOKS[of], turned)}</g>` : '';
  const room = `<rect width="480" height="640" fill="#d9d2c4"/><rect y="470" width="480" height="170" fill="#a8957a"/>
    <rect x="300" y="60" width="130" height="170" fill="#e9f1f5" stroke="#8a7a63" stroke-width="10"/>`;
  const screen =
    flaw === 'screen'
      ? `<path d="M0 0 H480 V640 H0 Z M34 44 V596 H446 V44 Z" fill="#15181c" fill-rule="evenodd"/>
         <path d="M34 44 L210 44 L34 420 Z" fill="#ffffff33"/>`
      : '';
  return svg(480, 640, `${room}${person}${screen}`);
}

function documentOf(name: TestPicture): string {
  const { of, flaw } = { flaw: undefined, ...TEST_PICTURES[name] };
  const { surname, given, born, number } = TEST_PEOPLE[of ?? 'folake'];
  const until = flaw === 'expired' ? '30 JUN 2019' : '31 DEC 2049';
  const line = (y: number, label: string, value: string) =>
    `<text x="250" y="${y}" font-size="13" fill="#5d6b66">${label}</text><text x="250" y="${y + 22}" font-size="20" fill="#1c2321">${value}</text>`;
  const rows = [`P&lt;UTO${surname}&lt;&lt;${given.replaceAll(' ', '&lt;')}`, `${number}UTO${born}`];
  const zone = rows.map(
    (row, nth) =>
      `<text x="24" y="${418 + nth * 34}" font-size="21" font-family="DejaVu Sans Mono">${row}</text>`,
  );
  const card = `<rect width="680" height="480" rx="18" fill="#e8efe6"/><rect width="680" height="62" rx="18" fill="#2f5d50"/>
    <text x="24" y="40" font-size="22" fill="#fff">UTOPIA · PASSPORT</text>
    <rect x="24" y="84" width="196" height="240" fill="#cfd8d2"/><g transform="translate(22 84)">${head(LOOKS[of ?? 'folake'], 0)}</g>
    ${line(104, 'Surname', surname)}${line(154, 'Given names', given)}${line(204, 'Number', number)}
    ${line(254, 'Valid until', until)}<rect y="380" width="680" height="100" fill="#f6f8f4"/>${zone.join('')}
    <text x="130" y="330" font-size="92" fill="#b3261e" fill-opacity=".28" transform="rotate(-18 340 260)">SAMPLE</text>`;
  return svg(
    680,
    480,
    flaw === 'blurred'
      ? `<filter id="b"><feGaussianBlur stdDeviation="11"/></filter><g filter="url(#b)">${card}</g>`
      : card,
  );
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="DejaVu Sans">${content}</svg>`;
}
