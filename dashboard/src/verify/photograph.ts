import * as api from './api.ts';
import type { Camera } from './camera.ts';
import { adviceLine, button, make, paragraph, show } from './dom.ts';
import { say } from './labels.ts';
import { differenceOf, type Fault, faultOf, type Pixels } from './quality.ts';
import { askForCamera, fileButton, stageFor } from './stage.ts';

const GLANCE_MS = 250;
/** Consecutive good frames after which the picture is taken automatically. */
const STEADY_LOOKS = 5;
const STILL = 6;
/** Far enough apart for a living face to have changed. */
const BETWEEN_FACES_MS = 900;

/** Photographs the document, and lets the person check that it is legible before it is sent. */
export async function photographDocument(): Promise<void> {
  const camera = await askForCamera('document', { fileWillDo: true });
  try {
    for (;;) {
      const picture = camera ? await oneDocument(camera) : await documentFile();
      if (!(await isGood(picture))) continue;
      await sending([['document', picture]]);
      return;
    }
  } finally {
    camera?.close();
  }
}

async function oneDocument(camera: Camera): Promise<Blob> {
  const { stage, ready } = stageFor(camera, 'document');
  const advice = adviceLine();
  return new Promise((resolve) => {
    const take = async () => {
      stop();
      resolve(await camera.picture());
    };
    const fromFile = (picture: Blob) => {
      stop();
      resolve(picture);
    };
    show(
      say('documentTitle'),
      paragraph(say('documentHelp'), 'soft'),
      stage,
      advice.line,
      button(say('take'), take),
      fileButton(say('file'), 'document', fromFile, 'second'),
    );
    const stop = watch(camera, 'document', (fault, looks) => {
      ready(fault === null);
      advice.say(say(fault ?? 'good'));
      if (looks >= STEADY_LOOKS * 2) void take();
    });
  });
}

function documentFile(): Promise<Blob> {
  return new Promise((resolve) => {
    const choose = fileButton(say('take'), 'document', resolve);
    show(say('documentTitle'), paragraph(say('documentHelp'), 'soft'), choose);
  });
}

function isGood(picture: Blob): Promise<boolean> {
  const url = URL.createObjectURL(picture);
  return new Promise<boolean>((resolve) => {
    const image = make('img', { src: url, alt: '' });
    show(
      say('check'),
      make('div', { class: 'stage document' }, image),
      button(say('useIt'), () => resolve(true)),
      button(say('retake'), () => resolve(false), 'second'),
    );
  }).finally(() => URL.revokeObjectURL(url));
}

/** Takes the missing frames of the face, one after another. */
export async function photographFace(names: readonly string[], camera: Camera | null): Promise<void> {
  if (!camera) return faceFiles(names);
  await steadyFace(camera);
  const pictures: [string, Blob][] = [];
  for (const name of names) {
    pictures.push([name, await camera.picture()]);
    await api.pause(BETWEEN_FACES_MS);
  }
  await sending(pictures);
}

/** Resolves when the light is good and the camera is still, or when the person presses the button. */
function steadyFace(camera: Camera): Promise<void> {
  const { stage, ready } = stageFor(camera, 'face');
  const advice = adviceLine();
  return new Promise((resolve) => {
    const go = () => {
      stop();
      begin.disabled = true;
      resolve();
    };
    const begin = button(say('faceStart'), go);
    show(say('faceTitle'), paragraph(say('faceHelp'), 'soft'), stage, advice.line, begin);
    const stop = watch(camera, 'face', (fault, looks) => {
      ready(fault === null);
      advice.say(say(fault ?? 'good'));
      if (looks >= STEADY_LOOKS) go();
    });
  });
}

async function faceFiles(names: readonly string[]): Promise<void> {
  const pictures: [string, Blob][] = [];
  for (const [index, name] of names.entries()) {
    const place = { n: index + 1, all: names.length };
    const picture = await new Promise<Blob>((resolve) => {
      const choose = fileButton(say('take'), 'face', resolve);
      show(say('faceTitle'), paragraph(say('faceFile', place)), choose);
    });
    pictures.push([name, picture]);
  }
  await sending(pictures);
}

/** Checks a few times a second and reports the fault, or how many good frames came in a row. */
function watch(
  camera: Camera,
  of: 'face' | 'document',
  onLook: (fault: Fault | null, looks: number) => void,
): () => void {
  let last: Pixels | null = null;
  let looks = 0;
  const timer = setInterval(() => {
    const now = camera.glance();
    const fault = faultOf(now, of);
    const still = last !== null && differenceOf(last, now) < STILL;
    last = now;
    looks = fault === null && still ? looks + 1 : 0;
    onLook(fault, looks);
  }, GLANCE_MS);
  return () => clearInterval(timer);
}

/** Sends the pictures one after another. Each is retried until it has arrived, and is then not sent again. */
async function sending(pictures: readonly (readonly [string, Blob])[]): Promise<void> {
  const line = paragraph('');
  const bar = make('progress', { max: String(pictures.length), value: '0' });
  show(say('loading'), line, bar);
  for (const [index, [name, picture]] of pictures.entries()) {
    line.textContent = say('sending', { n: index + 1, all: pictures.length });
    await api.send(name, picture);
    bar.value = index + 1;
  }
}
