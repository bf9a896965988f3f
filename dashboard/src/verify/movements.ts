import * as api from './api.ts';
import type { Camera } from './camera.ts';
import { adviceLine, announce, button, make, paragraph, show } from './dom.ts';
import { askForCamera, stageFor } from './stage.ts';
import { say } from './words.ts';

/** The first moment of a step is for reading it. */
const READING_SHARE = 0.35;
const COLOUR_MS = 900;
/** A camera needs this long to see that the light has changed. */
const COLOUR_SEEN_MS = 650;
const BACK_MS = 900;
/** As much of each light as a screen has: by its name alone green is half of it. */
const SCREEN: Readonly<Record<string, string>> = { red: '#ff0000', green: '#00ff00', blue: '#0000ff' };

/**
 * Shows the movements that the server has drawn and sends what the camera sees of each. Nothing here knows
 * whether they were made: the server looks.
 */
export async function followMovements(askedBy: string): Promise<void> {
  const wishes = await askForWishes(askedBy);
  const camera = await askForCamera('movement', { fileWillDo: false });
  if (!camera) return;
  try {
    await follow(await api.draw(wishes), camera);
  } finally {
    camera.close();
  }
}

/** A step is told once the pictures of the one before are promised; they are sent when all are taken. */
async function follow(challenge: api.Challenge, camera: Camera): Promise<void> {
  const { nonce } = challenge;
  const { stage, ready } = stageFor(camera, 'movement');
  const order = adviceLine();
  order.line.classList.add('order');
  show(say('challengeTitle'), stage, order.line);
  const taken: { frame: string; picture: Blob }[] = [];
  let told: api.Step = challenge;
  while (told.step < told.steps) {
    const { step, move, colours } = told;
    ready(true);
    const looks = move
      ? await lookAt(move, challenge, camera, order.say)
      : await showColours(colours, camera);
    const next = api.seal(nonce, step, looks);
    taken.push(...looks.map((picture, at) => ({ frame: move ? `m${step}-${at}` : `f${at}`, picture })));
    ready(false);
    if (move) order.say(say('back_to_start'));
    [told] = await Promise.all([next, api.pause(move ? BACK_MS : 0)]);
  }
  show(say('loading'), paragraph(say('sending', { n: taken.length, all: taken.length }), 'soft'));
  await Promise.all(taken.map(({ frame, picture }) => api.answer(nonce, frame, picture)));
}

async function lookAt(
  move: api.Move,
  { secondsEach, looksEach }: api.Challenge,
  camera: Camera,
  tell: (words: string) => void,
): Promise<Blob[]> {
  tell(say(move));
  navigator.vibrate?.(80);
  const eachMs = secondsEach * 1_000;
  await api.pause(eachMs * READING_SHARE);
  const looks: Blob[] = [];
  while (looks.length < looksEach) {
    await api.pause((eachMs * (1 - READING_SHARE)) / looksEach);
    looks.push(await camera.picture());
  }
  return looks;
}

/** Flashes can hurt, and not everybody can turn their head: both are asked before anything is drawn. */
function askForWishes(askedBy: string): Promise<{ flashes: boolean; moving: boolean }> {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const noFlashes = make('input', { type: 'checkbox', checked: calm });
  const noMoving = make('input', { type: 'checkbox' });
  return new Promise((resolve) => {
    show(
      say('challengeTitle'),
      paragraph(`${say('challengeHelp')} ${say('flashes')}`),
      make('label', { class: 'choice' }, noFlashes, make('span', {}, say('noFlashes'))),
      make('label', { class: 'choice' }, noMoving, make('span', {}, say('noMoving'))),
      paragraph(say('otherWay', { name: askedBy }), 'soft small'),
      button(say('challengeStart'), () =>
        resolve({ flashes: !noFlashes.checked && !noMoving.checked, moving: !noMoving.checked }),
      ),
    );
  });
}

async function showColours(colours: readonly string[], camera: Camera): Promise<Blob[]> {
  const screen = make('div', { class: 'colour' }, paragraph(say('colours')));
  announce(say('colours'));
  document.body.append(screen);
  const looks: Blob[] = [];
  for (const colour of colours) {
    screen.style.background = SCREEN[colour] ?? colour;
    await api.pause(COLOUR_SEEN_MS);
    looks.push(await camera.picture());
    await api.pause(COLOUR_MS - COLOUR_SEEN_MS);
  }
  screen.remove();
  return looks;
}
