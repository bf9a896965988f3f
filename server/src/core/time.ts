export type Clock = () => Date;

/** Makes an id such as `agr_0192f3…`: the prefix says what it names, the rest sorts by time. */
export type NewId = (prefix: string) => string;
