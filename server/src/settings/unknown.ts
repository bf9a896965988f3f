import { nearest } from '#core/spelling.ts';

/** Settings of clients, including our own commands, which may be set in the same environment. */
const OF_CLIENTS = ['SURETY_API_URL', 'SURETY_API_KEY', 'SURETY_KEY', 'SURETY_WEBHOOK_SECRET'];

const OURS = /^(?:SURETY|SECRETS|ANCHOR|BANK|IDENTITY|WEBHOOK)_/i;
const OF_OTHERS = [
  // Names that webhook receivers use for their own settings, as in our guide.
  /^WEBHOOK_(?:URL|ID|SECRET)$/,
  // Azure's managed identities.
  /^IDENTITY_(?:ENDPOINT|HEADER|SERVER_THUMBPRINT)$/,
  // Kubernetes adds variables for every service to each container: a service called "surety" adds
  // SURETY_SERVICE_HOST.
  /_SERVICE_(?:HOST|PORT)(?:_|$)|_PORT_\d+_(?:TCP|UDP|SCTP)(?:_|$)/,
];
const SERVICE_ADDRESS = /^(?:tcp|udp|sctp):\/\//;

/** Shorter names are too close to common variables: HOST is two letters from HOME. */
const GUESSED_FROM = 8;
/** One letter in three may be wrong: IDENTITY_WORKER, IDENTITY_QUEUE_SIZE. */
const LETTERS_PER_MISTAKE = 3;

/**
 * Reports misspelled settings, which would otherwise be ignored silently. A variable counts as ours if it has
 * one of our prefixes, or is one typing mistake away from a setting that is not set. All other variables are
 * ignored.
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

/** The SURETY_ prefix is ignored: some of our names have it and others do not. */
function nearestOf(known: readonly string[], name: string): string | undefined {
  const bare = (full: string) => full.replace(/^SURETY_/i, '');
  const [firstWord = ''] = bare(name).split('_', 1);
  // A different first word means something else: a bank's secret key must not be suggested as ours.
  const candidates = known.map(bare).filter((full) => full.startsWith(firstWord.slice(0, 3)));
  const meant = nearest(bare(name), candidates, bare(name).length / LETTERS_PER_MISTAKE);
  return known.find((full) => bare(full) === meant);
}
