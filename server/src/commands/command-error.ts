/** A failure whose message is written for the person at the keyboard: no stack is shown with it. */
export class CommandError extends Error {}

/** The service could not be reached. It may be back in a moment. */
export class UnreachableError extends CommandError {}
