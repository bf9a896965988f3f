import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { withClient } from './client.ts';
import { CommandError } from './command-error.ts';
import { apiUrlFrom, forgetCredentials, newWebhookSecret, saveCredentials } from './credentials.ts';

type Environment = Readonly<Record<string, string | undefined>>;
/** Both prefixes, svc_live_ and svc_test_, have the same length. */
const SHOWN_LENGTH = 'svc_live_'.length + 8;

/** Asks for a key (never as an argument, which would show up in process lists), tests it and saves it. */
export async function login(environment: Environment, apiUrl = apiUrlFrom(environment)): Promise<number> {
  const apiKey = (environment['SURETY_API_KEY'] || (await askForKey())).trim();
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new CommandError(
      'This is not an API key. A key is svc_test_ or svc_live_, followed by 48 letters and digits.',
    );
  }
  const account = await withClient({ apiUrl, apiKey }, (surety) => surety.developer.retrieve());
  const path = await saveCredentials(environment, { apiUrl, apiKey, webhookSecret: newWebhookSecret() });
  console.log(`Logged in to ${apiUrl} as ${account.email}.`);
  console.log(`The key ${apiKey.slice(0, SHOWN_LENGTH)}… is stored in ${path}, which only you can read.`);
  console.log(`It belongs to the ${account.environment} environment.`);
  return 0;
}

export async function logout(environment: Environment): Promise<number> {
  console.log(
    `Removed ${await forgetCredentials(environment)}. The key itself keeps working until it is revoked.`,
  );
  return 0;
}

/** Hidden input on a terminal; otherwise read from the pipe. */
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
