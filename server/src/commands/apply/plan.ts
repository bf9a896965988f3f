import { isDeepStrictEqual } from 'node:util';
import type { AwaitingApproval, RiskListEntry, Surety, Webhook } from '@surety/sdk';
import { DEFAULT_REVIEW_RULES } from '#core/reviews/review-policy.ts';
import type { Configuration } from './configuration.ts';

/** One difference between the file and the account, and the calls that remove it. */
export type Change = {
  /** For people: `+`, `~` or `-`, the subject, and what changes. */
  readonly line: string;
  run(): Promise<string | null>;
};

/** Compares the file with the account. Reads only. */
export async function planOf(surety: Surety, wanted: Configuration, prune: boolean): Promise<Change[]> {
  // The service can still refuse an address, so endpoints come first: then nothing else has changed.
  return [
    ...(wanted.webhooks ? await planWebhooks(surety, wanted.webhooks, prune) : []),
    ...(wanted.lists ? await planLists(surety, wanted.lists, prune) : []),
    ...(await planPolicies(surety, wanted.policies ?? {})),
  ];
}

async function planWebhooks(
  surety: Surety,
  wanted: NonNullable<Configuration['webhooks']>,
  prune: boolean,
): Promise<Change[]> {
  const current = await surety.webhooks.list();
  const changes: Change[] = [];
  for (const { enabled = true, ...params } of wanted) {
    const found = current.find(({ url }) => url === new URL(params.url).href);
    const settings = { ...settingsOf(params), enabled };
    if (!found) {
      changes.push({
        line: `+ webhook ${params.url}`,
        run: async () => {
          const made = await surety.webhooks.create(params);
          if (!enabled) await surety.webhooks.change(made.id, { enabled });
          return `its secret is ${made.secret}; it is shown only now`;
        },
      });
      continue;
    }
    const before = { ...settingsOf(found), enabled: found.enabled };
    const differences = differencesOf(before, settings);
    if (differences.length === 0) continue;
    changes.push({
      line: `~ webhook ${found.url}: ${differences.join(', ')}`,
      run: async () => {
        await surety.webhooks.change(found.id, settings);
        return null;
      },
    });
  }
  const urls = new Set(wanted.map(({ url }) => new URL(url).href));
  const left = prune ? current.filter(({ url }) => !urls.has(url)) : [];
  return [
    ...changes,
    ...left.map((webhook) => ({
      line: `- webhook ${webhook.url}`,
      run: async () => {
        await surety.webhooks.delete(webhook.id);
        return null;
      },
    })),
  ];
}

function settingsOf({
  events,
  ordered,
  description,
}: {
  readonly [Name in 'events' | 'ordered' | 'description']?: Webhook[Name] | undefined;
}) {
  return {
    events: [...(events ?? [])].sort(),
    ordered: ordered ?? false,
    description: description ?? '',
  };
}

async function planLists(
  surety: Surety,
  wanted: NonNullable<Configuration['lists']>,
  prune: boolean,
): Promise<Change[]> {
  const changes: Change[] = [];
  const kept = new Set<string>();
  for (const entry of wanted) {
    const { on, value, type, reason, expiresAt = null } = entry;
    // An entry of the file that has expired is removed by the service, and stays away.
    if (expiresAt !== null && Date.parse(String(expiresAt)) <= Date.now()) continue;
    const [found] = (await surety.fraud.lists.list({ on, value }).page()).data;
    if (found) kept.add(found.id);
    const before = found
      ? { type: found.type, reason: found.reason, expiresAt: timeOf(found.expiresAt) }
      : {};
    const differences = differencesOf(before, { type, reason, expiresAt: timeOf(expiresAt) });
    if (differences.length === 0) continue;
    changes.push({
      line: `${found ? '~' : '+'} list ${type} ${on} ${value}${found ? `: ${differences.join(', ')}` : ''}`,
      run: async () => {
        await surety.fraud.lists.add(entry);
        return null;
      },
    });
  }
  const left: RiskListEntry[] = [];
  if (prune) for await (const entry of surety.fraud.lists.list()) if (!kept.has(entry.id)) left.push(entry);
  return [
    ...changes,
    ...left.map(({ id, type, on, value }) => ({
      line: `- list ${type} ${on} ${value}`,
      run: async () => {
        await surety.fraud.lists.remove(id);
        return null;
      },
    })),
  ];
}

function timeOf(value: unknown): string | null {
  return value === null || value === undefined ? null : new Date(String(value)).toISOString();
}

type Policies = NonNullable<Configuration['policies']>;

async function planPolicies(
  surety: Surety,
  { release, review, identity, risk }: Policies,
): Promise<Change[]> {
  const changes = [
    release &&
      (await planPolicy('release', release, surety.payouts.policy(), (to) => surety.payouts.setPolicy(to))),
    review &&
      (await planPolicy('review', withDefaults(review), surety.reviews.policy(), (to) =>
        surety.reviews.setPolicy(to),
      )),
    identity &&
      (await planPolicy('identity', identity, surety.identity.policy(), (to) =>
        surety.identity.setPolicy(to),
      )),
    risk && (await planRiskPolicy(surety, risk)),
  ];
  return changes.filter((change): change is Change => Boolean(change));
}

/** The API fills in hours that the file leaves out. */
function withDefaults({ opens, dueHours }: NonNullable<Policies['review']>) {
  return {
    opens: opens ?? [...DEFAULT_REVIEW_RULES.opens],
    dueHours: { ...DEFAULT_REVIEW_RULES.dueHours, ...dueHours },
  };
}

async function planPolicy<Params extends object>(
  name: string,
  wanted: Params,
  current: Promise<object>,
  set: (to: Params) => Promise<object>,
): Promise<Change | null> {
  const differences = differencesOf((await current) as Record<string, unknown>, wanted);
  if (differences.length === 0) return null;
  return {
    line: `~ policy ${name}: ${differences.join(', ')}`,
    run: async () => waiting(await set(wanted)),
  };
}

const DEFAULT_RISK_POLICY = { highValue: {}, weights: {}, rules: [], scorecard: null };

async function planRiskPolicy(surety: Surety, wanted: NonNullable<Policies['risk']>): Promise<Change | null> {
  const { live } = await surety.fraud.policy.retrieve();
  const differences = differencesOf(
    { ...DEFAULT_RISK_POLICY, ...live },
    { ...DEFAULT_RISK_POLICY, ...wanted },
  );
  if (differences.length === 0) return null;
  return {
    line: `~ policy risk: ${differences.join(', ')}`,
    run: async () => {
      await surety.fraud.policy.draft(wanted);
      return waiting(await surety.fraud.policy.promote({ from: 'draft', to: 'live' }));
    },
  };
}

/** A change that another member has to approve first. */
function waiting(answer: object | AwaitingApproval): string | null {
  return 'approval' in answer ? `waits for approval ${answer.approval.id}` : null;
}

/** The fields of `after` that are different in `before`. */
function differencesOf(before: Readonly<Record<string, unknown>>, after: object): string[] {
  return Object.entries(after).flatMap(([name, value]) => {
    const [from, to] = [plain(before[name]), plain(value)];
    return isDeepStrictEqual(from, to) ? [] : [`${name} ${JSON.stringify(from)} → ${JSON.stringify(to)}`];
  });
}

/** As JSON has it: without undefined fields. */
function plain(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}
