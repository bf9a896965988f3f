import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Move } from '#core/identity/challenge.ts';
import { SECOND_MS } from '#core/time.ts';
import { startTestApp } from '#test/support/app.ts';
import { turned } from '#test/support/attacks.ts';
import { drawDocument } from '#test/support/identity/documents.ts';
import { type Drawn, FACES, newLink, type Step } from '#test/support/identity/link.ts';
import { portrait, selfie } from '#test/support/identity/people.ts';
import { openPuppet, POSTURES, type Puppet, shaken } from '#test/support/identity/puppet.ts';

// Drawn before the first verification: from then on this process reads nothing but JPEG and PNG.
const document = await drawDocument('voters_card', await portrait('annaAgain'));
const puppet = openPuppet(await selfie('anna'));
const live = await puppet({});
const straight = [live, await turned(live, 14), await turned(live, -14)];
type Moved = Record<Move, Buffer>;
const movedBy = async (who: Puppet) =>
  Object.fromEntries(
    await Promise.all(Object.entries(POSTURES).map(async ([move, posture]) => [move, await who(posture)])),
  ) as Moved;
const moved = await movedBy(puppet);

// The same person with the same movements, but photographed elsewhere; and one picture, scaled up and down.
const elsewhere = openPuppet(await selfie('annaAgain'));
const movedElsewhere = await movedBy(elsewhere);
const larger = await sharp(live)
  .extract({ left: 94, top: 125, width: 532, height: 710 })
  .resize(720, 960)
  .jpeg({ quality: 90 })
  .toBuffer();
const smaller = await sharp(live).resize(518, 690).jpeg({ quality: 90 }).toBuffer();
const smallerInside = await sharp(smaller)
  .extend({ left: 101, right: 101, top: 135, bottom: 135, extendWith: 'mirror' })
  .jpeg({ quality: 90 })
  .toBuffer();
const drawnLarger: Moved = { ...moved, come_closer: larger, move_away: smallerInside };

/** A JPEG only by its first bytes. */
const NO_PICTURE = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const app = await startTestApp();
let key: string;
beforeAll(async () => {
  ({ key } = await app.signUp());
});

/** A person who has consented and sent everything except the movements. */
async function before() {
  const link = await newLink(app, key, { requirements: { livenessLevel: 'active' } });
  await link.on.consent();
  await link.on.put('document', document);
  for (const [index, name] of FACES.entries()) await link.on.put(name, straight[index] as Buffer);
  return link;
}
type Link = Awaited<ReturnType<typeof before>>;

type Show = (move: Move, look: number, step: number) => Buffer | Promise<Buffer>;

/** Three frames per step; `show` returns what the camera sees. */
async function follow({ on }: Link, drawn: Drawn, show: Show): Promise<void> {
  for (let current: Step = drawn; current.move; ) {
    const { step, move } = current;
    const each = Array.from({ length: drawn.looksEach }, (_look, at) => show(move, at, step));
    const looks = await Promise.all(each);
    const encrypted = await on.mac(drawn.nonce, step, looks);
    expect(encrypted.status).toBe(200);
    for (const [look, picture] of looks.entries()) {
      expect((await on.answer(drawn.nonce, `m${step}-${look}`, picture)).status).toBe(204);
    }
    current = encrypted.body;
  }
}

/** A camera takes no picture twice. The last two of three are one, because two looks are enough. */
const filmed =
  (shown: Moved): Show =>
  (move, look, step) =>
    shaken(shown[move], 1 + 2 * step + (look === 0 ? 0 : 1));
const savedAgain = (picture: Buffer, quality: number) => sharp(picture).jpeg({ quality }).toBuffer();
const thrice = (picture: Buffer) => [picture, picture, picture];

/** Makes every admitted verification wait for memory until it is given back. */
function takeAllMemory(): () => void {
  const places = ['dev_one', 'dev_another', 'dev_third'].map((who) => app.context.identity.takeTicket(who));
  for (const place of places) while (place.reserveBytes(1024 ** 2));
  return () => {
    for (const place of places) place.leave();
  };
}

