/**
 * Every generated type of the SDK: the file it stands in, its name, and where openapi.json tells it. `Event`
 * is a named schema, `Milestone.status` and `listEvents().type` are parts, and `createAgreement()` is what
 * that operation takes. A second entry is what to say of the type as a whole, which openapi.json does not.
 */
export type SdkNames = Readonly<Record<string, Readonly<Record<string, string | readonly [string, string]>>>>;

/** What openapi.json names and a client does not see. */
export const NOT_IN_THE_SDK: readonly string[] = ['Readiness'];

export const SDK_NAMES: SdkNames = {
  account: {
    DeveloperAccount: ['Developer', 'An account of a platform'],
    SignUpParams: 'signUp()',
    SignedUp: 'SignedUp',
    CreateApiKeyParams: 'createApiKey()',
    RotateApiKeyParams: 'rotateApiKey()',
    NewApiKey: 'NewApiKey',
    ApiKey: 'ApiKey',
  },
  escrow: {
    AgreementStatus: 'AgreementSummary.status',
    MilestoneStatus: 'Milestone.status',
    Milestone: 'Milestone',
    Funding: [
      'Funding',
      'Where the agreement’s money is: `deposited` ever came in, `held` is in escrow now, `excess` was paid ' +
        'beyond the total and is not yet sent back, `queued` is confirmed by both and waits for escrow to ' +
        'cover it, `released` is the seller’s, `paidOut` has arrived at the seller’s bank, `refunded` went ' +
        'back to the buyer or is on its way, and `outstanding` is still to be paid in',
    ],
    AgreementSummary: ['AgreementSummary', 'What `retrieve` answers'],
    Agreement: 'Agreement',
    CreateAgreementParams: 'createAgreement()',
    RetrieveAgreementParams: 'retrieveAgreement()',
    ListAgreementsParams: 'listAgreements()',
    AssessPaymentParams: 'assessPayment()',
    VirtualAccount: ['PaymentAssessment.virtualAccount', 'Where the buyer pays'],
    PaymentAssessment: 'PaymentAssessment',
    ConfirmMilestoneParams: 'confirmMilestone()',
    MilestoneConfirmation: 'MilestoneConfirmation',
    FreezeAgreementParams: 'freezeAgreement()',
    ResolveMilestoneParams: 'resolveMilestone()',
    RetryRefundParams: 'retryRefund()',
    RefundParams: 'refundAgreement()',
    Refund: 'Refund',
    RefundPart: [
      'RefundPart',
      'What of a refund goes back to one deposit, or to an account that was named instead',
    ],
    RefundWithParts: ['RefundWithParts', 'What `retrieveRefund` answers'],
    ListRefundsParams: 'listRefunds()',
    ListRefundPartsParams: 'listRefundParts()',
  },
  bank: {
    SetPayoutAccountParams: 'setPayoutAccount()',
    PayoutAccount: 'PayoutAccount',
    PayoutAccountVersion: [
      'PayoutAccountVersion',
      'An account that a seller’s money went to, and who set it',
    ],
    ListPayoutsParams: 'listPayouts()',
    PayoutAttempt: ['PayoutAttempt', 'One time that a payout was handed to a bank, and where it went'],
    Payout: ['Payout', 'What goes to the seller for one milestone'],
    Hold: ['Hold', 'Why a payout is not sent, and what would let it go'],
    ListHoldsParams: 'listHolds()',
    LiftHoldParams: 'liftHold()',
    ReleasePolicy: ['ReleasePolicy', 'What payouts are held back for'],
    ChangeReleasePolicyParams: 'changeReleasePolicy()',
    SandboxEnvironment: 'Sandbox',
    SandboxDepositParams: 'createSandboxDeposit()',
    SandboxDeposit: 'SandboxDeposit',
    ReverseSandboxDepositParams: 'reverseSandboxDeposit()',
    SandboxReversal: 'SandboxReversal',
    MoneyException: ['Exception', 'A word of a bank that does not fit, and waits for a person'],
    ListExceptionsParams: 'listExceptions()',
    CloseExceptionParams: 'closeException()',
    Reconciliation: ['Reconciliation', 'A report of our books held against the bank’s'],
    ReconciliationBreak: ['ReconciliationBreak', 'Where our books and the bank’s differ'],
    CloseBreakParams: 'closeReconciliationBreak()',
  },
  ledger: {
    LedgerAccount: 'LedgerEntry.debit',
    MovementKind: 'LedgerEntry.kind',
    LedgerBalances: 'Ledger.balances',
    LedgerEntry: ['LedgerEntry', 'One movement of money. Entries are never changed or removed'],
    AgreementLedger: ['Ledger', 'The books of one agreement'],
    TrialBalance: [
      'TrialBalance',
      'The books of the account: `balanced` says that what lies at the bank is what is owed',
    ],
    Anchor: ['Anchor', 'The signed head of the account’s log of anchors'],
  },
  risk: {
    Flag: 'FraudAssessment.flag',
    Signal: 'FraudAssessment.triggeredSignals[]',
    AssessFraudParams: 'assessFraud()',
    RiskContribution: ['RiskContribution', 'Why the score is what it is'],
    FraudAssessment: 'FraudAssessment',
    ListedAssessment: ['ListedAssessment', 'An assessment in a list'],
    StoredAssessment: ['StoredAssessment', 'An assessment as it was made, with all that is known about it'],
    ListAssessmentsParams: 'listAssessments()',
  },
  identity: {
    DocumentType: 'IdentityVerification.documentType',
    RejectionReason: 'IdentityVerification.rejectionReasons[]',
    VerifyIdentityParams: 'verifyIdentity()',
    IdentityVerification: 'IdentityVerification',
    IdentityResult: 'VerificationResult',
    DocumentContent: 'DocumentContent',
    ListVerificationsParams: 'listVerifications()',
    IdentityPolicy: ['IdentityPolicy', 'What an account wants of a verification, and what it keeps'],
    ChangeIdentityPolicyParams: 'changeIdentityPolicy()',
  },
  events: {
    EventType: 'listEvents().type',
    SuretyEvent: [
      'Event',
      'Something that happened. It is delivered at least once, so the same `id` may come again',
    ],
    ListEventsParams: 'listEvents()',
    EventLog: ['EventLog', 'A part of the log, oldest first'],
  },
  webhooks: {
    CreateWebhookParams: 'createWebhook()',
    ChangeWebhookParams: 'changeWebhook()',
    RotateWebhookSecretParams: 'rotateWebhookSecret()',
    Webhook: ['Webhook', 'Where events are delivered'],
    NewWebhook: 'NewWebhook',
    WebhookAttempt: ['WebhookAttempt', 'One try to deliver an event'],
    WebhookTest: 'WebhookTest',
    WebhookDelivery: 'WebhookDelivery',
    ListDeliveriesParams: 'listWebhookDeliveries()',
    ReplayWebhookParams: 'replayWebhook()',
    WebhookReplay: 'WebhookReplay',
  },
  mail: {
    MailSettings: ['MailSettings', 'Who is told by mail, and under which name'],
    ChangeMailSettingsParams: 'changeMailSettings()',
    MailKind: 'Mail.kind',
    MailState: 'Mail.state',
    Mail: ['Mail', 'A mail, and what became of it'],
    MailDetail: ['MailDetail', 'A mail with its text, while it is there'],
    ListMailsParams: 'listMails()',
  },
  acts: {
    Act: ['Act', 'Something that somebody did, with what was there before and after'],
    ActKind: 'listActs().kind',
    ListActsParams: 'listActs()',
  },
  approvals: {
    ApprovalKind: 'Approval.kind',
    ApprovalState: 'Approval.state',
    Approval: ['Approval', 'What one asked for and another has to approve'],
    ListApprovalsParams: 'listApprovals()',
    ApprovalRule: ['ApprovalRule', 'When an act needs a second person'],
    ApprovalRules: ['ApprovalRules', 'A rule for each kind of act'],
    AwaitingApproval: [
      'AwaitingApproval',
      'In the place of a result: nothing was done yet, and another member has to approve it first',
    ],
    ApiKeyAwaitingApproval: [
      'ApiKeyAwaitingApproval',
      'In the place of a new key: it opens nothing until another member has approved it',
    ],
  },
  problem: {
    ProblemCode: ['Problem.code', 'Every code that the server sends; docs/errors.md says what each means'],
    ProblemDetail: ['Problem.details[]', 'One field that is wrong, such as `milestones[1].amount`'],
    Problem: ['Problem', 'The body of every answer that is not 2xx'],
  },
};
