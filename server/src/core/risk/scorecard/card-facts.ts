import { RULE_FACTS, type RuleScene } from '#core/risk/policy/rule-facts.ts';

/**
 * A fact that a scorecard can use, and its direction. All are facts that rules can read, so what rules must
 * not read (origin, identity) cannot be learned either.
 */
export type CardFact = {
  readonly worse: 'more' | 'less';
  readonly description: string;
  /** True is 1 and false is 0; null when unknown. */
  readonly read: (scene: RuleScene) => number | null;
};

type Read = (name: keyof typeof RULE_FACTS) => number | null;

function known(scene: RuleScene): Read {
  return (name) => {
    const value = RULE_FACTS[name]?.read(scene) ?? null;
    return typeof value === 'string' ? null : value === null ? null : Number(value);
  };
}

const fact = (
  worse: CardFact['worse'],
  description: string,
  of: (read: Read) => number | null,
): CardFact => ({
  worse,
  description,
  read: (scene) => of(known(scene)),
});
const more = (description: string, name: keyof typeof RULE_FACTS) =>
  fact('more', description, (read) => read(name));
const less = (description: string, name: keyof typeof RULE_FACTS) =>
  fact('less', description, (read) => read(name));

/** Counts grow with the size of an account or a shop, so that what went wrong is also compared with all. */
const share = (
  description: string,
  { part, of, least }: Record<'part' | 'of', keyof typeof RULE_FACTS> & { readonly least: number },
) =>
  fact('more', description, (read) => {
    const [count, all] = [read(part), read(of)];
    return count === null || all === null || all < least ? null : count / all;
  });