const OPPOSITE: Readonly<Record<Move, Move>> = {
  turn_left: 'turn_right',
  turn_right: 'turn_left',
  look_up: 'look_down',
  look_down: 'look_up',
  open_mouth: 'turn_left',
  come_closer: 'look_up',
  move_away: 'come_closer',
};

describe('movements that the server asks for', { timeout: 180_000 }, () => {
  it.each([
    ['in their order', { flashes: false, moving: true }],
    ['with the head held still', { flashes: false, moving: false }],
  ])('pass when they are made %s, and make the verification active', async (_how, wishes) => {
    const link = await before();
    expect(await link.on.finish()).toMatchObject({ status: 409, body: { code: 'pictures_missing' } });
    const { body: drawn } = await link.on.draw(wishes);
    await follow(link, drawn, filmed(moved));
    expect((await link.on.finish()).body).toMatchObject({ state: 'DONE', problems: [] });
    const { body } = await app.call('GET', `/v1/identity/sessions/${link.id}`, { key });
    expect(body).toMatchObject({ verification: { data: { livenessLevel: 'active', livenessPassed: true } } });
  });

  it.each<[string, string, Show, object?]>([
    ['a still', 'challenge_not_followed', () => live],
    ['other movements', 'challenge_not_followed', (move, ...at) => filmed(moved)(OPPOSITE[move], ...at)],
    ['one picture of each movement', 'challenge_not_followed', (move) => moved[move]],
    [
      'one picture of each movement, saved again',
      'challenge_not_followed',
      (move, look) => savedAgain(moved[move], 90 - look),
    ],
    [
      'a still that is drawn larger and smaller, with the head held still',
      'challenge_not_followed',
      filmed(drawnLarger),
      { flashes: false, moving: false },
    ],
    ['movements that were photographed elsewhere', 'not_one_moment', filmed(movedElsewhere)],
  ])('fail for %s', async (_what, problem, show, wishes?) => {
    const link = await before();
    const { body: drawn } = await link.on.draw(wishes);
    await follow(link, drawn, show);
    const { body } = await link.on.finish();
    expect(body).toMatchObject({ state: 'STARTED', attemptsLeft: 2 });
    expect(body.problems).toContain(problem);
  });
});

