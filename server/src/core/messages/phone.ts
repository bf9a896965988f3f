/** A mobile number as E.164 writes it: a plus, the country code, and at most fifteen digits in all. */
export const PHONE = /^\+[1-9]\d{7,14}$/;

/** False for numbers abroad and of premium services, where one message can cost a hundred times its price. */
export function isCovered(phone: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => phone.startsWith(prefix));
}

/** Returns `•••• 1234`: enough for those who know the number, too little for others. */
export function maskPhone(phone: string): string {
  return `•••• ${phone.slice(-4)}`;
}
