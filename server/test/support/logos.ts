import sharp from 'sharp';

/** A mark and some words, as a shop would send them, on nothing. */
export function logoFile(ink = '#0b3d91', mark = '#f5a623'): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="160">
    <circle cx="80" cy="80" r="64" fill="${mark}"/><path d="M50 84l22 24 44-56" fill="none" stroke="#fff" stroke-width="14"/>
    <text x="170" y="108" font-size="88" font-family="sans-serif" font-weight="700" fill="${ink}">Adire Co</text></svg>`;
  return rendered(svg);
}

/** The decoder of the service reads no SVG in this process, so the test reads it in its own words. */
async function rendered(svg: string): Promise<Buffer> {
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** No picture is harder to encode. */
export function noiseFile(width = 320, height = 80): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
}

export const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
