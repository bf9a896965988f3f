/** A counting semaphore: so much of something, handed out in the order in which it was asked for. */
export type Allowance = {
  /** At once or not at all; does not mind who is waiting. */
  take(amount: number): boolean;
  /** False when `until` is aborted first. */
  wait(amount: number, until: AbortSignal): Promise<boolean>;
  giveBack(amount: number): void;
};

/** Whoever asks for more than there will ever be gets it when nobody else holds any. */
export function openAllowance(max: number): Allowance {
  const waiting: { readonly amount: number; readonly admit: () => void }[] = [];
  let held = 0;
  const fits = (amount: number) => held === 0 || held + amount <= max;

  function serve(): void {
    for (let next = waiting[0]; next && fits(next.amount); next = waiting[0]) {
      waiting.shift();
      held += next.amount;
      next.admit();
    }
  }

  return {
    take(amount) {
      if (!fits(amount)) return false;
      held += amount;
      return true;
    },
    async wait(amount, until) {
      if (until.aborted) return false;
      return new Promise((resolve) => {
        const giveUp = () => {
          waiting.splice(waiting.indexOf(asked), 1);
          resolve(false);
          serve();
        };
        const asked = {
          amount,
          admit: () => {
            until.removeEventListener('abort', giveUp);
            resolve(true);
          },
        };
        until.addEventListener('abort', giveUp, { once: true });
        waiting.push(asked);
        serve();
      });
    },
    giveBack(amount) {
      held -= amount;
      serve();
    },
  };
}
