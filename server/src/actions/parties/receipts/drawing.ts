type Row = readonly [label: string, value: string];

/** The width is a share of the page's. */
export type Column = { readonly title: string; readonly width: number; readonly isAmount?: boolean };

/** Draws from top to bottom on A4. */
export type Pages = {
  heading(platform: string, title: string): void;
  amount(text: string): void;
  rows(rows: readonly Row[]): void;
  table(columns: readonly Column[], lines: readonly (readonly string[])[]): void;
  text(text: string): void;
  small(text: string): void;
  qr(text: string): void;
};

/** One call of a method of Pages. */
export type Step = {
  [Name in keyof Pages]: readonly [name: Name, ...given: Parameters<Pages[Name]>];
}[keyof Pages];

export type Drawing = { readonly title: string; readonly at: Date; readonly steps: readonly Step[] };

/** What the thread that draws answers. */
export type Drawn = { readonly pdf: Uint8Array } | { readonly error: string };
