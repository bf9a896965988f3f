// Copy buttons, the page list on narrow screens, and search.

for (const origin of document.querySelectorAll('.origin')) origin.textContent = location.origin;

for (const block of document.querySelectorAll('pre')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    button.textContent = (await copied(block.querySelector('code').textContent)) ? 'Copied' : 'Select it';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 1_500);
  });
  const frame = document.createElement('div');
  frame.className = 'block';
  block.replaceWith(frame);
  frame.append(block, button);
}

/** Browsers have no clipboard API over plain http, except on localhost; fall back to execCommand. */
async function copied(text) {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
}

const narrow = matchMedia('(max-width: 60rem)');
const contents = document.querySelector('.contents');
function fold() {
  if (contents) contents.open = !narrow.matches;
}
narrow.addEventListener('change', fold);
fold();
// The list is longer than most screens: start with the current page in view.
const current = contents?.querySelector('[aria-current]');
if (current) contents.scrollTop = current.offsetTop - contents.clientHeight / 2;

const MAX_RESULTS = 12;
const search = document.createElement('search');
search.innerHTML = `<input type="search" placeholder="Search" autocomplete="off" spellcheck="false" aria-label="Search the guide">
<div class="found" hidden><p role="status"></p><ol></ol></div>`;
document.querySelector('header').append(search);
const [field, found] = search.children;
const [count, results] = found.children;

let sections;
field.addEventListener('input', async () => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  sections ??= fetch('/docs/guide/search.json').then((response) => response.json());
  const matches = words.length === 0 ? [] : matching(await sections, words);
  count.textContent = matches.length === 0 ? 'Nothing found' : `${matches.length} found`;
  results.replaceChildren(...matches.slice(0, MAX_RESULTS).map(resultOf));
  found.hidden = words.length === 0;
});

/** Sections that contain every word; words in the title count for more. */
function matching(all, words) {
  const scoreOf = ({ title, text }) => {
    const inTitle = words.filter((word) => title.toLowerCase().includes(word)).length;
    const isComplete = words.every((word) => `${title} ${text}`.toLowerCase().includes(word));
    return isComplete ? 1 + inTitle : 0;
  };
  const scored = all.map((section) => ({ section, score: scoreOf(section) }));
  const hits = scored.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score);
  return hits.map(({ section }) => section);
}

function resultOf({ title, url }) {
  const link = Object.assign(document.createElement('a'), { href: url });
  const page = document.querySelector(`.contents a[href="${url.split('#')[0]}"]`);
  const [name, place] = [document.createElement('strong'), document.createElement('span')];
  name.textContent = title;
  place.textContent = page?.textContent ?? 'Guide';
  link.append(name, place);
  const item = document.createElement('li');
  item.append(link);
  return item;
}

field.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') results.querySelector('a')?.click();
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') found.hidden = true;
  if (event.key !== '/' || /^(input|textarea|select)$/i.test(document.activeElement.tagName)) return;
  event.preventDefault();
  field.focus();
});
document.addEventListener('pointerdown', (event) => {
  if (!search.contains(event.target)) found.hidden = true;
});
