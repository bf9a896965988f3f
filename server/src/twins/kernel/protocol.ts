import type { Happening } from './books.ts';
import type { JsonObject } from './json.ts';
import type { Intake } from './money-in.ts';

export type Call = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: JsonObject;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
};

export type Answer = { readonly status: number; readonly body: unknown };

/** Nothing waits in a twin: what it knows, it knows at once, and that keeps a seed's scenario the same. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** `:name` stands for one part of the path. */
  readonly path: string;
  /** Asked without a key. */
  readonly open?: true;
  run(call: Call): Answer;
};

/** An answer that ends a request early, in the provider's own shape. */
export class Refusal extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('refused');
    this.answer = answer;
  }
}

export type Notice = { readonly event: string; readonly body: unknown };

/** What a provider's server answers when something is wrong with the request as such. */
export type Complaints = {
  readonly notFound: Answer;
  readonly badBody: Answer;
  readonly tooMany: Answer;
  readonly broken: Answer;
};

export type Protocol = {
  readonly name: string;
  readonly title: string;
  /** What its amounts count, and how many decimals they may have. */
  readonly unit: { readonly name: 'kobo' | 'naira'; readonly decimals: number };
  /** What a client has to be configured with, beside the twin's address. */
  readonly credentials: Readonly<Record<string, string>>;
  readonly base: string;
  readonly routes: readonly Route[];
  readonly complaints: Complaints;
  readonly intake: Intake;
  /** How long a webhook may take, and when it is tried again: waits between one try and the next. */
  readonly webhooks: { readonly timeoutMs: number; readonly retriesMs: readonly number[] };
  authorize(call: Call): Answer | null;
  notices(happening: Happening): readonly Notice[];
  /** The headers that vouch for a body; with another secret, those of somebody who does not know it. */
  sign(body: string, secret?: string): Readonly<Record<string, string>>;
};
