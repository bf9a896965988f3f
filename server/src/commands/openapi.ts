import { createContext } from '#app/context.ts';
import { buildServer } from '#http/server.ts';
import { readConfig } from '#settings/config.ts';
import { openDb } from '#store/db.ts';

/** The document of the service as it is built. No query is made, so no database has to be there. */
export async function openApiDocument(): Promise<object> {
  const db = openDb('postgres://unused');
  const http = await buildServer(createContext(db, readConfig({})), {
    logger: false,
    rateLimit: false,
    trustProxy: false,
    readiness: { draining: false },
  });
  await http.ready();
  const document = http.swagger();
  await http.close();
  await db.close();
  return document;
}
