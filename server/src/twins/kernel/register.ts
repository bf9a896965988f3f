/** A person in the national register, under a NIN and a BVN that are the same here. */
export type Person = {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
  readonly phone: string;
  /** A JPEG in base64; empty when the register has none. */
  readonly portrait: string;
};

/** A request for a person's consent, with the merchant's page to return to. */
export type ConsentRequest = {
  readonly reference: string;
  /** The part of the consent page's address that works once. */
  readonly session: string;
  readonly number: string;
  readonly returnUrl: string;
  readonly given: { readonly firstName: string; readonly lastName: string };
  state: 'open' | 'given' | 'declined';
};

export type NationalRegister = {
  /** By number. */
  readonly people: Map<string, Person>;
  /** By reference. */
  readonly consents: Map<string, ConsentRequest>;
};

const FOLAKE: Person = {
  ...{ firstName: 'FOLAKE', middleName: 'JANE', lastName: 'ADEYEMI' },
  ...{ birthDate: '1991-05-17', phone: '08031234567', portrait: '' },
};
const CHUKWUEMEKA: Person = {
  ...{ firstName: 'CHUKWUEMEKA', middleName: '', lastName: 'OKAFOR' },
  ...{ birthDate: '1984-02-03', phone: '08037654321', portrait: '' },
};

/** Two invented people; the control API adds more. */
export function openRegister(): NationalRegister {
  return {
    people: new Map([
      ['22000000001', FOLAKE],
      ['22000000002', CHUKWUEMEKA],
    ]),
    consents: new Map(),
  };
}

/** 17-May-1991. */
export function dayInWords(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date}-${MONTHS[Number(month) - 1] ?? month}-${year}`;
}
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
