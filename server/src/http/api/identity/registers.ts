import { z } from 'zod';
import { registerProvider } from '#actions/identity/sessions/check-register.ts';
import { REGISTER_FIELDS, REGISTERS } from '#core/identity/register.ts';
import { read } from '#http/pipeline/endpoint.ts';
import { ok } from '#http/pipeline/schemas.ts';
import * as costs from '#store/identity/register-costs.ts';

const RegistersView = z
  .object({
    registers: z.array(
      z.object({
        register: z.enum(REGISTERS),
        provider: z.string(),
        price: z.int().meta({ description: 'The price of a lookup in kobo, as the provider documents it' }),
        fields: z.array(z.enum(REGISTER_FIELDS)).meta({
          description: 'What the page asks the person for besides the number',
        }),
      }),
    ),
    today: z
      .object({
        lookups: z.int(),
        cost: z.int().meta({ description: 'In kobo. A lookup that failed counts: it may have been charged' }),
        budget: z.int().meta({ description: 'Lookups that would cost more than this are not sent, in kobo' }),
      })
      .meta({ description: 'The lookups of this environment since midnight UTC' }),
  })
  .meta({ id: 'IdentityRegisters' });

export const registerEndpoints = [
  read('GET /identity/registers', {
    operationId: 'retrieveIdentityRegisters',
    permission: 'identity.read',
    tag: 'Identity',
    summary: 'Retrieve the national registers',
    description: `Returns the national registers that a session can ask (\`requirements.register\`), and what
      the lookups of today have cost.`,
    answer: ok('The registers and the cost of today', RegistersView),
    run: async ({ context, caller: { developerId } }) => {
      const registers = REGISTERS.flatMap((register) => {
        const provider = registerProvider(context, developerId, register);
        const offer = provider?.offers[register];
        if (!provider || !offer) return [];
        return [{ register, provider: provider.name, price: offer.price, fields: [...offer.fields] }];
      });
      const { lookups, cost } = await costs.ofDay(context.db, developerId, context.clock());
      return { registers, today: { lookups, cost, budget: context.registers.dailyBudget } };
    },
    view: (view) => view,
  }),
];
