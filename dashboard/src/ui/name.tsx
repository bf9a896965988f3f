/**
 * A person's name, or the caller's id where no name is known. Isolated, so that an Arabic or Hebrew name does
 * not turn the words around it.
 */
export function Name({ name, id }: { name: string | null | undefined; id: string }) {
  return (
    <bdi dir="auto" className="[overflow-wrap:anywhere]" title={name ? id : undefined}>
      {name ?? id}
    </bdi>
  );
}
