import type { Language } from './labels.ts';

/** The state of the session, as the server reports it. */
export type Page = {
  state: 'OPEN' | 'STARTED' | 'DONE' | 'FAILED' | 'EXPIRED' | 'CANCELED';
  askedBy: string;
  language: Language;
  livenessLevel: 'passive' | 'active';
  documentTypes: string[] | null;
  faces: string[];
  /** Data kept besides the result. Shown to the person before they consent. */
  keepDocument: boolean;
  keepName: boolean;
  keepPicturesDays: number | null;
  searchFacesDays: number | null;
  consented: boolean;
  attemptsLeft: number;
  parts: string[];
  problems: string[];
  returnUrl: string | null;
  /** The lookup in a national register; null when the session does not ask for it. */
  register: RegisterStep | null;
  expiresAt: string;
};

export type RegisterStep = {
  register: 'nin' | 'bvn';
  state: 'ASKED' | 'CONSENTED' | 'ANSWERED' | 'DECLINED' | 'EXPIRED';
  provider: string | null;
  fields: ('firstName' | 'lastName' | 'birthDate' | 'phone' | 'bankCode' | 'accountNumber')[];
  /** What `bankCode` can be; empty when the provider does not say. */
  banks: { code: string; name: string }[];
  /** The provider's page for consent. */
  url: string | null;
  lookups: number;
  lookupsLeft: number;
  problem: 'not_found' | 'differs' | 'unconfirmed' | 'unavailable' | 'over_budget' | null;
};

/** An error response of the server. A lost connection is not one of these: the request is retried. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000];
const TOO_SLOW_MS = 60_000;

/** Called when the connection is lost, and when it is back. */
let onTrouble: (trouble: 'offline' | 'busy' | null) => void = () => undefined;
export function watchConnection(listener: typeof onTrouble): void {
  onTrouble = listener;
}

/** For a person who goes to a provider's page and returns to this one, in the same tab. */
const TOKEN = 'token';

/** In the fragment of the URL, so that it never appears in a server's log. */
const linked = location.hash.slice(1);
const token = linked || takeToken();

/** True when the person comes back from a provider's page. */
export const hasReturned = linked === '' && token !== '';

export function rememberToken(): void {
  sessionStorage.setItem(TOKEN, token);
}

function takeToken(): string {
  const kept = sessionStorage.getItem(TOKEN) ?? '';
  sessionStorage.removeItem(TOKEN);
  if (kept) history.replaceState(null, '', `#${kept}`);
  return kept;
}

/** All requests are idempotent, so a lost one is simply sent again. */
async function call(method: string, path: string, body?: Blob | object): Promise<Response> {
  for (let tries = 0; ; tries++) {
    const answer = await attempt(method, path, body);
    if (answer && answer.status < 500 && answer.status !== 429) {
      onTrouble(null);
      if (answer.ok) return answer;
      const { code = '' } = (await answer.json().catch(() => ({}))) as { code?: string };
      throw new Refused(answer.status, code);
    }
    onTrouble(answer ? 'busy' : 'offline');
    const asked = Number(answer?.headers.get('retry-after')) * 1_000;
    await pause(asked || (PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] as number));
  }
}

async function attempt(method: string, path: string, body?: Blob | object): Promise<Response | null> {
  const gone = new AbortController();
  const timer = setTimeout(() => gone.abort(), TOO_SLOW_MS);
  const isPicture = body instanceof Blob;
  try {
    return await fetch(`/verify/api${path}`, {
      method,
      headers: {
        'x-session-token': token,
        ...(body && { 'content-type': isPicture ? body.type : 'application/json' }),
      },
      ...(body && { body: isPicture ? body : JSON.stringify(body) }),
      signal: gone.signal,
      cache: 'no-store',
    });
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const read = async (answer: Promise<Response>) => (await (await answer).json()) as Page;

export const look = () => read(call('GET', '/session'));
type Keeping = Pick<Page, 'keepDocument' | 'keepName' | 'keepPicturesDays' | 'searchFacesDays'>;
/** Sends what the person was shown, so that the server never keeps more than that. */
export function agree(version: string, language: Language, shown: Keeping) {
  const { keepDocument, keepName, keepPicturesDays, searchFacesDays } = shown;
  const keeping = { keepDocument, keepName, keepPicturesDays, searchFacesDays };
  return call('POST', '/consent', { version, language, ...keeping });
}
/** A request that was sent again costs nothing more: `after` names the lookups that the page has seen. */
export const beginRegister = (body: object) => read(call('POST', '/register', body));
export const finishRegister = () => read(call('POST', '/register/finish', {}));
export const declineRegister = () => read(call('POST', '/register/decline', {}));
export const send = (name: string, picture: Blob) => call('PUT', `/parts/${name}`, picture);
export const finish = (virtualCamera: boolean | null) => read(call('POST', '/finish', { virtualCamera }));

/** One step of the challenge: a movement, or the colours at the end, or neither when all steps are done. */
export type Step = { step: number; steps: number; move: Move | null; colours: string[] };
export type Challenge = Step & {
  nonce: string;
  /** The length of each movement, and the number of frames taken during it. */
  secondsEach: number;
  looksEach: number;
};
export type Move =
  | 'turn_left'
  | 'turn_right'
  | 'look_up'
  | 'look_down'
  | 'come_closer'
  | 'open_mouth'
  | 'move_away';

export async function draw(wishes: { flashes: boolean; moving: boolean }): Promise<Challenge> {
  return (await call('POST', '/challenge', wishes)).json() as Promise<Challenge>;
}

/** Commits to the frames of a step by their hashes, and returns the next step. */
export async function commitStep(nonce: string, step: number, pictures: readonly Blob[]): Promise<Step> {
  const frames = await Promise.all(pictures.map(hashOf));
  return (await call('POST', `/challenge/${nonce}/steps/${step}`, { frames })).json() as Promise<Step>;
}

async function hashOf(picture: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await picture.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const answer = (nonce: string, frame: string, picture: Blob) =>
  call('PUT', `/challenge/${nonce}/${frame}`, picture);
