import type { AgreementStatus, Flag } from '@surety/sdk';
import type { ReactNode } from 'react';
import { STATUS_LABELS } from '#labels/escrow.ts';
import { flagLabel } from '#labels/risk.ts';
import type { Tone } from '#labels/tone.ts';
import { classNames } from './class-names.ts';

const TONES: Record<Tone, string> = {
  neutral: 'bg-muted text-soft',
  good: 'bg-good-tint text-good',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-bad-tint text-bad',
  info: 'bg-info-tint text-info',
};

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap',
        TONES[tone],
      )}
    >
      <span aria-hidden className="size-1.5 rounded-full bg-current" />
      {children}
    </span>
  );
}

/** Shows our label; the API's value stays in the markup for tests. */
export function StatusBadge({ status }: { status: AgreementStatus }) {
  const { label, tone, means } = STATUS_LABELS[status];
  return (
    <span title={means} data-status={status}>
      <Badge tone={tone}>{label}</Badge>
    </span>
  );
}

const FLAG_TONES: Record<Flag, Tone> = { GREEN: 'good', AMBER: 'warn', RED: 'bad' };

export function FlagBadge({ flag }: { flag: Flag }) {
  return <Badge tone={FLAG_TONES[flag]}>{flagLabel(flag)}</Badge>;
}

/** A score in a row of a list. Stacked where space is tight. */
export function Score({ score, flag }: { score: number | null; flag: Flag }) {
  return (
    <span className="inline-flex gap-x-2.5 gap-y-1 @max-2xl:flex-col @2xl:items-center">
      <span className="figures font-medium @2xl:w-7 @2xl:text-right">{score}</span>
      <FlagBadge flag={flag} />
    </span>
  );
}

const DOTS: Record<Tone, string> = {
  neutral: 'bg-edge',
  good: 'bg-good-fill',
  warn: 'bg-warn-fill',
  bad: 'bg-bad-fill',
  info: 'bg-info-fill',
};

/** A coloured dot beside a text that carries the meaning. */
export function Dot({ tone }: { tone: Tone }) {
  return <span aria-hidden className={`block size-2 shrink-0 rounded-full ${DOTS[tone]}`} />;
}
