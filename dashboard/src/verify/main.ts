import * as api from './api.ts';
import { isVirtualCamera } from './camera.ts';
import { announce, button, make, paragraph, show } from './dom.ts';
import { followMovements } from './movements.ts';
import { photographDocument, photographFace } from './photograph.ts';
import { checkRegister } from './register.ts';
import { ended, lost, tryAgain } from './results.ts';
import { askForCamera } from './stage.ts';
import './stage.css';
import './verify.css';
import { isLanguage, say, sayProblem, speak } from './labels.ts';
import { welcome } from './welcome.ts';

/**
 * Runs the steps in order and skips those that are done, so that a person can continue after the battery
 * died, or on another device.
 */
async function run(): Promise<void> {
  let page = await api.look();
  speak(preferred(page.language));
  while (!(await ended(page))) {
    if (!page.consented) page = await welcome(page);
    else if (page.register && page.register.state !== 'ANSWERED') page = await checkRegister(page);
    else page = await attempt(page);
    if (page.state === 'STARTED' && page.problems.length > 0 && page.consented) await tryAgain(page);
  }
}

async function attempt(page: api.Page): Promise<api.Page> {
  if (!page.parts.includes('document')) await photographDocument();
  const faces = page.faces.filter((name) => !page.parts.includes(name));
  const active = page.livenessLevel === 'active';
  if (faces.length > 0) {
    const camera = await askForCamera('face', { fileWillDo: !active });
    await photographFace(faces, camera).finally(() => camera?.close());
  }
  if (active) await followMovements(page.askedBy);
  show(say('title'), paragraph(say('judging')), make('progress'));
  announce(say('judging'));
  return api.finish(isVirtualCamera());
}

/** The account's choice. If that is English, the device's language when we have it. */
function preferred(chosen: api.Page['language']) {
  const own = navigator.language.slice(0, 2);
  return chosen === 'en' && isLanguage(own) ? own : chosen;
}

/** Shows connection problems at the bottom of every step. */
function showTrouble(): void {
  const line = make('p', { class: 'trouble', role: 'status', hidden: true });
  document.body.append(line);
  api.watchConnection((trouble) => {
    line.hidden = trouble === null;
    line.textContent = trouble === null ? '' : say(trouble);
  });
}

async function start(): Promise<void> {
  speak(isLanguage(navigator.language.slice(0, 2)) ? preferred('en') : 'en');
  show(say('loading'));
  showTrouble();
  for (;;) {
    try {
      await run();
      return;
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      if (error.status === 404) return lost();
      // The session has ended meanwhile or moved on on another device. The server knows its state: ask again.
      await new Promise<void>((resolve) => {
        show(
          say('retryTitle'),
          paragraph(sayProblem(error.code === 'challenge_over' ? error.code : 'other')),
          button(say('again'), () => resolve()),
        );
      });
    }
  }
}

void start();
