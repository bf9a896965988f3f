// What a page of the guide can do besides being read: be copied from, and be searched.

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

/** Over plain http on a name that is not localhost a browser has no clipboard: the old way is left. */
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

const MOST = 12;
const search = document.createElement('search');
const field = Object.assign(document.createElement('input'), {
  type: 'search',
  placeholder: 'Search',
  autocomplete: 'off',
  spellcheck: false,
});
field.setAttribute('aria-label', 'Search the guide and the reference');
const results = document.createElement('ol');
const said = document.createElement('p');
said.setAttribute('role', 'status');
const found = document.createElement('div');
found.className = 'found';
found.hidden = true;
found.append(said, results);
search.append(field, found);
document.querySelector('header').append(search);

let index = null;
field.addEventListener('focus', () => {
  index ??= fetch('/docs/guide/search.json').then((answer) => answer.json());
});
field.addEventListener('input', async () => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  found.hidden = words.length === 0;
  if (found.hidden) return;
  show(best(await index, words));
});

/** All words must be there; in the title they count for more, and at its beginning for most. */
function best(entries, words) {
  const scored = entries.map((entry) => {
    const [title, where, , text] = entry.map((part) => part.toLowerCase());
    let score = 0;
    for (const word of words) {
      if (title.startsWith(word)) score += 8;
      else if (title.includes(word)) score += 5;
      else if (where.includes(word)) score += 3;
      else if (text.includes(word)) score += 1;
      else return { entry, score: 0 };
    }
    return { entry, score };
  });
  return scored.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score);
}

function show(matches) {
  said.textContent = matches.length === 0 ? 'Nothing found' : `${matches.length} found`;
  results.replaceChildren(
    ...matches.slice(0, MOST).map(({ entry: [title, where, url] }) => {
      const link = Object.assign(document.createElement('a'), { href: url });
      const name = document.createElement('strong');
      name.textContent = title;
      const place = document.createElement('span');
      place.textContent = where === 'Guide' ? pageOf(url) : where;
      link.append(name, place);
      const item = document.createElement('li');
      item.append(link);
      return item;
    }),
  );
}

function pageOf(url) {
  const page = url.split('#')[0];
  const entry = document.querySelector(`.contents a[href="${page}"]`);
  return entry ? `Guide · ${entry.textContent}` : 'Guide';
}

search.addEventListener('keydown', (event) => {
  const stops = [field, ...results.querySelectorAll('a')];
  const at = stops.indexOf(document.activeElement);
  if (event.key === 'Escape') {
    field.value = '';
    found.hidden = true;
    field.focus();
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    stops[Math.min(Math.max(at + (event.key === 'ArrowDown' ? 1 : -1), 0), stops.length - 1)].focus();
  } else if (event.key === 'Enter' && at === 0) {
    results.querySelector('a')?.click();
  }
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || /^(input|textarea|select)$/i.test(document.activeElement.tagName)) return;
  event.preventDefault();
  field.focus();
});
document.addEventListener('pointerdown', (event) => {
  if (!search.contains(event.target)) found.hidden = true;
});
