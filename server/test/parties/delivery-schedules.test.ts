import { writeFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { platformWithDeliveries, wrongCode } from '#test/support/deliveries.ts';
import { NO_FIGURES, play, schedules } from '#test/support/delivery-races.ts';

/** `npm run deliveries` plays 2,000 of them, and a million with the decisions alone. */
const SCHEDULES = Number(process.env['DELIVERY_SCHEDULES'] ?? 12);
const DECISIONS = Number(process.env['DELIVERY_DECISIONS'] ?? 2_000);
const RESULT = process.env['DELIVERY_RESULT'];
const HOUR_MS = 3_600_000;

const app = await startTestApp();
const { shop, deal, handover } = await platformWithDeliveries(app);

const STEPS = [
  'look',
  'renew',
  'right',
  'ahead',
  'old',
  'wrong',
  'both riders',
  'pay',
  'freeze',
  'unfreeze',
  'confirm',
  'renew and enter',
] as const;

it('No schedule releases a step twice, without a code that worked, or before it is paid', {
  timeout: HOUR_MS,
}, async () => {
  const stories = fc.array(fc.constantFrom(...STEPS), { minLength: 6, maxLength: 16 });
  await fc.assert(
    fc.asyncProperty(stories, async (steps) => {
      // Many phones, not one that guesses too fast.
      app.time.advance(60_000);
      const { id, accountNumber, ...made } = await deal([100_00]);
      const { codes, enter, renew, rider, anotherRider, releases } = await handover({ id, ...made });
      const second = await anotherRider();
      let shown = await codes();
      const ended: string[] = [];
      const is = { paid: false, frozen: false, given: false };
      for (const step of steps) {
        if ((await releases()) > 0) break;
        const entered = ['right', 'ahead', 'both riders', 'renew and enter'].includes(step);
        if (step === 'look') expect(await codes()).toEqual(shown);
        if (step === 'renew') {
          ended.push(...shown);
          await renew();
          shown = await codes();
        }
        if (step === 'right') await enter(shown[0] ?? '');
        if (step === 'ahead') await enter(shown[2] ?? '');
        if (step === 'both riders') await Promise.all([rider, second].map((by) => enter(shown[0] ?? '', by)));
        if (step === 'renew and enter') await Promise.all([renew(), enter(shown[0] ?? '')]);
        if (step === 'renew and enter' && (await releases()) === 0) shown = await codes();
        const old = ended.find((code) => !shown.includes(code));
        if (step === 'old' && old) await enter(old);
        if (step === 'wrong') await enter(wrongCode(shown));
        if (step === 'pay' && !is.paid) is.paid = (await shop.deposit(accountNumber, 100_00)).status < 300;
        if (step === 'freeze' && !is.frozen) {
          is.frozen = (await shop.post(id, 'freeze', { reason: 'looked at' })).status < 300;
        }
        if (step === 'unfreeze' && is.frozen) is.frozen = (await shop.post(id, 'unfreeze')).status >= 300;
        if (step === 'confirm') await shop.confirm(id, made.milestone, 'seller');
        const now = await releases();
        expect(now).toBeLessThanOrEqual(1);
        if (now === 1) expect([step, entered, is.paid, is.frozen]).toEqual([step, true, true, false]);
      }
      await Promise.all([...shown, ...shown].map((code) => enter(code, second)));
      expect(await releases()).toBeLessThanOrEqual(1);
    }),
    { numRuns: SCHEDULES },
  );
});

it('No order of requests releases a step twice, by the decisions alone', { timeout: HOUR_MS }, async () => {
  const figures = { ...NO_FIGURES };
  fc.assert(
    fc.property(schedules, (steps) => play(steps, figures)),
    { numRuns: DECISIONS },
  );
  for (const [name, n] of Object.entries(figures)) expect([name, n]).not.toEqual([name, 0]);
  if (RESULT) await writeFile(RESULT, resultOf(figures));
});

function resultOf(figures: object): string {
  const rows = Object.entries(figures).map(([name, n]) => `| ${name} | ${n.toLocaleString('en')} |`);
  const day = new Date().toISOString().slice(0, 10);
  return `# Schedules of delivery codes

\`npm run deliveries\`, last run on ${day}: no step was released twice, or by a code that did not work.
${SCHEDULES.toLocaleString('en')} random schedules were played through the pages of a service with its database, and
${DECISIONS.toLocaleString('en')} with the decisions of the core alone, in which the requests of three riders for two steps
come between each other's reading, judging and committing, with payments, freezes, disputes, refunds and new codes:

| | |
|---|--:|
${rows.join('\n')}
`;
}
