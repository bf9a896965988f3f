/**
 * Loaded before the service (`--import clock.ts?jump=-3600000`): on SIGUSR2 its clock jumps by that many
 * milliseconds, and on the next one back again. Timers are unaffected: they use another clock.
 */
const jump = Number(new URL(import.meta.url).searchParams.get('jump'));
const RealDate = Date;
let offset = 0;

class JumpingDate extends RealDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(JumpingDate.now());
    else super(...(given as [number]));
  }

  static override now(): number {
    return RealDate.now() + offset;
  }
}

globalThis.Date = JumpingDate as DateConstructor;
process.on('SIGUSR2', () => {
  offset = offset === 0 ? jump : 0;
});
