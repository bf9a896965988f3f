import type { FastifyReply, FastifyRequest } from 'fastify';
import { rightsOfScopes } from '#core/account/permissions.ts';
import { isWithin } from '#core/network-address.ts';
import { Problem } from '#core/problem.ts';
import { hashApiKey, type KeyHolder } from '#store/account/key-ring.ts';
import { sayVersion } from './api-version.ts';
import type { Caller, Guard } from './call.ts';
import type { CellLookup } from './cell-lookup.ts';

/** For endpoints that need no authentication, such as signing up. */
export const letAnybodyIn: Guard<null> = () => null;

/** A key that was used a moment ago is admitted without waiting for anything. */
export function askForKey(cellLookup: CellLookup): Guard<Caller> {
  return (request, reply) => {
    const presented = presentedKey(request);
    const known = cellLookup.findNow(({ keyRing }) => keyRing.remembered(presented));
    return known ? admit(request, reply, known, presented) : lookUp(cellLookup, request, reply);
  };
}

function presentedKey({ headers }: FastifyRequest): string {
  const header = headers['x-api-key'];
  if (header !== undefined && header !== '') return String(header);
  const instead = headers.authorization
    ? 'it, not in Authorization'
    : 'it, or give it to the client: apiKey, or the variable SURETY_API_KEY';
  const message = `The x-api-key header is missing. Send your API key in ${instead}.`;
  throw new Problem('missing_api_key', message);
}

async function lookUp(cellLookup: CellLookup, request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
  const presented = presentedKey(request);
  const name = () => hashApiKey(presented).toString('base64');
  const holder = await cellLookup.find(request, name, ({ keyRing }) => keyRing.authenticate(presented));
  if (holder) return admit(request, reply, holder, presented);
  throw new Problem(
    'invalid_api_key',
    'The API key is invalid: it is unknown, expired or revoked. Check the key, or create a new one.',
  );
}

function admit(request: FastifyRequest, reply: FastifyReply, holder: KeyHolder, presented: string): Caller {
  const { ip } = request;
  const { developerId, keyId, scopes, networks, budget, apiVersion, aheadMs } = holder;
  sayVersion(request, reply, apiVersion);
  if (networks && !networks.some((network) => isWithin(ip, network))) {
    throw new Problem(
      'network_not_allowed',
      `This key may not be used from ${ip}. Call from one of the key’s allowed networks.`,
    );
  }
  const actor = { type: 'key', id: keyId } as const;
  const rights = rightsOfScopes(scopes);
  return { developerId, keyId, actor, rights, budget, provenAt: null, presented, aheadMs };
}
