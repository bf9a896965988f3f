import type { Page } from 'playwright-core';

/**
 * Runs in the page, which has no types here. Pictures are passed as bytes: the page's policy does not let it
 * load any.
 */
const REACTING_CAMERA = `
  const canvas = document.createElement('canvas');
  canvas.width = 720;
  canvas.height = 960;
  const images = {};
  for (const [words, base64] of Object.entries(SHOWN)) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    createImageBitmap(new Blob([bytes])).then((image) => { images[words] = image; });
  }
  // Another look after each picture that is taken, however long that takes. One that came out too large is
  // made again with a lower quality.
  let taken = 0;
  let best;
  const toBlob = HTMLCanvasElement.prototype.toBlob;
  HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
    best ??= quality;
    if (quality === best) taken += 1;
    return toBlob.call(this, done, type, quality);
  };
  // Looks 25 times a second, as a camera does, while it is watched; what is still the same is shown five
  // times a second, since to show it takes a core as long as all else on the page.
  let stream;
  let shown;
  let shownAt = 0;
  let looks = 0;
  setInterval(() => {
    if (!stream?.active) return;
    const words = document.querySelector('.order')?.textContent ?? '';
    const image = images[words] ?? images[taken % 3];
    looks += 1;
    if (!image || (image === shown && taken === shownAt && looks % 5 !== 0)) return;
    shown = image;
    shownAt = taken;
    const shake = taken % 16;
    canvas.getContext('2d').drawImage(image, -shake, -shake, 720 + 2 * shake, 960 + 2 * shake);
  }, 40);
  navigator.mediaDevices.getUserMedia = async () => {
    shown = undefined;
    stream = canvas.captureStream(25);
    return stream;
  };`;

/**
 * A camera that shows the picture for the instruction on the page, like a person who follows it, with
 * a hand that shakes. It also shows the pictures 0, 1 and 2, one for each picture that is taken.
 */
export async function reactTo(page: Page, pictures: Readonly<Record<string, Buffer>>): Promise<void> {
  const shown = Object.entries(pictures).map(([words, bytes]) => [words, bytes.toString('base64')]);
  const content = `{ const SHOWN = ${JSON.stringify(Object.fromEntries(shown))};${REACTING_CAMERA} }`;
  await page.addInitScript({ content });
}