export const CARD_FACTS = {
  amount: more('The amount in high-value thresholds', 'amountInThresholds'),
  amountAgainstHabit: more('The amount in what the user usually pays', 'amountInHabits'),
  nearThreshold: more('Payments just below the threshold in a week', 'nearThresholdPerWeek'),
  movedInDay: more('Moved in a day before this, in thresholds', 'thresholdsPerDay'),
  movedInWeek: more('Moved in a week, in thresholds', 'thresholdsPerWeek'),
  weekAgainstHabit: fact('more', 'Moved in a week, in what the user usually pays', (read) => {
    const [week, habits, thresholds] = [
      read('thresholdsPerWeek'),
      read('amountInHabits'),
      read('amountInThresholds'),
    ];
    return week === null || !habits || !thresholds ? null : (week * habits) / thresholds;
  }),
  paymentsInTenMinutes: more('Payments in ten minutes', 'userPerTenMinutes'),
  paymentsInDay: more('Payments in a day', 'userPerDay'),
  paymentsInWeek: more('Payments in a week', 'paymentsPerWeek'),
  accountAge: less('Age of the account in hours', 'accountAgeHours'),
  verified: less('Identity verified', 'identityVerified'),
  paymentsBefore: less('Payments that passed before', 'paymentsBefore'),
  daysSinceLast: more('Days since the last payment', 'daysSinceLast'),
  usualHour: less('Share of payments around this hour', 'usualHourShare'),
  vpn: more('By VPN', 'vpn'),
  tor: more('By Tor', 'tor'),
  openProxy: more('By an open proxy', 'openProxy'),
  hosting: more('From a hosting provider', 'hosting'),
  clockElsewhere: more('The clock disagrees with the address', 'clockElsewhere'),
  placeElsewhere: more('The place disagrees with the address', 'placeElsewhere'),
  impossibleTravel: more('Impossible travel', 'impossibleTravel'),
  /** Only for users who do not usually come through an anonymiser: for the others it says little. */
  unusuallyHidden: fact('more', 'By VPN or proxy, and not as usual', (read) => {
    const hidden = Math.max(read('vpn') ?? 0, read('tor') ?? 0, read('openProxy') ?? 0, read('hosting') ?? 0);
    return hidden * (1 - (read('usuallyHiddenShare') ?? 0));
  }),
  newDevice: more('A device that no user has passed with', 'newDevice'),
  strangeDevice: fact('more', 'A device that is not the user’s, who has one', (read) =>
    read('hasOwnDevice') === 1 && read('ownDevice') === 0 ? 1 : 0,
  ),
  scriptedBrowser: more('A browser that a program drives', 'scriptedBrowser'),
  virtualCamera: more('A camera that is a program', 'virtualCamera'),
  deviceInHour: more('Payments of the device in an hour', 'devicePerHour'),
  /** A kiosk has long served many users. */
  freshOnDevice: fact('more', 'New accounts on the device in a day', (read) =>
    read('kiosk') === 1 ? 0 : read('deviceFreshPerDay'),
  ),
  peopleOnDevice: fact('more', 'People on the device in a day', (read) =>
    read('kiosk') === 1 ? 0 : read('deviceUsersPerDay'),
  ),
  /**
   * The lower of users and networks: a phone changes networks with one user, a kiosk serves many users on one
   * network.
   */
  copiedDevice: fact('more', 'People and networks of one device in a day', (read) =>
    Math.min(read('deviceNetworksPerDay') ?? 0, read('deviceUsersPerDay') ?? 0),
  ),
  networksOfDevice: more('Changes of network of the device in a day', 'deviceNetworksPerDay'),
  freshAtAddress: more('New accounts at the address in a day', 'addressFreshPerDay'),
  payeeAccountAge: less('Age of the seller’s payout account in days', 'payeeAccountAgeDays'),
  // This payment is counted, so zero means that there is no payee.
  payeeKnown: fact('less', 'Payments to this seller by anybody', (read) => read('payeeSeen') || null),
  pairKnown: fact('less', 'Payments of this buyer to this seller', (read) => read('pairSeen') || null),
  freshPayers: more('New accounts that paid this seller in a week', 'freshPayersPerWeek'),
  payeesInWeek: more('Sellers paid in a week', 'payeesPerWeek'),
  payersInWeek: more('Buyers of the seller in a week', 'payersPerWeek'),
  freshShareOfPayers: share('Share of new accounts among the seller’s buyers of a week, from three on', {
    ...{ part: 'freshPayersPerWeek', of: 'payersPerWeek', least: 3 },
  }),
  /** High when hardly anyone else pays this seller. */
  shareOfPayee: fact('more', 'Share of the seller’s payments, from three on', (read) => {
    const [pair, all] = [read('pairSeen') ?? 0, read('payeeSeen') ?? 0];
    return pair >= 3 && all > 0 ? pair / all : 0;
  }),
  paidBack: more('Payments of the seller to the buyer', 'paidBack'),
  sellerOnDevice: more('Buyer and seller on one device', 'payeeSharesDevice'),
  troubles: more('Agreements of the buyer that went wrong', 'troubles'),
  troublesShare: share('Share of the buyer’s agreements that went wrong, from three payments on', {
    ...{ part: 'troubles', of: 'paymentsBefore', least: 3 },
  }),
  payeeTroublesShare: share('Share of the seller’s agreements that went wrong, from three payments on', {
    ...{ part: 'payeeTroubles', of: 'payeeSeen', least: 3 },
  }),
  payeeTroubles: more('Agreements of the seller that went wrong', 'payeeTroubles'),
  accountFrauds: more('Bad labels of the user', 'accountFrauds'),
  deviceFrauds: more('Bad labels of the device', 'deviceFrauds'),
  sellerFrauds: more('Bad labels of the seller', 'sellerFrauds'),
  sellerFraudsShare: share('Share of the payments to the seller with a bad label, from three on', {
    ...{ part: 'sellerFrauds', of: 'payeeSeen', least: 3 },
  }),
  sellerDisputes: more('Disputes about the seller', 'sellerDisputes'),
  newcomersMoney: more('Newcomers’ money to the seller in a day, in thresholds', 'newcomerThresholdsPerDay'),
  tinyPayments: more('Very small payments of new accounts to the seller in an hour', 'tinyPerHour'),
  sellerScore: more('Score of the seller', 'sellerScore'),
} as const satisfies Readonly<Record<string, CardFact>>;

export type CardFactName = keyof typeof CARD_FACTS;
export const CARD_FACT_NAMES = Object.keys(CARD_FACTS) as [CardFactName, ...CardFactName[]];
