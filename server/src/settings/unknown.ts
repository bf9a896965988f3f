import { nearest } from '#core/spelling.ts';

/** For programs that talk to a service, our own commands among them. They may be set where one runs, too. */
const OF_CLIENTS = ['SURETY_API_URL', 'SURETY_API_KEY', 'SURETY_KEY', 'SURETY_WEBHOOK_SECRET'];

const OURS = /^(?:SURETY|SECRETS|ANCHOR|BANK|IDENTITY|WEBHOOK)_/i;
const OF_OTHERS = [
  // What a receiver of webhooks calls its own, in our guide as well.
  /^WEBHOOK_(?:URL|ID|SECRET)$/,
  // Azure's managed identities.
  /^IDENTITY_(?:ENDPOINT|HEADER|SERVER_THUMBPRINT)$/,
  // Kubernetes tells every container of every service beside it: one called "surety" is SURETY_SERVICE_HOST.
  /_SERVICE_(?:HOST|PORT)(?:_|$)|_PORT_\d+_(?:TCP|UDP|SCTP)(?:_|$)/,
];
const SERVICE_ADDRESS = /^(?:tcp|udp|sctp):\/\//;

/** A shorter name has too many neighbours that are somebody's: HOST is two letters from HOME. */
const GUESSED_FROM = 8;
/** One letter in three: IDENTITY_WORKER, IDENTITY_QUEUE_SIZE. */
const LETTERS_PER_MISTAKE = 3;

/**
 * A setting of ours in another spelling would be ignored without a word, and the service would not be what
 * somebody believes it is. Ours is what begins like ours, and what is one typing mistake away from a setting
 * that is not set. Whatever else is in the environment is nobody's business here.
 */
export function unknownSettings(
  settings: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  const known = [...settings, ...OF_CLIENTS];
  const missing = known.filter((name) => name.length >= GUESSED_FROM && !environment[name]);
  return Object.entries(environment).flatMap(([name, value]) => {
    if (!value || known.includes(name) || OF_OTHERS.some((others) => others.test(name))) return [];
    if (SERVICE_ADDRESS.test(value)) return [];
    const meant = OURS.test(name) ? nearestOf(known, name) : nearest(name, missing, 1);
    if (!meant && !OURS.test(name)) return [];
    return [`${name} is not a setting${meant ? `; did you mean ${meant}?` : ' of this version'}`];
  });
}

/** Whether SURETY_ stands before it says nothing of what was meant: we have names with it and without. */
function nearestOf(known: readonly string[], name: string): string | undefined {
  const bare = (full: string) => full.replace(/^SURETY_/i, '');
  const [firstWord = ''] = bare(name).split('_', 1);
  // Another first word is about something else: a bank's secret key must not end up as ours.
  const candidates = known.map(bare).filter((full) => full.startsWith(firstWord.slice(0, 3)));
  const meant = nearest(bare(name), candidates, bare(name).length / LETTERS_PER_MISTAKE);
  return known.find((full) => bare(full) === meant);
}
