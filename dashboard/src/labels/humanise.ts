/** `refund_payable` and `deposit.received` as people write them, for names that need no better words. */
export function humanise(name: string): string {
  const words = name.replaceAll(/[._]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The better words where there are some, so that a name of a newer server needs none to be shown. */
export function wordsFrom(table: Readonly<Record<string, string>>): (name: string) => string {
  return (name) => table[name] ?? humanise(name);
}
