import * as api from './api.ts';
import { announce, button, make, paragraph, show } from './dom.ts';
import { REGISTER_TEXT_VERSION, say, spoken } from './labels.ts';
import { wayBack } from './results.ts';

const ASK_EVERY_MS = 6_000;
/** A person who returns has mostly decided; a provider may take a moment to know it. */
const ASKED_BY_ITSELF = 5;

const PROVIDERS: Readonly<Record<string, string>> = {
  flutterwave: 'Flutterwave',
  paystack: 'Paystack',
  monnify: 'Monnify',
};

/** Each return is from one lookup: a later one has a page of its own. */
let { hasReturned } = api;
/** What the person has entered, to correct one of it; as long as the page is open. */
let entered: Readonly<Record<string, string>> = {};

/** Looks the person up in a national register, with their consent. */
export async function checkRegister(page: api.Page): Promise<api.Page> {
  const { register } = page;
  if (!register) return page;
  switch (register.state) {
    case 'CONSENTED':
      // A lookup without a reference was interrupted; the person may begin another.
      return register.url && !hasReturned ? leave(page, register.url) : waitForProvider(page);
    case 'DECLINED':
      return declined(page);
    default:
      return register.lookupsLeft === 0 ? exhausted(page) : askNumber(page);
  }
}

function askNumber(page: api.Page): Promise<api.Page> {
  const { register, askedBy: name } = page;
  if (!register) return Promise.resolve(page);
  const provider = providerOf(page);
  const fields = (['number', ...register.fields] as const).map((each) => fieldFor(each, register));
  const problem = register.state === 'EXPIRED' ? say('registerExpired') : problemOf(register, name);
  return new Promise((resolve) => {
    const go = async (sent: Promise<api.Page>) => {
      show(say('loading'), paragraph(say('registerAsking')), make('progress'));
      resolve(await sent);
    };
    const form = make('form', { novalidate: true }, ...fields.map(({ row }) => row));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const [wrong] = fields.filter((each) => !each.check());
      if (wrong) {
        announce(say('registerWrong'));
        wrong.input.focus();
        return;
      }
      entered = Object.fromEntries(fields.map(({ field, input }) => [field, input.value]));
      const values = Object.fromEntries(fields.map(({ field, input }) => [field, plain(field, input.value)]));
      const text = { version: REGISTER_TEXT_VERSION, language: spoken(), after: register.lookups };
      hasReturned = false;
      void go(api.beginRegister({ ...text, ...values }));
    });
    form.append(make('button', { type: 'submit', class: 'first' }, say('registerAgree')));
    show(
      say(register.register === 'nin' ? 'registerNin' : 'registerBvn'),
      problem === null ? null : make('p', { class: 'problem', role: 'alert' }, problem),
      paragraph(say('registerText', { name, provider }), 'soft'),
      form,
      button(say('registerDecline'), () => void go(api.declineRegister()), 'second'),
    );
  });
}

const PROBLEMS = {
  not_found: 'registerNotFound',
  differs: 'registerDiffers',
  unconfirmed: 'registerUnconfirmed',
  unavailable: 'registerDown',
  over_budget: 'registerOverBudget',
} as const;

function problemOf({ problem, lookupsLeft: n }: api.RegisterStep, name: string): string | null {
  if (problem === null) return null;
  const sentence = say(PROBLEMS[problem], { name });
  return problem === 'over_budget' ? sentence : `${sentence} ${say('left', { n })}`;
}

/** A space or a dash between digits is no mistake. */
function plain(field: string, value: string): string {
  return field === 'firstName' || field === 'lastName' || field === 'birthDate' || field === 'bankCode'
    ? value.trim()
    : value.replace(/\D/g, '');
}

const DIGITS = '\\+?[0-9][0-9 \\-]{9,17}';
const PATTERNS: Readonly<Record<string, string>> = {
  number: '([ \\-]*[0-9]){11}[ \\-]*',
  phone: DIGITS,
  accountNumber: '([ \\-]*[0-9]){10}[ \\-]*',
  bankCode: '[0-9]{3,6}',
};

type Field = api.RegisterStep['fields'][number] | 'number';

