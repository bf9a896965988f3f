/** Calls that reach the bank after their caller has stopped waiting. They are executed anyway. */
export class HangingCalls {
  #calls: { readonly at: number; readonly act: () => unknown }[] = [];

  add(at: number, act: () => unknown): void {
    this.#calls.push({ at, act });
  }

  arrive(until: number): void {
    const arrived = this.#calls.filter(({ at }) => at <= until);
    this.#calls = this.#calls.filter(({ at }) => at > until);
    for (const { act } of arrived) act();
  }
}
