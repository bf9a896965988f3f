/** A failure that the operator can fix: the first line says what is wrong and what to do, without a stack. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** Another process uses the folder, so its server is running and can be connected to. */
export class FolderInUse extends EmbeddedPostgresError {}
