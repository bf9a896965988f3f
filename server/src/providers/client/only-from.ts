import { BlockList, isIPv6 } from 'node:net';
import type { Bank } from '#core/escrow/bank.ts';

/** Wraps a bank so that it accepts requests only from these addresses and networks. */
export function onlyFrom(bank: Bank, networks: readonly string[]): Bank {
  if (networks.length === 0) return bank;
  const known = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) known.addAddress(address, family(address));
    else known.addSubnet(address, Number(bits), family(address));
  }
  const isKnown = (address = '') => known.check(address, family(address));
  return {
    ...bank,
    isAuthentic: (request) => isKnown(request.address) && bank.isAuthentic(request),
  };
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
