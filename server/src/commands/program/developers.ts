import { registerHooks } from 'node:module';
import { command, type Environment, flag, onInterrupt, text } from './command.ts';
import type { Commands } from './help.ts';

export async function savedCredentials(environment: Environment) {
  const { readCredentials } = await import('#commands/credentials.ts');
  return readCredentials(environment);
}

/**
 * In a checkout, our SDK exists only as source. Only these commands need it, and the hook slows down every
 * later import, so it is installed on demand.
 */
export function readOwnClient(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === '@surety/sdk'
        ? next(specifier, { ...context, conditions: [...context.conditions, 'surety-source'] })
        : next(specifier, context),
  });
}

/** Commands that call a running service or simulate a bank; none needs a database. */
export const DEVELOPERS: Commands = {
  login: command(
    {
      help: 'Save an API key for the commands below.',
      options: { 'api-url': text('URL', 'the URL of the service') },
      examples: ['login', 'login --api-url https://escrow.example.com/v1'],
    },
    async ({ values, environment }) => {
      readOwnClient();
      const { login } = await import('#commands/login.ts');
      return login(environment, values['api-url']?.replace(/\/+$/, ''));
    },
  ),
  logout: command({ help: 'Forget the saved API key.', examples: ['logout'] }, async ({ environment }) => {
    readOwnClient();
    const { logout } = await import('#commands/login.ts');
    return logout(environment);
  }),
  listen: command(
    {
      help: 'Show events as they happen, and forward them to a local URL, signed.',
      options: {
        'forward-to': text('URL', 'the URL of your receiver'),
        events: text('NAMES', 'only these types, separated by commas'),
        secret: text('SECRET', 'sign with this secret instead of the saved one'),
        json: flag('print one line of JSON for each event'),
      },
      examples: [
        'listen',
        'listen --json',
        'listen --forward-to http://localhost:4000/webhooks --events agreement.funded',
      ],
    },
    async ({ values, environment }) => {
      readOwnClient();
      const events = values.events?.split(',').filter(Boolean) ?? [];
      const options = {
        forwardTo: values['forward-to'],
        events,
        json: values.json ?? false,
        secret: values.secret,
      };
      const { listen } = await import('#commands/listen.ts');
      return listen(() => savedCredentials(environment), options, onInterrupt());
    },
  ),
  trigger: command(
    {
      help: 'Make an event happen in the sandbox, with everything that leads to it.',
      words: ['', '<event>'],
      options: {
        'forward-to': text('URL', 'where to send a sample of an event that cannot be triggered'),
        wait: text('SECONDS', 'how long to wait for the event (default 60)'),
      },
      examples: [
        'trigger agreement.disbursed',
        'trigger approval.expired --forward-to http://localhost:4000/webhooks',
      ],
    },
    async ({ values, words, environment }) => {
      readOwnClient();
      const { trigger } = await import('#commands/trigger.ts');
      const { wholeNumber } = await import('#commands/whole-number.ts');
      const waitMs =
        values.wait === undefined ? undefined : 1_000 * wholeNumber('--wait', values.wait, 3_600);
      const options = { forwardTo: values['forward-to'], waitMs };
      return trigger(() => savedCredentials(environment), words[0], options);
    },
  ),
  clock: command(
    {
      help: 'Show the clock of a test environment, or move it forward by a duration such as 3d.',
      words: ['', '<duration>'],
      options: { to: text('TIME', 'the time to move to, in ISO 8601') },
      examples: ['clock', 'clock 3d', 'clock --to 2030-01-31T12:00:00Z'],
    },
    async ({ values, words, environment }) => {
      readOwnClient();
      const { clock } = await import('#commands/clock.ts');
      return clock(() => savedCredentials(environment), words[0], values.to);
    },
  ),
  demo: command(
    {
      help: 'Fill a test environment with sales in every state, to look at. Nothing of it can be deleted.',
      options: {
        deals: text('N', 'about how many sales (default 80)'),
        seed: text('N', 'seed of its random choices'),
        days: text('N', 'days to spread them over, with the test clock (30 in a new account, else 0)'),
      },
      examples: ['demo', 'demo --deals 300'],
    },
    async ({ values, environment }) => {
      readOwnClient();
      const { demo } = await import('#commands/demo/demo.ts');
      const { findCredentials } = await import('#commands/credentials.ts');
      return demo(await findCredentials(environment), environment, values);
    },
  ),
  twin: command(
    {
      help: 'Run a simulator of the API of a bank or of a provider of short messages.',
      words: ['paystack | flutterwave | monnify | termii | africastalking'],
      options: {
        port: text('N', 'the port to listen on'),
        host: text('ADDRESS', 'the address to listen on'),
        'webhook-url': text('URL', 'where to send its webhooks'),
        seed: text('N', 'seed of its random numbers'),
        'settle-seconds': text('N', 'how long a transfer takes'),
        fault: { type: 'string', multiple: true, value: 'NAME', help: 'a fault to inject; can be repeated' },
      },
      examples: [
        'twin paystack --port 4010 --webhook-url http://localhost:3000/v1/providers/paystack/webhook',
      ],
    },
    async ({ values, words }) => {
      const { runTwin } = await import('#commands/twin.ts');
      return runTwin(words[0], values, onInterrupt());
    },
  ),
  rehearse: command(
    {
      help: 'Test a webhook receiver with a simulated month of trouble.',
      options: {
        against: text('URL', 'your receiver'),
        secret: text('SECRET', 'the secret that it verifies signatures with'),
        seed: text('N', 'seed of the simulated month'),
        deals: text('N', 'the number of agreements'),
        state: text('URL', 'where your receiver reports its state'),
      },
      examples: ['rehearse --against http://localhost:4000/webhooks --secret whsec_…'],
    },
    async ({ values }) => {
      readOwnClient();
      const { rehearse } = await import('#commands/rehearse/rehearse.ts');
      return rehearse(values);
    },
  ),
};
