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
import { created, displayName, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import * as developers from '#store/account/developers.ts';

export const EnvironmentName = z.enum(ENVIRONMENTS).meta({
  description:
    'test: an isolated environment that always uses the sandbox bank. live: uses the configured bank',
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
      'At least 8 characters. Common passwords are refused; letters, numbers and symbols are recommended',
  }),
  name: displayName('name', { max: 120 })
    .optional()
    .meta({ description: 'Defaults to the part of the e-mail address before the @' }),
  invitation: text('invitation', { max: 100 }).optional().meta({
    description: 'The code that `surety invite` printed for this address. Required when SIGNUP is `invited`',
  }),
});

export const SignedUp = z
  .object({
    developerId: z.string(),
    apiKey: z.string().meta({ description: 'The first key. It is shown only once and cannot be recovered' }),
    developer: DeveloperView,
  })
  .meta({ id: 'SignedUp' });

/** Chooses the cell in which the account is created. */
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
  description: `Call this once, by hand or from a script. It creates an account with a live and a test
    environment and returns the first live key, which is shown only once. When the setting SIGNUP is
    \`invited\`, send the code that \`surety invite\` printed; when it is \`closed\`, the request is
    refused. One address may try 120 times a minute.`,
  errors: ['email_taken', 'signup_closed'],
  body: SignUpBody,
  problems: [403, 409],
  limit: SIGNUP_PER_ADDRESS,
  cellOf: placeOfSignUp,
  answer: created('The account and its first key, which is shown only once', SignedUp),
  run: ({ context, body, wire }) =>
    signUp(context, { ...body, network: clientNetworkOf(wire.request.ip).network }),
  view: viewSignedUp,
});

export const developerEndpoints = [
  read('GET /developer', {
    operationId: 'getDeveloper',
    permission: 'account.read',
    tag: 'Developers',
    summary: 'Retrieve the account of the API key',
    description: `The simplest way to test a key: it returns the account that the key belongs to and its
      environment, which tells whether the key moves real money.`,
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
