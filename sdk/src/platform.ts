/** All differences between Node, Bun, Deno and browsers are in this file. */
type WebCrypto = typeof globalThis.crypto;
type Runtime = {
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
  readonly document?: unknown;
  readonly importScripts?: unknown;
  readonly navigator?: { readonly userAgent?: string };
  readonly crypto?: WebCrypto;
};
const runtime = globalThis as unknown as Runtime;

/** Browsers have no environment variables, and Deno needs permission to read them: both read as unset. */
export function environmentVariable(name: string): string | undefined {
  try {
    return runtime.process?.env?.[name] || undefined;
  } catch {
    return undefined;
  }
}

/** True in a page or worker of a browser, where everyone can read the script's data. */
export function isBrowser(): boolean {
  if (runtime.document !== undefined) return true;
  return (
    typeof runtime.importScripts === 'function' &&
    runtime.navigator?.userAgent?.startsWith('Mozilla/') === true
  );
}

/** Node 18 has WebCrypto, but not as a global. */
export async function webCrypto(): Promise<WebCrypto> {
  if (runtime.crypto?.subtle) return runtime.crypto;
  const { webcrypto } = await import(/* webpackIgnore: true */ /* @vite-ignore */ 'node:crypto').catch(
    missing,
  );
  return webcrypto as WebCrypto;
}

/** Also works on pages without https, which have only this part of WebCrypto. */
export async function randomBytes(length: number): Promise<Uint8Array> {
  const crypto = runtime.crypto ?? (await webCrypto());
  return crypto.getRandomValues(new Uint8Array(length));
}

export async function readFile(path: string): Promise<Uint8Array> {
  const files = await import(/* webpackIgnore: true */ /* @vite-ignore */ 'node:fs/promises').catch(missing);
  return files.readFile(path);
}

/** The `catch` lets bundlers for browsers go on without the module. */
function missing(cause: unknown): never {
  throw new Error('This needs Node, Bun or Deno; in a browser it needs https.', { cause });
}
