import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Move } from '#core/identity/challenge.ts';
import { turned } from '#test/support/attacks.ts';
import { openBrowser } from '#test/support/dashboard/browser.ts';
import { openTab, startDashboardApp } from '#test/support/dashboard/signed-in-browser.ts';
import { drawDocument } from '#test/support/identity/documents.ts';
import { openFilm } from '#test/support/identity/film.ts';
import { newLink } from '#test/support/identity/link.ts';
import { portrait, selfie } from '#test/support/identity/people.ts';
import { openPuppet, POSTURES, shaken, WORDS } from '#test/support/identity/puppet.ts';

/**
 * `npm run filmed`: a film plays in real time, and on a machine that is busy with other tests it plays late.
 */
const asked = process.env['FILMED'] !== undefined;

const MOVES = Object.keys(WORDS) as Move[];
const LOOKS = ['straight', 'aside', 'other side'];

const take = (name: string, nth: number) => (nth === 0 ? name : `${name} ${nth}`);

async function openFilmed() {
  const folder = await mkdtemp(join(tmpdir(), 'surety-film-'));
  const document = join(folder, 'document.png');
  await writeFile(document, await drawDocument('passport', await portrait('annaAgain')));
  const puppet = openPuppet(await selfie('anna'));
  const straight = await puppet({});
  const moved = await Promise.all(MOVES.map(async (move) => [move, await puppet(POSTURES[move])] as const));
  // A camera takes no picture twice, and a movement may be asked for twice.
  const again = await Promise.all(
    moved.flatMap(([move, picture]) =>
      [1, 2, 3].map(async (by) => [take(move, by), await shaken(picture, 2 * by)] as const),
    ),
  );
  const path = join(folder, 'camera.mjpeg');
  const film = await openFilm(path, {
    ...{ straight, aside: await turned(straight, 14), 'other side': await turned(straight, -14) },
    ...Object.fromEntries([...moved, ...again]),
  });
  const browser = await openBrowser('movements before a camera that plays a film', [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${path}`,
  ]);
  const app = await startDashboardApp();
  return { document, film, browser, app, key: (await app.signUp()).key };
}

describe.skipIf(!asked)('movements in front of a camera that plays a film', async () => {
  if (!asked) return;
  const { document, film, browser, app, key } = await openFilmed();
  const earlier: Move[] = [];

  async function begin(): Promise<{ page: Page; id: string }> {
    await film.show(LOOKS);
    const { id, token } = await newLink(app, key, { requirements: { livenessLevel: 'active' } });
    const { page } = await openTab(browser);
    await page.goto(`${app.address}/verify#${token}`);
    await page.getByRole('button', { name: 'Agree and start' }).click();
    await page.locator('input[type=file]').setInputFiles(document);
    await page.getByRole('button', { name: 'Yes, use this picture' }).click();
    const start = page.getByRole('button', { name: 'Start', exact: true });
    const ready = page.getByRole('button', { name: 'I’m ready' });
    await start.or(ready).first().waitFor();
    if (await ready.isVisible()) await ready.click();
    await start.click();
    return { page, id };
  }

  /** Plays the film for each instruction until the page shows a result. */
  async function follow(page: Page, play: (move: Move | undefined) => readonly string[] | null) {
    let last = '';
    for (;;) {
      const said = (await page.evaluate(`document.querySelector('.order')?.textContent ?? ''`)) as string;
      if (said !== last) {
        last = said;
        const shown = play(MOVES.find((move) => WORDS[move] === said));
        if (shown) await film.show(shown);
      }
      const title = await page.getByRole('heading', { level: 1 }).first().textContent();
      if (title === 'You are verified' || title === 'That did not work') return title;
      await sleep(30);
    }
  }

  it('pass when the film shows them in the requested order', { retry: 2 }, async () => {
    const { page, id } = await begin();
    earlier.length = 0;
    const title = await follow(page, (move) => {
      if (move) earlier.push(move);
      if (!move) return ['straight'];
      const before = earlier.filter((other) => other === move).length - 1;
      return [take(move, 2 * before), take(move, 2 * before + 1)];
    });
    expect(title).toBe('You are verified');
    const { body } = await app.call('GET', `/v1/identity/sessions/${id}`, { key });
    expect(body).toMatchObject({ verification: { data: { livenessLevel: 'active' } } });
  });

  it('fail for a still', async () => {
    const { page } = await begin();
    expect(await follow(page, () => ['straight'])).toBe('That did not work');
  });

  it('fail when the film shows those of another session', async () => {
    const { page } = await begin();
    const replayed = [...earlier];
    // The requested movement may be next in the recording by chance; then play the one after it.
    const title = await follow(page, (move) => {
      if (!move) return ['straight'];
      const next = replayed.shift() ?? 'straight';
      const shown = next === move ? (replayed.shift() ?? 'straight') : next;
      return shown === 'straight' ? [shown] : [shown, take(shown, 1)];
    });
    expect(title).toBe('That did not work');
  });
});
