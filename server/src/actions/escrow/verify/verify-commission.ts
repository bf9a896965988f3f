import { commissionMacInput } from '#core/escrow/commission.ts';
import { formatAmount } from '#core/escrow/currency.ts';
import type { Mac } from '#core/escrow/verify/mac.ts';
import type { Queryable } from '#store/db.ts';
import * as commission from '#store/escrow/commission.ts';

type Report = (where: string, what: string) => void;

const PAGE = 1_000;

/** Checks each commission payout, and that no tenant was paid more than it has earned. */
export async function verifyCommission(db: Queryable, mac: Mac | null, report: Report): Promise<void> {
  for (let after: commission.AuditedPayout | null = null, more = true; more; ) {
    const page: commission.AuditedPayout[] = await commission.page(db, after, PAGE);
    for (const payout of page) {
      const fault = faultOf(payout, mac);
      if (fault) report(`commission payout ${payout.id} (${payout.developerId})`, fault);
    }
    after = page.at(-1) ?? after;
    more = page.length === PAGE;
  }
  for (const { developerId, currency, paid, earned } of await commission.overpaid(db)) {
    const [out, there] = [paid, earned].map((amount) => formatAmount(amount, currency));
    report(`all commission of ${developerId}`, `${out} was paid out, but ${there} was earned`);
  }
}

function faultOf(payout: commission.AuditedPayout, mac: Mac | null): string | null {
  const { number, previous, registered, mac: stored } = payout;
  if ((previous ?? 0) !== number - 1) return `payout ${number - 1} before it is missing`;
  if (!registered) return 'the register of references does not have it';
  if (mac && mac(commissionMacInput(payout)) !== stored)
    return 'its MAC does not match: it was written without the secret';
  return null;
}
