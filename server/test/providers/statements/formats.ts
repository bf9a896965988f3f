import type { StatementLine } from '#core/escrow/reconciliation/statement.ts';

/** The minimum that every format contains for a line. */
export type MinimalLine = Pick<StatementLine, 'bookedOn' | 'direction' | 'amount'> & {
  readonly reference: string;
};

const decimal = (amount: number, point: string) => {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}${point}${digits.slice(-2)}`;
};
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const shortDay = (date: Date) => dayOf(date).replaceAll('-', '').slice(2);

export function asCsv(lines: readonly MinimalLine[]): string {
  const rows = lines.map(({ bookedOn, direction, amount, reference }) => {
    const cells = direction === 'credit' ? [decimal(amount, '.'), ''] : ['', decimal(amount, '.')];
    return [dayOf(bookedOn), ...cells, reference, '"said, ""so"""'].join(',');
  });
  return ['Date,Credit,Debit,Reference,Description', ...rows].join('\r\n');
}

const OPENED = 1_000_000_000_000;
const closing = (lines: readonly MinimalLine[]) =>
  lines.reduce((sum, { direction, amount }) => sum + (direction === 'credit' ? amount : -amount), OPENED);

export function asMt940(lines: readonly MinimalLine[], closed = closing(lines)): string {
  const last = lines.at(-1)?.bookedOn ?? new Date('2026-03-10T00:00:00Z');
  const first = lines[0]?.bookedOn ?? last;
  const side = closed < 0 ? 'D' : 'C';
  return [
    '{1:F01BANKNGLAXXXX0000000000}{2:O9400000000000BANKNGLAXXXX00000000000000000000N}{4:',
    ':20:STATEMENT',
    ':25:0123456789',
    ':28C:1/1',
    `:60F:C${shortDay(first)}NGN${decimal(OPENED, ',')}`,
    ...lines.flatMap(({ bookedOn, direction, amount, reference }) => [
      `:61:${shortDay(bookedOn)}${shortDay(bookedOn).slice(2)}${direction === 'credit' ? 'C' : 'D'}${decimal(amount, ',')}NTRF${reference}//B1`,
      ':86:?20said?21so',
    ]),
    `:62F:${side}${shortDay(last)}NGN${decimal(Math.abs(closed), ',')}`,
    '-}',
  ].join('\r\n');
}

export function asCamt053(lines: readonly MinimalLine[], closed = closing(lines)): string {
  const balance = (kind: string, amount: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="NGN">${decimal(Math.abs(amount), '.')}</Amt>` +
    `<CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd></Bal>`;
  const entries = lines.map(
    ({ bookedOn, direction, amount, reference }) =>
      `<Ntry><Amt Ccy="NGN">${decimal(amount, '.')}</Amt><CdtDbtInd>${direction === 'credit' ? 'CRDT' : 'DBIT'}</CdtDbtInd>` +
      `<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${dayOf(bookedOn)}</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>` +
      `${reference}</EndToEndId></Refs><RmtInf><Ustrd>said &amp; so</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">' +
    `<BkToCstmrStmt><Stmt><Id>1</Id>${balance('OPBD', OPENED)}${balance('CLBD', closed)}${entries.join('')}` +
    '</Stmt></BkToCstmrStmt></Document>'
  );
}
