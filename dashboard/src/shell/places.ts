import {
  AgreementIcon,
  ApprovalIcon,
  AuditIcon,
  BalanceIcon,
  CommissionIcon,
  DayIcon,
  DisputeIcon,
  EventIcon,
  IdentityIcon,
  KeyIcon,
  LogIcon,
  MailIcon,
  MembersIcon,
  MoneyIcon,
  OverviewIcon,
  PayoutIcon,
  PrivacyIcon,
  ReviewIcon,
  RiskIcon,
  SettingsIcon,
} from '#ui/icons.tsx';

/** The pages of the menu, and the permission that each needs. */
export const NAVIGATION = [
  [
    { to: '/', label: 'Today', icon: OverviewIcon, needs: 'escrow.read' },
    { to: '/agreements', label: 'Agreements', icon: AgreementIcon, needs: 'escrow.read' },
    { to: '/money', label: 'Money', icon: MoneyIcon, needs: 'escrow.read' },
    { to: '/payouts', label: 'Payouts', icon: PayoutIcon, needs: 'escrow.read' },
    { to: '/commission', label: 'Commission', icon: CommissionIcon, needs: 'escrow.read' },
    { to: '/disputes', label: 'Disputes', icon: DisputeIcon, needs: 'escrow.read' },
    { to: '/approvals', label: 'Approvals', icon: ApprovalIcon, needs: 'approvals.read' },
    { to: '/days', label: 'Close of day', icon: DayIcon, needs: 'escrow.read' },
    { to: '/reconciliation', label: 'Reconciliation', icon: BalanceIcon, needs: 'escrow.read' },
    { to: '/reviews', label: 'Reviews', icon: ReviewIcon, needs: 'reviews.read' },
    { to: '/risk', label: 'Risk', icon: RiskIcon, needs: 'risk.read' },
    { to: '/identity', label: 'Identity', icon: IdentityIcon, needs: 'identity.read' },
    { to: '/privacy', label: 'Privacy', icon: PrivacyIcon, needs: 'privacy.read' },
  ],
  [
    { to: '/events', label: 'Events & webhooks', icon: EventIcon, needs: 'webhooks.read' },
    { to: '/mail', label: 'Mail', icon: MailIcon, needs: 'mail.read' },
    { to: '/settings/api-keys', label: 'API keys', icon: KeyIcon, needs: 'keys.read' },
    { to: '/requests', label: 'Request log', icon: LogIcon, needs: 'requests.read' },
    { to: '/audit-log', label: 'Audit log', icon: AuditIcon, needs: 'audit.read' },
    { to: '/settings/members', label: 'Members', icon: MembersIcon, needs: 'members.read' },
    { to: '/settings', label: 'Settings', icon: SettingsIcon, needs: 'account.read' },
  ],
] as const;

export const PLACES = NAVIGATION.flat();
