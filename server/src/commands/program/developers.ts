import { registerHooks } from 'node:module';
import { command, type Environment, flag, onInterrupt, text } from './command.ts';
import type { Commands } from './help.ts';

async function savedCredentials(environment: Environment) {
  const { readCredentials } = await import('#commands/credentials.ts');
  return readCredentials(environment);
}

/**
 * In a checkout our own client is there as source, not built, and is read as the service itself is. Only
 * these commands need it: whatever is resolved after this takes longer.
 */
function readOwnClient(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === '@surety/sdk'
        ? next(specifier, { ...context, conditions: [...context.conditions, 'surety-source'] })
        : next(specifier, context),
  });
}

/** These talk to a running service, or stand in for a bank; none needs a database. */
export const DEVELOPERS: Commands = {
  login: command(
    {
      help: 'Keep an API key for the commands below.',
      options: { 'api-url': text('URL', 'where the service is') },
      examples: ['login', 'login --api-url https://escrow.example.com/v1'],
    },
    async ({ values, environment }) => {
      readOwnClient();
      const { login } = await import('#commands/login.ts');
      return login(environment, values['api-url']?.replace(/\/+$/, ''));
    },
  ),
  logout: command({ help: 'Forget the API key.', examples: ['logout'] }, async ({ environment }) => {
    readOwnClient();
    const { logout } = await import('#commands/login.ts');
    return logout(environment);
  }),
  listen: command(
    {
      help: 'Show events as they happen, and bring them to a local URL, signed.',
      options: {
        'forward-to': text('URL', 'where your receiver is'),
        events: text('NAMES', 'these alone, separated by commas'),
        json: flag('a line of JSON for each event'),
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
      const options = { forwardTo: values['forward-to'], events, json: values.json ?? false };
      const { listen } = await import('#commands/listen.ts');
      return listen(await savedCredentials(environment), options, onInterrupt());
    },
  ),
  trigger: command(
    {
      help: 'Make an event happen in the sandbox, with all that leads to it.',
      words: ['', '<event>'],
      options: { 'forward-to': text('URL', 'where a sample goes of what cannot be made to happen') },
      examples: [
        'trigger agreement.disbursed',
        'trigger approval.expired --forward-to http://localhost:4000/webhooks',
      ],
    },
    async ({ values, words, environment }) => {
      readOwnClient();
      const { trigger } = await import('#commands/trigger.ts');
      return trigger(await savedCredentials(environment), words[0], values['forward-to']);
    },
  ),
  twin: command(
    {
      help: "Stand in for a bank's server.",
      words: ['paystack | flutterwave | monnify'],
      options: {
        port: text('N', 'the port to listen on'),
        host: text('ADDRESS', 'the address to listen on'),
        'webhook-url': text('URL', 'where its webhooks go'),
        seed: text('N', 'what its numbers are made from'),
        'settle-seconds': text('N', 'how long a transfer takes'),
        fault: { type: 'string', multiple: true, value: 'NAME', help: 'what goes wrong; may come again' },
      },
      examples: ['twin paystack --port 4010 --webhook-url http://localhost:3000/v1/escrow/webhook/paystack'],
    },
    async ({ values, words }) => {
      const { runTwin } = await import('#commands/twin.ts');
      return runTwin(words[0], values, onInterrupt());
    },
  ),
  rehearse: command(
    {
      help: 'Drive a receiver of webhooks through a bad month.',
      options: {
        against: text('URL', 'your receiver'),
        secret: text('SECRET', 'what it checks signatures with'),
        seed: text('N', 'which month it is'),
        deals: text('N', 'how many agreements there are'),
        state: text('URL', 'where your receiver says what it believes'),
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
