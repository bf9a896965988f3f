import { type AccountRequest, type Bank, BankUnavailable, type VirtualAccount } from '#core/escrow/bank.ts';

/** A bank that issues accounts as the test decides, and records the requests. */
export function choosyBank(over: Bank, name = over.name) {
  const accounts: AccountRequest[] = [];
  const refunds: string[] = [];
  let issue: (request: AccountRequest) => Promise<VirtualAccount> = over.issueAccount;
  const bank: Bank = {
    ...over,
    name,
    issueAccount: async (request) => {
      accounts.push(request);
      return { ...(await issue(request)), provider: name };
    },
    submitRefund: async (order) => {
      refunds.push(order.reference);
      return over.submitRefund(order);
    },
  };
  return {
    bank,
    accounts,
    refunds,
    can: (can: Partial<Bank['can']>) => Object.assign(bank, { can: { ...over.can, ...can } }),
    issues: (issuing: typeof issue) => {
      issue = issuing;
    },
    isDown: () => {
      issue = async () => {
        throw new BankUnavailable('down');
      };
    },
  };
}
