import { Problem } from '#core/problem.ts';
import { MINUTE_MS } from '#core/time.ts';
import { type DocumentContent, nameOf } from './document/content.ts';
import { claimedName } from './document/faults.ts';

/** National registers of people: Nigeria's NIN and BVN. */
export const REGISTERS = ['nin', 'bvn'] as const;
export type RegisterName = (typeof REGISTERS)[number];

/** A register's entry for a number. */
export type RegisteredPerson = {
  readonly name: string;
  /** YYYY-MM-DD; null when the provider does not give it. */
  readonly birthDate: string | null;
  /** A JPEG or PNG; null when the provider has none. */
  readonly portrait: Uint8Array | null;
};

/** What a provider may ask for besides the number. */
export const REGISTER_FIELDS = [
  'firstName',
  'lastName',
  'birthDate',
  'phone',
  'bankCode',
  'accountNumber',
] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];

/** A lookup that a provider offers, with its price in kobo. */
export type RegisterOffer = { readonly fields: readonly RegisterField[]; readonly price: number };

/** A bank as a person knows it. */
export type NamedBank = { readonly code: string; readonly name: string };

export type RegisterQuestion = Partial<Readonly<Record<RegisterField, string>>> & {
  readonly register: RegisterName;
  /** Passed on, and never stored. */
  readonly number: string;
  /** Our own reference for the lookup. */
  readonly reference: string;
  /** Where the person returns to after consenting elsewhere. */
  readonly returnUrl: string;
};

/**
 * A provider's answer. `waiting`: the person consents elsewhere, at `url` if there is one, and the reference
 * tells the result later. `differs`: the register has another person under the number.
 */
export type RegisterAnswer =
  | { readonly state: 'waiting'; readonly reference: string; readonly url: string | null }
  | { readonly state: 'found'; readonly person: RegisteredPerson }
  | { readonly state: 'not_found' | 'differs' | 'declined' };

/**
 * A provider of lookups in national registers. Any error it throws means that it is unavailable; the lookup
 * may have been charged all the same.
 */
export type RegisterProvider = {
  readonly name: string;
  readonly offers: Partial<Readonly<Record<RegisterName, RegisterOffer>>>;
  /** Never repeated by itself: each request may cost money. */
  begin(question: RegisterQuestion): Promise<RegisterAnswer>;
  /** Asks about a lookup that was waiting. It costs nothing. */
  finish(reference: string): Promise<RegisterAnswer>;
  /** The banks that a person can choose from, where an offer asks for `bankCode`. */
  banks?(): Promise<readonly NamedBank[]>;
};

/** The providers of an installation. */
export type RegisterProviders = {
  /** Null when none is configured. */
  readonly live: RegisterProvider | null;
  readonly test: RegisterProvider;
  /** The most that the lookups of one account may cost a day, in kobo. */
  readonly dailyBudget: number;
  /** Called when a provider gave no answer, with the reason, which never has the number. */
  readonly onFailure: (reason: string) => void;
};

/**
 * ASKED: nothing looked up yet, or the last lookup found no person. CONSENTED: the person agreed, and the
 * provider has not decided. ANSWERED: the register has the person. EXPIRED: the person did not consent on the
 * provider's page in time; they can begin again, as after ASKED and DECLINED.
 */
export const REGISTER_STATES = ['ASKED', 'CONSENTED', 'ANSWERED', 'DECLINED', 'EXPIRED'] as const;
export type RegisterState = (typeof REGISTER_STATES)[number];

/** Why the last lookup found no person. `unconfirmed`: the provider has not said in time that it did. */
export const REGISTER_PROBLEMS = [
  'not_found',
  'differs',
  'unconfirmed',
  'unavailable',
  'over_budget',
] as const;
export type RegisterProblem = (typeof REGISTER_PROBLEMS)[number];

/** The version of the text about the lookup. A change of its meaning, in any language, is a new version. */
export const REGISTER_TEXT_VERSION = '2026-11-19';

