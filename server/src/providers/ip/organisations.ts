import { createHash } from 'node:crypto';
import type { AddressClass } from '#core/risk/ip-intel.ts';

/**
 * Classifies networks by their operators. No package ships a usable list of VPN or Tor addresses, so an
 * address is judged by the organisation that announces it: by number if the network is known, else by words
 * in its name. The tables are ours; an operator's own lists (see compile.ts) take precedence.
 */
export type OrganisationClass = Extract<AddressClass, 'tor' | 'vpn' | 'relay' | 'hosting' | 'mobile' | 'isp'>;

/**
 * All organisations that announce a network, with their class according to the tables below and the country
 * of most of their addresses (null if there is no majority): four columns of equal length.
 */
export type OrganisationTable = {
  readonly numbers: number[];
  readonly names: string[];
  readonly classes: (OrganisationClass | 'unknown')[];
  readonly countries: (string | null)[];
};

function asNumbers(text: string): ReadonlySet<number> {
  return new Set(text.trim().split(/\s+/).map(Number));
}

/** An alternation of whole words. Names are patterns, so `proton ?ag` covers both spellings. */
function words(text: string): RegExp {
  const names = text.trim().split(/\s*\n\s*|\s*,\s*/);
  return new RegExp(`(?<![a-z0-9])(?:${names.join('|')})(?![a-z0-9])`, 'i');
}

/**
 * Shared but not evasive: Apple's private relay through Akamai's own network (relays.ts has the rest), and
 * corporate gateways.
 */
const RELAY_NUMBERS = asNumbers('36183');
const RELAY_NAMES = words('zscaler, netskope, menlo security, palo alto networks, iboss');

/** Associations that run Tor exits. */
const TOR_NAMES = words(`
  tor exit, tor relay, torservers(?:\\.net)?, zwiebelfreunde, stiftung erneuerbare freiheit, f3 netze, artikel ?10
  calyx, (?:foundation for )?applied privacy, quxlabs, nos oignons, unredacted, accessnow, digitalcourage, relayon
  dfri, koumbit, riseup(?: networks)?, privacy ?foundation, universal layer, church of cyberology, tornodes, noisetor
  quintex, 1337 services, nothing ?to ?hide, emerald onion, onion, tor project
`);

/** VPN services, and hosting companies most of whose address space is used for VPN exits. */
const VPN_NUMBERS = asNumbers(`
  39351 9009 212238 60068 209854 136787 147049 207137 141039 209103 62371 199218 51852 206092 16247 11878 137409
  20278 131199 49453 51747 50304 42366 41564 58065 396356 57169 25369 397423 62240 64267
`);
const VPN_NAMES = words(`
  (?:vpns?|[a-z]+vpn)(?! de mexico| infraestrutura), mullvad, 31173 services(?: ab)?, tefincom, packethub, m247, datacamp, cdn77, surfshark, cyberzone
  proton ?ag, proton technologies, privax, windscribe, private internet access, london trust media, njalla, hidemyass
  private ?layer, cyberghost, gz systems, golden frog, perfect privacy, hide\\.?me, anonymi[sz]e[rd]?, tzulo, quadranet
  performive, total server solutions, kape, ipvanish, privado, clouvider, hydra communications, estnoc, xtom, owl limited
  sharktech, altushost, zenlayer
`);

/** Clouds, hosting companies, content networks, and transit carriers that also serve businesses. */
const HOSTING_NUMBERS = asNumbers(`
  174 1239 6939 3257 6461 13213 17378 3223 29182 31103 32475 25820 13768 33494 60144 39572 51468 24971 44066 36236
  20738 50867 60404 27284 4213 30083 36352 53667 63949 20473 12876 8100 29802 35916 40676 46562 49981 62904 55286
  25780 19318 22612 26496 30633 60781 28753 59253 7979 45102 37963 132203 45090 136907 31898 36351 14061 24940 16276
  51167 197540 8560 8075 16509 14618 15169 396982 13335 54113 20940 62567 202018 394362 197695 29838 47583 204770
  60602 44477 210644 215540 216071 399629 211680 208046 34985 208323 200651 53559 23470 14576 21859 4785 8001 33387
  54290 11831 55293 32244 33070 19994 27357 10439 12200 54600 18978 18450 20454 22552 8068 16625 60626 137718 202422 63473 40021 44382
`);
/** Parts of a word: `WebHostingBuzz`, `DataCentrum`, `Serverius`. Not "Ghost", nor "Observer". */
const HOSTING_PARTS = new RegExp(
  `hosting|hoster|webhost|(?<!g)host(?:ing)?(?:er|s)?\\b|(?<!ob|con|pre)server|serveur|servidor|data ?cent
  |co-?location|dedicated|\\bcloud|cloud\\b|digital ?ocean|\\bovh`.replace(/\s*\n\s*/g, ''),
  'i',
);
/** Whole words: `Amazon.com, Inc.` and not "Amazonas", `Sentia` and not "Essential". */
const HOSTING_WORDS = words(`
  vps, vds, colo, cdn, rackspace, racknerd, amazon, aws, google, microsoft, azure, linode, akamai, vultr
  constant company, choopa, hetzner, leaseweb, scaleway, online s\\.?a\\.?s, contabo, ionos, strato, alibaba, aliyun
  tencent, oracle, ibm, softlayer, cloudflare, fastly, incapsula, imperva, equinix, cogent, packet, latitude\\.sh
  frantech, buyvm, psychz, nocix, hivelocity, interserver, liquid ?web, godaddy, namecheap, dreamhost, bluehost
  endurance, unified layer, siteground, kamatera, upcloud, g-?core labs, selectel, timeweb, reg\\.ru, aeza
  stark industries, melbicom, worldstream, nforce, i3d, serverius, combahton, netcup, myloc, accelerated it
  plusserver, glesys, ip-?projects, colocrossing, hostwinds, phoenixnap, steadfast, wholesale internet, tier\\.?net
  hostroyale, rackdog, salesforce, heroku, fly\\.io, vercel, netlify, virtuozzo, ispsystem, hostpapa, ip volume
  flokinet, shinjiru, alexhost, virtual machines?, bare ?metal, idc, internet data, hostkey, racknation
  it7 networks, nexeon, gsl networks, global layer, krypt, internap, aptum, tierpoint, netactuate, velia, keyweb
  voxility, web ?(?:services|solutions), firstcolo, masterdc, sentia, gtt, zayo, hurricane electric
`);
/** Stronger than an ISP's words: "Telecom Hosting", "Orange Cloud". */
const HOSTING_FOR_CERTAIN = /(?<!g)host|cloud|data ?cent|(?<!ob|con|pre)server/i;

