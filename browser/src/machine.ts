/**
 * A few things about a machine that stay the same for years and that thousands share: enough to see that an
 * id was copied to another kind of machine, and too little to know anybody by. Language, place, fonts,
 * screens and versions are left out: they change, or they say who somebody is.
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

/** FNV-1a: short, and the same everywhere; nothing here is a secret. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
