import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mentionsQuery } from '#api/notes.ts';
import { actorLabel } from '#labels/events.ts';
import { useAuditNames } from '#shell/audit-names.ts';
import { Section } from '#ui/page.tsx';
import { When } from '#ui/time.tsx';

/** Notes that mention the member and that they have not answered. */
export function Mentioned() {
  const { data: notes = [] } = useQuery(mentionsQuery);
  const nameOf = useAuditNames();
  if (notes.length === 0) return null;
  return (
    <Section title="You were mentioned">
      <ul aria-label="Mentions" className="divide-y divide-line border-y border-line">
        {notes.map((note) => (
          <li key={note.id} className="py-3 text-sm">
            <Link to="/agreements/$id" params={{ id: note.agreementId }} className="group block">
              <span dir="auto" className="line-clamp-3 [overflow-wrap:anywhere] group-hover:text-accent">
                {note.text}
              </span>
              <span className="text-xs text-soft">
                {actorLabel(note.actor, nameOf)}, <When at={note.createdAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
