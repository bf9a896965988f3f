type Attributes = Readonly<Record<string, string | boolean>>;
type Inside = Node | string | null;

/** An element with what it says and holds. Text is only ever text. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...inside: readonly Inside[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, '');
    else if (value !== false) element.setAttribute(name, value);
  }
  element.append(...inside.filter((part) => part !== null));
  return element;
}

export function button(
  words: string,
  act: () => void,
  kind: 'first' | 'second' = 'first',
): HTMLButtonElement {
  const element = make('button', { type: 'button', class: kind }, words);
  element.addEventListener('click', act);
  return element;
}

/** The next thing to do takes the place of the last. Its title takes the focus, so that it is read out. */
export function show(title: string, ...inside: readonly Inside[]): void {
  const heading = make('h1', { tabindex: '-1' }, title);
  const page = document.getElementById('page') as HTMLElement;
  page.replaceChildren(heading, ...inside.filter((part) => part !== null));
  heading.focus({ preventScroll: true });
  scrollTo(0, 0);
}

/** For those who hear the page. The same words again would not be heard, so they are not said again. */
export function announce(words: string): void {
  const said = document.getElementById('said');
  if (said && said.textContent !== words) said.textContent = words;
}

export function paragraph(words: string, kind = ''): HTMLParagraphElement {
  return make('p', kind ? { class: kind } : {}, words);
}

/** Advice that changes while a camera runs: seen at once, heard when it is new. */
export function adviceLine(): { readonly line: HTMLElement; say(words: string): void } {
  const line = make('p', { class: 'advice' });
  return {
    line,
    say(words) {
      if (line.textContent === words) return;
      line.textContent = words;
      announce(words);
    },
  };
}
