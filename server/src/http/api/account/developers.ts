import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { signUp } from '#actions/account/sign-up.ts';
import type { Context } from '#actions/context.ts';
import type { Developer } from '#core/account/developer.ts';
import { Problem } from '#core/problem.ts';
import { callerOf } from '#http/frame/auth.ts';
import { networkOf, type RateLimiter } from '#http/frame/rate-limit.ts';
import { answers, OPEN_ENDPOINT, problems, READ, text, timestamp } from '#http/frame/schemas.ts';
import * as developers from '#store/account/developers.ts';

export const DeveloperView = z
  .object({ id: z.string(), email: z.string(), name: z.string(), createdAt: timestamp })
  .meta({ id: 'Developer' });

export const SignUpBody = z.object({
  email: text('email', { max: 254 }).trim().pipe(z.email('email must be a valid e-mail address')),
  password: text('password', { min: 8, max: 200 }).meta({
    description: 'At least 8 characters; letters, numbers and symbols are recommended',
  }),
  name: text('name', { max: 120 })
    .optional()
    .meta({ description: 'Defaults to the local part of the e-mail address' }),
});

export const SignedUp = z
  .object({
    developerId: z.string(),
    apiKey: z.string().meta({ description: 'The first key. It is shown once and cannot be recovered' }),
    developer: DeveloperView,
  })
  .meta({ id: 'SignedUp' });

export function signUpRoutes(context: Context, signupLimiter: RateLimiter | null): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/developer/signup',
      {
        config: { open: true },
        onRequest: async (request, reply) => signupLimiter?.take(reply, networkOf(request.ip)),
        schema: {
          tags: ['Developers'],
          operationId: 'signUp',
          summary: 'Create an account and its first API key',
          security: [],
          body: SignUpBody,
          response: {
            201: answers('The account, and the only sight of its key', SignedUp),
            ...problems(OPEN_ENDPOINT, 400, 409, 413, 415),
          },
        },
      },
      async (request, reply) => {
        const { developer, apiKey } = await signUp(context, request.body);
        return reply
          .status(201)
          .send({ developerId: developer.id, apiKey, developer: viewDeveloper(developer) });
      },
    );
  };
}

export function developerRoutes(context: Context): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/developer',
      {
        schema: {
          tags: ['Developers'],
          operationId: 'getDeveloper',
          summary: 'The account that this key belongs to',
          response: { 200: answers('The account', DeveloperView), ...problems(READ, 404) },
        },
      },
      async (request) => {
        const developer = await developers.find(context.db, callerOf(request).developerId);
        if (!developer) throw new Problem('not_found', 'The account no longer exists.');
        return viewDeveloper(developer);
      },
    );
  };
}

export function viewDeveloper(developer: Developer): z.output<typeof DeveloperView> {
  const { id, email, name, createdAt } = developer;
  return { id, email, name, createdAt: createdAt.toISOString() };
}
