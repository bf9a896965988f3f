import type { FastifyRequest } from 'fastify';
import { rightsOfScopes } from '#core/account/permissions.ts';
import { isWithin } from '#core/network-address.ts';
import { Problem } from '#core/problem.ts';
import { hashApiKey, type KeyHolder } from '#store/account/key-ring.ts';
import type { Caller, Guard } from './call.ts';
import type { CellLookup } from './cell-lookup.ts';

/** For endpoints that need no authentication, such as signing up. */
export const letAnybodyIn: Guard<null> = () => null;

/** A key that was used a moment ago is admitted without waiting for anything. */
export function askForKey(cellLookup: CellLookup): Guard<Caller> {
  return (request) => {
    const presented = presentedKey(request);
    const known = cellLookup.findNow(({ keyRing }) => keyRing.remembered(presented));
    return known ? admit(request, presented, known) : lookUp(cellLookup, request, presented);
  };
}

function presentedKey({ headers }: FastifyRequest): string {
  const header = headers['x-api-key'];
  if (header !== undefined && header !== '') return String(header);
  const instead = headers.authorization ? ', not in Authorization' : '';
  const message = `The x-api-key header is missing. Send your API key in it${instead}.`;
  throw new Problem('missing_api_key', message);
}

async function lookUp(cellLookup: CellLookup, request: FastifyRequest, presented: string): Promise<Caller> {
  const name = () => hashApiKey(presented).toString('base64');
  const holder = await cellLookup.find(request, name, ({ keyRing }) => keyRing.authenticate(presented));
  if (holder) return admit(request, presented, holder);
  throw new Problem(
    'invalid_api_key',
    'The API key is not valid: it is unknown, expired or revoked. Check the key, or create a new one.',
  );
}

function admit({ ip }: FastifyRequest, presented: string, holder: KeyHolder): Caller {
  const { developerId, keyId, scopes, networks, budget } = holder;
  if (networks && !networks.some((network) => isWithin(ip, network))) {
    throw new Problem(
      'network_not_allowed',
      `This key may not be used from ${ip}. Call from one of the key’s allowed networks.`,
    );
  }
  const actor = { type: 'key', id: keyId } as const;
  return { developerId, keyId, actor, rights: rightsOfScopes(scopes), budget, provenAt: null, presented };
}
