import { z } from 'zod';
import { COLOUR_NAMES, MOVE_NAMES } from '#core/identity/challenge.ts';
import type { ShownStep } from '#core/identity/challenge-steps.ts';
import { timestamp } from '#http/pipeline/schemas.ts';

export const WishesBody = z.object({ flashes: z.boolean(), moving: z.boolean() });

export const StepView = z
  .object({
    step: z.int(),
    steps: z.int(),
    /** The next movement. Null when only the colours, or nothing, remain. */
    move: z.enum(MOVE_NAMES).nullable(),
    colours: z.array(z.enum(COLOUR_NAMES)),
  })
  .meta({ title: 'ChallengeStep' });

export const ChallengeView = StepView.extend({
  nonce: z.string(),
  secondsEach: z.number(),
  looksEach: z.int(),
  expiresAt: timestamp,
}).meta({ title: 'Challenge' });

export const viewStep = ({ colours, ...step }: ShownStep) => ({ ...step, colours: [...colours] });

/** SHA-256 of each picture of the step, in order. */
export const CommitBody = z.object({
  frames: z
    .array(z.string().regex(/^[0-9a-f]{64}$/))
    .min(1)
    .max(10),
});
