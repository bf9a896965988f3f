import { rightsOfScopes } from '#core/account/permissions.ts';
import { isWithin } from '#core/network-address.ts';
import { Problem } from '#core/problem.ts';
import { hashApiKey } from '#store/account/key-ring.ts';
import type { Caller, Guard } from './call.ts';
import type { CellLookup } from './cell-lookup.ts';

/** For what must be open to strangers, such as signing up. */
export const letAnybodyIn: Guard<null> = async () => null;

export function askForKey(cellLookup: CellLookup): Guard<Caller> {
  return async (request) => {
    const header = request.headers['x-api-key'];
    if (header === undefined || header === '') {
      const instead = request.headers.authorization ? ', and not in Authorization' : '';
      const message = `The x-api-key header is missing. Send your API key in it${instead}.`;
      throw new Problem('missing_api_key', message);
    }
    const presented = String(header);
    const name = () => hashApiKey(presented).toString('base64');
    const holder = await cellLookup.find(request, name, ({ keyRing }) => keyRing.authenticate(presented));
    if (!holder) {
      throw new Problem('invalid_api_key', 'The API key is invalid: it is unknown, expired or revoked.');
    }
    const { developerId, keyId, scopes, networks, budget } = holder;
    if (networks && !networks.some((network) => isWithin(request.ip, network))) {
      throw new Problem('network_not_allowed', `The key does not work from ${request.ip}.`);
    }
    const actor = { type: 'key', id: keyId } as const;
    return { developerId, keyId, actor, rights: rightsOfScopes(scopes), budget, provenAt: null, presented };
  };
}
