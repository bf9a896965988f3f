/** The only entry that is ever stored in a browser. */
const ENTRY = 'surety_device';
const SHAPE = /^[0-9a-f]{32}$/;

let passing: string | undefined;

/** An id that lasts as long as the page is open. */
export function passingId(): string {
  passing ??= randomId();
  return passing;
}

/** The id of this browser for this site, or the page's id if nothing can be stored. */
export function keptId(): { id: string; kept: boolean } {
  try {
    const found = localStorage.getItem(ENTRY);
    if (found && SHAPE.test(found)) return { id: found, kept: true };
    const id = passingId();
    localStorage.setItem(ENTRY, id);
    return { id, kept: localStorage.getItem(ENTRY) === id };
  } catch {
    // The browser may forbid storage, or its storage may be full.
    return { id: passingId(), kept: false };
  }
}

/** Removes the stored id. The next id is not related to it. */
export function forgetId(): void {
  try {
    if (localStorage.getItem(ENTRY) !== null) passing = undefined;
    localStorage.removeItem(ENTRY);
  } catch {
    // Without storage there is nothing to remove.
  }
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
