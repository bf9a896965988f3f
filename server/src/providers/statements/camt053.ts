import { SaxesParser } from 'saxes';
import { type Statement, StatementError, type StatementLine } from '#core/escrow/reconciliation/statement.ts';
import { daysOf, readDay, units } from './fields.ts';
import { MAX_TEXT, refuseMoreThan } from './limits.ts';

type Node = {
  readonly name: string;
  readonly currency: string;
  readonly children: Node[];
  text: string;
};

/** Statements are shallow; deeper nesting is an attack. */
const MAX_DEPTH = 40;
const MAX_NODES_OF_ENTRY = 50_000;

/**
 * Reads ISO 20022 camt.053, entry by entry, so that the whole file is never in memory as a tree. A document
 * type is refused: statements have none, and its entity declarations allow expansion attacks.
 */
export function readCamt053(text: string): Statement {
  const reading = new Reading();
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw new StatementError('it has a document type declaration, which no statement has');
  });
  parser.on('error', (error) => {
    throw new StatementError(`it is not well-formed XML: ${error.message}`);
  });
  parser.on('opentag', ({ name, attributes }) => reading.open(name, attributes['Ccy'] ?? ''));
  parser.on('text', (piece) => reading.text(piece));
  parser.on('cdata', (piece) => reading.text(piece));
  parser.on('closetag', () => reading.close());
  parser.write(text).close();
  return reading.done();
}

class Reading {
  readonly #path: Node[] = [];
  readonly #lines: StatementLine[] = [];
  readonly #days: Date[] = [];
  readonly #balances = new Map<string, bigint>();
  #sum = 0n;
  #nodes = 0;
  #statements = 0;

  open(name: string, currency: string): void {
    if (this.#path.length >= MAX_DEPTH) throw new StatementError('its elements are nested too deeply');
    this.#nodes += 1;
    if (this.#nodes > MAX_NODES_OF_ENTRY) throw new StatementError('one of its entries is too large');
    const node = { name: name.slice(name.indexOf(':') + 1), currency, children: [], text: '' };
    this.#path.at(-1)?.children.push(node);
    this.#path.push(node);
  }

  text(piece: string): void {
    const node = this.#path.at(-1);
    if (node && node.text.length < MAX_TEXT) node.text += piece.slice(0, MAX_TEXT);
  }

  close(): void {
    const node = this.#path.pop() as Node;
    if (node.name === 'Stmt') this.#endStatement();
    if (this.#path.at(-1)?.name !== 'Stmt') return;
    if (node.name === 'Ntry') this.#takeEntry(node);
    if (node.name === 'Bal') this.#takeBalance(node);
    if (node.name === 'FrToDt') {
      for (const end of [valueAt(node, 'FrDtTm'), valueAt(node, 'ToDtTm')]) {
        if (end) this.#days.push(readDay(end));
      }
    }
    // Releases the node that was read.
    this.#path.at(-1)?.children.pop();
    this.#nodes = this.#path.length;
  }

  #takeEntry(entry: Node): void {
    const status = valueAt(entry, 'Sts', 'Cd') ?? valueAt(entry, 'Sts');
    if (status !== undefined && status !== 'BOOK') return;
    for (const line of linesOf(entry)) {
      refuseMoreThan(this.#lines.length + 1);
      this.#lines.push({ ...line, number: this.#lines.length + 1 });
      this.#sum += line.direction === 'credit' ? BigInt(line.amount) : -BigInt(line.amount);
    }
  }

  #takeBalance(balance: Node): void {
    const kind = valueAt(balance, 'Tp', 'CdOrPrtry', 'Cd') ?? '';
    const { amount } = amountOf(balance);
    this.#balances.set(kind, directionOf(balance) === 'credit' ? BigInt(amount) : -BigInt(amount));
  }

  #endStatement(): void {
    this.#statements += 1;
    const opened = this.#balances.get('OPBD') ?? this.#balances.get('PRCD');
    const closed = this.#balances.get('CLBD');
    if (opened !== undefined && closed !== undefined && opened + this.#sum !== closed) {
      throw new StatementError('its entries do not add up to its closing balance');
    }
    this.#balances.clear();
    this.#sum = 0n;
  }

  done(): Statement {
    if (this.#statements === 0) throw new StatementError('it contains no statement (BkToCstmrStmt/Stmt)');
    const days = [...this.#lines.map(({ bookedOn }) => bookedOn), ...this.#days];
    return { lines: this.#lines, covered: daysOf(days) };
  }
}

/** Returns one line per entry, or one per transaction if their amounts add up to the entry's. */
function linesOf(entry: Node): Omit<StatementLine, 'number'>[] {
  const bookedOn = readDay(valueAt(entry, 'BookgDt', 'Dt') ?? valueAt(entry, 'BookgDt', 'DtTm') ?? '');
  const whole = { ...amountOf(entry), bookedOn, direction: directionOf(entry), ...wordsOf(entry) };
  const transactions = childrenOf(entry, 'NtryDtls').flatMap((details) => childrenOf(details, 'TxDtls'));
  if (transactions.length < 2 || transactions.some((one) => childrenOf(one, 'Amt').length === 0))
    return [whole];
  const parts = transactions.map((one) => {
    const direction = valueAt(one, 'CdtDbtInd') === undefined ? whole.direction : directionOf(one);
    return { ...amountOf(one), bookedOn, direction, ...wordsOf(one) };
  });
  const sum = parts.reduce(
    (total, { amount, direction }) => (direction === whole.direction ? total + amount : total - amount),
    0,
  );
  return sum === whole.amount ? parts : [whole];
}

function amountOf(node: Node): Pick<StatementLine, 'amount'> & { readonly currency: string } {
  const [amount] = childrenOf(node, 'Amt');
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d{0,5}))?$/.exec(amount?.text.trim() ?? '') ?? [];
  if (!amount || whole === undefined) {
    throw new StatementError(`"${amount?.text.slice(0, 40) ?? ''}" is not an amount`);
  }
  return { amount: units(whole, fraction, amount.currency), currency: amount.currency };
}

function directionOf(node: Node): StatementLine['direction'] {
  const side = valueAt(node, 'CdtDbtInd');
  if (side !== 'CRDT' && side !== 'DBIT') throw new StatementError('an entry is neither credit nor debit');
  return side === 'CRDT' ? 'credit' : 'debit';
}

const REFERENCES = new Set([
  'AcctSvcrRef',
  'EndToEndId',
  'TxId',
  'InstrId',
  'UETR',
  'MsgId',
  'NtryRef',
  'Ref',
]);
const NARRATIVES = new Set(['Ustrd', 'AddtlNtryInf', 'AddtlTxInf', 'AddtlRmtInf']);

function wordsOf(node: Node): Pick<StatementLine, 'references' | 'narrative'> {
  const references: string[] = [];
  const narrative: string[] = [];
  const walk = ({ name, children, text }: Node): void => {
    const value = text.trim();
    if (REFERENCES.has(name) && value && value !== 'NOTPROVIDED') references.push(value);
    if (NARRATIVES.has(name)) narrative.push(value);
    children.forEach(walk);
  };
  walk(node);
  return { references, narrative: narrative.join('\n').slice(0, MAX_TEXT) };
}

function childrenOf(node: Node, name: string): Node[] {
  return node.children.filter((child) => child.name === name);
}

function valueAt(node: Node, ...path: readonly string[]): string | undefined {
  let at: Node | undefined = node;
  for (const name of path) at = at && childrenOf(at, name)[0];
  const value = at?.text.trim();
  return value === '' ? undefined : value;
}
