/** How good the news is; ui/badge.tsx knows the colours. */
export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'info';
