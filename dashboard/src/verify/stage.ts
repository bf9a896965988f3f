import { type Camera, openCamera, type Subject, shrink } from './camera.ts';
import { button, make, paragraph, show } from './dom.ts';
import { say } from './words.ts';

/** The camera's picture with the shape that belongs into it. */
export function stageFor(
  camera: Camera,
  of: Subject,
): { readonly stage: HTMLElement; ready(is: boolean): void } {
  const guide = make('div', { class: 'guide' });
  const shape = of === 'document' ? 'document' : 'face';
  const stage = make('div', { class: `stage ${shape}` }, camera.video, guide);
  return { stage, ready: (is) => guide.classList.toggle('ready', is) };
}

/**
 * A camera, or null for whoever wants to use the camera app instead. Refused, the person is told how to allow
 * it, and may try again as often as they like.
 */
export async function askForCamera(
  of: Subject,
  { fileWillDo }: { fileWillDo: boolean },
): Promise<Camera | null> {
  for (;;) {
    try {
      return await openCamera(of);
    } catch (error) {
      const denied = (error as DOMException).name === 'NotAllowedError';
      const choice = await new Promise<'again' | 'file'>((resolve) => {
        show(
          denied ? say('denied') : say(of === 'document' ? 'documentTitle' : 'faceTitle'),
          paragraph(denied ? say('deniedHelp') : say('noCamera')),
          button(say('again'), () => resolve('again')),
          fileWillDo ? button(say('file'), () => resolve('file'), 'second') : null,
        );
      });
      if (choice === 'file') return null;
    }
  }
}

/** Opens the camera app, or the gallery where there is none; the picture comes back as small as our own. */
export function fileButton(
  words: string,
  of: Subject,
  onPicture: (picture: Blob) => void,
  kind: 'first' | 'second' = 'first',
): HTMLElement {
  const capture = of === 'document' ? 'environment' : 'user';
  const input = make('input', { type: 'file', accept: 'image/jpeg,image/png', capture });
  input.addEventListener('change', async () => {
    const [file] = input.files ?? [];
    if (file) onPicture(await shrink(file, of));
  });
  return make('label', { class: `file ${kind}` }, words, input);
}
