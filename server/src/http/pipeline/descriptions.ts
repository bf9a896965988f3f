/** How to read a list further, for the description of each list. */
export const PAGING_NOTE =
  'A page has up to `limit` entries; send `nextCursor` as `cursor` for the next page, until it is null.';

/** What a request answers when it needs approval, for the description of each such endpoint. */
export const APPROVAL_NOTE =
  'Where the approval rules require a second person, it answers 202 with the approval and changes nothing yet.';
