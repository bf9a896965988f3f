const FEWEST_CHARACTERS = 4;

/** True for a password of few different characters, such as one key held down, or blanks. */
export function isMonotonous(password: string): boolean {
  return new Set(password.replace(/\s/g, '')).size < FEWEST_CHARACTERS;
}
