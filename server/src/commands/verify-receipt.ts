import { readFile } from 'node:fs/promises';
import { CHECK_TOOLS } from '#actions/parties/receipts/check-tools.ts';
import { formatAmount } from '#core/escrow/currency.ts';
import { checkFile } from '#core/parties/receipts/check.ts';
import { DISPUTE_TYPE, type Payload, RECEIPT_TYPE } from '#core/parties/receipts/receipt.ts';
import { CommandError, UsageError } from './command-error.ts';

/** `surety verify-receipt <file> …`: needs neither a service nor a database. */
export async function verifyReceipts(files: readonly string[], key: string | null): Promise<number> {
  if (files.length === 0) throw new UsageError('name a file: surety verify-receipt receipt.pdf');
  let failed = 0;
  for (const name of files) {
    const bytes = await readFile(name, 'latin1').catch((error: NodeJS.ErrnoException) => {
      throw new CommandError(`${name} cannot be read (${error.code ?? error.message})`);
    });
    const checked = checkFile(bytes, key, CHECK_TOOLS);
    if ('fault' in checked) {
      failed += 1;
      console.error(`${name}: NOT VALID: ${checked.fault}`);
    } else {
      console.log(`${name}: valid. ${described(checked.payload)}`);
      if (key === null)
        console.log(`Signed with ${checked.payload.key}; compare it with the platform’s key.`);
    }
  }
  return failed === 0 ? 0 : 1;
}

function described(payload: Payload): string {
  if (payload.type === DISPUTE_TYPE)
    return `Dispute ${payload.dispute.id} of ${payload.agreement}, as of ${payload.asOf}.`;
  if (payload.type !== RECEIPT_TYPE) return `Statement of ${payload.month}, account ${payload.account}.`;
  const { kind, currency, agreement, entries } = payload;
  const [sequence, , , , amount = 0, , at] = entries[0] ?? [];
  return `${kind} of ${formatAmount(amount, currency)}, ${agreement} entry ${sequence}, ${at}.`;
}
