/** How good the news is. ui/badge.tsx maps it to colours. */
export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'info';
