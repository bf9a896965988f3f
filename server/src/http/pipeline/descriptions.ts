/** Paging instructions, appended to the description of every list. */
export const PAGING_NOTE =
  'Each page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is ' +
  'null on the last page.';

/** Appended to the description of every endpoint that may need approval. */
export const APPROVAL_NOTE =
  'If your approval rules require a second person, the request returns 202 with the approval and ' +
  'changes nothing yet.';
