import type { Agent } from 'node:http';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { whyNotPublic } from '#core/network-address.ts';

/** Returns all addresses of a host name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** The receiver's host resolves to an address that webhooks must not be sent to. */
export class RefusedAddress extends Error {
  constructor(why: string) {
    super(`the address is ${why}`);
  }
}

export type AddressCheck = (address: string) => string | null;

/** With WEBHOOK_ALLOW_PRIVATE every address is allowed. */
export function addressCheck(allowPrivate: boolean): AddressCheck {
  return allowPrivate ? () => null : whyNotPublic;
}

/**
 * A look-up for net.connect that returns only checked addresses. The connection uses the result of this very
 * call, so a name that resolves differently the next time (DNS rebinding) gains nothing. One forbidden
 * address refuses the name: a legitimate host has none.
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
 * The last check: of the address that the socket is actually connected to, before anything is written. It
 * applies however the connection was made.
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
