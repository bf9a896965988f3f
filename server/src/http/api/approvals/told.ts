import { PAGES, type ToldOf } from '#http/frame/told.ts';

export const APPROVALS_TOLD: ToldOf = {
  retrieveApprovalRules: {
    says: `For each kind of act, whether it waits for a second person, and from which amount. People change the rules in the
      dashboard, and that takes two of them as well.`,
  },
  listApprovals: { says: `By state, kind and agreement. ${PAGES}` },
  retrieveApproval: {
    says: `What was asked, by whom, until when, and how it ended. People approve and reject in the dashboard; a key cannot.`,
  },
  withdrawApproval: {
    says: `Nothing of what was asked for happens. It is for whoever asked, and only while nobody has decided.`,
    refuses: ['approval_settled', 'approval_of_another'],
  },
};
