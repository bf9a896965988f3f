import { createHash, randomBytes } from 'node:crypto';
import { SYSTEM } from '#core/actor.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import type { Change } from '#core/escrow/change.ts';
import { create } from '#core/escrow/create.ts';
import type { Moment } from '#core/escrow/decision.ts';
import { money } from '#core/escrow/money.ts';
import { recordAssessment } from '#core/escrow/payment-gate.ts';
import { receive } from '#core/escrow/receive.ts';
import { sign } from '#store/control-macs.ts';
import type { Db } from '#store/db.ts';
import { openAgreementStore } from '#store/escrow/agreements.ts';
import { openMac } from '#store/escrow/verify/hmac.ts';
import { derivedId, newId } from '#store/ids.ts';

export type Tenant = { readonly developerId: string; readonly apiKey: string };

/** An account with a key, written directly to the tables: signing up is not measured. */
export async function seedTenant(db: Db): Promise<Tenant> {
  const apiKey = `svc_live_${randomBytes(24).toString('hex')}`;
  const developerId = newId('dev');
  const keyId = newId('key');
  const hash = createHash('sha256').update(apiKey).digest();
  await db.query(
    `INSERT INTO developers (developer_id, email, name, created_at) VALUES ($1, $1, 'bench', now())`,
    [developerId],
  );
  await db.query('INSERT INTO api_key_hashes (hash, developer_id, key_id) VALUES ($1, $2, $3)', [
    hash,
    developerId,
    keyId,
  ]);
  await db.query(
    `INSERT INTO api_keys (developer_id, id, prefix, hash, created_at) VALUES ($1, $2, 'bench', $3, now())`,
    [developerId, keyId, hash],
  );
  await sign(db, 'api_keys', developerId, keyId);
  return { developerId, apiKey };
}

export function moment(): Moment {
  return { now: new Date(), newId, derivedId, actor: SYSTEM };
}

export function openOne({ developerId }: Tenant, amount = 1_000): Change {
  return create(
    {
      developerId,
      buyerExternalId: 'buyer',
      sellerExternalId: 'seller',
      buyerEmail: null,
      buyerName: null,
      sellerEmail: null,
      sellerName: null,
      currency: 'NGN',
      totalAmount: money(amount),
      milestones: [{ title: 'All of it', amount: money(amount) }],
    },
    moment(),
  ).change;
}

/** Ten digits, like real account numbers. */
let nextAccountNumber = 1_000_000_000;

/** Agreements with an account and, on request, money, made by the service's own rules and commits. */
export async function seedAgreements(
  db: Db,
  tenant: Tenant,
  count: number,
  funded: boolean,
): Promise<Agreement[]> {
  const store = openAgreementStore(db, openMac(new Uint8Array(32)));
  const agreements: Agreement[] = [];
  for (let from = 0; from < count; from += 256) {
    const size = Math.min(256, count - from);
    agreements.push(
      ...(await Promise.all(
        Array.from({ length: size }, async () => {
          const created = openOne(tenant);
          await store.create(created, null);
          const serial = String(nextAccountNumber++);
          const issuing = {
            provider: 'sandbox',
            accountNumber: serial,
            bankCode: '035',
            accountName: 'Bench',
            reference: created.after.id,
          };
          const account = { issued: issuing, replaces: null };
          const assessment = { id: 'none', score: 0, flag: 'GREEN' as const, triggeredSignals: [] };
          const payment = { externalUserId: created.after.buyerExternalId, assessment, account };
          const { change: issued } = recordAssessment(created.after, payment, moment());
          await store.commit(issued, null);
          if (!funded) return issued.after;
          const deposit = {
            provider: 'sandbox',
            transactionId: `seed-${serial}`,
            accountNumber: serial,
            amount: created.after.totalAmount,
            senderName: null,
          };
          const { change } = receive(issued.after, deposit, 86_400_000, moment());
          await store.commit(change, null);
          const loaded = await store.load({ developerId: tenant.developerId, agreementId: created.after.id });
          if (!loaded) throw new Error('a seeded agreement is missing');
          return loaded;
        }),
      )),
    );
  }
  return agreements;
}

/** Fills the tables with agreements as they are right after creation, to measure the effect of size. */
export async function seedBulk(db: Db, tenant: Tenant, count: number): Promise<void> {
  const step = 50_000;
  for (let from = 0; from < count; from += step) {
    const to = Math.min(count, from + step) - 1;
    const id = `lpad(to_hex(1700000000000 + n), 12, '0') || '0000' || substr(md5(n::text), 1, 16)`;
    await db.query(
      `INSERT INTO agreements (developer_id, id, version, status, buyer_external_id, seller_external_id, currency,
         total_amount, event_count, chain_head, created_at)
       SELECT $1, 'agr_' || ${id}, 1, 'PENDING', 'buyer-' || n, 'seller-' || n % 1000, 'NGN', 1000, 1, repeat('0', 64),
         now() FROM generate_series($2::bigint, $3::bigint) n`,
      [tenant.developerId, from, to],
    );
    await db.query(
      `INSERT INTO milestones (developer_id, agreement_id, id, position, title, amount)
       SELECT $1, 'agr_' || ${id}, 'ms_' || ${id}, 0, 'All of it', 1000 FROM generate_series($2::bigint, $3::bigint) n`,
      [tenant.developerId, from, to],
    );
    await db.query(
      `INSERT INTO events (developer_id, stream_id, sequence, id, type, data, created_at)
       SELECT $1, 'agr_' || ${id}, 1, 'evt_' || ${id}, 'agreement.created', '{}', now()
       FROM generate_series($2::bigint, $3::bigint) n`,
      [tenant.developerId, from, to],
    );
  }
  await db.query('VACUUM (ANALYZE) agreements, milestones, events');
}
