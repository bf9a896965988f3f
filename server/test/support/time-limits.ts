import { expect } from 'vitest';
import type { ProblemCode } from '#core/problem.ts';
import type { Answer, TestApp } from './app.ts';
import { type AgreementBody, type Platform, platform, runDueJobs } from './escrow.ts';
import { expectProblem } from './requests.ts';

export const HOUR = 3_600;

type Clock = {
  status: string;
  startedAt: string | null;
  endsAt: string | null;
  pausedSeconds: number;
  extendedSeconds: number;
};
export type Timed = AgreementBody & {
  fundBy?: string;
  milestones: (AgreementBody['milestones'][number] & {
    deliverBy?: string;
    inspectionSeconds?: number;
    onSilence?: string;
    clock?: Clock | null;
  })[];
};

/** Agreements with time limits, on a service whose time passes only as the test lets it pass. */
export function timeLimits(app: TestApp) {
  app.time.stop();
  const newPlatform = async () => platform(app, (await app.signUp()).key);
  const inMs = (ms: number) => new Date(app.context.clock().getTime() + ms).toISOString();
  const now = () => inMs(0);

  async function create(on: Platform, limits: readonly object[], more: object = {}): Promise<Timed> {
    const milestones = limits.map((each, index) => ({ title: `Step ${index + 1}`, amount: 100, ...each }));
    const { body, status } = await on.create(
      limits.map(() => 100),
      { milestones, ...more },
    );
    expect([status, body]).toEqual([201, body]);
    return body as Timed;
  }

  async function pay(on: Platform, { id }: AgreementBody, amount: number): Promise<string> {
    const assessed = await on.assess(id, { account_created_at: '2020-01-31T12:00:00Z' });
    const account = assessed.body.virtualAccount?.accountNumber ?? '';
    await on.deposit(account, amount);
    return account;
  }

  const show = async ({ key }: Platform, { id }: AgreementBody) =>
    (await app.call<Timed>('GET', `/v1/escrow/agreements/${id}?expand=clock`, { key })).body;
  const clockOf = async (on: Platform, agreement: AgreementBody, index = 0) =>
    (await show(on, agreement)).milestones[index]?.clock;
  const extend = (on: Platform, { id, milestones }: AgreementBody, body: object, index = 0) =>
    app.call<Timed>('POST', `/v1/escrow/agreements/${id}/milestones/${milestones[index]?.id}/extend`, {
      key: on.key,
      body,
    });
  const confirm = (on: Platform, { id, milestones }: AgreementBody, user: string, index = 0) =>
    on.confirm(id, milestones[index]?.id ?? '', user);
  const typesOf = async (on: Platform, { id }: AgreementBody) =>
    (await on.events(id)).map(({ type }) => type);
  const refused = async (answer: Promise<Answer<object>>, status: number, code: ProblemCode, path?: string) =>
    expectProblem((await answer) as Answer, status, { code, ...(path && { path }) });
  async function pass(ms: number): Promise<void> {
    app.time.advance(ms);
    await runDueJobs(app);
  }

  /** One milestone of 100 with a window that has started. */
  async function inspected(on: Platform, limits: object = {}): Promise<Timed> {
    const agreement = await create(on, [{ inspectionSeconds: 4 * HOUR, ...limits }]);
    await pay(on, agreement, 100);
    await confirm(on, agreement, 'seller');
    return agreement;
  }

  return {
    newPlatform,
    inMs,
    now,
    create,
    pay,
    show,
    clockOf,
    extend,
    confirm,
    typesOf,
    refused,
    pass,
    inspected,
  };
}
