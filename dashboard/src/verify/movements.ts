import * as api from './api.ts';
import type { Camera } from './camera.ts';
import { adviceLine, announce, button, make, paragraph, show } from './dom.ts';
import { say } from './labels.ts';
import { askForCamera, stageFor } from './stage.ts';

/** The first part of a step is for reading it. */
const READING_SHARE = 0.35;
const COLOUR_MS = 900;
/** Time that a camera needs to register a change of light. */
const COLOUR_SEEN_MS = 650;
const BACK_MS = 900;
/** Full intensity of each primary: CSS "green" is only half of it. */
const SCREEN: Readonly<Record<string, string>> = { red: '#ff0000', green: '#00ff00', blue: '#0000ff' };

/**
 * Shows the movements that the server has drawn and sends the camera's frames of each. The page does not
 * check them: only the server does.
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

/**
 * The server reveals a step only after it has the hashes of the frames before it. The frames are sent at the
 * end.
 */
async function follow(challenge: api.Challenge, camera: Camera): Promise<void> {
  const { nonce } = challenge;
  const { stage, ready } = stageFor(camera, 'movement');
  const order = adviceLine();
  order.line.classList.add('order');
  show(say('challengeTitle'), stage, order.line);
  const taken: { frame: string; picture: Blob }[] = [];
  let current: api.Step = challenge;
  while (current.step < current.steps) {
    const { step, move, colours } = current;
    ready(true);
    const looks = move
      ? await lookAt(move, challenge, camera, order.say)
      : await showColours(colours, camera);
    const next = api.commitStep(nonce, step, looks);
    taken.push(...looks.map((picture, at) => ({ frame: move ? `m${step}-${at}` : `f${at}`, picture })));
    ready(false);
    if (move) order.say(say('back_to_start'));
    [current] = await Promise.all([next, api.pause(move ? BACK_MS : 0)]);
  }
  show(say('loading'), paragraph(say('sending', { n: taken.length, all: taken.length }), 'soft'));
  await Promise.all(taken.map(({ frame, picture }) => api.answer(nonce, frame, picture)));
}

async function lookAt(
  move: api.Move,
  { secondsEach, looksEach }: api.Challenge,
  camera: Camera,
  showInstruction: (text: string) => void,
): Promise<Blob[]> {
  showInstruction(say(move));
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

/**
 * Flashes can hurt, and not everybody can turn their head, so both are asked before the challenge is drawn.
 */
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
