/** An object that Python would build by calling a function; nothing is called here. */
export type Call = { readonly called: string; readonly with: readonly unknown[] };

const MARK = Symbol('mark');

/**
 * Reads one value of Python's pickle format, protocol 2, as PyTorch writes it: numbers, text, tuples, lists,
 * dictionaries, and calls, which are returned and not made. Anything else is an error.
 */
export class PickleReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** The position behind the last value. */
  get position(): number {
    return this.#at;
  }

  next(): unknown {
    const stack: unknown[] = [];
    const memo = new Map<number, unknown>();
    const pop = () => stack.pop();
    const top = () => stack[stack.length - 1];
    const toMark = () => {
      const from = stack.lastIndexOf(MARK);
      const items = stack.splice(from);
      return items.slice(1);
    };
    const put = (items: readonly unknown[]) => {
      const map = top() as Map<unknown, unknown>;
      for (let at = 0; at < items.length; at += 2) map.set(items[at], items[at + 1]);
    };
    const codes: Readonly<Record<string, () => void>> = {
      '\x80': () => this.#take(1),
      '\x8a': () => stack.push(this.#long(this.#take(1).readUInt8())),
      '}': () => stack.push(new Map()),
      ']': () => stack.push([]),
      ')': () => stack.push([]),
      '(': () => stack.push(MARK),
      N: () => stack.push(null),
      '\x88': () => stack.push(true),
      '\x89': () => stack.push(false),
      K: () => stack.push(this.#take(1).readUInt8()),
      M: () => stack.push(this.#take(2).readUInt16LE()),
      J: () => stack.push(this.#take(4).readInt32LE()),
      X: () => stack.push(this.#take(this.#take(4).readUInt32LE()).toString('utf8')),
      c: () => stack.push(`${this.#line()}.${this.#line()}`),
      q: () => memo.set(this.#take(1).readUInt8(), top()),
      r: () => memo.set(this.#take(4).readUInt32LE(), top()),
      h: () => stack.push(memo.get(this.#take(1).readUInt8())),
      j: () => stack.push(memo.get(this.#take(4).readUInt32LE())),
      t: () => stack.push(toMark()),
      '\x85': () => stack.push(stack.splice(-1)),
      '\x86': () => stack.push(stack.splice(-2)),
      '\x87': () => stack.push(stack.splice(-3)),
      a: () => {
        const item = pop();
        (top() as unknown[]).push(item);
      },
      e: () => {
        const items = toMark();
        (top() as unknown[]).push(...items);
      },
      s: () => put(stack.splice(-2)),
      u: () => put(toMark()),
      // The state of an object that was called into being; the weights have none.
      b: () => pop(),
      Q: () => stack.push({ called: 'persistent', with: pop() as unknown[] } satisfies Call),
      R: () => {
        const args = pop() as unknown[];
        const called = String(pop());
        const isMap = called === 'collections.OrderedDict';
        stack.push(isMap ? new Map() : ({ called, with: args } satisfies Call));
      },
    };
    for (;;) {
      const code = this.#take(1).toString('latin1');
      if (code === '.') return pop();
      const run = codes[code];
      if (!run)
        throw new Error(`byte ${code.charCodeAt(0)} at ${this.#at - 1} is no pickle that is read here`);
      run();
    }
  }

  #take(length: number): Buffer {
    if (this.#at + length > this.#bytes.length) throw new Error('the file ends too early');
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  #line(): string {
    const end = this.#bytes.indexOf(10, this.#at);
    if (end < 0) throw new Error('the file ends too early');
    const text = this.#bytes.toString('utf8', this.#at, end);
    this.#at = end + 1;
    return text;
  }

  #long(length: number): bigint {
    return [...this.#take(length)].reduceRight((value, byte) => value * 256n + BigInt(byte), 0n);
  }
}