/** The register step of a session. The number is not part of it. */
export type RegisterCheck = {
  readonly register: RegisterName;
  readonly state: RegisterState;
  /** The version and language of the text that the person agreed to last, and when. */
  readonly consent: { readonly version: string; readonly language: string; readonly at: string } | null;
  readonly provider: string | null;
  /** The provider's reference of a lookup that waits for consent, and the page where it is given. */
  readonly reference: string | null;
  readonly url: string | null;
  /** Lookups sent to a provider. Each may have cost money. */
  readonly lookups: number;
  readonly problem: RegisterProblem | null;
};

/** A mistyped number, and a provider that fails once. */
export const MAX_LOOKUPS = 3;
const CONSENT_MS = 15 * MINUTE_MS;
/** A provider without a page for consent has only the register to wait for. */
const ANSWER_MS = 3 * MINUTE_MS;

export function newCheck(register: RegisterName): RegisterCheck {
  const nothing = { consent: null, provider: null, reference: null, url: null, problem: null };
  return { register, state: 'ASKED', ...nothing, lookups: 0 };
}

/** Returns the check as of now: consent at a provider, and its answer, have to come in time. */
export function checkAsOf(check: RegisterCheck, now: Date): RegisterCheck {
  const { state, consent, reference, url } = check;
  if (state !== 'CONSENTED' || !consent) return check;
  if (Date.parse(consent.at) + (url === null ? ANSWER_MS : CONSENT_MS) > now.getTime()) return check;
  const over = { ...check, reference: null, url: null };
  if (url !== null) return { ...over, state: 'EXPIRED' };
  // Without a reference the request was interrupted, and its answer is lost.
  return { ...over, state: 'ASKED', problem: reference === null ? 'unavailable' : 'unconfirmed' };
}

/** The check once the person has agreed and before the provider was asked: from now on the lookup counts. */
export function beginCheck(
  check: RegisterCheck,
  { provider, language, now }: { readonly provider: string; readonly language: string; readonly now: Date },
): RegisterCheck {
  if (check.state === 'ANSWERED' || check.lookups >= MAX_LOOKUPS) throw new Problem('register_check_over');
  return {
    ...check,
    state: 'CONSENTED',
    consent: { version: REGISTER_TEXT_VERSION, language, at: now.toISOString() },
    provider,
    reference: null,
    url: null,
    lookups: check.lookups + 1,
    problem: null,
  };
}

/** The check after a provider's answer; null stands for none. */
export function afterAnswer(check: RegisterCheck, answer: RegisterAnswer | null): RegisterCheck {
  const settled = { ...check, reference: null, url: null };
  switch (answer?.state) {
    case 'waiting':
      return { ...check, reference: answer.reference, url: answer.url };
    case 'found':
      return { ...settled, state: 'ANSWERED', problem: null };
    case 'declined':
      return { ...settled, state: 'DECLINED' };
    case 'not_found':
    case 'differs':
      return { ...settled, state: 'ASKED', problem: answer.state };
    default:
      return { ...settled, state: 'ASKED', problem: 'unavailable' };
  }
}

/** `unavailable`: the document has no comparable name. `not_found` is in older verifications only. */
export const REGISTRY_ANSWERS = ['match', 'mismatch', 'not_found', 'unavailable'] as const;
export type RegistryAnswer = (typeof REGISTRY_ANSWERS)[number];

/** Below this confidence a date on a document may be misread. */
const SURE_DAY = 0.85;

/** Compares the person on the document with the register's entry. Names match in any order. */
export function compareWithRegister(
  person: RegisteredPerson,
  content: DocumentContent | null,
): RegistryAnswer {
  if (content === null || nameOf(content) === null) return 'unavailable';
  const { birthDate } = content;
  const isOtherDay =
    birthDate !== null &&
    person.birthDate !== null &&
    birthDate.confidence >= SURE_DAY &&
    birthDate.value !== person.birthDate;
  const names = claimedName(person.name, content);
  if (isOtherDay || names === 'mismatch') return 'mismatch';
  return names === 'unknown' ? 'unavailable' : 'match';
}