function fieldFor(field: Field, register: api.RegisterStep) {
  const input = field === 'bankCode' && register.banks.length > 0 ? choice(register.banks) : entry(field);
  input.value = entered[field] ?? '';
  const text = say(labelOf(field, register));
  const wrong = make('span', { class: 'wrong', id: `${field}-wrong`, hidden: true }, say('registerWrong'));
  const check = () => {
    const isRight = input.checkValidity();
    wrong.hidden = isRight;
    input.setAttribute('aria-invalid', String(!isRight));
    if (isRight) input.removeAttribute('aria-describedby');
    else input.setAttribute('aria-describedby', wrong.id);
    return isRight;
  };
  input.addEventListener('input', () => wrong.hidden || check());
  const label = make('label', { for: field }, text);
  return { field, input, check, row: make('div', { class: 'field' }, label, input, wrong) };
}

function labelOf(field: Field, { register, banks }: api.RegisterStep) {
  if (field === 'number') return register;
  if (field === 'phone') return 'registeredPhone';
  return field === 'bankCode' && banks.length > 0 ? 'bank' : field;
}

function entry(field: Field): HTMLInputElement {
  const pattern = PATTERNS[field];
  return make('input', {
    id: field,
    name: field,
    type: field === 'birthDate' ? 'date' : 'text',
    required: true,
    autocomplete: AUTOCOMPLETE[field] ?? 'off',
    ...(pattern && { pattern, inputmode: 'numeric' }),
  });
}

function choice(banks: api.RegisterStep['banks']): HTMLSelectElement {
  const options = banks.map(({ code, name }) => make('option', { value: code }, name));
  const none = make('option', { value: '' });
  return make('select', { id: 'bankCode', name: 'bankCode', required: true }, none, ...options);
}

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  birthDate: 'bday',
  phone: 'tel-national',
};

function leave(page: api.Page, url: string): Promise<api.Page> {
  return new Promise((resolve) => {
    const provider = providerOf(page);
    show(
      say('registerLeaveTitle'),
      paragraph(say('registerLeave', { provider })),
      button(say('registerGo', { provider }), () => goTo(url)),
      button(say('registerDone'), () => resolve(waitForProvider(page)), 'second'),
      button(say('registerDecline'), () => void api.declineRegister().then(resolve), 'second'),
    );
  });
}

function providerOf({ register, askedBy }: api.Page): string {
  return PROVIDERS[register?.provider ?? ''] ?? askedBy;
}

/** The link's token must not go along: the page finds it here again when the person returns. */
function goTo(url: string): void {
  api.rememberToken();
  location.assign(url);
}

async function waitForProvider(page: api.Page): Promise<api.Page> {
  const url = page.register?.url ?? null;
  // Without a page for consent there is nothing that the person could do: the server ends the wait.
  for (let asked = 0; url === null || asked < ASKED_BY_ITSELF; asked++) {
    if (asked === 0) showWaiting(url !== null);
    const latest = await api.finishRegister();
    if (latest.register?.state !== 'CONSENTED') return latest;
    await api.pause(ASK_EVERY_MS);
  }
  return new Promise((resolve) => {
    show(
      say('registerWaitTitle'),
      paragraph(say('registerWait')),
      button(say('again'), () => resolve(waitForProvider(page))),
      button(say('registerGo', { provider: providerOf(page) }), () => goTo(url), 'second'),
      button(say('registerDecline'), () => void api.declineRegister().then(resolve), 'second'),
    );
  });
}

function showWaiting(forPerson: boolean): void {
  const title = say(forPerson ? 'registerWaitTitle' : 'registerAskingTitle');
  show(title, paragraph(say(forPerson ? 'registerAsking' : 'registerAskingLong')), make('progress'));
}

function declined(page: api.Page): Promise<api.Page> {
  const { askedBy: name, register } = page;
  return new Promise((resolve) => {
    show(
      say('registerDeclinedTitle'),
      paragraph(say('registerDeclined', { name })),
      register?.lookupsLeft === 0 ? null : button(say('registerChange'), () => resolve(askNumber(page))),
      wayBack(page),
    );
  });
}

/** Nothing more can be done with this link. */
function exhausted(page: api.Page): Promise<api.Page> {
  show(say('failedTitle'), paragraph(say('registerOver', { name: page.askedBy })), wayBack(page));
  return new Promise(() => undefined);
}
