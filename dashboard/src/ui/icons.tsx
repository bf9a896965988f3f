import type { ReactNode } from 'react';

/** All icons share a 20-unit grid and one stroke. They are decoration: a label is always beside them. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className="size-[1.125rem] shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

const drawn = (path: string) => () => (
  <Icon>
    <path d={path} />
  </Icon>
);

export const OverviewIcon = drawn('M3 16.500h14M5 13V9m5 4V4m5 9V7');
export const AgreementIcon = drawn(
  'M5.5 3h6L15 6.500V17h-9.500zM11.5 3v3.500H15M8 10.500h4.500M8 13.500h4.5',
);
export const PayoutIcon = drawn(
  'M3 5.500h14v9H3zM10 12.200a2.200 2.200 0 100-4.400 2.200 2.200 0 000 4.400zM5.500 8v.1m9 3.800v.1',
);
export const CommissionIcon = drawn(
  'M5.5 14.500l9-9M6.500 8a1.500 1.500 0 100-3 1.500 1.500 0 000 3zM13.500 15a1.500 1.500 0 100-3 1.500 1.500 0 000 3z',
);
export const PrivacyIcon = drawn(
  'M10 2.500l6 2.200v4.600c0 3.700-2.500 6.700-6 8.200-3.500-1.500-6-4.500-6-8.200V4.700zM10 8.500v3M10 8.500a1.200 1.200 0 100-2.400 1.200 1.200 0 000 2.400z',
);
export const MoneyIcon = drawn('M4 7h12l-3-3m3 9H4l3 3');
export const BalanceIcon = drawn(
  'M10 3.500v13M6.5 16.500h7M4 6h12M4 6l-2 5.500a2.200 2.200 0 004 0zM16 6l-2 5.500a2.200 2.200 0 004 0z',
);
export const DisputeIcon = drawn(
  'M3 4h9v6.500H7L4.500 13v-2.500H3zM14.500 7.500H17V14h-1.500v2.500L13 14H9v-1.5',
);
export const DayIcon = drawn(
  'M3.5 5h13v11.500h-13zM3.5 8.500h13M7 3v3.500M13 3v3.500M7.500 12.500l2 2 3.5-3.500',
);
export const ReviewIcon = drawn('M3 9.500h14M4.500 9.500v7m11-7v7M7 9.500v-5h6v5M9 7h2');
export const RiskIcon = drawn(
  'M10 2.800l6 2.400v4.600c0 3.5-2.4 6-6 7.4-3.6-1.4-6-3.9-6-7.400V5.200zM10 7v3.500m0 2.600v.1',
);
export const IdentityIcon = drawn(
  'M3 4.500h14v11H3zM7.5 10.200a1.7 1.7 0 100-3.4 1.7 1.7 0 000 3.400zM5 13.200c.6-1.1 1.4-1.6 2.5-1.600s1.9.5 2.5 1.600M12.5 8.500H15m-2.5 3H15',
);
export const EventIcon = drawn('M10.8 2.800L4.5 11.200h4.300L9 17.200l6.5-8.600h-4.400z');
export const KeyIcon = drawn(
  'M12.8 10.200a3.5 3.5 0 10-3.3-2.300L3.5 14v2.500H6V15h1.500v-1.500H9l1.7-1.700a3.5 3.5 0 002.1-1.600zM13.5 6.500v.1',
);
export const MailIcon = drawn('M3 5h14v10H3zM3.5 5.500l6.5 5.5 6.5-5.500');
export const MembersIcon = drawn(
  'M7.5 9.500a2.800 2.800 0 100-5.600 2.800 2.800 0 000 5.600zM2.500 16.500c.4-3 2.300-4.700 5-4.700s4.600 1.700 5 4.700M13 4.200a2.800 2.800 0 010 5.200M14.500 12c1.700.5 2.700 2 3 4.500',
);
export const AuditIcon = drawn('M5 3h10v14H5zM7.5 6.500h5M7.5 9.500h5M7.5 13l1.500 1.500 3-3');
export const ApprovalIcon = drawn(
  'M1.8 10c1.3-2.200 2.500-3.200 3.900-3.200s2.600 1 3.900 3.200c-1.3 2.200-2.500 3.200-3.900 3.200s-2.600-1-3.900-3.200zM10.400 10c1.3-2.200 2.500-3.200 3.900-3.200s2.600 1 3.900 3.200c-1.3 2.200-2.500 3.200-3.900 3.200s-2.600-1-3.900-3.200zM5.700 10v.1m8.600-.1v.1',
);
export const LogIcon = drawn('M4 5h12M4 10h12M4 15h7');
export const SettingsIcon = drawn('M3 6.500h7m4 0h3M3 13.500h3m4 0h7M12 4.500v4m-4 3v4');
export const ChevronIcon = drawn('M6 8l4 4 4-4');
export const CloseIcon = drawn('M5.5 5.500l9 9m0-9l-9 9');
export const MenuIcon = drawn('M3.5 6h13m-13 4h13m-13 4h13');
export const CopyIcon = drawn('M7.5 7.500h9v9h-9zM12.5 7.500v-4h-9v9h4');
export const CheckIcon = drawn('M4.5 10.500l3.5 3.5 7.5-8');
export const BackIcon = drawn('M16 10H4m4.5-4.500L4 10l4.5 4.5');
export const SearchIcon = drawn('M9 14.500a5.5 5.5 0 100-11 5.5 5.5 0 000 11zm4-1.500l3.5 3.5');
export const PlusIcon = drawn('M10 4.500v11M4.5 10h11');
export const DownloadIcon = drawn('M10 3.500v9m-3.5-3.500l3.5 3.5 3.5-3.500M4 16.500h12');
export const SignOutIcon = drawn('M12.5 6V3.500h-9v13h9V14M8 10h9m-3-3l3 3-3 3');
export const SunIcon = drawn(
  'M10 13.500a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM10 2v1.500m0 13V18m8-8h-1.500m-13 0H2m13.7-5.700l-1.1 1.100m-9.2 9.200l-1.1 1.100m11.4 0l-1.1-1.100M5.4 5.400L4.3 4.3',
);
