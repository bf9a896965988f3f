const POLL_MS = 1000;
const SHOWN = 30;

const $ = (id) => document.getElementById(id);
const form = $('pay');
let unit = 'kobo';
let drawn = '';
/** Webhooks that are unfolded stay so when the page is redrawn. */
const unfolded = new Set();

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** Works on text, so that amounts are never rounded. */
function naira(wire) {
  const [whole = '0', fraction = ''] = wire.replace('-', '').split('.');
  const digits = unit === 'kobo' ? whole.padStart(3, '0') : whole + fraction.padEnd(2, '0').slice(0, 2);
  const grouped = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${wire.startsWith('-') ? '−' : ''}₦${grouped || '0'}.${digits.slice(-2)}`;
}

function asWire(text) {
  if (unit === 'naira') return text;
  const [whole, fraction = ''] = text.split('.');
  return (whole + fraction.padEnd(2, '0')).replace(/^0+(?=\d)/, '');
}

function time(moment) {
  return new Date(moment).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', second: '2-digit' });
}

async function turn(path, body) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`/_twin/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const result = await response.json();
  draw();
  return result;
}

function fill(list, rows, empty) {
  list.replaceChildren(...(rows.length > 0 ? rows : [element('li', { class: 'empty' }, empty)]));
}

function accountRow(account) {
  const { accountNumber, accountName, bankName, kind, amount, expiresAt, closedAt, paidAt } = account;
  const until = expiresAt ? `${naira(amount)} once, until ${time(expiresAt)}` : 'any amount';
  const state = closedAt ? 'closed' : kind === 'exact' && paidAt ? 'paid' : until;
  const choose = () => {
    form.elements.accountNumber.value = accountNumber;
    if (amount !== null) form.elements.naira.value = naira(amount).replace(/[₦,]/g, '');
    form.elements.naira.focus();
  };
  const button = element('button', { type: 'button', onclick: choose }, 'Pay in');
  button.setAttribute('aria-label', `Pay in ${accountNumber}`);
  button.disabled = closedAt !== null;
  const words = element('span', { class: 'soft' }, `${accountName} · ${bankName} `);
  words.append(element('span', { class: 'tag' }, state));
  return element(
    'li',
    {},
    element('div', {}, element('div', { class: 'number' }, accountNumber), words),
    button,
  );
}

function moveRow({ at, what, amount, kind, note, bad }) {
  const sign = kind === 'in' ? '+' : '−';
  const sum = element(
    'span',
    { class: `amount ${bad ? 'bad' : kind}` },
    `${bad ? '' : sign}${naira(amount)}`,
  );
  return element(
    'li',
    {},
    element('div', {}, what),
    sum,
    element('span', { class: 'soft' }, note),
    element('span', { class: 'soft when' }, time(at)),
  );
}

function moves({ deposits, rejections, transfers, refunds }) {
  const all = [
    ...deposits.map((deposit) => ({
      at: deposit.paidAt,
      what: deposit.recalledAt ? 'Recalled by its bank' : `From ${deposit.senderName}`,
      amount: deposit.amount,
      kind: 'in',
      bad: deposit.recalledAt !== null,
      note: `${deposit.senderBank} → ${deposit.accountNumber} · fee ${naira(deposit.fee)}`,
    })),
    ...rejections.map(({ paidAt, amount, reason, accountNumber }) => ({
      at: paidAt,
      what: 'Rejected',
      amount,
      kind: 'in',
      bad: true,
      note: `${reason.toLowerCase().replaceAll('_', ' ')} · ${accountNumber}`,
    })),
    ...[...transfers, ...refunds].map((out) => ({
      at: out.createdAt,
      what: `${out.deposit ? 'Refund' : `To ${out.accountName}`}, ${out.status}`,
      amount: out.amount,
      kind: 'out',
      bad: out.status === 'failed' || out.status === 'reversed',
      note: out.reason ? `${out.reference} · ${out.reason}` : out.reference,
    })),
  ];
  return all.sort((left, right) => (left.at < right.at ? 1 : -1)).slice(0, SHOWN);
}

