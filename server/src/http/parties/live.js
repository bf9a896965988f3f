// Shows what has changed since the page was loaded, without a reload that would move a reader's place.
const AGAIN_MS = 20_000;

const timer = setInterval(async () => {
  if (document.hidden) return;
  try {
    const answer = await fetch(location.href);
    // A busy or broken service says nothing about the deal.
    if (answer.status === 429 || answer.status >= 500) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const [before, after] = [document.querySelector('main'), page.querySelector('main')];
    if (before.innerHTML === after.innerHTML) return;
    document.title = page.title;
    before.innerHTML = after.innerHTML;
    if (!('live' in after.dataset)) clearInterval(timer);
  } catch {
    // It is asked again.
  }
}, AGAIN_MS);
