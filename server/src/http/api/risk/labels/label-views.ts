import { z } from 'zod';
import { LABEL_SOURCES, type Label, OUTCOMES } from '#core/risk/labels/label.ts';
import { ActorView, timestamp } from '#http/pipeline/schemas.ts';

export const LabelView = z
  .object({
    id: z.string(),
    assessmentId: z.string(),
    outcome: z.enum(OUTCOMES).meta({
      description: 'recalled: the bank took the money back. disputed: the parties disagreed about the deal',
    }),
    source: z.enum(LABEL_SOURCES).meta({
      description:
        'api: set by a caller. review: set by a review decision. dispute and recall: derived from the money',
    }),
    reason: z.string(),
    actor: ActorView,
    createdAt: timestamp,
  })
  .meta({ id: 'RiskLabel' });

export function viewLabel({ createdAt, ...label }: Label): z.output<typeof LabelView> {
  return { ...label, createdAt: createdAt.toISOString() };
}
