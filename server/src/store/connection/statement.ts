/**
 * Matches the main verb of a statement and its target: SELECT load_agreements, INSERT INTO jobs, UPDATE jobs.
 */
const BEFORE = /^\s*WITH\b[\s\S]*?\)\s*(?=(?:SELECT|INSERT|UPDATE|DELETE)\b)/i;
const NAME = /^\s*(INSERT INTO|UPDATE|DELETE FROM|\w+)(?:(?<=SELECT)[\s\S]*?\bFROM)?(?:\s+(\w+))?/i;
const LONGEST = 1_000;

/** Describes a statement for a trace. Values are parameters, so the text contains no personal data. */
export function statementOf(text: string) {
  const [, verb = 'SQL', subject = ''] = NAME.exec(text.replace(BEFORE, '')) ?? [];
  return {
    name: `${verb.toUpperCase()} ${subject}`.trim(),
    kind: 'client' as const,
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.text': text.replace(/\s+/g, ' ').trim().slice(0, LONGEST),
    },
  };
}
