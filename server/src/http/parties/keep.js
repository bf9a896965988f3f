// Keeps what was typed in a form when the connection breaks, and sends it when it is back. The page works
// without it.
const AGAIN_MS = 15_000;

function keep(form) {
  const name = `surety ${form.getAttribute('action')} ${form.elements.step?.value ?? ''}`;
  const status = form.querySelector('[role=status]');
  const fields = [...form.elements].filter(({ name, type }) => name && type !== 'hidden');
  const read = () => JSON.parse(localStorage.getItem(name) ?? 'null');
  const write = (kept) => localStorage.setItem(name, JSON.stringify(kept));
  const values = () => Object.fromEntries(fields.map((field) => [field.name, field.value]));
  let isSending = false;

  const send = async () => {
    const kept = read();
    if (!kept?.typedAt || isSending || !form.isConnected) return;
    isSending = true;
    const body = new URLSearchParams(new FormData(form));
    for (const [field, value] of Object.entries(kept.values)) body.set(field, value);
    body.set('typedAt', kept.typedAt);
    try {
      const answer = await fetch(form.action, { method: 'POST', body });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      // A busy or broken service has not taken it.
      if (answer.status === 429 || answer.status >= 500) throw new Error();
      localStorage.removeItem(name);
      document.title = page.title;
      document.querySelector('main').replaceWith(page.querySelector('main'));
      start();
    } catch {
      status.textContent = form.dataset.keep;
      setTimeout(send, AGAIN_MS);
    }
    isSending = false;
  };

  const before = read();
  for (const field of fields) if (before?.values[field.name]) field.value = before.values[field.name];
  form.addEventListener('input', () => write({ values: values() }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    write({ values: values(), typedAt: new Date().toISOString() });
    send();
  });
  addEventListener('online', send);
  send();
}

function start() {
  document.querySelectorAll('form[data-keep]').forEach(keep);
}
start();
