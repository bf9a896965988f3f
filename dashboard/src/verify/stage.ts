import { type Camera, openCamera, type Subject, shrink } from './camera.ts';
import { button, make, paragraph, show } from './dom.ts';
import { say } from './labels.ts';

/** The camera's picture with the outline to fill. */
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
 * Returns a camera, or null when the person prefers their camera app. If access is denied, explains how to
 * allow it; the person can retry as often as they like.
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

/** Opens the camera app, or the gallery if there is none. The picture is shrunk to the size of our own. */
export function fileButton(
  text: string,
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
  return make('label', { class: `file ${kind}` }, text, input);
}
