import { rightsOfScopes } from '#core/account/permissions.ts';
import { isWithin } from '#core/network-address.ts';
import { Problem } from '#core/problem.ts';
import { hashApiKey } from '#store/account/key-ring.ts';
import type { Caller, Guard } from './call.ts';
import type { CellLookup } from './cell-lookup.ts';

/** For endpoints that need no authentication, such as signing up. */
export const letAnybodyIn: Guard<null> = async () => null;

export function askForKey(cellLookup: CellLookup): Guard<Caller> {
  return async (request) => {
    const header = request.headers['x-api-key'];
    if (header === undefined || header === '') {
      const instead = request.headers.authorization ? ', not in Authorization' : '';
      const message = `The x-api-key header is missing. Send your API key in it${instead}.`;
      throw new Problem('missing_api_key', message);
    }
    const presented = String(header);
    const name = () => hashApiKey(presented).toString('base64');
    const holder = await cellLookup.find(request, name, ({ keyRing }) => keyRing.authenticate(presented));
    if (!holder) {
      throw new Problem(
        'invalid_api_key',
        'The API key is not valid: it is unknown, expired or revoked. Check the key, or create a new one.',
      );
    }
    const { developerId, keyId, scopes, networks, budget } = holder;
    if (networks && !networks.some((network) => isWithin(request.ip, network))) {
      throw new Problem(
        'network_not_allowed',
        `This key may not be used from ${request.ip}. Call from one of the key’s allowed networks.`,
      );
    }
    const actor = { type: 'key', id: keyId } as const;
    return { developerId, keyId, actor, rights: rightsOfScopes(scopes), budget, provenAt: null, presented };
  };
}
