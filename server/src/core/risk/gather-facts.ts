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

/**
 * The caller's knowledge about the end user. The HTTP peer is the caller's own server and says nothing about
 * them.
 */
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
  /** Compared with the account's lists and not stored. */
  readonly email?: string | undefined;
  readonly bankAccount?: BankAccount | undefined;
};

export type AssessRiskInput = {
  readonly developerId: string;
  readonly userId: string;
  readonly amount: number;
  /** The amount that can be paid once the payment is allowed, if larger. It is then the amount assessed. */
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

/** The origin of a request, as far as its address and device reveal it. */
export type Surroundings = {
  readonly network: Pick<AddressFacts, 'class' | 'asn' | 'organisation' | 'country'> | null;
  readonly fix: Fix | null;
  readonly proxies: ProxyKind[];
  /** The sender whose events are counted; null when unknown or shared by thousands. */
  readonly countedSender: string | null;
  readonly degraded: Degradation[];
};

const PROXY_OF_CLASS: Partial<Record<AddressClass, ProxyKind>> = {
  tor: 'tor',
  open_proxy: 'open_proxy',
  hosting: 'hosting',
};
/** Address classes that never count against the user. */
const NEUTRAL: ReadonlySet<AddressClass> = new Set(['relay', 'reserved', 'allowed', 'unknown']);

/**
 * `found` is the knowledge about the user's address: undefined when none was sent, null when it is unknown.
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
  // A roaming phone keeps an address of its home country.
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
  readonly own: OwnFacts;
  readonly at: Date;
};

/** Facts that only the account's own rules read; empty without such rules. */
export type OwnFacts = Pick<RiskFacts, 'local' | 'listed' | 'aggregates' | 'metadata'>;

/** Combines the caller's input and the stored history into the plain facts behind the score. */
export function gatherFacts({ input, history, surroundings, yardstick, own, at }: Gathered): RiskFacts {
  const baseline = history?.baseline ?? { count: 0, meanLog: 0 };
  const amount = input.exposure ?? input.amount;
  const counts = history && countsThatApply(history, at);
  return {
    vpn: input.simulateVpn ? 'simulated' : surroundings.network?.class === 'vpn' ? 'address' : null,
    proxies: surroundings.proxies,
    travel: input.simulateImpossibleTravel ? 'simulated' : journeyOf(history, surroundings, at),
    device: deviceFacts(history, at),
    velocity: history && counts && velocityPeak(counts, kioskOf(history, at)),
    // Unknown facts do not count against the user.
    identityVerified: history?.identityVerified ?? true,
    accountAgeMs: accountAgeMs(input.facts?.accountCreatedAt ?? (history && (history.knownSince ?? at)), at),
    highValue: highValue(inUnits(amount, yardstick.threshold), habitIn(baseline, yardstick)),
    ...(history ? { patterns: patternsOf(history, at) } : {}),
    ...(counts ? { counts } : {}),
    payment: {
      amount,
      currency: input.currency,
      threshold: yardstick.threshold,
      usual: usualAmount(baseline, yardstick),
    },
    ...(surroundings.network ? { network: surroundings.network.class } : {}),
    ...(input.facts?.deviceHints ? { browser: hintsOf(input.facts.deviceHints) } : {}),
    ...(history && history.lists.length > 0 ? { lists: history.lists } : {}),
    ...own,
    ...(own.metadata ? { hadMetadata: true } : {}),
  };
}

function hintsOf({ webdriver, virtualCamera }: NonNullable<UserFacts['deviceHints']>): BrowserHints {
  return { webdriver: webdriver ?? null, virtualCamera: virtualCamera ?? null };
}

function journeyOf(history: RiskHistory | null, { fix }: Surroundings, at: Date) {
  const last = history?.lastPlace;
  return last ? impossibleJourney(last.fix, fix, at.getTime() - last.at.getTime()) : null;
}

const WITHHELD = { firstSeen: true, trusted: false, userHasTrusted: true, withheld: true } as const;

function deviceFacts(history: RiskHistory | null, at: Date): RiskFacts['device'] {
  if (!history) return null;
  const now = at.getTime();
  if (!history.device) return isTrusted(history.userTrustedUntil, now) ? WITHHELD : null;
  return {
    firstSeen: history.device.knownSince === null,
    trusted: isOwn(history.device.trustedUntil, history.userTrustedUntil, now),
    userHasTrusted: history.userTrustedUntil !== null,
  };
}

/** The traffic of an address does not count against users on their own trusted device. */
function countsThatApply({ counts, device }: RiskHistory, at: Date): VelocityCounts {
  return device && isTrusted(device.trustedUntil, at.getTime()) ? { ...counts, addressPerHour: 0 } : counts;
}

function kioskOf({ device }: RiskHistory, at: Date): boolean {
  return device !== null && isKiosk(device, at);
}

function accountAgeMs(since: Date | null | undefined, at: Date): number | null {
  return since ? at.getTime() - since.getTime() : null;
}
