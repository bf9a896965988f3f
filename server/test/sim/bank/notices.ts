import { MINUTE_MS } from '#core/time.ts';
import type { Random } from '#test/sim/random.ts';
import type { Notice } from './bank-scenarios.ts';

/** Notifications that the bank has yet to send. */
export class Notices {
  readonly #random: Random;
  readonly #now: () => number;
  #waiting: Notice[] = [];

  constructor(random: Random, now: () => number) {
    this.#random = random;
    this.#now = now;
  }

  add(...notices: readonly Notice[]): void {
    this.#waiting.push(...notices);
  }

  /** Takes any notification that is due. */
  take(wanted: (notice: Notice) => boolean = () => true): Notice | undefined {
    const now = this.#now();
    const due = this.#waiting.filter((notice) => notice.at <= now && wanted(notice));
    if (due.length === 0) return undefined;
    const notice = this.#random.pick(due);
    this.#waiting = this.#waiting.filter((other) => other !== notice);
    return notice;
  }

  /** The notification failed, so the bank will send it again. */
  tellAgain(notice: Notice): void {
    this.#waiting.push({ ...notice, at: this.#now() + this.#random.int(0, MINUTE_MS) });
  }

  nextAt(): number | undefined {
    return this.#waiting.length === 0 ? undefined : Math.min(...this.#waiting.map(({ at }) => at));
  }
}
