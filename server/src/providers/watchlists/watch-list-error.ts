/** The file is not the expected list; the message is for the person who loaded it. */
export class WatchListError extends Error {}
