/** A mobile number as E.164 writes it: a plus, the country code, and at most fifteen digits in all. */
export const PHONE = /^\+[1-9]\d{7,14}$/;

/** Returns `•••• 1234`: enough for those who know the number, too little for others. */
export function maskPhone(phone: string): string {
  return `•••• ${phone.slice(-4)}`;
}
