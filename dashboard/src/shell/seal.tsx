/** The logo: a shield with a tick. */
function Logo() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7 shrink-0">
      <rect width="32" height="32" rx="9" className="fill-accent" />
      <path
        d="M16 6.5l7.5 3v6.2c0 4.6-3.1 8.2-7.5 9.8-4.4-1.6-7.5-5.2-7.5-9.8V9.5z"
        className="fill-none stroke-on-accent"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path
        d="M12.3 16l2.7 2.7 4.9-5.2"
        className="fill-none stroke-on-accent"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function Wordmark() {
  return (
    <span className="flex items-center gap-2.5">
      <Logo />
      <span className="font-serif text-[1.3rem] font-semibold tracking-tight">Surety</span>
    </span>
  );
}
