/**
 * A minimal Surety, for tests that kill one: starts the launcher (first argument) on a data folder (second
 * argument), reports one line of JSON, and ends in an orderly way when its input closes.
 */
const [launcher = '', dataDir = ''] = process.argv.slice(2);
const { startEmbeddedPostgres } = (await import(launcher)) as typeof import('#postgres/embedded.ts');

try {
  const server = await startEmbeddedPostgres({ dataDir });
  console.log(JSON.stringify({ ownerUrl: server.ownerUrl }));
  process.stdin.resume().once('end', () => server.stop());
} catch (error) {
  const { name, message } = error as Error;
  console.log(JSON.stringify({ name, message }));
}
