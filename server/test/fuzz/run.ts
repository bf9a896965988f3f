import { seededRandom } from '#test/sim/random.ts';
import { contractChecker } from '#test/support/contract.ts';
import { ask, bytesOf, type FuzzAnswer } from './client.ts';
import { type Account, type FuzzRequest, nextRequest, type Tools } from './requests.ts';
import type { FuzzService } from './service.ts';
import { inApi, type Schema, type Target, targetsOf } from './targets.ts';
import { openKnownIds, openValues } from './values.ts';

export type FuzzOptions = {
  readonly seed: number;
  readonly requests: number;
  /** Number of concurrent requests. */
  readonly atOnce: number;
  /** False to stop early. */
  readonly goOn?: () => boolean;
  readonly onAnswer?: (done: number) => void;
};

export type FuzzResult = {
  readonly requests: number;
  readonly routes: number;
  readonly statuses: ReadonlyMap<number, number>;
  readonly failures: readonly FuzzFailure[];
};

export type FuzzFailure = { readonly why: string; readonly request: string; readonly answer: string };

type Asker = { readonly account: Account; readonly tools: Tools };

const ACCOUNTS = 4;
/** Every other account uses a test key. */
const environmentAt = (at: number) => (at % 2 === 0 ? 'live' : 'test');
const SHOWN = 1_500;
const DASHBOARD = '/dashboard/api';

/** Sends all kinds of requests, and checks each response against the contract. */
export async function runFuzz(service: FuzzService, options: FuzzOptions): Promise<FuzzResult> {
  const random = seededRandom(options.seed);
  const document = service.http.swagger() as { components?: { schemas?: Record<string, Schema> } };
  const routes = targetsOf(service.http);
  const targets = routes.flatMap((route) => Array<typeof route>(weightOf(route)).fill(route));
  const judge = openJudge(document);
  const all = openKnownIds();
  const openAsker = async (at: number): Promise<Asker> => {
    const ids = openKnownIds([all]);
    const values = openValues(random, ids, document.components?.schemas ?? {});
    return { account: await service.newAccount(environmentAt(at)), tools: { random, ids, values, targets } };
  };
  const askers: Asker[] = [];
  for (let at = 0; at < ACCOUNTS; at++) askers.push(await openAsker(at));

  const statuses = new Map<number, number>();
  const failures: FuzzFailure[] = [];
  let asked = 0;
  let done = 0;
  async function sendInTurn(): Promise<void> {
    while (asked < options.requests && (options.goOn?.() ?? true)) {
      asked += 1;
      const at = random.int(0, ACCOUNTS - 1);
      const asker = askers[at] as Asker;
      const request = nextRequest(asker.tools, asker.account);
      const answer = await ask(service.port, request);
      const why = judge(request, answer);
      if (why) failures.push(describe(why, request, answer));
      done += 1;
      options.onAnswer?.(done);
      if (answer === null || answer === 'hang') continue;
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      for (const ids of [asker.tools.ids, all]) ids.learn(answer.body.subarray(0, 10_000).toString('latin1'));
      // The account signed out, revoked its key or changed its password, which is allowed.
      const locked = request.plain && answer.status === 401 && askers[at] === asker;
      if (locked) askers[at] = await openAsker(at);
    }
  }
  await Promise.all(Array.from({ length: options.atOnce }, sendInTurn));
  return { requests: done, routes: routes.length, statuses, failures };
}

/** Routes that read more are requested more often. Passwords are slow to check by design. */
function weightOf({ body, method, pattern }: Target): number {
  if (method === 'HEAD' || JSON.stringify(body)?.includes('assword') || method === 'DELETE') return 1;
  return body ? 8 : pattern.startsWith('/docs') ? 1 : 3;
}

/** Pages for people, and JSON-RPC, say in their own way what is wrong. */
const OWN_REFUSALS = /^\/(?:deal\/|complaints\/|mcp(?:$|\?))/;

type Judge = (request: FuzzRequest, answer: FuzzAnswer | 'hang' | null) => string | null;

function openJudge(document: object): Judge {
  const contract = contractChecker(document);
  return (request, answer) => {
    if (answer === 'hang') return 'it was never answered';
    if (answer === null) return request.plain ? 'the connection was closed without an answer' : null;
    const { status, headers, body } = answer;
    if (status >= 500) return `it was answered with ${status}`;
    const id = headers.get('x-request-id');
    if (!/^req_[0-9a-f]{24}$/.test(id ?? '')) return 'the answer has no id';
    const isJson =
      headers.get('content-type')?.startsWith('application/json') && !headers.has('content-encoding');
    const parsed = isJson && body.length > 0 ? JSON.parse(body.toString('utf8')) : '';
    if (status >= 400 && request.method !== 'HEAD' && !OWN_REFUSALS.test(request.path)) {
      const shaped = parsed.statusCode === status && parsed.requestId === id && parsed.code && parsed.message;
      if (!shaped) return 'the refusal has another shape than every refusal';
    }
    const behindSession = request.path.startsWith(DASHBOARD);
    // Sessions have their own refusals (401, 403); the rest of the API is the same for them.
    if (behindSession && (status === 401 || status === 403)) return null;
    try {
      contract.check(request.method, inApi(request.path), status, parsed);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  };
}

function describe(why: string, request: FuzzRequest, answer: FuzzAnswer | 'hang' | null): FuzzFailure {
  const shown = (bytes: Buffer) => JSON.stringify(bytes.subarray(0, SHOWN).toString('latin1'));
  return {
    why,
    request: shown(bytesOf(request)),
    answer: answer === null || answer === 'hang' ? '' : `${answer.status} ${shown(answer.body)}`,
  };
}
