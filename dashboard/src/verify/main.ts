import * as api from './api.ts';
import { announce, button, make, paragraph, show } from './dom.ts';
import { followMovements } from './movements.ts';
import { photographDocument, photographFace } from './photograph.ts';
import { ended, lost, tryAgain } from './results.ts';
import { askForCamera } from './stage.ts';
import './stage.css';
import './verify.css';
import { welcome } from './welcome.ts';
import { isLanguage, say, sayProblem, speak } from './words.ts';

/**
 * One step after the other, each only if it is still missing: whoever comes back after the battery died, or
 * on another device, goes on where they were.
 */
async function run(): Promise<void> {
  let page = await api.look();
  speak(preferred(page.language));
  while (!(await ended(page))) {
    if (!page.consented) page = await welcome(page);
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
  return api.finish();
}

/** What the account chose, unless the device speaks another that we know. */
function preferred(chosen: api.Page['language']) {
  const own = navigator.language.slice(0, 2);
  return chosen === 'en' && isLanguage(own) ? own : chosen;
}

/** What goes wrong on the way is said at the foot of whatever is shown. */
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
      // It ended meanwhile, or on another device; whatever it is, the server knows where we are.
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
