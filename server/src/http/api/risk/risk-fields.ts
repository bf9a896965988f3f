import { isIP } from 'node:net';
import { z } from 'zod';
import type { Assessment } from '#actions/risk/assess-risk.ts';
import { SIGNALS } from '#core/risk/facts.ts';
import { FRAUD_TYPES } from '#core/risk/fraud-type.ts';
import { MITIGATIONS, PATTERNS } from '#core/risk/pattern-rule.ts';
import { canonicalTimeZone, isTimeZone } from '#core/time-zone.ts';
import { moment, text } from '#http/pipeline/schemas.ts';

export const Contribution = z
  .object({
    signal: z.enum([...SIGNALS, ...PATTERNS, ...MITIGATIONS, 'scorecard', 'list', 'rule', 'cap', 'review']),
    points: z.int().meta({ description: 'The points of all contributions add up to the score' }),
    reason: z.string(),
    name: z.string().optional().meta({ description: 'The name of your rule, or the entry of your lists' }),
  })
  .meta({ id: 'RiskContribution' });

export const FraudTypeView = z.enum(FRAUD_TYPES).meta({
  id: 'FraudType',
  description:
    'A hint for your playbook. takeover: another person uses the account. ring: many accounts in one hand. ' +
    'testing: stolen cards are tried out. scam: the user is made to pay. laundering: money only passes ' +
    'through. seller: the seller is the suspect',
});

export const FRAUD_TYPE_IN_ANSWERS =
  'Only on AMBER and RED, and only if the signals point to one kind of fraud';

/** Left out where there is nothing to say, so that clients of the first version see what they always saw. */
export function hintOf({ flag, fraudType }: Pick<Assessment, 'flag' | 'fraudType'>) {
  return flag === 'GREEN' || fraudType === null ? {} : { fraudType };
}

export const FINGERPRINT_LIMIT = 4096;

export const fingerprint = (label: string) =>
  text(label, { max: FINGERPRINT_LIMIT }).meta({ description: 'Opaque device or browser fingerprint' });

export const simulate = (what: string) =>
  z
    .boolean(`must be true or false`)
    .optional()
    .meta({ description: `Treats the request as if ${what}` });

const ipAddress = (label: string) =>
  z
    .string(`${label} must be text`)
    .max(64, `${label} is not an IP address`)
    .refine((value) => isIP(value.split('%', 1)[0] ?? '') !== 0, { error: `${label} is not an IP address` })
    .optional()
    .meta({
      description: 'The end user’s address, not your server’s. Without it, network signals are not available',
    });

const timezone = (label: string) =>
  z
    .string(`${label} must be text`)
    .max(64, `${label} is not a time zone`)
    .refine(isTimeZone, { error: `${label} must be a time zone such as Africa/Lagos`, abort: true })
    .transform(canonicalTimeZone)
    .optional()
    .meta({ description: 'The time zone of the end user’s device, such as Africa/Lagos' });

const degrees = (label: string, limit: number) =>
  z.number(`${label} must be a number of degrees`).min(-limit).max(limit);

const accuracy = z
  .number('must be a number of kilometres')
  .min(0)
  .max(20_000)
  .optional()
  .meta({ description: 'The accuracy of the position in kilometres. Defaults to 5' });

const email = (label: string) =>
  z
    .string(`${label} must be text`)
    .max(320, `${label} is not an e-mail address`)
    .refine((value) => /^[^@\s]+@[^@\s]+$/.test(value), { error: `${label} is not an e-mail address` })
    .optional()
    .meta({
      description:
        'The end user’s e-mail address. Its domain is checked against your lists; nothing is stored',
    });

const BANK_ACCOUNT = {
  code: (label: string) => text(label, { max: 20 }),
  number: (label: string) => text(label, { max: 34 }),
  description: {
    description:
      'The account that the end user pays from or is paid to. It is checked against your lists and not ' +
      'stored',
  },
};

const hint = (description: string) =>
  z.boolean('must be true, false or null').nullable().optional().meta({ description: description });
const HINTS = {
  webdriver: hint('True when the browser is automated'),
  camera: hint('True when the browser has a virtual camera. Null when unknown'),
  description: { description: 'The hints that @surety/browser reads from the end user’s browser' },
};

/** Optional facts about the end user, for both kinds of assessment. */
export const userFacts = {
  deviceHints: z
    .object({ webdriver: HINTS.webdriver, virtualCamera: HINTS.camera })
    .optional()
    .meta(HINTS.description),
  email: email('email'),
  bankAccount: z
    .object({ bankCode: BANK_ACCOUNT.code('bankCode'), accountNumber: BANK_ACCOUNT.number('accountNumber') })
    .optional()
    .meta(BANK_ACCOUNT.description),
  ipAddress: ipAddress('ipAddress'),
  location: z
    .object({ latitude: degrees('latitude', 90), longitude: degrees('longitude', 180), accuracyKm: accuracy })
    .optional()
    .meta({ description: 'The location reported by the end user’s device' }),
  timezone: timezone('timezone'),
  accountCreatedAt: moment('accountCreatedAt')
    .optional()
    .meta({ description: 'When the end user’s account with you was created' }),
};
