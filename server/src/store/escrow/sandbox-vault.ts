import type { BankDestination, SandboxVault } from '#core/escrow/bank.ts';
import type { Db } from '#store/db.ts';
import * as jobs from '#store/jobs.ts';

/** The sandbox bank's memory: what a real bank would keep in its own house. */
export function openSandboxVault(db: Db): SandboxVault {
  return {
    async nextSerial() {
      const [row] = await db.query<{ serial: number }>(`SELECT nextval('sandbox_account_serial') AS serial`);
      return row?.serial ?? 0;
    },
    async saveAccount(reference, { bankCode, accountNumber, accountName }) {
      await db.query(
        `INSERT INTO sandbox_accounts (reference, bank_code, account_number, account_name)
         VALUES ($1, $2, $3, $4) ON CONFLICT (reference) DO NOTHING`,
        [reference, bankCode, accountNumber, accountName],
      );
      const [row] = await db.query<BankDestination>(
        `SELECT bank_code AS "bankCode", account_number AS "accountNumber", account_name AS "accountName"
         FROM sandbox_accounts WHERE reference = $1`,
        [reference],
      );
      if (!row) throw new Error('the sandbox bank lost an account');
      return row;
    },
    async saveTransfer(transfer) {
      await db.transaction(async (tx) => {
        const fresh = await tx.query(
          `INSERT INTO sandbox_transfers (reference, amount, outcome, settles_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (reference) DO NOTHING RETURNING true`,
          [transfer.reference, transfer.amount, transfer.outcome, transfer.settlesAt],
        );
        if (fresh.length === 0 || !transfer.notifyAt) return;
        const { reference, notifyAt: runAt } = transfer;
        const id = `sandbox-notice-${reference}`;
        await jobs.add(tx, { id, kind: 'sandbox-notice', payload: { reference }, runAt }, transfer.settlesAt);
      });
    },
    async findTransfer(reference) {
      const [row] = await db.query<{ outcome: 'SUCCEEDED' | 'FAILED' | 'REVERSED'; settlesAt: Date }>(
        `SELECT outcome, settles_at AS "settlesAt" FROM sandbox_transfers WHERE reference = $1`,
        [reference],
      );
      return row ?? null;
    },
  };
}
