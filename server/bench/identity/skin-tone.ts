import type { Face } from '#vision/faces/find-faces.ts';
import type { Picture } from '#vision/pictures/image.ts';

/** Vertices of the mesh on both cheeks. */
const CHEEKS = [50, 205, 280, 425];
const REACH = 4;
/** Below this angle skin is commonly called brown or dark, above it tan or light. */
const DARK_SKIN = 10;

export function skinName(tone: number): 'darker' | 'lighter' {
  return tone < DARK_SKIN ? 'darker' : 'lighter';
}

/**
 * Returns the individual typology angle of the skin on the cheeks, in degrees: above 28 light, 10 to 28 tan,
 * below 10 brown, below −30 dark. Light and camera change it too.
 */
export function skinTone({ data, width, height }: Picture, { mesh }: Face): number | null {
  const angles: number[] = [];
  for (const vertex of CHEEKS) {
    const [cx, cy] = mesh[vertex] ?? [0, 0];
    for (let y = Math.round(cy) - REACH; y <= cy + REACH; y++) {
      for (let x = Math.round(cx) - REACH; x <= cx + REACH; x++) {
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        const at = (y * width + x) * 3;
        angles.push(angleOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
      }
    }
  }
  return angles.sort((one, other) => one - other)[angles.length >> 1] ?? null;
}

/** sRGB to CIELAB under D65, of which lightness and yellowness count. */
function angleOf(red: number, green: number, blue: number): number {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return (Math.atan2(116 * y - 16 - 50, 200 * (y - z)) * 180) / Math.PI;
}

function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function root(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : value * 7.787 + 16 / 116;
}
