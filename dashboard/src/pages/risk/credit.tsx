import { TEXT_LINK } from '#ui/class-names.ts';

/** The licence of the IP data requires this on every page that shows or uses it. */
export function AddressCredit() {
  return (
    <p className="mt-10 text-xs text-soft">
      <a href="https://db-ip.com" rel="noreferrer" className={TEXT_LINK}>
        IP Geolocation by DB-IP
      </a>
    </p>
  );
}
