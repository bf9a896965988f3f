import { setPriority } from 'node:os';
import { type KnownExample, train } from '#core/risk/scorecard/train.ts';

/** Runs in a separate process, behind everything else: fitting takes seconds of CPU time. */
setPriority(19);
process.once('message', (examples: readonly KnownExample[]) => {
  process.send?.(train(examples), () => process.disconnect());
});
