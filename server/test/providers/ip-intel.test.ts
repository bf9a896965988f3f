import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddressClass } from '#core/risk/ip-intel.ts';
import type { OpenIpIntel } from '#providers/ip/intel.ts';
import { classifyOrganisation } from '#providers/ip/organisations.ts';
import { checkSentinels, SENTINELS } from '#providers/ip/sentinels.ts';
import { openSharedIpIntel } from '#test/support/ip-data.ts';

let intel: OpenIpIntel;
beforeAll(async () => {
  intel = await openSharedIpIntel();
});
afterAll(() => intel.close());

/** Addresses in the middle of a range that the network announces, as of the data of June 2026. */
const ADDRESSES: Record<
  Extract<AddressClass, 'vpn' | 'hosting' | 'mobile' | 'isp'>,
  [string, number, string][]
> = {
  vpn: [
    ['45.83.222.6', 39351, '31173 Services (Mullvad)'],
    ['146.70.112.6', 9009, 'M247 Europe'],
    ['85.122.210.134', 212238, 'Datacamp'],
    ['79.127.223.6', 60068, 'Datacamp'],
    ['85.115.112.6', 136787, 'PacketHub'],
    ['153.53.247.134', 272096, 'PacketHub'],
    ['172.216.128.6', 209854, 'Cyberzone'],
    ['186.247.8.6', 207137, 'PacketHub'],
    ['186.247.39.134', 147049, 'PacketHub'],
    ['192.145.118.6', 141039, 'PacketHub'],
    ['159.26.112.6', 208172, 'Proton'],
    ['83.229.23.134', 199218, 'Proton'],
    ['131.143.221.6', 397540, 'Windscribe'],
    ['89.124.253.134', 203619, 'IVPN'],
    ['45.92.0.134', 216025, 'Mullvad'],
    ['23.255.64.6', 11878, 'tzulo'],
    ['154.195.144.6', 62240, 'Clouvider'],
    ['81.19.216.6', 25369, 'Hydra Communications'],
    ['179.43.160.6', 51852, 'Private Layer'],
    ['185.47.102.6', 201665, 'Anonymizer'],
  ],
  hosting: [
    ['3.152.0.6', 16509, 'Amazon'],
    ['48.208.0.6', 8075, 'Microsoft'],
    ['34.53.128.6', 396982, 'Google Cloud'],
    ['2.29.0.6', 24940, 'Hetzner'],
    ['54.38.0.6', 16276, 'OVH'],
    ['45.55.128.6', 14061, 'DigitalOcean'],
    ['45.77.0.6', 20473, 'Vultr'],
    ['172.237.192.6', 63949, 'Akamai (Linode)'],
    ['129.151.32.6', 31898, 'Oracle'],
    ['43.56.0.6', 37963, 'Alibaba'],
    ['43.163.192.6', 132203, 'Tencent'],
    ['104.18.192.6', 13335, 'Cloudflare'],
    ['161.97.127.6', 51167, 'Contabo'],
    ['85.17.128.6', 60781, 'LeaseWeb'],
    ['51.159.0.6', 12876, 'Scaleway'],
    ['74.208.128.6', 8560, 'IONOS'],
    ['72.61.128.6', 47583, 'Hostinger'],
    ['38.217.225.134', 174, 'Cogent: transit is never vpn'],
    ['184.104.89.6', 6939, 'Hurricane Electric'],
    ['217.205.111.6', 3257, 'GTT'],
  ],
  mobile: [
    ['102.92.0.6', 29465, 'MTN Nigeria'],
    ['105.117.128.6', 36873, 'Airtel Nigeria'],
    ['41.203.80.6', 37148, 'Globacom'],
    ['41.190.20.134', 37076, '9mobile'],
    ['196.104.138.6', 33771, 'Safaricom'],
    ['41.6.128.6', 29975, 'Vodacom'],
    ['105.217.0.6', 16637, 'MTN South Africa'],
    ['102.138.0.6', 36974, "MTN Côte d'Ivoire"],
    ['45.209.128.6', 37140, 'Airtel Ghana'],
    ['102.188.0.6', 24835, 'Vodafone Egypt'],
    ['100.192.0.6', 21928, 'T-Mobile USA'],
    ['166.214.65.6', 20057, 'AT&T Mobility'],
    ['97.35.160.6', 22394, 'Verizon Wireless'],
    ['157.42.0.6', 55836, 'Jio'],
    ['106.197.16.6', 45609, 'Airtel India'],
    ['178.244.254.6', 16135, 'Turkcell'],
    ['188.30.0.6', 206067, 'Three UK'],
    ['179.89.128.6', 26599, 'Vivo'],
    ['27.229.20.6', 9605, 'NTT Docomo'],
    ['37.168.0.6', 51207, 'Free Mobile'],
  ],
  isp: [
    ['41.217.64.6', 37340, 'Spectranet, Nigeria'],
    ['41.184.128.6', 29091, 'ipNX, Nigeria'],
    ['102.36.150.6', 37682, 'Tizeti, Nigeria'],
    ['41.58.128.6', 36923, 'Swift, Nigeria'],
    ['160.152.100.6', 37637, 'Smile, Nigeria'],
    ['154.113.128.6', 37282, 'MainOne, Nigeria'],
    ['41.215.244.134', 329267, 'FiberOne, Nigeria'],
    ['197.149.96.6', 37480, 'Cobranet, Nigeria'],
    ['73.128.0.6', 7922, 'Comcast'],
    ['71.112.234.6', 701, 'Verizon Fios'],
    ['75.136.29.6', 20115, 'Charter'],
    ['79.224.0.6', 3320, 'Deutsche Telekom'],
    ['90.18.64.6', 3215, 'Orange'],
    ['86.16.0.6', 5089, 'Virgin Media'],
    ['90.208.0.6', 5607, 'Sky UK'],
    ['77.168.0.6', 1136, 'KPN'],
    ['85.104.0.6', 9121, 'Türk Telekom'],
    ['165.10.0.6', 5713, 'Telkom South Africa'],
    ['169.1.0.6', 37611, 'Afrihost: an access network despite its name'],
    ['14.202.0.6', 7545, 'TPG'],
  ],
};