describe('a challenge', () => {
  it('is drawn anew each time, and accepts frames only under its own nonce', async () => {
    const [link, other] = [await before(), await before()];
    const first = (await link.on.draw()).body;
    const elsewhere = (await other.on.draw()).body;
    for (const nonce of [elsewhere.nonce, `chl_${'0'.repeat(32)}`]) {
      const over = { status: 409, body: { code: 'challenge_over' } };
      expect(await link.on.mac(nonce, 0, thrice(live))).toMatchObject(over);
      expect(await link.on.answer(nonce, 'm0-0', live)).toMatchObject(over);
    }
    await link.on.mac(first.nonce, 0, thrice(live));
    expect((await link.on.answer(first.nonce, 'm0-0', live)).status).toBe(204);
    const second = (await link.on.draw()).body;
    expect((await link.on.look()).body.parts).not.toContain('m0-0');
    expect((await link.on.answer(first.nonce, 'm0-0', live)).status).toBe(409);
    expect((await link.on.answer(second.nonce, 'm9-0', live)).status).toBe(404);
    expect((await link.on.answer(second.nonce, 'x', live)).status).toBe(404);
  });

  it('reveals a movement once the previous pictures are committed, and accepts no others', async () => {
    const { on } = await before();
    const { nonce, ...first } = (await on.draw({ flashes: true, moving: true })).body;
    expect(first).toMatchObject({ step: 0, steps: 5, colours: [] });
    expect(await on.answer(nonce, 'm0-0', live)).toMatchObject({ status: 409 });
    expect((await on.mac(nonce, 1, thrice(live))).status).toBe(404);
    expect((await on.mac(nonce, 0, [live])).status).toBe(409);
    const second = await on.mac(nonce, 0, thrice(live));
    expect(second.body).toMatchObject({ step: 1, steps: 5, move: expect.any(String), colours: [] });
    // A lost request can be repeated; a different answer to the same step is refused.
    expect((await on.mac(nonce, 0, thrice(live))).body).toEqual(second.body);
    expect((await on.mac(nonce, 0, thrice(moved.look_up))).status).toBe(409);
    expect((await on.answer(nonce, 'm0-1', moved.look_up)).status).toBe(409);
    expect((await on.answer(nonce, 'm0-1', live)).status).toBe(204);
    expect((await on.answer(nonce, 'm1-0', live)).status).toBe(409);
    for (const step of [1, 2]) await on.mac(nonce, step, thrice(live));
    const last = (await on.mac(nonce, 3, thrice(live))).body;
    expect(last).toMatchObject({ step: 4, move: null });
    expect(last.colours).toHaveLength(4);
    expect((await on.mac(nonce, 4, [live, ...thrice(live)])).body).toMatchObject({
      ...{ step: 5, steps: 5, move: null, colours: [] },
    });
    expect((await on.answer(nonce, 'f3', live)).status).toBe(204);
  });

  it('that was drawn while an earlier one was judged is the one that counts', async () => {
    const link = await newLink(app, key, { requirements: { livenessLevel: 'active' } });
    await link.on.consent();
    for (const name of ['document', ...FACES]) await link.on.put(name, NO_PICTURE);
    const first = (await link.on.draw()).body;
    await follow(link, first, () => NO_PICTURE);
    const release = takeAllMemory();
    const finishing = link.on.finish();
    await vi.waitFor(async () => expect((await link.on.look()).body.attemptsLeft).toBe(2), {
      timeout: 60_000,
    });
    const second = (await link.on.draw()).body;
    release();
    expect((await finishing).status).toBe(415);
    expect((await link.on.mac(first.nonce, 0, thrice(live))).status).toBe(409);
    expect((await link.on.mac(second.nonce, 0, thrice(live))).status).toBe(200);
  });

  it('has a time limit for each step, longer for people who move slowly, and another for its pictures', async () => {
    const { on } = await before();
    const brisk = (await on.draw()).body;
    // Real time passes too, and may be slow.
    app.time.advance(3 * SECOND_MS);
    expect((await on.mac(brisk.nonce, 0, thrice(live))).status).toBe(200);
    app.time.advance(20 * SECOND_MS);
    expect((await on.mac(brisk.nonce, 1, thrice(live))).status).toBe(409);
    app.time.advance(200 * SECOND_MS);
    expect((await on.answer(brisk.nonce, 'm0-0', live)).status).toBe(204);
    app.time.advance(90 * SECOND_MS);
    expect((await on.answer(brisk.nonce, 'm0-1', live)).status).toBe(409);
    const calm = (await on.draw({ flashes: false, moving: false })).body;
    expect(calm.secondsEach).toBeGreaterThan(brisk.secondsEach);
    expect(calm.steps).toBe(5);
    app.time.advance(5 * SECOND_MS);
    expect((await on.mac(calm.nonce, 0, thrice(live))).status).toBe(200);
  });

  it('cannot be redrawn until an order comes up that was recorded before', async () => {
    const { on } = await before();
    const draws = [];
    for (let times = 0; times < 7; times++) draws.push((await on.draw()).status);
    expect(draws).toEqual([200, 200, 200, 200, 200, 200, 409]);
  });

  it('is available only in an active session', async () => {
    const passive = await newLink(app, key);
    expect((await passive.on.draw()).status).toBe(409);
    await passive.on.consent();
    expect((await passive.on.draw()).status).toBe(404);
    expect((await passive.on.draw({ flashes: 'yes' })).status).toBe(400);
  });
});
