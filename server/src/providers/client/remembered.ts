/** The list of banks changes over years, and every form asks for it: once an hour is enough. */
const REMEMBERED_MS = 3_600_000;

/** Keeps the last answer for an hour. A failure is not kept. */
export function remembered<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let known: { readonly until: number; readonly answer: Promise<Answer> } | null = null;
  return () => {
    if (known && performance.now() < known.until) return known.answer;
    const asked = { until: performance.now() + REMEMBERED_MS, answer: ask() };
    known = asked;
    asked.answer.catch(() => {
      known = null;
    });
    return asked.answer;
  };
}
