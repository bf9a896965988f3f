import type { RiskHistory } from '#core/risk/history.ts';
import { judge } from '#core/risk/verdict.ts';
import { newId } from '#store/ids.ts';
import { deviceHash, type NewAssessment, type RiskEvent } from '#store/risk/records.ts';
import type { RiskState } from '#store/risk/state.ts';

/** Events and assessments as the risk store takes them. */
export const NOON = Date.parse('2030-05-05T12:05:00Z');

export const event = (change: Partial<RiskEvent> = {}): RiskEvent => ({
  developerId: 'dev_1',
  userId: newId('user'),
  agreementId: null,
  device: deviceHash('a device'),
  address: null,
  network: null,
  units: 0.01,
  accountCreatedAt: null,
  blindIndexes: null,
  at: new Date(NOON),
  ...change,
});

const clean = judge(
  {
    vpn: null,
    proxies: [],
    travel: null,
    device: null,
    velocity: null,
    identityVerified: true,
    accountAgeMs: null,
    highValue: null,
  },
  'fraud',
);
export const assessmentOf = (of: RiskEvent, change: Partial<NewAssessment> = {}): NewAssessment => ({
  developerId: of.developerId,
  id: newId('fra'),
  userId: of.userId,
  agreementId: of.agreementId,
  bands: 'fraud',
  amount: 1,
  currency: 'NGN',
  device: of.device,
  score: 0,
  flag: 'GREEN',
  simulated: false,
  detail: {
    ...clean,
    degraded: [],
    bandLimits: { amberFrom: 40, redFrom: 70 },
    ipDataVersion: null,
    network: null,
  },
  policyVersion: null,
  shadow: null,
  at: of.at,
  learned: {
    units: of.units,
    place: null,
    standing: null,
    hidden: false,
    newDevice: true,
  },
  answer: null,
  ...change,
});

/** Assesses an event and returns the history that it was assessed with. By default it teaches nothing. */
export async function count(
  state: RiskState,
  one: RiskEvent,
  change: Partial<NewAssessment> = { learned: null },
): Promise<RiskHistory> {
  let seen: RiskHistory | null = null;
  const made = await state.assess(one, (history) => {
    seen = history;
    return assessmentOf(one, change);
  });
  if (!made || !seen) throw new Error('the event was not counted');
  return seen;
}
