import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { withClient } from './client.ts';
import { CommandError } from './command-error.ts';
import { apiUrlFrom, forgetCredentials, newWebhookSecret, saveCredentials } from './credentials.ts';

type Environment = Readonly<Record<string, string | undefined>>;
/** Both environments have names of four letters. */
const SHOWN_LENGTH = 'svc_live_'.length + 8;

/** Asks for a key (never as an argument: those show up in lists of processes), tries it, and keeps it. */
export async function login(environment: Environment, apiUrl = apiUrlFrom(environment)): Promise<number> {
  const apiKey = (environment['SURETY_API_KEY'] || (await askForKey())).trim();
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new CommandError(
      'That is no API key. One looks like svc_test_ or svc_live_, and 48 letters and digits.',
    );
  }
  const account = await withClient({ apiUrl, apiKey }, (surety) => surety.developer.retrieve());
  const path = await saveCredentials(environment, { apiUrl, apiKey, webhookSecret: newWebhookSecret() });
  console.log(`Logged in to ${apiUrl} as ${account.email}.`);
  console.log(`The key ${apiKey.slice(0, SHOWN_LENGTH)}… is in ${path}, which only you can read.`);
  console.log(`It works in the ${account.environment} environment.`);
  return 0;
}

export async function logout(environment: Environment): Promise<number> {
  console.log(
    `Removed ${await forgetCredentials(environment)}. The key itself goes on working until it is revoked.`,
  );
  return 0;
}

/** From a terminal without showing it; from a pipe as it comes. */
async function askForKey(): Promise<string> {
  const { stdin, stdout } = process;
  if (!stdin.isTTY) return (await stdin.toArray()).join('');
  stdout.write('API key: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: stdin, output: silent, terminal: true });
  try {
    return await prompt.question('');
  } finally {
    prompt.close();
    stdout.write('\n');
  }
}
