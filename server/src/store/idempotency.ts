import { type Db, type Queryable, sqlState } from './db.ts';
import { isEnvelope } from './secrets/field-cipher.ts';
import type { AssociatedData, PersonalBox } from './secrets/personal.ts';

/**
 * The answer that a commit stores in the same transaction as its effect, so that a repeated request gets it.
 */
export type SavedAnswer = {
  readonly key: string;
  readonly claim: string;
  readonly status: number;
  readonly body: string;
  /** True when `body` is encrypted because it holds a secret. */
  readonly encrypted: boolean;
};

/** Builds the answer of an action's result, to be saved before the action commits. */
export type AnswerFor<Result> = (result: Result) => SavedAnswer | null;

/** For actions that no request started, such as jobs: there is no answer to repeat. */
export const NO_ANSWER: AnswerFor<unknown> = () => null;

declare const answerIsSaved: unique symbol;
/**
 * A result whose answer was saved together with its effect. Only functions that save answers create one, so
 * an action that forgets to save does not compile as an endpoint.
 */
export type Answered<Result> = { readonly result: Result; readonly [answerIsSaved]: true };

/** For a commit that has written the answer itself along with its other rows. */
export function answered<Result>(result: Result): Answered<Result> {
  return { result } as Answered<Result>;
}

/** Gives the result another form; its answer is saved already. */
export function inForm<Result, Form>(
  { result }: Answered<Result>,
  formOf: (result: Result) => Form,
): Answered<Form> {
  return answered(formOf(result));
}

export type Claim =
  | { readonly outcome: 'claimed' }
  | {
      readonly outcome: 'answered';
      readonly status: number;
      readonly body: string;
      readonly encrypted: boolean;
    }
  | { readonly outcome: 'other_request' }
  | { readonly outcome: 'in_flight' };

/** The claim expired while the request was still running, and another request may have taken it. */
export class LostClaim extends Error {}
/** The SQLSTATE that save_answers() raises for a lost claim. */
const LOST_CLAIM = 'SU001';

/** Wraps every call that ends in save_answers(), and turns its SQLSTATE for a lost claim into LostClaim. */
export async function orLostClaim<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw sqlState(error) === LOST_CLAIM ? new LostClaim() : error;
  }
}

function associatedDataOf(developerId: string, key: string): AssociatedData {
  return ['idempotency_keys', developerId, key];
}

/** An answer as save_answers() takes it. It may contain personal data, so the whole body is encrypted. */
export function answerRow(box: PersonalBox, developerId: string, answer: SavedAnswer): object {
  const { key, body, encrypted } = answer;
  const kept = encrypted ? body : box.encrypt(associatedDataOf(developerId, key), body);
  return { developer_id: developerId, ...answer, body: kept };
}

/** Answers saved before encryption was introduced are in plain text. */
function openAnswer(box: PersonalBox, developerId: string, key: string, stored: Answer): Answer {
  if (stored.encrypted || !isEnvelope(stored.body)) return stored;
  return { ...stored, body: box.open(associatedDataOf(developerId, key), stored.body) };
}

type Answer = { readonly status: number; readonly body: string; readonly encrypted: boolean };

const KEPT_HOURS = 24;
/** Longer than any request may run, so a claim only expires when its process died. */
const CLAIM_SECONDS = 60;

type Stored = {
  fingerprint: Buffer;
  status: number | null;
  body: string | null;
  encrypted: boolean;
};

/**
 * A key that is deleted between the two statements of every try is in constant use: it counts as in flight.
 */
const MAX_TRIES = 10;

export async function claim(
  db: Db,
  request: {
    readonly developerId: string;
    readonly key: string;
    readonly fingerprint: Buffer;
    /** Fingerprints that earlier versions computed for the same request. */
    readonly formerFingerprints?: readonly Buffer[];
    readonly claim: string;
    readonly now: Date;
  },
): Promise<Claim> {
  const { developerId, key, fingerprint, formerFingerprints = [], now } = request;
  const same = [fingerprint, ...formerFingerprints];
  const claimedUntil = new Date(now.getTime() + CLAIM_SECONDS * 1000);
  const keptSince = new Date(now.getTime() - KEPT_HOURS * 3_600_000);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const won = await db.query(
      `INSERT INTO idempotency_keys AS k (developer_id, key, fingerprint, claim, claimed_until, created_at)
       VALUES ($1, $2, $3, $4, $6, $5)
       ON CONFLICT (developer_id, key) DO UPDATE
         SET fingerprint = excluded.fingerprint, claim = excluded.claim, claimed_until = excluded.claimed_until,
             created_at = excluded.created_at, status = NULL, body = NULL, encrypted = false
         WHERE k.created_at < $7
            OR (k.status IS NULL AND (k.claimed_until < $5 OR k.claim = $4) AND k.fingerprint = ANY($8))
       RETURNING true`,
      [developerId, key, fingerprint, request.claim, now, claimedUntil, keptSince, same],
    );
    if (won.length === 1) return { outcome: 'claimed' };

    const [stored] = await db.query<Stored>(
      'SELECT fingerprint, status, body, encrypted FROM idempotency_keys WHERE developer_id = $1 AND key = $2',
      [developerId, key],
    );
    if (!stored) continue; // Swept or given up between the two statements: claim it again.
    if (!same.some((each) => each.equals(stored.fingerprint))) return { outcome: 'other_request' };
    const { status, body, encrypted } = stored;
    if (status === null || body === null) return { outcome: 'in_flight' };
    return { outcome: 'answered', ...openAnswer(db.personal, developerId, key, { status, body, encrypted }) };
  }
  return { outcome: 'in_flight' };
}

export async function saveAnswer<Result>(
  tx: Queryable,
  developerId: string,
  result: Result,
  answerFor: AnswerFor<Result>,
): Promise<Answered<Result>> {
  const answer = answerFor(result);
  if (answer) await writeAnswer(tx, developerId, answer);
  return answered(result);
}

export async function writeAnswer(tx: Queryable, developerId: string, answer: SavedAnswer): Promise<void> {
  const answers = JSON.stringify([answerRow(tx.personal, developerId, answer)]);
  await orLostClaim(tx.query('SELECT save_answers($1)', [answers]));
}

/** Deletes the claim after a failure of the service: nothing was done, so the caller may start again. */
export async function giveUp(db: Db, developerId: string, key: string, claimToken: string): Promise<void> {
  await db.query(
    'DELETE FROM idempotency_keys WHERE developer_id = $1 AND key = $2 AND claim = $3 AND status IS NULL',
    [developerId, key, claimToken],
  );
}

/** Deletes up to `limit` keys that are older than 24 hours. Returns how many. */
export async function sweep(db: Db, now: Date, limit: number): Promise<number> {
  const gone = await db.query(
    `DELETE FROM idempotency_keys WHERE (developer_id, key) IN (
       SELECT developer_id, key FROM idempotency_keys
       WHERE created_at < $1::timestamptz - make_interval(hours => $2) ORDER BY created_at LIMIT $3)
     RETURNING true`,
    [now, KEPT_HOURS, limit],
  );
  return gone.length;
}
