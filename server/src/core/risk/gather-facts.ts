import type { CallerMetadata } from '#core/caller-metadata.ts';
import type { BandSystem } from './bands.ts';
import { isKiosk, isOwn, isTrusted } from './devices.ts';
import type { BrowserHints, Degradation, ProxyKind, RiskFacts } from './facts.ts';
import type { RiskHistory } from './history.ts';
import type { AddressClass, AddressFacts } from './ip-intel.ts';
import type { BankAccount } from './lists.ts';
import { patternsOf } from './pattern-facts.ts';
import { timeZoneFits } from './time-zones.ts';
import { areFarApart, deviceFix, type Fix, impossibleJourney } from './travel.ts';
import { habitIn, highValue, inUnits, usualAmount, type Yardstick } from './value.ts';
import { type VelocityCounts, velocityPeak } from './velocity.ts';

/** What the caller knows of the end user: the HTTP peer is the caller's own server and says nothing. */
export type UserFacts = {
  readonly ipAddress?: string | undefined;
  readonly location?:
    | { readonly latitude: number; readonly longitude: number; readonly accuracyKm?: number | undefined }
    | undefined;
  readonly timezone?: string | undefined;
  readonly accountCreatedAt?: Date | undefined;
  readonly deviceHints?:
    | { readonly webdriver?: boolean | null | undefined; readonly virtualCamera?: boolean | null | undefined }
    | undefined;
  /** These are held against the account's lists and kept nowhere. */
  readonly email?: string | undefined;
  readonly bankAccount?: BankAccount | undefined;
};

export type AssessRiskInput = {
  readonly developerId: string;
  readonly userId: string;
  readonly amount: number;
  /** What can be paid once it is let in, if that is more: it is judged as that. */
  readonly exposure?: number | undefined;
  readonly currency: string;
  readonly bands: BandSystem;
  readonly deviceFingerprint?: string | undefined;
  readonly agreementId?: string | undefined;
  readonly facts?: UserFacts | undefined;
  readonly simulateVpn?: boolean | undefined;
  readonly simulateImpossibleTravel?: boolean | undefined;
  readonly callerMetadata?: CallerMetadata | undefined;
};

/** Where a request comes from, as far as its address and its device tell. */
export type Surroundings = {
  readonly network: Pick<AddressFacts, 'class' | 'asn' | 'organisation' | 'country'> | null;
  readonly fix: Fix | null;
  readonly proxies: ProxyKind[];
  /** The sender whose events are counted; null for one that thousands share, or that is not known. */
  readonly countedSender: string | null;
  readonly degraded: Degradation[];
};

const PROXY_OF_CLASS: Partial<Record<AddressClass, ProxyKind>> = {
  tor: 'tor',
  open_proxy: 'open_proxy',
  hosting: 'hosting',
};
/** Of these nothing is said, whatever they look like. */
const NEUTRAL: ReadonlySet<AddressClass> = new Set(['relay', 'reserved', 'allowed', 'unknown']);

/**
 * `found` is what is known of the caller's address: undefined when none was sent, null when nobody can say.
 */
export function surroundingsOf(
  found: AddressFacts | null | undefined,
  facts: UserFacts,
  at: Date,
): Surroundings {
  const { location } = facts;
  const onDevice = location ? deviceFix(location.latitude, location.longitude, location.accuracyKm) : null;
  if (!found) {
    const degraded: Degradation[] = found === null ? ['ip_data'] : [];
    return { network: null, fix: onDevice, proxies: [], countedSender: null, degraded };
  }
  const { class: kind, asn, organisation, country, sender } = found;
  const proxy = PROXY_OF_CLASS[kind];
  const foreignClock = hasForeignClock(found, facts.timezone, at);
  // A phone takes the address of its own country along when it travels.
  const elsewhere = kind !== 'mobile' && areFarApart(onDevice, found.fix);
  return {
    network: { class: kind, asn, organisation, country },
    fix: onDevice ?? found.fix,
    proxies: [
      ...(proxy ? [proxy] : []),
      ...(foreignClock ? (['time_zone'] as const) : []),
      ...(elsewhere ? (['location'] as const) : []),
    ],
    countedSender: NEUTRAL.has(kind) || kind === 'mobile' ? null : sender,
    degraded: [],
  };
}

