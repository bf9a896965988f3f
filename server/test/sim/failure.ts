/** A guarantee of the service was broken. `subject` is the agreement, if one is known. */
export class Violation extends Error {
  readonly subject: string;

  constructor(subject: string, what: string) {
    super(what);
    this.name = 'Violation';
    this.subject = subject;
  }
}

export function violation(subject: string, what: string): never {
  throw new Violation(subject, what);
}
