import { createHash } from 'node:crypto';
import type { Move } from '#core/identity/challenge.ts';
import type { TestApp } from '#test/support/app.ts';

export type NewSession = { id: string; url: string; status: string; expiresAt: string; qr?: string };

export type Page = {
  state: string;
  askedBy: string;
  consented: boolean;
  attemptsLeft: number;
  parts: string[];
  problems: string[];
  returnUrl: string | null;
  register: RegisterStep | null;
};

export type RegisterStep = {
  state: string;
  fields: string[];
  banks: { code: string; name: string }[];
  url: string | null;
  lookups: number;
  lookupsLeft: number;
  problem: string | null;
};

const REGISTER_TEXT = { version: '2026-11-19', language: 'en' };

export type Step = { step: number; steps: number; move: Move | null; colours: string[] };
export type Drawn = Step & { nonce: string; secondsEach: number; looksEach: number };

export const CONSENT = { version: '2026-11-18', language: 'en' };
export const FACES = ['face-1', 'face-2', 'face-3'];

export async function newLink(app: TestApp, key: string, body: object = {}) {
  const made = await app.call<NewSession>('POST', '/v1/identity/sessions', {
    key,
    body: { externalUserId: 'ada', ...body },
  });
  const token = made.body.url.split('#')[1] ?? '';
  return { ...made.body, token, on: personWith(app, token) };
}

/** A person who opens a link and uses it as the page does. */
export function personWith(app: TestApp, token: string) {
  const headers = { 'x-session-token': token };
  const call = <Body = Page>(method: string, path: string, body?: object) =>
    app.call<Body>(method, `/verify/api${path}`, { headers, ...(body && { body }) });
  return {
    look: () => call('GET', '/session'),
    consent: (body: object = CONSENT) => call('POST', '/consent', body),
    put: (name: string, payload: Buffer, type = 'image/jpeg') =>
      app.call('PUT', `/verify/api/parts/${name}`, {
        payload,
        headers: { ...headers, 'content-type': type },
      }),
    finish: (body: object = {}) => call('POST', '/finish', body),
    beginRegister: (body: object) => call('POST', '/register', { ...REGISTER_TEXT, after: 0, ...body }),
    finishRegister: () => call('POST', '/register/finish', {}),
    declineRegister: () => call('POST', '/register/decline', {}),
    draw: (wishes: object = { flashes: false, moving: true }) => call<Drawn>('POST', '/challenge', wishes),
    /** Submits the pictures of a step and returns the next step. */
    mac: (nonce: string, step: number, pictures: readonly Buffer[]) =>
      call<Step>('POST', `/challenge/${nonce}/steps/${step}`, {
        frames: pictures.map((picture) => createHash('sha256').update(picture).digest('hex')),
      }),
    answer: (nonce: string, frame: string, payload: Buffer) =>
      app.call('PUT', `/verify/api/challenge/${nonce}/${frame}`, {
        payload,
        headers: { ...headers, 'content-type': 'image/jpeg' },
      }),
  };
}
