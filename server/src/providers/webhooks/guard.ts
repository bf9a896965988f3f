import type { Agent } from 'node:http';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { whyNotPublic } from '#core/network-address.ts';

/** All addresses of a name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** The receiver's host leads to a place where a webhook must not go. */
export class RefusedAddress extends Error {
  constructor(why: string) {
    super(`the address is ${why}`);
  }
}

export type AddressCheck = (address: string) => string | null;

/** With WEBHOOK_ALLOW_PRIVATE every address will do. */
export function addressCheck(allowPrivate: boolean): AddressCheck {
  return allowPrivate ? () => null : whyNotPublic;
}

/**
 * A look-up for net.connect that hands out only addresses it has checked. The connection goes to what this
 * very call returned, so a name that answers differently the next time gains nothing. One bad address among
 * good ones refuses the name: an honest host has none.
 */
export function guardedLookup(resolve: Resolve, check: AddressCheck): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        const why = addresses.map(check).find((reason) => reason !== null);
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        const [first] = found;
        if (why) callback(new RefusedAddress(why), '', 0);
        else if (!first) callback(new Error('the name has no address'), '', 0);
        else if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, '', 0),
    );
  };
}

/**
 * The last look: at the address that the socket is in fact connected to, before anything is written to it. It
 * holds whatever the connection was asked for by: a name, an address, or a way that nobody thought of.
 */
export function guardSockets<A extends Agent>(agent: A, check: AddressCheck): A {
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, callback) => {
    const socket = connect(options, callback) as Socket;
    socket.once('connect', () => {
      const why = check(socket.remoteAddress ?? '');
      if (why) socket.destroy(new RefusedAddress(why));
    });
    return socket;
  };
  return agent;
}