function hasForeignClock(
  { class: kind, country }: AddressFacts,
  timezone: string | undefined,
  at: Date,
): boolean {
  if (timezone === undefined || country === null || NEUTRAL.has(kind)) return false;
  return !timeZoneFits(timezone, country, at.getUTCFullYear());
}

type Gathered = {
  readonly input: AssessRiskInput;
  readonly history: RiskHistory | null;
  readonly surroundings: Surroundings;
  readonly yardstick: Yardstick;
  readonly at: Date;
};

/** From what the caller sent and what is remembered to the plain facts that the score is made of. */
export function gatherFacts({ input, history, surroundings, yardstick, at }: Gathered): RiskFacts {
  const baseline = history?.baseline ?? { count: 0, meanLog: 0 };
  const amount = input.exposure ?? input.amount;
  const counts = history && countsThatApply(history, at);
  return {
    vpn: input.simulateVpn ? 'simulated' : surroundings.network?.class === 'vpn' ? 'address' : null,
    proxies: surroundings.proxies,
    travel: input.simulateImpossibleTravel ? 'simulated' : journeyOf(history, surroundings, at),
    device: deviceFacts(history, at),
    velocity: history && counts && velocityPeak(counts, kioskOf(history, at)),
    // Without history nobody knows, and what is not known does not count against the user.
    identityVerified: history?.identityVerified ?? true,
    accountAgeMs: accountAgeMs(input.facts?.accountCreatedAt ?? (history && (history.knownSince ?? at)), at),
    highValue: highValue(inUnits(amount, yardstick.threshold), habitIn(baseline, yardstick)),
    ...(history ? { patterns: patternsOf(history, at) } : {}),
    ...(counts ? { counts } : {}),
    payment: {
      ...{ amount, currency: input.currency, threshold: yardstick.threshold },
      usual: usualAmount(baseline, yardstick),
    },
    ...(surroundings.network ? { network: surroundings.network.class } : {}),
    ...(input.facts?.deviceHints ? { browser: hintsOf(input.facts.deviceHints) } : {}),
    ...(history && history.lists.length > 0 ? { lists: history.lists } : {}),
  };
}

function hintsOf({ webdriver, virtualCamera }: NonNullable<UserFacts['deviceHints']>): BrowserHints {
  return { webdriver: webdriver ?? null, virtualCamera: virtualCamera ?? null };
}

function journeyOf(history: RiskHistory | null, { fix }: Surroundings, at: Date) {
  const last = history?.lastPlace;
  return last ? impossibleJourney(last.fix, fix, at.getTime() - last.at.getTime()) : null;
}

function deviceFacts(history: RiskHistory | null, at: Date): RiskFacts['device'] {
  if (!history?.device) return null;
  const now = at.getTime();
  return {
    firstSeen: history.device.knownSince === null,
    trusted: isOwn(history.device.trustedUntil, history.userTrustedUntil, now),
    userHasTrusted: history.userTrustedUntil !== null,
  };
}

/** How busy an address is says nothing of those who are on a device of their own. */
function countsThatApply({ counts, device }: RiskHistory, at: Date): VelocityCounts {
  return device && isTrusted(device.trustedUntil, at.getTime()) ? { ...counts, addressPerHour: 0 } : counts;
}

function kioskOf({ device }: RiskHistory, at: Date): boolean {
  return device !== null && isKiosk(device, at);
}

function accountAgeMs(since: Date | null | undefined, at: Date): number | null {
  return since ? at.getTime() - since.getTime() : null;
}
