import type { Happening } from './books.ts';
import type { JsonObject } from './json.ts';
import type { Intake } from './money-in.ts';

export type Call = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: JsonObject;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
};

export type Answer = {
  readonly status: number;
  readonly body: unknown;
  /** A page in the place of the body. */
  readonly html?: string;
  /** Where a redirect leads. */
  readonly location?: string;
};

/** Routes are synchronous: a twin has all data in memory, and that keeps a seed's scenario reproducible. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** `:name` matches one part of the path. */
  readonly path: string;
  /** Needs no key. */
  readonly open?: true;
  run(call: Call): Answer;
};

/** An answer that ends a request early, in the provider's own format. */
export class Refusal extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('refused');
    this.answer = answer;
  }
}

export type Notice = { readonly event: string; readonly body: unknown };

/** The provider's answers to requests that are wrong as such. */
export type Complaints = {
  readonly notFound: Answer;
  readonly badBody: Answer;
  readonly tooMany: Answer;
  readonly broken: Answer;
};

export type Protocol = {
  readonly name: string;
  readonly title: string;
  /** The unit of its amounts, and how many decimals they may have. */
  readonly unit: { readonly name: 'kobo' | 'naira'; readonly decimals: number };
  /** The settings that a client needs besides the twin's address. */
  readonly credentials: Readonly<Record<string, string>>;
  readonly base: string;
  readonly routes: readonly Route[];
  readonly complaints: Complaints;
  readonly intake: Intake;
  /** How long a webhook may take, and the waits between attempts. */
  readonly webhooks: { readonly timeoutMs: number; readonly retriesMs: readonly number[] };
  authorize(call: Call): Answer | null;
  notices(happening: Happening): readonly Notice[];
  /** Signs a body; with another secret, as a forger would. */
  sign(body: string, secret?: string): Readonly<Record<string, string>>;
};