/** Mobile carriers that put many phones behind one address, by number: their names do not tell. */
const MOBILE_NUMBERS = asNumbers(`
  29465 36873 37148 37076 30983 16637 36994 29975 33771 37061 36926 36974 37119 12455 37168 37457 36925 36935 24835
  36992 21928 20057 22394 6167 26599 26615 26611 27831 28403 27995 55836 45609 38266 55410 24560 9498 45271 132165
  23693 24203 45727 10139 132199 7552 131429 24086 9644 17853 9605 2516 17676 16135 15897 20978 25135 12576 60339
  206067 41608 12430 29247 28884 31133 25159 12958 16345 48728 15802 39891 35819 43766
  24757 29614 37154 36903 36956 6713 36884 29571 30985 8346 36912 36963 37037 37094 37164 37173 37447 37460 37461
  37492 328126 37559 37577 37069 37693 37371 328250 328469 37081 25543 29544 37424 34400 29255
`);
const MOBILE_NAMES = words(`
  mobiles?, mobility, cellular, cellco, gsm, lte, wireless telecom, mtn, airtel, 9mobile, etisalat, emts, globacom
  safaricom, vodacom, jio, t-mobile, turkcell, telenor, orange mobile, movistar, mascom, econet, tigo, millicom, ntel
  mobitel, celcom, maxis, digi telecommunications, globe telecoms?, smartfren, telkomsel, indosat, hutchison, mobilink
  lifecell, kyivstar, beeline, megafon, vimpelcom, airtel networks, unitel, africell
`);

/** Access networks whose names sound like hosting. */
const ISP_NUMBERS = asNumbers('37611 39834 134340 135691');
/** Access networks. They win over a hosting word that is only part of their name. */
const ISP_NAMES = new RegExp(
  `telecom|telekom|telefon|telephone|telia|telus|mobile|wireless|cellular|\\bgsm\\b|\\blte\\b|broadband|cable|comcast
  |fiber|fibre|\\bdsl\\b|vodafone|orange|t-mobile|verizon|at&t|charter|airtel|\\bmtn\\b|globacom|safaricom|etisalat
  |9mobile|spectranet|smile comm|reliance jio|bharti|bsnl|telkom|\\bisp\\b|internet service|residential
  |communications? corp|\\bkpn\\b|ziggo|swisscom|telenor|turkcell|telefonica|\\btim s\\.?p\\.?a|movistar|claro|\\bvivo\\b
  |versatel`.replace(/\s*\n\s*/g, ''),
  'i',
);

function isHosting(number: number, name: string): boolean {
  if (HOSTING_NUMBERS.has(number)) return true;
  if (ISP_NUMBERS.has(number)) return false;
  if (!HOSTING_PARTS.test(name) && !HOSTING_WORDS.test(name)) return false;
  return HOSTING_FOR_CERTAIN.test(name) || !ISP_NAMES.test(name);
}

/** Applied in this order; a network that matches none is an ordinary access network. */
const RULES: readonly [OrganisationClass, (number: number, name: string) => boolean][] = [
  ['tor', (_number, name) => TOR_NAMES.test(name)],
  ['vpn', (number, name) => VPN_NUMBERS.has(number) || VPN_NAMES.test(name)],
  ['relay', (number, name) => RELAY_NUMBERS.has(number) || RELAY_NAMES.test(name)],
  ['hosting', isHosting],
  ['mobile', (number, name) => MOBILE_NUMBERS.has(number) || MOBILE_NAMES.test(name)],
];

export function classifyOrganisation(number: number, name: string): OrganisationClass {
  return RULES.find(([, applies]) => applies(number, name))?.[0] ?? 'isp';
}

/** Changes with the tables above: data compiled with other tables is compiled again. */
export const CLASS_RULES = createHash('sha256')
  .update(
    JSON.stringify([
      [TOR_NAMES, VPN_NAMES, RELAY_NAMES, HOSTING_PARTS, HOSTING_WORDS, HOSTING_FOR_CERTAIN].map(String),
      [MOBILE_NAMES, ISP_NAMES].map(String),
      [RELAY_NUMBERS, VPN_NUMBERS, HOSTING_NUMBERS, MOBILE_NUMBERS, ISP_NUMBERS].map((numbers) => [
        ...numbers,
      ]),
    ]),
  )
  .digest('hex')
  .slice(0, 16);
