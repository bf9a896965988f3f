import { z } from 'zod';
import { assignCell } from '#actions/account/assign-cell.ts';
import { signUp } from '#actions/account/sign-up.ts';
import type { Context } from '#actions/context.ts';
import type { Developer } from '#core/account/developer.ts';
import { ENVIRONMENTS, environmentOf } from '#core/environment.ts';
import { Problem } from '#core/problem.ts';
import { open, read } from '#http/pipeline/endpoint.ts';
import { clientNetworkOf } from '#http/pipeline/limits/networks.ts';
import { SIGNUP_PER_ADDRESS } from '#http/pipeline/rate-limit.ts';
import { created, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import * as developers from '#store/account/developers.ts';

export const EnvironmentName = z.enum(ENVIRONMENTS).meta({
  description: 'test: a tenant of its own, always on the sandbox bank. live: the bank of the service',
});

export const DeveloperView = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    environment: EnvironmentName,
    createdAt: timestamp,
  })
  .meta({ id: 'Developer' });

export const SignUpBody = z.object({
  email: text('email', { max: 254 }).trim().pipe(z.email('email must be a valid e-mail address')),
  password: text('password', { min: 8, max: 200 }).meta({
    description:
      'At least 8 characters; letters, numbers and symbols are recommended. Those used most are refused',
  }),
  name: text('name', { max: 120 })
    .optional()
    .meta({ description: 'Defaults to the local part of the e-mail address' }),
  invitation: text('invitation', { max: 100 }).optional().meta({
    description: 'What `surety invite` has printed for this address, where SIGNUP is invited',
  }),
});

export const SignedUp = z
  .object({
    developerId: z.string(),
    apiKey: z.string().meta({ description: 'The first key. It is shown once and cannot be recovered' }),
    developer: DeveloperView,
  })
  .meta({ id: 'SignedUp' });

/** Where somebody's account is made. */
export function placeOfSignUp(
  first: Context,
  { body }: { readonly body: z.output<typeof SignUpBody> },
): Promise<Context> {
  return assignCell([first, ...first.otherCells()], body);
}

export const signUpEndpoint = open('POST /developer/signup', {
  operationId: 'signUp',
  permission: null,
  tag: 'Developers',
  summary: 'Create an account and its first API key',
  description: `Call it once, by hand or from a script: it makes an account with a live and a test
    environment, and answers the first live key. The key is shown this once. Where SIGNUP is \`invited\`,
    send what \`surety invite\` has printed; where it is \`closed\`, nobody can sign up. One address may try
    120 times a minute.`,
  errors: ['email_taken', 'signup_closed'],
  body: SignUpBody,
  problems: [403, 409],
  limit: SIGNUP_PER_ADDRESS,
  cellOf: placeOfSignUp,
  answer: created('The account, and the only sight of its key', SignedUp),
  run: ({ context, body, wire }) =>
    signUp(context, { ...body, network: clientNetworkOf(wire.request.ip).network }),
  view: viewSignedUp,
});

export const developerEndpoints = [
  read('GET /developer', {
    operationId: 'getDeveloper',
    permission: 'account.read',
    tag: 'Developers',
    summary: 'The account that this key belongs to, and the environment in which it works',
    description: `The cheapest way to try a key: it says whose it is, and whether what is done with it moves
      real money.`,
    problems: [404],
    answer: ok('The account', DeveloperView),
    run: async ({ context, caller }) => {
      const developer = await developers.find(context.db, context.box, caller.developerId);
      if (!developer) throw new Problem('not_found', 'The account no longer exists.');
      return developer;
    },
    view: viewDeveloper,
  }),
];

export function viewSignedUp({
  developer,
  apiKey,
}: {
  developer: Developer;
  apiKey: string;
}): z.output<typeof SignedUp> {
  return { developerId: developer.id, apiKey, developer: viewDeveloper(developer) };
}

export function viewDeveloper(developer: Developer): z.output<typeof DeveloperView> {
  const { id, email, name, createdAt } = developer;
  return { id, email, name, environment: environmentOf(id), createdAt: createdAt.toISOString() };
}
