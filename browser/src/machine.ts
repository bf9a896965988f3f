/**
 * A hash of a few properties that stay the same for years and that thousands of machines share: enough to
 * notice that an id was copied to another type of machine, and too little to identify a person. Language,
 * location, fonts, screens and versions are left out, because they change or identify people.
 */
export function machineMark(): string {
  const { platform, hardwareConcurrency, maxTouchPoints } = navigator;
  return hashOf([platform, hardwareConcurrency, maxTouchPoints, graphicsVendor()].join('|'));
}

function graphicsVendor(): string {
  try {
    const canvas = document.createElement('canvas').getContext('webgl');
    return String(canvas?.getParameter(canvas.VENDOR) ?? '');
  } catch {
    return '';
  }
}

/** FNV-1a: short and the same everywhere. Nothing here is secret. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