describe.each(Object.entries(ADDRESSES))('%s', (expected, addresses) => {
  it.each(addresses)('%s AS%i %s', (address, asn) => {
    expect(intel.lookUp(address)).toMatchObject({ class: expected, asn });
  });
});

describe('many users behind one address', () => {
  it.each([
    ['104.28.40.6', 'Cloudflare WARP, iCloud Private Relay'],
    ['2a09:bac2:1::6', 'the same over IPv6'],
    ['2606:54c0:1::6', 'iCloud Private Relay at Cloudflare'],
    ['140.248.30.6', 'iCloud Private Relay at Fastly'],
    ['2a04:4e41:1::6', 'the same over IPv6'],
    ['172.225.10.6', 'iCloud Private Relay at Akamai'],
    ['165.225.80.6', 'Zscaler'],
  ])('%s is a relay: %s', (address) => {
    expect(intel.lookUp(address)).toMatchObject({ class: 'relay', fix: null });
  });

  it.each([
    [24757, 'EthioNet'],
    [29614, 'Vodafone Ghana'],
    [37154, 'Zamtel'],
    [36903, 'Maroc Telecom'],
    [29571, "Orange Côte d'Ivoire"],
  ])('AS%i is a carrier: %s', (number, name) => {
    expect(classifyOrganisation(number, name)).toBe('mobile');
  });
});

describe('names', () => {
  it.each<[string, AddressClass]>([
    ['Young Living Essential Oils', 'isp'],
    ['AMAZONAS TRIBUNAL DE JUSTICA', 'isp'],
    ['Ghost Network', 'isp'],
    ['Kryptos Logic LLC', 'isp'],
    ['Sentia Netherlands B.V.', 'hosting'],
    ['Amazon.com, Inc.', 'hosting'],
    ['WebHostingBuzz', 'hosting'],
    ['Serverius Holding B.V.', 'hosting'],
    ['DedicatedNodes', 'hosting'],
  ])('%s is %s', (name, expected) => {
    expect(classifyOrganisation(64_999, name)).toBe(expected);
  });
});

describe('known addresses', () => {
  it.each(SENTINELS)('$address AS$asn', ({ address, asn, class: expected }) => {
    expect(intel.lookUp(address)).toMatchObject({ asn, class: expected });
  });

  it('refuse data that is wrong about them', () => {
    const wrong = {
      class: 'isp',
      sender: '1.1.1.1',
      asn: 1,
      organisation: null,
      country: null,
      fix: null,
    } as const;
    expect(() => checkSentinels(() => wrong)).toThrow(/8\.8\.8\.8 should be AS15169 \(hosting\) but is AS1/);
  });
});

describe('every form of an address', () => {
  it.each<[string, Partial<{ class: AddressClass; asn: number | null; country: string | null }>]>([
    ['2c0f:f5c0::1', { class: 'mobile', asn: 29465, country: 'NG' }],
    ['2606:4700::1111', { class: 'hosting', asn: 13335 }],
    ['::ffff:8.8.8.8', { class: 'hosting', asn: 15169 }],
    ['::ffff:808:808', { class: 'hosting', asn: 15169 }],
    ['64:ff9b::808:808', { class: 'hosting', asn: 15169 }],
    ['127.0.0.1', { class: 'reserved', asn: null }],
    ['10.1.2.3', { class: 'reserved' }],
    ['100.64.0.1', { class: 'reserved' }],
    ['203.0.113.9', { class: 'reserved' }],
    ['::1', { class: 'reserved' }],
    ['fe80::1%eth0', { class: 'reserved' }],
    ['2001:db8::1', { class: 'reserved' }],
    ['fd00::1', { class: 'reserved' }],
    ['17.57.144.1', { class: 'isp' }],
    ['not an address', { class: 'unknown', asn: null }],
  ])('%s', (address, expected) => {
    expect(intel.lookUp(address)).toMatchObject(expected);
  });

  it('treats the /48 network of an IPv6 customer as one sender', () => {
    expect(intel.lookUp('2c0f:f5c0:1:2:3:4:5:6')?.sender).toBe('2c0f:f5c0:1::/48');
    expect(intel.lookUp('2c0f:f5c0:1:3::9')?.sender).toBe('2c0f:f5c0:1::/48');
    expect(intel.lookUp('::ffff:102.89.1.1')?.sender).toBe('102.89.1.1');
  });

  it('accepts the country of a range if it is also its network’s', () => {
    expect(intel.lookUp('41.203.80.6')).toMatchObject({ asn: 37148, country: 'NG' });
    // Ranges of the same carrier that the data places in Britain, and of one that is everywhere.
    expect(intel.lookUp('197.211.52.6')).toMatchObject({ asn: 37148, country: null, fix: null });
    expect(intel.lookUp('98.97.0.6')).toMatchObject({ asn: 14593, country: null, fix: null });
  });

  it('locates an access network in its country, and an anonymiser nowhere', () => {
    expect(intel.lookUp('102.89.1.1')?.fix).toMatchObject({ source: 'country', country: 'NG' });
    expect(intel.lookUp('185.220.101.1')?.fix).toBeNull();
    expect(intel.lookUp('3.152.0.6')?.fix).toBeNull();
  });
});
