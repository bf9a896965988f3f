import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mailSettingsQuery } from '#api/mail-queries.ts';
import { useMay } from '#shell/may.ts';
import { TEXT_LINK } from '#ui/class-names.ts';

/** Warns that buyers get no e-mail. */
export function MailNote() {
  const may = useMay();
  const { data } = useQuery({ ...mailSettingsQuery, enabled: may('mail.read') });
  if (data?.configured !== false) return null;
  return (
    <p className="mt-10 text-sm text-soft">
      Mail is not set up on this server, so buyers get no e-mail about their money.{' '}
      <Link to="/mail" className={TEXT_LINK}>
        How to set it up
      </Link>
    </p>
  );
}
