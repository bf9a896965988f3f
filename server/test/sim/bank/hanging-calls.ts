/** Calls that reach the bank after their caller has stopped waiting. They are executed anyway. */
export class HangingCalls {
  #calls: { readonly at: number; readonly execute: () => unknown }[] = [];

  add(at: number, execute: () => unknown): void {
    this.#calls.push({ at, execute });
  }

  arrive(until: number): void {
    const arrived = this.#calls.filter(({ at }) => at <= until);
    this.#calls = this.#calls.filter(({ at }) => at > until);
    for (const { execute } of arrived) execute();
  }
}
