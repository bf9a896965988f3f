import { Fragment } from 'react';

/** A path or URL that wraps before its slashes instead of within a word. */
export function Breakable({ text }: { text: string }) {
  const parts = text.split(/(?<=[^/])(?=\/[^/])/);
  return (
    <span className="[overflow-wrap:anywhere]">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word may stand there twice, and nothing moves
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
