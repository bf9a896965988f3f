import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { SECRET_START } from '#core/events/webhook.ts';
import { CommandError } from './command-error.ts';

/** The URL and secrets for calling a running service. Stored in a file that only the user can read. */
export type Credentials = {
  readonly apiUrl: string;
  readonly apiKey: string;
  /** Signs events forwarded by `surety listen`. It does not change, so a receiver is configured once. */
  readonly webhookSecret: string;
};
type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_API_URL = 'http://127.0.0.1:3000/v1';
const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;

function credentialsPath(environment: Environment): string {
  const folder =
    environment['XDG_CONFIG_HOME'] ||
    environment['APPDATA'] ||
    join(environment['HOME'] || homedir(), '.config');
  return join(folder, 'surety', 'credentials.json');
}

export function apiUrlFrom(environment: Environment): string {
  return (environment['SURETY_API_URL'] || DEFAULT_API_URL).replace(/\/+$/, '');
}

export function newWebhookSecret(): string {
  return SECRET_START + randomBytes(24).toString('base64');
}

/**
 * Written to a temporary file and moved into place: readers never see a partial file, and other users never
 * see any of it.
 */
export async function saveCredentials(environment: Environment, credentials: Credentials): Promise<string> {
  const path = credentialsPath(environment);
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY_FOLDER });
  await writeFile(draft, `${JSON.stringify(credentials, null, 2)}\n`, { mode: OWNER_ONLY_FILE, flag: 'wx' });
  await chmod(draft, OWNER_ONLY_FILE);
  await rename(draft, path);
  return path;
}

export async function forgetCredentials(environment: Environment): Promise<string> {
  const path = credentialsPath(environment);
  await rm(path, { force: true });
  return path;
}

/** Reads the saved credentials. Environment variables take precedence individually. */
export async function readCredentials(environment: Environment): Promise<Credentials> {
  const found = await findCredentials(environment);
  if (found) return found;
  throw new CommandError('No API key found. Run `surety login`, or set SURETY_API_KEY.');
}

/** As `readCredentials`; null where there are none. */
export async function findCredentials(environment: Environment): Promise<Credentials | null> {
  const saved = await readSaved(credentialsPath(environment));
  const apiKey = environment['SURETY_API_KEY'] || saved?.apiKey;
  if (!apiKey) return null;
  return {
    apiKey,
    apiUrl: environment['SURETY_API_URL']
      ? apiUrlFrom(environment)
      : (saved?.apiUrl ?? apiUrlFrom(environment)),
    webhookSecret: saved?.webhookSecret ?? newWebhookSecret(),
  };
}

async function readSaved(path: string): Promise<Credentials | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Credentials;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new CommandError(`${path} cannot be read. Run \`surety login\` again.`);
  }
}
