import { encode } from 'uqr';
import * as api from './api.ts';
import { button, make, paragraph, show } from './dom.ts';
import { CONSENT_VERSION, isLanguage, LANGUAGES, type Language, say, speak, spoken } from './labels.ts';

const FOLLOW_MS = 3_000;

/**
 * Shows who asks, what happens to the pictures, and how to continue: here, or on a phone that scans the link.
 */
export async function welcome(page: api.Page): Promise<api.Page> {
  for (;;) {
    const choice = await ask(page);
    if (choice === 'agreed') {
      await api.agree(CONSENT_VERSION, spoken(), page);
      return api.look();
    }
    if (choice !== 'language') return choice;
  }
}

function ask(page: api.Page): Promise<'agreed' | 'language' | api.Page> {
  const { askedBy: name } = page;
  return new Promise((resolve) => {
    const done = (choice: 'agreed' | 'language' | api.Page) => {
      stop();
      resolve(choice);
    };
    show(
      say('title'),
      paragraph(say('asked', { name })),
      paragraph(say('need'), 'soft'),
      page.documentTypes && documentList(page.documentTypes),
      make('h2', {}, say('consentTitle')),
      ...consentText(page),
      button(say('agree'), () => done('agreed')),
      hasGoodCamera() ? null : phoneCorner(),
      languageChoice(() => done('language')),
    );
    // A person who consents on their phone continues there, and this page follows.
    const stop = follow(
      (latest) => latest.consented || isOver(latest),
      async (latest) => {
        done(isOver(latest) ? latest : await waitForPhone(latest));
      },
    );
  });
}

function consentText({
  askedBy: name,
  keepDocument,
  keepName,
  keepPicturesDays: n,
  searchFacesDays: days,
}: api.Page): HTMLElement[] {
  const sentences = [n === null ? say('consent', { name }) : say('consentPictures', { name, n })];
  if (keepDocument) sentences.push(say('consentDocument', { name }));
  else if (keepName) sentences.push(say('consentName', { name }));
  if (days !== null) sentences.push(say('consentFace', { name, n: days }));
  return sentences.map((text) => paragraph(text, 'soft'));
}

/** Waits until the session is over on the phone, or the person wants to continue here. */
function waitForPhone(page: api.Page): Promise<api.Page> {
  return new Promise((resolve) => {
    const here = button(
      say('here'),
      () => {
        stop();
        void api.look().then(resolve);
      },
      'second',
    );
    show(say('phoneTitle'), paragraph(say('phoneGoing')), make('progress'), here);
    const stop = follow((latest) => isOver(latest) || latest.attemptsLeft < page.attemptsLeft - 1, resolve);
  });
}

function follow(until: (page: api.Page) => boolean, then: (page: api.Page) => void): () => void {
  const timer = setInterval(async () => {
    const latest = await api.look().catch(() => null);
    if (!latest || !until(latest)) return;
    clearInterval(timer);
    then(latest);
  }, FOLLOW_MS);
  return () => clearInterval(timer);
}

const isOver = ({ state }: api.Page) => state !== 'OPEN' && state !== 'STARTED';

/** Phones and tablets have a coarse pointer. */
const hasGoodCamera = () => matchMedia('(pointer: coarse)').matches;

function phoneCorner(): HTMLElement {
  return make('div', {}, make('h2', {}, say('phoneTitle')), paragraph(say('phone'), 'soft'), scanPicture());
}

/** Black on white in both themes: phones do not reliably read anything else. */
function scanPicture(): HTMLElement {
  const { data, size } = encode(location.href, { ecc: 'M', border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('shape-rendering', 'crispEdges');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', say('phoneTitle'));
  const path = document.createElementNS(space, 'path');
  path.setAttribute('d', dark.join(''));
  svg.append(path);
  return make('div', { class: 'qr' }, svg);
}

function documentList(types: readonly string[]): HTMLElement {
  const names = ['passport', 'drivers_license', 'national_id', 'voters_card'] as const;
  const items = names.filter((name) => types.includes(name)).map((name) => make('li', {}, say(name)));
  return make('div', {}, paragraph(say('documents')), make('ul', {}, ...items));
}

function languageChoice(onChange: () => void): HTMLElement {
  const options = Object.entries(LANGUAGES).map(([code, { name }]) =>
    make('option', { value: code, lang: code, selected: code === spoken() }, name),
  );
  const select = make('select', { 'aria-label': say('language') }, ...options);
  select.addEventListener('change', () => {
    if (isLanguage(select.value)) speak(select.value satisfies Language);
    onChange();
  });
  return make('div', { class: 'languages' }, select);
}
