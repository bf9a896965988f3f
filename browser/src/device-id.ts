/** Everything that is ever stored in a browser is this one entry. */
const ENTRY = 'surety_device';
const SHAPE = /^[0-9a-f]{32}$/;

let passing: string | undefined;

/** For as long as the page is open. */
export function passingId(): string {
  passing ??= randomId();
  return passing;
}

/** The id of this browser for this site. Where nothing can be stored it is that of the page. */
export function keptId(): { id: string; kept: boolean } {
  try {
    const found = localStorage.getItem(ENTRY);
    if (found && SHAPE.test(found)) return { id: found, kept: true };
    const id = passingId();
    localStorage.setItem(ENTRY, id);
    return { id, kept: localStorage.getItem(ENTRY) === id };
  } catch {
    // A browser may forbid it, or have no room left.
    return { id: passingId(), kept: false };
  }
}

/** What comes after it has nothing to do with what was stored. */
export function forgetId(): void {
  try {
    if (localStorage.getItem(ENTRY) !== null) passing = undefined;
    localStorage.removeItem(ENTRY);
  } catch {
    // Where nothing can be stored there is nothing to remove.
  }
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
