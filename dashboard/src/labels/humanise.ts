/** `refund_payable` as “Refund payable”, for names that need no label of their own. */
export function humanise(name: string): string {
  const words = name.replaceAll(/[._]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The label from the table, or the humanised name, so that names of a newer server can be shown too. */
export function labelsFrom(table: Readonly<Record<string, string>>): (name: string) => string {
  return (name) => table[name] ?? humanise(name);
}