function letterRow({ id, event, body, headers, fault, attempts, createdAt }) {
  const last = attempts.at(-1);
  const fate = last ? (last.status ?? last.note) : fault === 'drop' ? 'dropped' : 'not sent';
  const fine = last && last.status >= 200 && last.status < 300;
  const signature = Object.entries(headers).filter(([name]) => name !== 'content-type');
  const shown = [
    ...signature.map((header) => header.join(': ')),
    '',
    JSON.stringify(JSON.parse(body), null, 2),
  ];
  const details = element(
    'details',
    {},
    element('summary', {}, 'Content'),
    element('pre', {}, shown.join('\n')),
  );
  details.open = unfolded.has(id);
  details.addEventListener('toggle', () => (details.open ? unfolded.add(id) : unfolded.delete(id)));
  const resend = element(
    'button',
    { type: 'button', onclick: () => turn('resend', { id: String(id) }) },
    'Again',
  );
  resend.setAttribute('aria-label', `Again ${event}`);
  const words = [fault?.replaceAll('_', ' '), attempts.length > 1 ? `${attempts.length} times` : null];
  const note = [time(createdAt), ...words.filter(Boolean)].join(' · ');
  const head = element('div', {}, `${event} `, element('span', { class: fine ? 'in' : 'bad' }, String(fate)));
  head.append(element('div', { class: 'soft' }, note));
  return element('li', {}, head, resend, details);
}

function faultRow([name, { help, next, chance, struck }]) {
  const armed = next > 0 || chance > 0;
  const press = () => turn('faults', { [name]: armed ? 0 : { next: 1 } });
  const button = element('button', { type: 'button', onclick: press, 'aria-pressed': String(armed) });
  button.append(armed ? 'Armed' : 'Arm');
  button.setAttribute('aria-label', `${armed ? 'Armed' : 'Arm'} ${name}`);
  const words = element(
    'div',
    {},
    help,
    element('div', { class: 'soft' }, struck > 0 ? `${name} · struck ${struck}` : name),
  );
  return element('li', {}, words, button);
}

function show(state) {
  unit = state.unit;
  document.documentElement.dataset.provider = state.provider;
  document.title = `${state.title}’s twin`;
  $('title').textContent = `${state.title}’s twin`;
  $('balance').textContent = naira(state.balance);
  $('accounts-count').textContent = String(state.totals.accounts || '');
  $('letters-count').textContent = String(state.totals.webhooks || '');
  $('receiver').textContent = state.webhookUrl ? `Sent to ${state.webhookUrl}` : 'No webhook URL is set.';
  const { accounts, webhooks, faults, credentials, base } = state;
  fill($('accounts'), accounts.map(accountRow), 'None yet. Accounts created through the API appear here.');
  fill($('moves'), moves(state).map(moveRow), 'No payments yet.');
  fill($('letters'), webhooks.slice(0, SHOWN).map(letterRow), 'None sent yet.');
  fill($('faults'), Object.entries(faults).map(faultRow), '');
  const facts = { 'base URL': location.origin + base, 'amounts in': unit, ...credentials };
  const pairs = Object.entries(facts).flatMap(([name, value]) => [
    element('dt', {}, name),
    element('dd', {}, value),
  ]);
  $('connect').replaceChildren(...pairs);
  const select = form.elements.accountNumber;
  const chosen = select.value;
  const open = accounts.filter(({ closedAt }) => closedAt === null);
  const label = ({ accountNumber, accountName }) => `${accountNumber} · ${accountName}`;
  select.replaceChildren(
    ...open.map((account) => element('option', { value: account.accountNumber }, label(account))),
  );
  if (open.some(({ accountNumber }) => accountNumber === chosen)) select.value = chosen;
  form.querySelector('button').disabled = open.length === 0;
}

async function draw() {
  try {
    const state = await (await fetch('/_twin/state')).json();
    // Only the time has changed: do not disturb a person who is reading or choosing.
    const text = JSON.stringify({ ...state, now: null });
    if (text === drawn) return;
    drawn = text;
    show(state);
  } catch {
    $('result').textContent = 'The twin has stopped.';
    drawn = '';
  }
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const given = Object.fromEntries(new FormData(form));
  const { accountNumber, senderName } = given;
  const result = await turn('pay-in', { accountNumber, senderName, amount: asWire(given.naira) });
  const paid = result.deposit && `${naira(result.deposit.amount)} arrived as ${result.deposit.reference}.`;
  const bounced =
    result.rejected && `Rejected: ${result.rejected.reason.toLowerCase().replaceAll('_', ' ')}.`;
  $('result').textContent = paid ?? bounced ?? result.error;
});

draw();
setInterval(() => document.hidden || draw(), POLL_MS);
