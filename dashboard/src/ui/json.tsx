const BOX = 'max-h-80 max-w-full overflow-auto rounded-lg bg-sunken p-3 font-mono text-xs';

/** As a program gets it. */
export function Json({ value }: { value: unknown }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre tabIndex={0} className={BOX}>
      <code>{JSON.stringify(value, null, 2)}</code>
    </pre>
  );
}
