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

/** Looks the person up in a national register, with their consent. */
export async function checkRegister(page: api.Page): Promise<api.Page> {
  const { register } = page;
  if (!register) return page;
  switch (register.state) {
    case 'CONSENTED':
      // A lookup without a reference was interrupted; the person may begin another.
      return register.url && !api.hasReturned ? leave(page, register.url) : waitForProvider(page);
    case 'DECLINED':
      return declined(page);
    default:
      return register.lookupsLeft === 0 ? exhausted(page) : askNumber(page);
  }
}

function askNumber(page: api.Page): Promise<api.Page> {
  const { register, askedBy: name } = page;
  if (!register) return Promise.resolve(page);
  const provider = PROVIDERS[register.provider ?? ''] ?? name;
  const wanted = ['number', ...register.fields] as const;
  const inputs = wanted.map((field) => [field, inputFor(field, register.register)] as const);
  const problem = register.state === 'EXPIRED' ? say('registerExpired') : problemOf(register);
  return new Promise((resolve) => {
    const go = async (sent: Promise<api.Page>) => {
      show(say('loading'), paragraph(say('registerAsking')), make('progress'));
      resolve(await sent);
    };
    const form = make('form', { novalidate: true }, ...inputs.map(([, { label }]) => label));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const wrong = inputs.find(([, { input }]) => !input.checkValidity());
      if (wrong) {
        announce(say('registerWrong'));
        wrong[1].input.reportValidity();
        return;
      }
      const values = Object.fromEntries(
        inputs.map(([field, { input }]) => [field, plain(field, input.value)]),
      );
      const text = { version: REGISTER_TEXT_VERSION, language: spoken(), after: register.lookups };
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
  unavailable: 'registerDown',
  over_budget: 'registerDown',
} as const;

function problemOf({ problem, lookupsLeft: n }: api.RegisterStep): string | null {
  if (problem === null) return null;
  const sentence = say(PROBLEMS[problem]);
  return problem === 'over_budget' ? sentence : `${sentence} ${say('left', { n })}`;
}

/** A space or a dash between digits is no mistake. */
function plain(field: string, value: string): string {
  return field === 'firstName' || field === 'lastName' || field === 'birthDate'
    ? value.trim()
    : value.replace(/\D/g, '');
}

const DIGITS = '[0-9][0-9 \\-]{9,16}';
const PATTERNS: Readonly<Record<string, string>> = {
  number: '([ \\-]*[0-9]){11}[ \\-]*',
  phone: DIGITS,
  accountNumber: '([ \\-]*[0-9]){10}[ \\-]*',
  bankCode: '[0-9]{3,6}',
};

function inputFor(field: api.RegisterStep['fields'][number] | 'number', register: 'nin' | 'bvn') {
  const pattern = PATTERNS[field];
  const input = make('input', {
    name: field,
    type: field === 'birthDate' ? 'date' : 'text',
    required: true,
    autocomplete: AUTOCOMPLETE[field] ?? 'off',
    ...(pattern && { pattern, inputmode: 'numeric' }),
  });
  const text = say(field === 'number' ? register : field === 'phone' ? 'registeredPhone' : field);
  return { input, label: make('label', { class: 'field' }, text, input) };
}

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  birthDate: 'bday',
  phone: 'tel-national',
};

/** The link's token must not go along: the page finds it here again when the person returns. */
function leave(page: api.Page, url: string): Promise<api.Page> {
  return new Promise((resolve) => {
    const { askedBy: name, register } = page;
    const provider = PROVIDERS[register?.provider ?? ''] ?? name;
    const go = () => {
      api.rememberToken();
      location.assign(url);
    };
    show(
      say('registerLeaveTitle'),
      paragraph(say('registerLeave', { provider })),
      button(say('registerGo', { provider }), go),
      button(say('registerDone'), () => resolve(waitForProvider(page)), 'second'),
      button(say('registerDecline'), () => void api.declineRegister().then(resolve), 'second'),
    );
  });
}

async function waitForProvider(page: api.Page): Promise<api.Page> {
  for (let asked = 0; asked < ASKED_BY_ITSELF; asked++) {
    show(say('registerWaitTitle'), paragraph(say('registerAsking')), make('progress'));
    const latest = await api.finishRegister();
    if (latest.register?.state !== 'CONSENTED') return latest;
    await api.pause(ASK_EVERY_MS);
  }
  return new Promise((resolve) => {
    show(
      say('registerWaitTitle'),
      paragraph(say('registerWait')),
      button(say('again'), () => resolve(waitForProvider(page))),
      button(say('registerDecline'), () => void api.declineRegister().then(resolve), 'second'),
    );
  });
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
