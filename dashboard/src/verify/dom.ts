type Attributes = Readonly<Record<string, string | boolean>>;
type Inside = Node | string | null;

/** Creates an element. Strings are added as text, never as HTML. */
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

export function button(text: string, act: () => void, kind: 'first' | 'second' = 'first'): HTMLButtonElement {
  const element = make('button', { type: 'button', class: kind }, text);
  element.addEventListener('click', act);
  return element;
}

/** Replaces the page with the next step. The heading takes the focus, so that screen readers read it out. */
export function show(title: string, ...inside: readonly Inside[]): void {
  const heading = make('h1', { tabindex: '-1' }, title);
  const page = document.getElementById('page') as HTMLElement;
  page.replaceChildren(heading, ...inside.filter((part) => part !== null));
  heading.focus({ preventScroll: true });
  scrollTo(0, 0);
}

/** Announces a text to screen readers. They skip a text that has not changed, so it is not set again. */
export function announce(text: string): void {
  const said = document.getElementById('said');
  if (said && said.textContent !== text) said.textContent = text;
}

export function paragraph(text: string, kind = ''): HTMLParagraphElement {
  return make('p', kind ? { class: kind } : {}, text);
}

/** Advice that changes while a camera runs. It is shown at once and announced when it changes. */
export function adviceLine(): { readonly line: HTMLElement; say(text: string): void } {
  const line = make('p', { class: 'advice' });
  return {
    line,
    say(text) {
      if (line.textContent === text) return;
      line.textContent = text;
      announce(text);
    },
  };
}
