/** A file that is not what it is said to be, in words for whoever brought it. */
export class WatchListError extends Error {}
