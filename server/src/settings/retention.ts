import { DAY_MS } from '#core/time.ts';
import { duration, durationOrOff } from './kinds.ts';

const atLeast = (days: number) => (ms: number | null) => ms === null || ms >= days * DAY_MS;

/**
 * Retention of data other than money, part of the table in config.ts. The history of money is kept for ever.
 */
export const RETENTION_SETTINGS = {
  AUDIT_KEEP: {
    schema: durationOrOff('off').refine(atLeast(30), 'must be at least 30d, or off'),
    help: 'How long the audit log is kept, at least 30d; off for ever',
    fallback: 'off',
  },
  WEBHOOK_LOG_KEEP: {
    schema: duration('30d').refine(atLeast(4), 'must be at least 4d, since deliveries are retried for three'),
    help: 'How long the log of webhook deliveries is kept, at least 4d',
    fallback: '30d',
  },
  REQUEST_LOG_KEEP: {
    schema: duration('7d').refine(atLeast(1), 'must be at least 1d'),
    help: 'How long the request log is kept, at least 1d',
    fallback: '7d',
  },
  BANK_LOG_KEEP: {
    schema: duration('400d').refine(atLeast(30), 'must be at least 30d'),
    help: 'How long settled bank notifications are kept, at least 30d',
    fallback: '400d',
  },
  MAIL_LOG_KEEP: {
    schema: duration('90d').refine(atLeast(7), 'must be at least 7d'),
    help: 'How long the log of sent mails is kept, at least 7d',
    fallback: '90d',
  },
} as const;
