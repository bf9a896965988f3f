import { createContext } from '#app/context.ts';
import { buildServer } from '#http/server.ts';
import { readConfig } from '#settings/config.ts';
import { openDb } from '#store/db.ts';

/** Builds the OpenAPI document from the code. No query is made, so no database is needed. */
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
