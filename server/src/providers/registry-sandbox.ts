import type { RegisteredPerson, Registry } from '#core/identity/registry.ts';

const FOLAKE: RegisteredPerson = { name: 'Folake Jane Adeyemi', birthDate: '1991-05-17' };
const CHUKWUEMEKA: RegisteredPerson = { name: 'Chukwuemeka Okafor', birthDate: '1984-02-03' };

/** The person behind a number, by its last four digits, in either register. The docs list these. */
const PEOPLE: Readonly<Record<string, RegisteredPerson>> = { '0001': FOLAKE, '0002': CHUKWUEMEKA };
const OUT_OF_ORDER = '0008';
const NEVER_ANSWERS = '0009';

/** A fictitious register of two people, for development. It contains no real numbers. */
export function sandboxRegistry(): Registry {
  return {
    lookUp: async ({ number }) => {
      const ending = number.slice(-4);
      if (ending === OUT_OF_ORDER) throw new Error('the sandbox register is out of order');
      if (ending === NEVER_ANSWERS) return new Promise(() => undefined);
      return PEOPLE[ending] ?? null;
    },
  };
}

/** The caller waits for the result, so a register has only this long. */
const PATIENCE_MS = 5_000;

/** Treats a register that does not answer in time as unavailable. */
export function impatientRegistry(registry: Registry, patienceMs = PATIENCE_MS): Registry {
  return {
    lookUp: (asked) =>
      new Promise((resolve, reject) => {
        const late = () => reject(new Error(`the register did not answer within ${patienceMs / 1000} s`));
        const timer = setTimeout(late, patienceMs);
        registry
          .lookUp(asked)
          .then(resolve, reject)
          .finally(() => clearTimeout(timer));
      }),
  };
}
