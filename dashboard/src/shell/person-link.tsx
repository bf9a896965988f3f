import { Link } from '@tanstack/react-router';
import { classNames } from '#ui/class-names.ts';
import { Name } from '#ui/name.tsx';

type Props = { name?: string | null | undefined; id: string; quiet?: boolean };

/** A person by name, linked to their page. `quiet` where the link is part of a row or a title. */
export function PersonLink({ name, id, quiet = false }: Props) {
  return (
    <Link
      to="/people/$externalId"
      params={{ externalId: id }}
      className={classNames(
        'relative z-10 inline-block py-0.5 hover:text-accent hover:underline hover:underline-offset-4',
        !quiet && 'text-accent underline underline-offset-4',
      )}
    >
      <Name name={name} id={id} />
    </Link>
  );
}
