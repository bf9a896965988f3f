/** A failure that a person can act on: the first line says what is wrong and what to do, no stack needed. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** Another process has the folder open, so its server is running and can be spoken to. */
export class FolderInUse extends EmbeddedPostgresError {}
