import { hash as digest } from 'node:crypto';
import { type ApiKey, isActive, type KeyLimits, looksLikeApiKey } from '#core/account/api-key.ts';
import { aheadOf } from '#core/test-clock.ts';
import type { Clock, Ticks } from '#core/time.ts';
import type { Db } from '#store/db.ts';
import { batchedFindByHash, type KeyUse, type PresentedApiKey, recordUse } from './api-keys.ts';

export type KeyHolder = KeyLimits &
  Pick<ApiKey, 'apiVersion'> & {
    readonly developerId: string;
    readonly keyId: string;
    /** How far the tenant's time is ahead of the service's. */
    readonly aheadMs: number;
  };

export type KeyRing = {
  /** Returns the holder of this key; undefined when the key is not valid. */
  authenticate(apiKey: string): Promise<KeyHolder | undefined>;
  /** The holder of a key that was looked up recently, without waiting; undefined when it was not. */
  remembered(apiKey: string): KeyHolder | undefined;
  /**
   * Called on the node that revokes a key, so its cache does not outlive the key. Other nodes take up to 5 s.
   */
  forget(hash: Buffer): void;
  /** Called when another process of this node has revoked a key. */
  drop(hash: Buffer): void;
  /** Writes when keys were last used. */
  flush(): Promise<void>;
};

/** How long a revoked key may still work on other nodes. */
const REMEMBERED_MS = 5_000;
const MAX_REMEMBERED = 10_000;

type Remembered = { readonly key: PresentedApiKey; readonly until: number };

export function hashApiKey(apiKey: string): Buffer {
  // The key is 192 random bits: a slow hash would add no protection and cost every request.
  return digest('sha256', apiKey, 'buffer');
}

/** Keys are found by their whole hash, so no comparison remains whose timing could leak anything. */
const nameOf = (apiKey: string) => digest('sha256', apiKey, 'base64');

/**
 * Keeps the database out of the hot path: a key seen in the last five seconds costs one hash. The seconds are
 * monotonic: a clock set back by an hour must not keep a revoked key alive that long.
 */
export function openKeyRing(
  db: Db,
  clock: Clock,
  ticks: Ticks,
  broadcast: (hash: Buffer) => void = () => undefined,
): KeyRing {
  const findByHash = batchedFindByHash(db);
  const remembered = new Map<string, Remembered>();
  const uses = new Map<string, KeyUse>();
  // A look-up that started before a revocation must not cache the revoked key again, so each one remembers
  // its generation.
  let generation = 0;

  function recall(name: string, now: number): PresentedApiKey | undefined {
    const known = remembered.get(name);
    return known && known.until > now ? known.key : undefined;
  }

  async function lookUp(name: string): Promise<PresentedApiKey | undefined> {
    const now = ticks();
    const known = recall(name, now);
    if (known) return known;
    const startedIn = generation;
    const key = await findByHash(Buffer.from(name, 'base64'));
    if (key && startedIn === generation) {
      if (remembered.size >= MAX_REMEMBERED) remembered.clear();
      // Every process must know at once when a test clock was moved, so those keys are read each time.
      if (key.aheadMs === null) remembered.set(name, { key, until: now + REMEMBERED_MS });
    }
    return key;
  }

  function holderOf(key: PresentedApiKey | undefined): KeyHolder | undefined {
    if (!key) return undefined;
    const aheadMs = key.aheadMs ?? 0;
    const now = aheadOf(clock, aheadMs)();
    if (!isActive(key, now)) return undefined;
    uses.set(key.id, { developerId: key.developerId, id: key.id, at: now });
    const { developerId, id: keyId, scopes, networks, budget, apiVersion } = key;
    return { developerId, keyId, scopes, networks, budget, apiVersion, aheadMs };
  }

  function drop(hash: Buffer): void {
    generation += 1;
    remembered.delete(hash.toString('base64'));
  }

  return {
    async authenticate(apiKey) {
      if (!looksLikeApiKey(apiKey)) return undefined;
      return holderOf(await lookUp(nameOf(apiKey)));
    },
    remembered: (apiKey) => holderOf(recall(nameOf(apiKey), ticks())),
    forget(hash) {
      drop(hash);
      broadcast(hash);
    },
    drop,
    async flush() {
      const batch = [...uses.values()];
      uses.clear();
      await recordUse(db, batch);
    },
  };
}
