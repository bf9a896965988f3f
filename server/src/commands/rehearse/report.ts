import { styleText } from 'node:util';
import { type Delivery, TRIALS, type Trial } from './deliveries.ts';

export type Verdict = {
  readonly kept: boolean;
  readonly answered: boolean;
  readonly said: string;
  readonly tries: number;
};
type Broken = { readonly what: string; readonly examples: string[]; times: number };
type Count = { asked: number; kept: number };

const SHOWN = 3;

export type Report = ReturnType<typeof openReport>;

/** Counts the tests and how often the response was correct. */
export function openReport() {
  const counts = new Map<Trial, Count>();
  const broken = new Map<string, Broken>();
  const states: Count = { asked: 0, kept: 0 };
  let retries = 0;
  let givenUp = 0;

  function fault(what: string, example: string): void {
    const known = broken.get(what) ?? { what, examples: [], times: 0 };
    known.times += 1;
    if (known.examples.length < SHOWN) known.examples.push(example);
    broken.set(what, known);
  }

  return {
    note(trial: Trial, { kept, said, tries }: Verdict, { event }: Delivery): void {
      const count = counts.get(trial) ?? { asked: 0, kept: 0 };
      counts.set(trial, { asked: count.asked + 1, kept: count.kept + (kept ? 1 : 0) });
      retries += tries - 1;
      if (!kept && tries > 1) givenUp += 1;
      const { description, must } = TRIALS[trial];
      const rule = must === 'take' ? 'must be answered with 2xx' : 'must be answered with 4xx';
      if (!kept) fault(`${description} ${rule}`, `${event.type} ${event.id}: ${said}`);
    },
    noteState(kept: boolean, example: string): void {
      states.asked += 1;
      if (kept) states.kept += 1;
      else fault('its state must match what happened', example);
    },
    /** The number of deliveries that never succeeded. */
    givenUp: () => givenUp,
    /** Prints the report and returns the exit code. */
    print(asked: boolean): number {
      for (const trial of Object.keys(TRIALS) as Trial[]) {
        const count = counts.get(trial);
        if (count) console.log(lineOf(count, TRIALS[trial].description, TRIALS[trial].must));
      }
      if (asked) console.log(lineOf(states, 'facts about the deals at the end', 'agree'));
      if (retries > 0) console.log(`\n${retries} deliveries needed a retry, as they would in production.`);
      if (broken.size === 0) {
        console.log(styleText('green', '\nThe receiver passed every test.'));
        return 0;
      }
      const words =
        broken.size === 1 ? 'The receiver broke one rule:' : `The receiver broke ${broken.size} rules:`;
      console.log(styleText('red', `\n${words}`));
      for (const { what, times, examples } of broken.values()) {
        console.log(`  ${what}: ${times} times, such as`);
        for (const example of examples) console.log(`    ${example}`);
      }
      return 1;
    },
  };
}

const MUST = { take: 'taken', refuse: 'refused', agree: 'right' } as const;

function lineOf({ asked, kept }: Count, description: string, must: keyof typeof MUST): string {
  const mark = kept === asked ? styleText('green', '✓') : styleText('red', '✗');
  return `${mark} ${`${kept} of ${asked}`.padStart(13)} ${MUST[must].padEnd(7)}  ${description}`;
}
