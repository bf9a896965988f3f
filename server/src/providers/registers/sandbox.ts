import type { RegisteredPerson, RegisterProvider } from '#core/identity/register.ts';

const FOLAKE: RegisteredPerson = { name: 'Folake Jane Adeyemi', birthDate: '1991-05-17', portrait: null };
const CHUKWUEMEKA: RegisteredPerson = { name: 'Chukwuemeka Okafor', birthDate: '1984-02-03', portrait: null };

/** The person behind a number, by its last four digits, in either register. The docs list these. */
const PEOPLE: Readonly<Record<string, RegisteredPerson>> = { '0001': FOLAKE, '0002': CHUKWUEMEKA };
const OUT_OF_ORDER = '0008';

/** A fictitious register of two people, for test environments. It contains no real numbers. */
export function sandboxRegister(): RegisterProvider {
  return {
    name: 'sandbox',
    offers: { nin: { fields: [], price: 0 }, bvn: { fields: [], price: 0 } },
    async begin({ number }) {
      const ending = number.slice(-4);
      if (ending === OUT_OF_ORDER) throw new Error('the sandbox register is out of order');
      const person = PEOPLE[ending];
      return person ? { state: 'found', person } : { state: 'not_found' };
    },
    async finish() {
      throw new Error('the sandbox register answers at once');
    },
  };
}
