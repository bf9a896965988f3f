# Made from openapi.json by `npm run clients`, do not edit.
"""The types of the API. At run time they are plain dictionaries."""

from __future__ import annotations

import os
from typing import Any, Dict, List, Literal, NotRequired, TypedDict, Union

Image = Union[bytes, str, "os.PathLike[str]"]
"""A JPEG or PNG of at most 10 MB: its bytes, or the path of a file."""


class Problem(TypedDict):
    """The body of every response that is not 2xx."""

    error: str
    """The HTTP reason phrase."""
    message: str
    """What went wrong and what to do next, for people."""
    statusCode: int
    code: ProblemCode
    details: NotRequired[List[ProblemDetail]]
    """One entry for each invalid field."""
    docUrl: str
    """The page that explains the code, relative to the host of this service."""
    requestId: str


class Milestone(TypedDict):
    id: str
    title: str
    amount: int
    """In the smallest currency unit."""
    buyerConfirmed: bool
    sellerConfirmed: bool
    status: MilestoneStatus
    fees: NotRequired[List[FeeLine]]
    """Your fees, as they were agreed. Only with fees."""
    shares: NotRequired[List[Share]]
    """
    What other payees than the seller get when it is released in full, as it was agreed. Only with
    shares.
    """
    deliverBy: NotRequired[str]
    """When the seller has to confirm. Only with this limit."""
    inspectionSeconds: NotRequired[int]
    """How long the buyer may inspect. Only with an inspection window."""
    onSilence: NotRequired[Literal["release", "hold"]]
    """What happens when the window ends without an answer. Only with an inspection window."""
    clock: NotRequired[Union[InspectionClock, None]]
    """The inspection window; null without one. Only with `expand=clock`."""


class Funding(TypedDict):
    """
    Where the agreement’s money is. `deposited`: everything that ever came in. `held`: in escrow now.
    `excess`: paid above the total and not yet returned. `queued`: confirmed by both parties and waiting
    for escrow to cover it. `released`: owed or paid to the seller. `paidOut`: arrived at the seller’s
    bank. `refunded`: returned to the buyer or on its way. `outstanding`: still to be paid in.
    """

    deposited: int
    """In the smallest currency unit."""
    held: int
    """In the smallest currency unit."""
    excess: int
    """In the smallest currency unit."""
    queued: int
    """In the smallest currency unit."""
    released: int
    """In the smallest currency unit."""
    paidOut: int
    """In the smallest currency unit."""
    refunded: int
    """Returned to the buyer, or on its way."""
    refunding: int
    """The part of `refunded` that the buyer has not received yet."""
    outstanding: int
    """In the smallest currency unit."""
    fees: NotRequired[FundingFees]
    """Only with fees: what the buyer pays on top, what the seller pays, and what you have of both."""
    payees: NotRequired[List[FundingPayees]]
    """
    Only with shares: what the seller and each other payee get of the milestones that are not refunded,
    and how far that is released and paid out.
    """
    accounts: NotRequired[List[FundingAccounts]]
    """The accounts to pay into, newest first. Money received on any of them counts."""


class FundingFees(TypedDict):
    """Only with fees: what the buyer pays on top, what the seller pays, and what you have of both."""

    buyer: int
    """In the smallest currency unit."""
    seller: int
    """In the smallest currency unit."""
    commission: int
    """In the smallest currency unit."""


class FundingPayees(TypedDict):
    externalUserId: str
    gets: int
    """In the smallest currency unit."""
    released: int
    """In the smallest currency unit."""
    paidOut: int
    """In the smallest currency unit."""


class FundingAccounts(TypedDict):
    accountNumber: str
    bankCode: str
    bankName: Union[str, None]
    """Show it to the buyer. Null when the provider cannot be asked for it now."""
    accountName: str
    amount: Union[int, None]
    """The only amount that the account accepts. Null when it accepts any."""
    expiresAt: Union[str, None]
    closedAt: Union[str, None]
    """When the account was closed because the agreement ended. Later payments are not accepted."""


class Agreement(TypedDict):
    object: Literal["agreement"]
    environment: Literal["live", "test"]
    id: str
    developerId: str
    buyerExternalId: str
    sellerExternalId: str
    status: AgreementStatus
    virtualAccountNo: Union[str, None]
    """Null until a payment assessment is GREEN or AMBER."""
    totalAmount: int
    """In the smallest currency unit."""
    currency: str
    reference: Union[str, None]
    """Your own reference."""
    metadata: Dict[str, str]
    """Your own key-value pairs."""
    createdAt: str
    """ISO 8601."""
    fundBy: NotRequired[str]
    """The agreement ends if it is not paid by then. Only with this limit."""
    milestones: List[Milestone]
    funding: NotRequired[Funding]
    """Only with `expand=funding`."""
    payouts: NotRequired[List[Payout]]
    """Only with `expand=payouts`."""
    deposits: NotRequired[List[Deposit]]
    """The newest hundred. Only with `expand=deposits`."""
    parties: NotRequired[Parties]
    """Only with `expand=parties`."""
    amendment: NotRequired[Union[Amendment, None]]
    """The last amendment, open or closed; null without one. Only with `expand=amendment`."""


class Refund(TypedDict):
    object: Literal["refund"]
    environment: Literal["live", "test"]
    id: str
    status: Literal["PENDING", "SUCCEEDED", "FAILED"]
    amount: int
    """In the smallest currency unit."""
    milestoneIds: List[str]
    reason: Union[str, None]
    createdAt: str
    """ISO 8601."""


class MilestoneConfirmation(TypedDict):
    message: str
    milestone: Milestone


class NewApiKey(TypedDict):
    object: Literal["api_key"]
    environment: Literal["live", "test"]
    """test: an isolated environment that always uses the sandbox bank. live: uses the configured bank."""
    id: str
    apiKey: str
    """The full key. It is shown only once and cannot be recovered."""
    prefix: str
    """The start of the key. Not secret: safe to log."""
    label: Union[str, None]
    createdAt: str
    """ISO 8601."""
    expiresAt: Union[str, None]
    scopes: NotRequired[List[Literal["read", "escrow", "fraud", "identity", "webhooks", "payouts"]]]
    """The scopes of the key. Absent when it has all of them."""
    networks: NotRequired[List[str]]
    """The networks that requests may come from. Absent when they may come from anywhere."""
    dailyLimit: NotRequired[DailyLimit]
    """The most that the key may send in one UTC day. Absent when there is no limit."""


class DailyLimit(TypedDict):
    """The most that the key may send in one UTC day. Absent when there is no limit."""

    amount: int
    currency: str


class ApiKey(TypedDict):
    object: Literal["api_key"]
    environment: Literal["live", "test"]
    id: str
    prefix: str
    label: Union[str, None]
    active: bool
    createdAt: str
    """ISO 8601."""
    lastUsedAt: Union[str, None]
    expiresAt: Union[str, None]
    revokedAt: Union[str, None]
    """In the future while a rotation overlaps."""
    apiVersion: str
    """The version of the API that its requests follow, unless they send Surety-Version."""
    scopes: NotRequired[List[Literal["read", "escrow", "fraud", "identity", "webhooks", "payouts"]]]
    """The scopes of the key. Absent when it has all of them."""
    networks: NotRequired[List[str]]
    """The networks that requests may come from. Absent when they may come from anywhere."""
    dailyLimit: NotRequired[DailyLimit]
    """The most that the key may send in one UTC day. Absent when there is no limit."""


class PaymentAssessment(TypedDict):
    object: Literal["assessment"]
    environment: Literal["live", "test"]
    id: str
    score: int
    """At most 100."""
    flag: Flag
    contributions: List[RiskContribution]
    virtualAccount: NotRequired[VirtualAccount]
    """The account to pay into. Absent when the flag is RED."""
    triggeredSignals: NotRequired[List[Signal]]
    """Only on AMBER and RED."""
    recommendation: NotRequired[str]
    """Only on RED."""
    fraudType: NotRequired[FraudType]
    """Only on AMBER and RED, and only if the signals point to one kind of fraud."""


class DeveloperAccount(TypedDict):
    """The account of a platform."""

    object: Literal["developer"]
    environment: Literal["live", "test"]
    """test: an isolated environment that always uses the sandbox bank. live: uses the configured bank."""
    id: str
    email: str
    name: str
    createdAt: str
    """ISO 8601."""


class SignedUp(TypedDict):
    developerId: str
    apiKey: str
    """The first key. It is shown only once and cannot be recovered."""
    developer: DeveloperAccount


class EventLog(TypedDict):
    """A page of the event log, oldest first."""

    data: List[SuretyEvent]
    nextCursor: Union[str, None]
    """Send it as `after` to get the next page. Null at the end of the log."""
    resumeAfter: Union[str, None]
    """Send it as `after` to continue later from the end of this page."""


class RiskContribution(TypedDict):
    """One contribution to the score, with its reason."""

    signal: Literal["vpn_detected", "proxy_detected", "impossible_travel", "device_mismatch", "velocity_anomaly", "identity_not_verified", "new_device", "new_account", "high_value_transaction", "structuring", "fresh_accounts", "copied_device", "sudden_return", "steady_drain", "self_dealing", "collecting_account", "strange_hands", "large_for_newcomer", "repeated_trouble", "hopping", "out_of_habit", "false_place", "scripted_browser", "labelled_fraud", "suspect_seller", "card_testing", "unusual_payee", "round_trip", "newcomer_spending", "newcomer_spree", "second_account", "fresh_address", "strange_spending", "newcomers_money", "unverified_volume", "usual_network", "scorecard", "list", "rule", "cap", "review"]
    points: int
    """The points of all contributions add up to the score."""
    reason: str
    name: NotRequired[str]
    """The name of your rule, or the entry of your lists."""


class FraudAssessment(TypedDict):
    object: Literal["assessment"]
    environment: Literal["live", "test"]
    score: int
    """Higher means riskier. At most 100."""
    flag: Flag
    category: str
    """Low Risk, Elevated Risk or Critical."""
    triggeredSignals: List[Signal]
    recommendation: str
    id: str
    contributions: List[RiskContribution]
    fraudType: NotRequired[FraudType]
    """Only on AMBER and RED, and only if the signals point to one kind of fraud."""


class ListedAssessment(TypedDict):
    """An assessment in a list."""

    object: Literal["assessment"]
    environment: Literal["live", "test"]
    score: int
    """Higher means riskier. At most 100."""
    flag: Flag
    category: str
    """Low Risk, Elevated Risk or Critical."""
    triggeredSignals: List[Signal]
    recommendation: str
    fraudType: Union[FraudType, None]
    """The kind of fraud that the signals point to. Null when they point to none."""
    id: str
    endpoint: Literal["fraud", "payment"]
    platformUserId: str
    agreementId: Union[str, None]
    transactionAmount: int
    currency: str
    simulated: bool
    """Made with a simulate flag, and ignored by later assessments."""
    createdAt: str
    """ISO 8601."""
    reference: Union[str, None]
    """Your own reference."""
    metadata: Dict[str, str]
    """Your own key-value pairs."""


class StoredAssessment(TypedDict):
    """An assessment with everything that is stored about it."""

    object: Literal["assessment"]
    environment: Literal["live", "test"]
    score: int
    """Higher means riskier. At most 100."""
    flag: Flag
    category: str
    """Low Risk, Elevated Risk or Critical."""
    triggeredSignals: List[Signal]
    recommendation: str
    fraudType: Union[FraudType, None]
    """The kind of fraud that the signals point to. Null when they point to none."""
    id: str
    endpoint: Literal["fraud", "payment"]
    platformUserId: str
    agreementId: Union[str, None]
    transactionAmount: int
    currency: str
    simulated: bool
    """Made with a simulate flag, and ignored by later assessments."""
    createdAt: str
    """ISO 8601."""
    contributions: List[RiskContribution]
    counterfactuals: List[StoredAssessmentCounterfactuals]
    """The score and flag if the user took this step, best first."""
    bands: StoredAssessmentBands
    degraded: List[Literal["ip_data", "history", "policy"]]
    """Data that was unavailable, so that its signals were skipped."""
    network: Union[StoredAssessmentNetwork, None]
    """What was known about the IP address; the address itself is not stored."""
    ipDataVersion: Union[str, None]
    deviceHints: Union[StoredAssessmentDeviceHints, None]
    """What the browser reported about itself. Null when nothing was sent."""
    facts: Union[Dict[str, Union[float, bool, str]], None]
    """
    The facts behind the score, named as in rules. Unknown ones are left out. Null for older
    assessments.
    """
    ruleSet: Union[int, None]
    """The version of the default points used. Null for older assessments."""
    label: Union[RiskLabel, None]
    """The latest label: how it turned out. Null when not labelled."""
    labels: List[RiskLabel]
    """All labels, newest first."""
    reference: NotRequired[Union[str, None]]
    """Only with `expand=metadata`."""
    metadata: NotRequired[Dict[str, str]]
    """Only with `expand=metadata`."""
    policyVersion: Union[int, None]
    """The version of your risk policy that decided. Null when there was none."""


class StoredAssessmentCounterfactuals(TypedDict):
    step: Literal["verify_identity", "use_known_device", "leave_vpn"]
    removes: List[Signal]
    score: int
    """Higher means riskier. At most 100."""
    flag: Flag


class StoredAssessmentBands(TypedDict):
    amberFrom: int
    redFrom: int


_StoredAssessmentNetworkKeys = TypedDict("_StoredAssessmentNetworkKeys", {
    "class": "str",
})

class StoredAssessmentNetwork(_StoredAssessmentNetworkKeys):
    asn: Union[int, None]
    organisation: Union[str, None]
    country: Union[str, None]


class StoredAssessmentDeviceHints(TypedDict):
    webdriver: Union[bool, None]
    virtualCamera: Union[bool, None]


class IdentityVerification(TypedDict):
    id: str
    externalUserId: str
    identityVerified: bool
    identityMatchScore: int
    """90 and above is a match. At most 99."""
    falseMatchRate: Union[float, None]
    """
    The share of strangers who are expected to reach this score by chance, as measured in front of
    webcams in the group that the model distinguishes worst; 0.001 is the least that was measured. Null
    below 90, with a model of your own, and for verifications before it was recorded.
    """
    livenessPassed: bool
    livenessDetail: Union[Literal["one_frame", "several_frames"], None]
    """
    What liveness was judged by; a single frame shows no movement. Null for verifications before it was
    recorded.
    """
    livenessLevel: LivenessLevel
    """`active`: the person also made movements that the server chose."""
    flash: Union[Literal["seen", "not_seen"], None]
    """
    Whether the face reflected the colours that the screen showed after the movements. `not_seen` in a
    bright room, or when the pictures do not come from a camera in front of the screen. Null without
    movements, and when the person turned the colours off.
    """
    virtualCamera: Union[bool, None]
    """
    True when the link’s page was given a camera that is a program, by its name. A program can choose
    another name. Null when no page of a link took the pictures with a camera.
    """
    documentType: DocumentType
    documentTypeConfidence: float
    """At most 1."""
    rejectionReasons: List[RejectionReason]
    rejectionDetails: List[RejectionDetails]
    """The details of each rejection reason."""
    underAge: Union[bool, None]
    """
    True when the person is younger than the minimumAge of your policy. Null when there is none, or no
    birth date could be read.
    """
    claimedNameMatch: Union[Literal["match", "close", "mismatch", "unknown"], None]
    """How the claimed name compares with the document’s. Null when none was sent."""
    documentSeenBefore: Union[bool, None]
    """
    True when another of your users was verified with this document. Null when your policy does not
    check it, or no number was read.
    """
    facesAlike: int
    """
    The number of your other users with a similar face that this verification has added to the review
    queue. The search runs after the response, and only with searchFacesDays in your policy.
    """
    registry: Union[Literal["match", "mismatch", "not_found", "unavailable"], None]
    """
    How the document compares with the entry in a national register. `unavailable`: its name could not
    be read. Null when the session did not ask for one.
    """
    registerScore: Union[int, None]
    """
    How alike the selfie and the register’s portrait are, as identityMatchScore. Such portraits are
    often old: only below 50 does the verification fail. Null without a portrait.
    """
    review: Union[IdentityReview, None]
    """The latest decision by a person; `identityVerified` follows it."""
    picturesKeptUntil: Union[str, None]
    """Until when reviewers can see its pictures. Null when none are kept."""
    document: NotRequired[Union[DocumentContent, None]]
    """Only with `expand=document`. Null when it was not kept."""
    createdAt: str
    """ISO 8601."""
    reference: NotRequired[Union[str, None]]
    """Only with `expand=metadata`."""
    metadata: NotRequired[Dict[str, str]]
    """Only with `expand=metadata`."""


class RejectionDetails(TypedDict):
    reason: RejectionReason
    code: Literal["no_face_on_document", "no_face", "unreadable", "type_not_accepted", "not_a_document", "cut_off", "specimen", "not_issued", "photocopy", "pasted_portrait", "expired", "wrong_check_digits", "zone_differs", "another_name", "another_birth_date", "used_by_another", "number_unread", "register_mismatch", "register_unread", "face_too_small", "several_faces", "not_live", "photo_of_document", "one_still", "not_one_moment", "too_few_frames", "challenge_not_followed", "flash_not_seen", "challenge_needed", "another_person", "register_face", "mismatch", "uncertain"]
    frame: Union[int, None]
    """The selfie frame that it refers to, counted from 1."""


class IdentityResult(TypedDict):
    status: Literal["success", "failed"]
    message: str
    """What happened and what to do, for the person."""
    data: IdentityVerification


class LedgerEntry(TypedDict):
    """One movement of money. Entries are never changed or removed."""

    sequence: int
    type: MovementKind
    kind: MovementKind
    """Equal to `type`; the name of version 0.1.0."""
    debit: LedgerAccount
    credit: LedgerAccount
    amount: int
    cause: str
    """The milestone, refund, payout or bank transaction that caused it."""
    hash: str
    """SHA-256 over the previous hash and this entry."""
    createdAt: str
    """ISO 8601."""


class AgreementLedger(TypedDict):
    """The journal and balances of one agreement."""

    object: Literal["ledger"]
    environment: Literal["live", "test"]
    currency: str
    balances: LedgerBalances
    entries: List[LedgerEntry]
    nextCursor: Union[str, None]
    """Null on the last page."""


class TrialBalance(TypedDict):
    """The account’s balances. `balanced` is true when the money at the bank equals the money owed."""

    object: Literal["trial_balance"]
    environment: Literal["live", "test"]
    data: List[TrialBalanceData]


class TrialBalanceData(TypedDict):
    currency: str
    agreements: int
    debits: int
    credits: int
    balanced: bool
    """True when debits equal credits, and each agreement’s balances equal the sum of its journal entries."""
    accounts: LedgerBalances


class PayoutAccount(TypedDict):
    object: Literal["payout_account"]
    environment: Literal["live", "test"]
    externalUserId: str
    version: int
    """Increases with each change of this user’s account."""
    bankCode: str
    accountNumber: str
    accountName: str
    """The given name, or the bank’s if none was given."""
    nameGiven: Union[str, None]
    nameAtBank: Union[str, None]
    """Null when it was set before this was recorded."""
    nameMatch: Literal["match", "close", "mismatch", "unknown"]
    """How the given name compares with the name at the bank."""
    identityNameMatch: Literal["match", "close", "mismatch", "unknown"]
    """
    How the name on the document that verified this user compares with the name at the bank. `unknown`
    unless the identity policy has keepName.
    """
    usableFrom: str
    """
    Payouts to this account start only after this time: a changed account cools off for
    PAYOUT_ACCOUNT_COOL_OFF.
    """
    updatedAt: str
    """ISO 8601."""


class SandboxDeposit(TypedDict):
    object: Literal["deposit"]
    environment: Literal["live", "test"]
    reference: str
    agreementId: str
    accountNumber: str
    amount: int
    senderName: Union[str, None]
    applied: bool
    """False when the agreement had ended and the money is in suspense."""
    receivedAt: str
    """ISO 8601."""


class Webhook(TypedDict):
    """A webhook endpoint."""

    object: Literal["webhook"]
    environment: Literal["live", "test"]
    id: str
    url: str
    events: List[EventType]
    """Empty means all event types."""
    ordered: bool
    description: Union[str, None]
    enabled: bool
    disabledReason: Union[Literal["by_request", "gone", "failing"], None]
    """`gone`: the endpoint returned 410. `failing`: no delivery succeeded for five days."""
    disabledAt: Union[str, None]
    failingSince: Union[str, None]
    """Since when no delivery has succeeded."""
    previousSecretUntil: Union[str, None]
    """Deliveries are also signed with the previous secret until this time."""
    createdAt: str
    """ISO 8601."""


class NewWebhook(TypedDict):
    object: Literal["webhook"]
    environment: Literal["live", "test"]
    id: str
    url: str
    events: List[EventType]
    """Empty means all event types."""
    ordered: bool
    description: Union[str, None]
    enabled: bool
    disabledReason: Union[Literal["by_request", "gone", "failing"], None]
    """`gone`: the endpoint returned 410. `failing`: no delivery succeeded for five days."""
    disabledAt: Union[str, None]
    failingSince: Union[str, None]
    """Since when no delivery has succeeded."""
    previousSecretUntil: Union[str, None]
    """Deliveries are also signed with the previous secret until this time."""
    createdAt: str
    """ISO 8601."""
    secret: str
    """`whsec_…`: verifies signatures. It is shown only once."""


class WebhookAttempt(TypedDict):
    """One attempt to deliver an event."""

    createdAt: str
    """ISO 8601."""
    at: str
    """The name that 0.1.0 has for `createdAt`."""
    status: Union[int, None]
    """Null when there was no response."""
    latencyMs: int
    response: str
    """The first kilobyte of the response body."""
    error: Union[str, None]


class WebhookDelivery(TypedDict):
    object: Literal["webhook_delivery"]
    environment: Literal["live", "test"]
    eventId: str
    """Also sent to the receiver as `webhook-id`."""
    type: str
    status: Literal["PENDING", "DELIVERED", "FAILED"]
    attempts: int
    """
    Since the event was queued or last replayed: a replay begins a new schedule, counted from 0. `log`
    keeps the attempts before it.
    """
    nextAttemptAt: Union[str, None]
    lastAttemptAt: Union[str, None]
    log: List[WebhookAttempt]
    """The last 20 attempts, oldest first."""
    createdAt: str
    """ISO 8601."""


class WebhookReplay(TypedDict):
    id: str
    events: Union[int, None]
    """The number of events. Null for a time range, which is still being read."""


class WebhookTest(TypedDict):
    object: Literal["webhook_test"]
    environment: Literal["live", "test"]
    createdAt: str
    """ISO 8601."""
    at: str
    """The name that 0.1.0 has for `createdAt`."""
    status: Union[int, None]
    """Null when there was no response."""
    latencyMs: int
    response: str
    """The first kilobyte of the response body."""
    error: Union[str, None]
    delivered: bool


class AgreementCreatedEvent(TypedDict):
    """An agreement was created."""

    id: str
    type: Literal["agreement.created"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: AgreementCreatedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class Actor(TypedDict):
    type: Literal["key", "member", "session", "operator", "bank", "person", "system"]
    id: Union[str, None]
    """The id of the API key, the member or the person’s session, or the name of the bank."""


class AgreementCreatedEventData(TypedDict):
    buyerExternalId: str
    sellerExternalId: str
    buyerEmail: NotRequired[Union[str, None]]
    buyerName: NotRequired[Union[str, None]]
    sellerEmail: NotRequired[Union[str, None]]
    sellerName: NotRequired[Union[str, None]]
    totalAmount: int
    """In the smallest currency unit."""
    currency: str
    fundBy: NotRequired[str]
    milestones: NotRequired[List[AgreementCreatedEventDataMilestones]]
    feeTerms: NotRequired[List[AgreementCreatedEventDataFeeTerms]]
    reference: NotRequired[Union[str, None]]
    metadata: NotRequired[Dict[str, str]]


class AgreementCreatedEventDataMilestones(TypedDict):
    id: str
    title: str
    amount: int
    """In the smallest currency unit."""
    fees: NotRequired[List[Fees]]
    shares: NotRequired[List[Shares]]
    deliverBy: NotRequired[str]
    inspectionSeconds: NotRequired[int]
    onSilence: NotRequired[Literal["release", "hold"]]


class Fees(TypedDict):
    name: str
    buyer: int
    """In the smallest currency unit."""
    seller: int
    """In the smallest currency unit."""
    refund: Literal["share", "all", "none"]


class Shares(TypedDict):
    externalUserId: str
    amount: int
    """In the smallest currency unit."""


class AgreementCreatedEventDataFeeTerms(TypedDict):
    name: str
    basisPoints: int
    fixed: int
    """In the smallest currency unit."""
    min: Union[int, None]
    """In the smallest currency unit."""
    max: Union[int, None]
    """In the smallest currency unit."""
    buyerBasisPoints: int
    refund: Literal["share", "all", "none"]


class AgreementAssessedEvent(TypedDict):
    """The buyer’s payment was assessed."""

    id: str
    type: Literal["agreement.assessed"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: AgreementAssessedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class AgreementAssessedEventData(TypedDict):
    assessmentId: str
    score: int
    flag: Flag
    triggeredSignals: List[str]
    reference: NotRequired[Union[str, None]]
    metadata: NotRequired[Dict[str, str]]


class AgreementPartiallyFundedEvent(TypedDict):
    """A deposit arrived, but the agreement is not fully funded yet."""

    id: str
    type: Literal["agreement.partially_funded"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: AgreementPartiallyFundedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class AgreementPartiallyFundedEventData(TypedDict):
    held: int
    """In the smallest currency unit."""
    excess: int
    """In the smallest currency unit."""
    outstanding: int
    """In the smallest currency unit."""


class AgreementFundedEvent(TypedDict):
    """The agreement is fully funded."""

    id: str
    type: Literal["agreement.funded"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: AgreementFundedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class AgreementFundedEventData(TypedDict):
    held: int
    """In the smallest currency unit."""
    excess: int
    """In the smallest currency unit."""
    outstanding: int
    """In the smallest currency unit."""


class AgreementOverfundedEvent(TypedDict):
    """More than the amount due was paid in."""

    id: str
    type: Literal["agreement.overfunded"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: AgreementOverfundedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class AgreementOverfundedEventData(TypedDict):
    held: int
    """In the smallest currency unit."""
    excess: int
    """In the smallest currency unit."""
    outstanding: int
    """In the smallest currency unit."""


class AgreementCompletedEvent(TypedDict):
    """Every milestone that is not refunded is completed."""

    id: str
    type: Literal["agreement.completed"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: AgreementCompletedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class AgreementCompletedEventData(TypedDict):
    status: Literal["COMPLETED"]


class AgreementDisbursedEvent(TypedDict):
    """Everything was paid out to the seller and the payees of shares."""

    id: str
    type: Literal["agreement.disbursed"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: AgreementDisbursedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class AgreementDisbursedEventData(TypedDict):
    status: Literal["DISBURSED"]


class AgreementRefundedEvent(TypedDict):
    """Everything that was not paid out was returned to the buyer."""

    id: str
    type: Literal["agreement.refunded"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: AgreementRefundedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class AgreementRefundedEventData(TypedDict):
    status: Literal["REFUNDED"]


class AgreementFrozenEvent(TypedDict):
    """The agreement was put on hold."""

    id: str
    type: Literal["agreement.frozen"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: AgreementFrozenEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class AgreementFrozenEventData(TypedDict):
    reason: str


class AgreementUnfrozenEvent(TypedDict):
    """The hold was lifted."""

    id: str
    type: Literal["agreement.unfrozen"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: Dict[str, Any]
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class AgreementCancelledEvent(TypedDict):
    """The agreement was cancelled before any money arrived."""

    id: str
    type: Literal["agreement.cancelled"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: AgreementCancelledEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class AgreementCancelledEventData(TypedDict):
    status: Literal["REFUNDED"]


class VirtualAccountIssuedEvent(TypedDict):
    """The buyer was given an account to pay into."""

    id: str
    type: Literal["virtual_account.issued"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: VirtualAccountIssuedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class VirtualAccountIssuedEventData(TypedDict):
    provider: NotRequired[str]
    accountNumber: str
    bankCode: str
    accountName: str
    amount: NotRequired[Union[int, None]]
    """In the smallest currency unit."""
    expiresAt: NotRequired[Union[str, None]]


class DepositReceivedEvent(TypedDict):
    """A deposit was received."""

    id: str
    type: Literal["deposit.received"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: DepositReceivedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class DepositReceivedEventData(TypedDict):
    provider: str
    transactionId: str
    accountNumber: str
    amount: int
    """In the smallest currency unit."""
    senderName: NotRequired[Union[str, None]]
    senderBank: NotRequired[Union[str, None]]
    sessionId: NotRequired[Union[str, None]]
    fee: NotRequired[int]
    """In the smallest currency unit."""
    escrow: int
    """In the smallest currency unit."""
    excess: int
    """In the smallest currency unit."""
    senderMatch: NotRequired[Literal["match", "close", "mismatch", "unknown"]]


class DepositUnappliedEvent(TypedDict):
    """A deposit arrived after the agreement had ended."""

    id: str
    type: Literal["deposit.unapplied"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: DepositUnappliedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class DepositUnappliedEventData(TypedDict):
    provider: str
    transactionId: str
    accountNumber: str
    amount: int
    """In the smallest currency unit."""
    senderName: NotRequired[Union[str, None]]
    senderBank: NotRequired[Union[str, None]]
    sessionId: NotRequired[Union[str, None]]
    fee: NotRequired[int]
    """In the smallest currency unit."""
    reason: Literal["agreement_closed"]


class ExcessRefundedEvent(TypedDict):
    """Money beyond the amount due is being returned."""

    id: str
    type: Literal["excess.refunded"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: ExcessRefundedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class ExcessRefundedEventData(TypedDict):
    refundId: str
    amount: int
    """In the smallest currency unit."""
    milestoneIds: List[str]
    reason: Union[str, None]
    parts: NotRequired[List[Parts]]
    reference: NotRequired[Union[str, None]]
    metadata: NotRequired[Dict[str, str]]


class Parts(TypedDict):
    provider: str
    transactionId: Union[str, None]
    amount: int
    """In the smallest currency unit."""


class MilestoneConfirmedEvent(TypedDict):
    """One party confirmed a milestone, or its inspection window ended without an answer."""

    id: str
    type: Literal["milestone.confirmed"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: MilestoneConfirmedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class MilestoneConfirmedEventData(TypedDict):
    milestoneId: str
    by: Literal["buyer", "seller", "inspection"]
    method: NotRequired[Literal["delivery_code"]]
    typedAt: NotRequired[str]


class MilestoneCompletedEvent(TypedDict):
    """Both parties confirmed a milestone, or the inspection window ended."""

    id: str
    type: Literal["milestone.completed"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: MilestoneCompletedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class MilestoneCompletedEventData(TypedDict):
    milestoneId: str
    amount: int
    """In the smallest currency unit."""


class MilestoneReleaseQueuedEvent(TypedDict):
    """A completed milestone waits for a deposit."""

    id: str
    type: Literal["milestone.release_queued"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: MilestoneReleaseQueuedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class MilestoneReleaseQueuedEventData(TypedDict):
    milestoneId: str
    amount: int
    """In the smallest currency unit."""


class MilestoneReleasedEvent(TypedDict):
    """A milestone’s amount, less the seller’s fees and the shares, now belongs to the seller."""

    id: str
    type: Literal["milestone.released"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: MilestoneReleasedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class MilestoneReleasedEventData(TypedDict):
    milestoneId: str
    amount: int
    """In the smallest currency unit."""
    commission: NotRequired[int]
    """In the smallest currency unit."""
    shares: NotRequired[List[Shares]]


class PayoutAwaitingDetailsEvent(TypedDict):
    """A payout waits for the payee’s bank account: the seller’s, unless a payee is named."""

    id: str
    type: Literal["payout.awaiting_details"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: PayoutAwaitingDetailsEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class PayoutAwaitingDetailsEventData(TypedDict):
    milestoneId: str
    amount: int
    """In the smallest currency unit."""
    sellerExternalId: str
    payoutId: NotRequired[str]
    payeeExternalId: NotRequired[str]


class PayoutSubmittedEvent(TypedDict):
    """A payout was submitted to the bank."""

    id: str
    type: Literal["payout.submitted"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: PayoutSubmittedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class PayoutSubmittedEventData(TypedDict):
    milestoneId: str
    amount: int
    """In the smallest currency unit."""
    reference: str
    payoutId: NotRequired[str]
    payeeExternalId: NotRequired[str]
    provider: NotRequired[str]
    bankCode: NotRequired[str]
    accountNumber: NotRequired[str]
    accountName: NotRequired[str]
    nameAtBank: NotRequired[Union[str, None]]
    nameMatch: NotRequired[Literal["match", "close", "mismatch", "unknown"]]


class PayoutSucceededEvent(TypedDict):
    """The bank reported a payout as paid."""

    id: str
    type: Literal["payout.succeeded"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: PayoutSucceededEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class PayoutSucceededEventData(TypedDict):
    milestoneId: str
    amount: int
    """In the smallest currency unit."""
    reference: str
    payoutId: NotRequired[str]
    payeeExternalId: NotRequired[str]


class PayoutFailedEvent(TypedDict):
    """The bank refused a payout."""

    id: str
    type: Literal["payout.failed"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: PayoutFailedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class PayoutFailedEventData(TypedDict):
    milestoneId: str
    amount: int
    """In the smallest currency unit."""
    reference: str
    payoutId: NotRequired[str]
    payeeExternalId: NotRequired[str]
    reason: Union[str, None]


class PayoutReversedEvent(TypedDict):
    """The bank reversed a payout."""

    id: str
    type: Literal["payout.reversed"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: PayoutReversedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class PayoutReversedEventData(TypedDict):
    milestoneId: str
    amount: int
    """In the smallest currency unit."""
    reference: str
    payoutId: NotRequired[str]
    payeeExternalId: NotRequired[str]
    reason: Union[str, None]


class RefundCreatedEvent(TypedDict):
    """A refund was started."""

    id: str
    type: Literal["refund.created"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: RefundCreatedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class RefundCreatedEventData(TypedDict):
    refundId: str
    amount: int
    """In the smallest currency unit."""
    milestoneIds: List[str]
    reason: Union[str, None]
    parts: NotRequired[List[Parts]]
    reference: NotRequired[Union[str, None]]
    metadata: NotRequired[Dict[str, str]]


class RefundSucceededEvent(TypedDict):
    """The bank reported a refund as paid."""

    id: str
    type: Literal["refund.succeeded"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: RefundSucceededEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class RefundSucceededEventData(TypedDict):
    refundId: str
    amount: int
    """In the smallest currency unit."""


class RefundFailedEvent(TypedDict):
    """The bank refused a refund."""

    id: str
    type: Literal["refund.failed"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: RefundFailedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class RefundFailedEventData(TypedDict):
    refundId: str
    amount: int
    """In the smallest currency unit."""
    reason: Union[str, None]


class RefundRetriedEvent(TypedDict):
    """A refund that the bank had refused, or that waited for an account, goes on."""

    id: str
    type: Literal["refund.retried"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: RefundRetriedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class RefundRetriedEventData(TypedDict):
    refundId: str
    amount: int
    """In the smallest currency unit."""


class IdentityVerifiedEvent(TypedDict):
    """A person’s identity was verified."""

    id: str
    type: Literal["identity.verified"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: NotRequired[str]
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: IdentityVerifiedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class IdentityVerifiedEventData(TypedDict):
    id: str
    externalUserId: str
    identityVerified: bool
    identityMatchScore: int
    livenessPassed: bool
    documentType: DocumentType
    documentTypeConfidence: float
    """At most 1."""
    documentSeenBefore: NotRequired[bool]
    underAge: NotRequired[bool]
    rejectionReasons: List[RejectionReason]
    reference: NotRequired[Union[str, None]]
    metadata: NotRequired[Dict[str, str]]


class IdentityFailedEvent(TypedDict):
    """A person’s identity could not be verified."""

    id: str
    type: Literal["identity.failed"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: NotRequired[str]
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: IdentityFailedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class IdentityFailedEventData(TypedDict):
    id: str
    externalUserId: str
    identityVerified: bool
    identityMatchScore: int
    livenessPassed: bool
    documentType: DocumentType
    documentTypeConfidence: float
    """At most 1."""
    documentSeenBefore: NotRequired[bool]
    underAge: NotRequired[bool]
    rejectionReasons: List[RejectionReason]
    reference: NotRequired[Union[str, None]]
    metadata: NotRequired[Dict[str, str]]


class MoneyException(TypedDict):
    """A bank notification that needs manual review."""

    object: Literal["exception"]
    environment: Literal["live", "test"]
    id: str
    type: Literal["deposit_conflict", "deposit_reversed", "deposit_disputed", "unmatched_deposit", "wrong_currency", "unknown_reference", "unreadable_row", "paid_twice", "contradiction", "needs_attention"]
    status: Literal["OPEN", "CLOSED"]
    agreementId: Union[str, None]
    subject: str
    """The bank’s transaction, or one of our references."""
    amount: Union[int, None]
    """The amount at stake: owed to you, or not assigned to anyone."""
    currency: Union[str, None]
    details: Dict[str, Union[str, float, None]]
    createdAt: str
    """ISO 8601."""
    closedAt: Union[str, None]
    note: Union[str, None]
    closedBy: Union[Actor, None]


class DepositReversedEvent(TypedDict):
    """The bank reversed a deposit."""

    id: str
    type: Literal["deposit.reversed"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: DepositReversedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class DepositReversedEventData(TypedDict):
    provider: str
    transactionId: str
    accountNumber: str
    amount: int
    """In the smallest currency unit."""
    senderName: NotRequired[Union[str, None]]
    senderBank: NotRequired[Union[str, None]]
    sessionId: NotRequired[Union[str, None]]
    held: int
    """In the smallest currency unit."""
    owed: int
    """In the smallest currency unit."""
    reason: Union[str, None]


class ExceptionOpenedEvent(TypedDict):
    """An exception was opened: a person has to look at it."""

    id: str
    type: Literal["exception.opened"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: NotRequired[str]
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: ExceptionOpenedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class ExceptionOpenedEventData(TypedDict):
    exceptionId: str
    kind: Literal["deposit_conflict", "deposit_reversed", "deposit_disputed", "unmatched_deposit", "wrong_currency", "unknown_reference", "unreadable_row", "paid_twice", "contradiction", "needs_attention"]
    agreementId: Union[str, None]
    subject: str
    amount: Union[int, None]
    """In the smallest currency unit."""
    currency: Union[str, None]


class ExceptionClosedEvent(TypedDict):
    """A person looked at the exception and closed it."""

    id: str
    type: Literal["exception.closed"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: NotRequired[str]
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: ExceptionClosedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class ExceptionClosedEventData(TypedDict):
    exceptionId: str
    kind: Literal["deposit_conflict", "deposit_reversed", "deposit_disputed", "unmatched_deposit", "wrong_currency", "unknown_reference", "unreadable_row", "paid_twice", "contradiction", "needs_attention"]
    agreementId: Union[str, None]
    subject: str
    amount: Union[int, None]
    """In the smallest currency unit."""
    currency: Union[str, None]
    note: str
    settled: int
    """In the smallest currency unit."""


class SandboxReversal(TypedDict):
    reference: str
    agreementId: str


class PayoutOverpaidEvent(TypedDict):
    """The bank paid a payout that it had refused, in addition to its replacement."""

    id: str
    type: Literal["payout.overpaid"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: PayoutOverpaidEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class PayoutOverpaidEventData(TypedDict):
    milestoneId: str
    amount: int
    """In the smallest currency unit."""
    reference: str
    payoutId: NotRequired[str]
    payeeExternalId: NotRequired[str]


class PayoutAccountChangedEvent(TypedDict):
    """A seller’s payout account was set or changed."""

    id: str
    type: Literal["payout_account.changed"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: NotRequired[str]
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: PayoutAccountChangedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class PayoutAccountChangedEventData(TypedDict):
    externalUserId: str
    version: int
    bankCode: str
    accountNumber: str
    accountName: str
    nameGiven: Union[str, None]
    nameAtBank: Union[str, None]
    nameMatch: Literal["match", "close", "mismatch", "unknown"]
    usableFrom: str
    stopped: NotRequired[bool]
    previousBankCode: Union[str, None]
    previousAccountNumber: Union[str, None]
    previousAccountName: Union[str, None]


class PayoutAccountVersion(TypedDict):
    """An account of a seller, and who set it."""

    object: Literal["payout_account_version"]
    environment: Literal["live", "test"]
    version: int
    """Increases with each change of this user’s account."""
    bankCode: str
    accountNumber: str
    accountName: str
    """The given name, or the bank’s if none was given."""
    nameGiven: Union[str, None]
    nameAtBank: Union[str, None]
    """Null when it was set before this was recorded."""
    nameMatch: Literal["match", "close", "mismatch", "unknown"]
    """How the given name compares with the name at the bank."""
    identityNameMatch: Literal["match", "close", "mismatch", "unknown"]
    """
    How the name on the document that verified this user compares with the name at the bank. `unknown`
    unless the identity policy has keepName.
    """
    usableFrom: str
    """
    Payouts to this account start only after this time: a changed account cools off for
    PAYOUT_ACCOUNT_COOL_OFF.
    """
    createdAt: str
    """ISO 8601."""
    actor: Union[Actor, None]
    """Who set it. Null when it was set before this was recorded."""


class PayoutAttempt(TypedDict):
    """One submission of a payout to a bank, with its destination."""

    reference: str
    """Also the bank’s reference."""
    attempt: int
    provider: str
    """The bank that makes the payout."""
    amount: int
    """In the smallest currency unit."""
    destination: Union[PayoutAttemptDestination, None]
    """The destination, fixed when the payout was submitted. Null for attempts made before it was recorded."""
    status: Literal["SUBMITTED", "SUCCEEDED", "FAILED", "REVERSED"]
    reason: Union[str, None]
    """The bank’s reason, when it refused or reversed the payout."""
    sessionId: Union[str, None]
    """
    The interbank id of the transfer (NIBSS), once a bank has reported it. Use it in enquiries to the
    bank.
    """
    submittedAt: str
    """ISO 8601."""
    settledAt: Union[str, None]


class PayoutAttemptDestination(TypedDict):
    bankCode: str
    accountNumber: str
    accountName: str
    nameAtBank: Union[str, None]
    nameMatch: Literal["match", "close", "mismatch", "unknown"]
    version: int
    """The version of the seller’s payout account."""


class Payout(TypedDict):
    """The payout to the seller for one milestone."""

    object: Literal["payout"]
    environment: Literal["live", "test"]
    id: str
    agreementId: str
    milestoneId: str
    sellerExternalId: str
    payeeExternalId: str
    """Who is paid: the seller, or the payee of a share."""
    amount: int
    """In the smallest currency unit."""
    currency: str
    status: Literal["PENDING", "AWAITING_DETAILS", "SUBMITTED", "SUCCEEDED", "CANCELLED"]
    """
    PENDING: to be sent. AWAITING_DETAILS: waits for the payee’s payout account. SUBMITTED: sent to the
    bank. SUCCEEDED: the payee has the money. CANCELLED: returned to the buyer instead.
    """
    createdAt: str
    """ISO 8601."""
    attempts: List[PayoutAttempt]
    """Oldest first."""
    holds: List[Hold]
    """The open holds of the release policy."""


class Anchor(TypedDict):
    """The signed head of the account’s anchor log."""

    object: Literal["anchor"]
    environment: Literal["live", "test"]
    origin: str
    """The name of the log."""
    size: int
    """The number of entries in the log."""
    rootHash: str
    """The root hash of its Merkle tree (RFC 6962), in base64."""
    checkpoint: str
    """
    The signed tree head, as a C2SP checkpoint. Store it out of reach of anyone who can change the
    database.
    """
    publicKey: str
    """The verifier key for the signature, in the format of C2SP signed notes."""
    createdAt: str
    """ISO 8601."""


class MilestoneResolvedEvent(TypedDict):
    """The platform decided how a milestone’s amount is divided between buyer and seller."""

    id: str
    type: Literal["milestone.resolved"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: MilestoneResolvedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class MilestoneResolvedEventData(TypedDict):
    milestoneId: str
    toBuyer: int
    """In the smallest currency unit."""
    toSeller: int
    """In the smallest currency unit."""
    reason: str
    recovered: NotRequired[int]
    """In the smallest currency unit."""


class RefundRedirectedEvent(TypedDict):
    """A refund that the bank had refused, or that waited for an account, goes to this one."""

    id: str
    type: Literal["refund.redirected"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: RefundRedirectedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class RefundRedirectedEventData(TypedDict):
    refundId: str
    bankCode: str
    accountNumber: str
    accountName: str
    nameGiven: NotRequired[Union[str, None]]
    nameMatch: NotRequired[Literal["match", "close", "mismatch", "unknown"]]
    buyerMatch: NotRequired[Literal["match", "close", "mismatch", "unknown"]]
    senderMatch: NotRequired[Literal["match", "close", "mismatch", "unknown"]]
    usableFrom: NotRequired[str]


class RefundReversedEvent(TypedDict):
    """The bank reversed a refund that it had paid."""

    id: str
    type: Literal["refund.reversed"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: RefundReversedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class RefundReversedEventData(TypedDict):
    refundId: str
    amount: int
    """In the smallest currency unit."""
    reference: str
    reason: Union[str, None]


class AnchorPublishedEvent(TypedDict):
    """The head of the account’s anchor log was signed."""

    id: str
    type: Literal["anchor.published"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: NotRequired[str]
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: AnchorPublishedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class AnchorPublishedEventData(TypedDict):
    origin: str
    size: int
    rootHash: str
    checkpoint: str


_ReconciliationKeys = TypedDict("_ReconciliationKeys", {
    "from": "str",
})

class Reconciliation(_ReconciliationKeys):
    """A report that compares the account’s ledger with the bank’s records."""

    object: Literal["reconciliation"]
    environment: Literal["live", "test"]
    id: str
    provider: str
    source: Literal["bank", "statement"]
    """What the books were compared with: the bank’s own lists, or a statement."""
    to: str
    """The end of the period (exclusive)."""
    breaks: int
    """The number of breaks that concern your agreements."""
    open: int
    """The number of those that are still open."""
    createdAt: str
    """ISO 8601."""


class ReconciliationBreak(TypedDict):
    """A difference between the account’s ledger and the bank’s records."""

    object: Literal["reconciliation_break"]
    environment: Literal["live", "test"]
    id: str
    type: Literal["missing_here", "missing_there", "amount_differs", "recipient_differs", "duplicate", "stale"]
    movement: Literal["deposit", "payout", "refund"]
    """What differs."""
    status: Literal["OPEN", "CLOSED", "GONE"]
    agreementId: Union[str, None]
    provider: str
    subject: str
    """The bank’s transaction, or our reference."""
    currency: Union[str, None]
    ours: Union[ReconciliationBreakOurs, None]
    """The entry in our books."""
    theirs: Union[ReconciliationBreakTheirs, None]
    """The entry at the bank."""
    difference: int
    """The bank’s amount minus the amount in our books."""
    createdAt: str
    """ISO 8601."""
    reason: Union[str, None]
    closedAt: Union[str, None]
    closedBy: Union[Actor, None]


class ReconciliationBreakOurs(TypedDict):
    amount: Union[int, None]
    status: Literal["OPEN", "SETTLED", "UNDONE"]
    bookedAt: str
    """ISO 8601."""


class ReconciliationBreakTheirs(TypedDict):
    amount: Union[int, None]
    status: Literal["OPEN", "SETTLED", "UNDONE"]
    bookedAt: str
    """ISO 8601."""


class SandboxEnvironment(TypedDict):
    object: Literal["sandbox"]
    environment: Literal["live", "test"]


class MailSettings(TypedDict):
    """Who gets e-mail, and from whom."""

    object: Literal["mail_settings"]
    environment: Literal["live", "test"]
    configured: bool
    """False when the service has no mail server and sends nothing."""
    senderName: Union[str, None]
    """Null means the name of the account."""
    timeZone: Union[str, None]
    """Of the times in mails. Null means Africa/Lagos."""
    color: Union[str, None]
    """Of buttons on the pages for buyers and sellers. Null means the default."""
    logo: Union[str, None]
    """On the pages for buyers and sellers: a PNG or JPEG of at most 4 kB, as a `data:` URL."""
    buyers: bool
    """True when buyers are notified by mail."""
    sellers: bool
    """True when sellers are notified by mail."""
    members: bool
    """True when the members concerned are notified by mail."""
    bounces: MailSettingsBounces
    """
    In the last 30 days: mails that the mail server refused, and mails that could not be delivered to
    it.
    """


class MailSettingsBounces(TypedDict):
    """
    In the last 30 days: mails that the mail server refused, and mails that could not be delivered to
    it.
    """

    refused: int
    givenUp: int


class Mail(TypedDict):
    """An e-mail and its status."""

    object: Literal["mail"]
    environment: Literal["live", "test"]
    id: str
    type: MailType
    audience: Literal["buyers", "sellers", "members"]
    agreementId: Union[str, None]
    recipient: str
    """Masked: the first letter and the domain."""
    status: MailStatus
    """
    `REFUSED`: a bounce. `GIVEN_UP`: the mail server was unreachable for three days. `DROPPED`: not
    sent, see `reply`. `KEPT`: belongs to a test environment, which never sends mail.
    """
    attempts: int
    reply: Union[str, None]
    """The reply code of the mail server, or why it was not sent: `limit`, `overtaken`, `switched_off`."""
    messageId: str
    """The part of the Message-ID before the @."""
    createdAt: str
    """ISO 8601."""
    settledAt: Union[str, None]


class MailDetail(TypedDict):
    """An e-mail with its text, while that is kept."""

    object: Literal["mail"]
    environment: Literal["live", "test"]
    id: str
    type: MailType
    audience: Literal["buyers", "sellers", "members"]
    agreementId: Union[str, None]
    recipient: str
    """Masked: the first letter and the domain."""
    status: MailStatus
    """
    `REFUSED`: a bounce. `GIVEN_UP`: the mail server was unreachable for three days. `DROPPED`: not
    sent, see `reply`. `KEPT`: belongs to a test environment, which never sends mail.
    """
    attempts: int
    reply: Union[str, None]
    """The reply code of the mail server, or why it was not sent: `limit`, `overtaken`, `switched_off`."""
    messageId: str
    """The part of the Message-ID before the @."""
    createdAt: str
    """ISO 8601."""
    settledAt: Union[str, None]
    content: Union[MailDetailContent, None]
    """
    Null once it is sent, and for mail that is confidential to its recipient. Mail of a test environment
    stays readable for seven days.
    """


class MailDetailContent(TypedDict):
    subject: str
    text: str
    html: str


class RefundPart(TypedDict):
    """
    The part of a refund that goes back to one deposit’s sender, or to the account that was named
    instead.
    """

    object: Literal["refund_part"]
    environment: Literal["live", "test"]
    number: int
    """Counted from 1."""
    amount: int
    """In the smallest currency unit."""
    provider: str
    """The bank that sends the money back."""
    transactionId: Union[str, None]
    """The deposit that is returned. Null when the bank has reversed that deposit itself."""
    destination: Union[RefundPartDestination, None]
    """The account that it goes to instead, once one was given."""
    status: Literal["PENDING", "SUBMITTED", "SUCCEEDED", "FAILED"]
    """
    PENDING: to be sent. SUBMITTED: sent to the bank. SUCCEEDED: the money has arrived. FAILED: the bank
    refused every attempt.
    """
    reason: Union[str, None]
    """Why the bank refused the last attempt, or what it waits for."""
    waitsForAccount: bool
    """True while the bank needs an account of the buyer to return the deposit. Retry the refund with it."""
    attempts: int
    """How often it was submitted to the bank."""
    reference: Union[str, None]
    """The reference of the last attempt, also at the bank."""
    retryAt: Union[str, None]
    """When it is sent again after a refusal, or the bank gets the account that it waits for."""
    settledAt: Union[str, None]


class RefundPartDestination(TypedDict):
    bankCode: str
    accountNumber: str
    accountName: str


class RefundWithParts(TypedDict):
    """The response of `retrieveRefund`."""

    object: Literal["refund"]
    environment: Literal["live", "test"]
    id: str
    status: Literal["PENDING", "SUCCEEDED", "FAILED"]
    amount: int
    """In the smallest currency unit."""
    milestoneIds: List[str]
    reason: Union[str, None]
    createdAt: str
    """ISO 8601."""
    partCount: int
    parts: List[RefundPart]
    """One for each deposit that is returned. Up to 100; GET …/parts lists all of them."""
    reference: NotRequired[Union[str, None]]
    """Only with `expand=metadata`."""
    metadata: NotRequired[Dict[str, str]]
    """Only with `expand=metadata`."""


class Hold(TypedDict):
    """Why a payout is held, and what lifts the hold."""

    object: Literal["hold"]
    environment: Literal["live", "test"]
    id: str
    payoutId: str
    agreementId: str
    milestoneId: str
    rule: Literal["unverified_seller", "new_account", "risky_payment", "name_mismatch", "first_deals", "risky_seller"]
    """The rule of the release policy."""
    status: Literal["OPEN", "LIFTED", "OVER"]
    """
    OVER: the hold was not lifted, but the payout was settled otherwise, such as by a refund to the
    buyer.
    """
    because: str
    """The reason, as a sentence."""
    liftsWhen: str
    """The condition that lifts it automatically, as a sentence. A person can lift it at any time."""
    until: Union[str, None]
    """Null when it does not end at a fixed time."""
    createdAt: str
    """ISO 8601."""
    liftedAt: Union[str, None]
    liftedBy: Union[Actor, None]
    """Null also when it was lifted automatically, because its reason no longer applies."""
    note: Union[str, None]


class PayoutHeldEvent(TypedDict):
    """A rule of the release policy holds a payout."""

    id: str
    type: Literal["payout.held"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: PayoutHeldEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class PayoutHeldEventData(TypedDict):
    milestoneId: str
    amount: int
    """In the smallest currency unit."""
    payoutId: str
    holdId: str
    payeeExternalId: NotRequired[str]
    rule: Literal["unverified_seller", "new_account", "risky_payment", "name_mismatch", "first_deals", "risky_seller"]
    until: Union[str, None]


class PayoutHoldLiftedEvent(TypedDict):
    """A rule of the release policy no longer holds a payout."""

    id: str
    type: Literal["payout.hold_lifted"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: PayoutHoldLiftedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class PayoutHoldLiftedEventData(TypedDict):
    milestoneId: str
    amount: int
    """In the smallest currency unit."""
    payoutId: str
    holdId: str
    payeeExternalId: NotRequired[str]
    rule: Literal["unverified_seller", "new_account", "risky_payment", "name_mismatch", "first_deals", "risky_seller"]
    by: Literal["condition", "person"]
    note: Union[str, None]


class ReleasePolicy(TypedDict):
    """The rules for holding payouts."""

    object: Literal["release_policy"]
    environment: Literal["live", "test"]
    rules: List[ReleaseRule]
    """A payout is held by every rule that applies to it."""
    version: int
    """Increases with each change. 0 when it was never set."""
    changedAt: Union[str, None]
    """Null when it was never set."""
    changedBy: Union[Actor, None]
    """Null when it was never set, and for a version that an older version of Surety saved."""


class Approval(TypedDict):
    """A request that another member has to approve."""

    object: Literal["approval"]
    environment: Literal["live", "test"]
    id: str
    type: ApprovalType
    status: ApprovalStatus
    """PENDING until it is decided. APPROVED means that the requested change was made."""
    summary: str
    """A sentence that describes the request."""
    agreementId: Union[str, None]
    amount: Union[int, None]
    """The amount that it moves, in the smallest currency unit. Null when it has none or no upper limit."""
    currency: Union[str, None]
    requestedBy: Actor
    createdAt: str
    """ISO 8601."""
    expiresAt: str
    """It cannot be approved after this time."""
    decidedBy: Union[Actor, None]
    decidedAt: Union[str, None]
    reason: Union[str, None]
    """Why it was rejected."""


class AwaitingApproval(TypedDict):
    """
    Returned instead of a result: nothing has been done yet, because another member has to approve it
    first.
    """

    approval: Approval


class ApprovalRule(TypedDict):
    """When an action needs approval."""

    need: Literal["off", "always", "above"]
    amount: NotRequired[int]
    """With `above`: the threshold, in the smallest currency unit."""
    currency: NotRequired[str]


class ApprovalRules(TypedDict):
    """The rule for each kind of action."""

    refund: ApprovalRule
    settlement: ApprovalRule
    unfreeze: ApprovalRule
    payout_account: ApprovalRule
    key: ApprovalRule
    policy: ApprovalRule
    risk_policy: ApprovalRule
    identity_policy: ApprovalRule


class ApiKeyAwaitingApproval(TypedDict):
    """Returned instead of a new key: it does not work until another member has approved it."""

    approval: Approval
    key: NewApiKey
    """Shown only once. The key does not work until it is approved."""


class ApprovalRequestedEvent(TypedDict):
    """A request that needs another person’s approval was made."""

    id: str
    type: Literal["approval.requested"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: NotRequired[str]
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: ApprovalRequestedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class ApprovalRequestedEventData(TypedDict):
    approvalId: str
    kind: ApprovalType
    agreementId: Union[str, None]
    amount: Union[int, None]
    """In the smallest currency unit."""
    currency: Union[str, None]
    expiresAt: str


class ApprovalApprovedEvent(TypedDict):
    """Another person approved the request, and it was carried out."""

    id: str
    type: Literal["approval.approved"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: NotRequired[str]
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: ApprovalApprovedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class ApprovalApprovedEventData(TypedDict):
    approvalId: str
    kind: ApprovalType
    agreementId: Union[str, None]
    amount: Union[int, None]
    """In the smallest currency unit."""
    currency: Union[str, None]
    requestedByType: Literal["key", "member", "session", "operator", "bank", "person", "system"]
    requestedById: Union[str, None]


class ApprovalRejectedEvent(TypedDict):
    """Another person rejected the request."""

    id: str
    type: Literal["approval.rejected"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: NotRequired[str]
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: ApprovalRejectedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class ApprovalRejectedEventData(TypedDict):
    approvalId: str
    kind: ApprovalType
    agreementId: Union[str, None]
    amount: Union[int, None]
    """In the smallest currency unit."""
    currency: Union[str, None]
    reason: str


class ApprovalWithdrawnEvent(TypedDict):
    """The requester withdrew the request."""

    id: str
    type: Literal["approval.withdrawn"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: NotRequired[str]
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: ApprovalWithdrawnEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class ApprovalWithdrawnEventData(TypedDict):
    approvalId: str
    kind: ApprovalType
    agreementId: Union[str, None]
    amount: Union[int, None]
    """In the smallest currency unit."""
    currency: Union[str, None]


class ApprovalExpiredEvent(TypedDict):
    """The request expired without a decision."""

    id: str
    type: Literal["approval.expired"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: NotRequired[str]
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: ApprovalExpiredEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class ApprovalExpiredEventData(TypedDict):
    approvalId: str
    kind: ApprovalType
    agreementId: Union[str, None]
    amount: Union[int, None]
    """In the smallest currency unit."""
    currency: Union[str, None]


class IdentityPolicy(TypedDict):
    """What a verification requires, and what is kept of it."""

    object: Literal["identity_policy"]
    environment: Literal["live", "test"]
    keepDocument: bool
    """Store the data read from the document, encrypted, with each verification."""
    keepDocumentDays: Union[int, None]
    """The days after which it is deleted. Null keeps it until the person is erased."""
    keepPicturesDays: Union[int, None]
    """
    The days for which pictures are kept for reviewers, encrypted with a key of the person’s own. Null
    keeps none.
    """
    searchFacesDays: Union[int, None]
    """
    The days for which the face embeddings of verified users are kept, encrypted with a key of the
    person’s own, and compared with those of other users. Users with similar faces are added to the
    review queue. Null keeps none. A lower number also applies to embeddings already kept.
    """
    keepName: bool
    """Store the names of verified users, encrypted, so that payout accounts have an identityNameMatch."""
    screenNames: bool
    """
    Screen verified users against the watch lists, by the name, birth date and country of their
    document, and again when a list changes.
    """
    minimumFrames: int
    """A verification with fewer selfie frames fails. At most 10."""
    livenessLevel: LivenessLevel
    """active: frames alone are not enough; the person must make movements that the server chooses."""
    requireFlash: bool
    """
    Movements fail unless the face reflects the colours that the screen shows at their end: `flash` must
    be seen. People in bright rooms and those who must not see flashes fail too.
    """
    documentSeenBefore: Literal["off", "flag", "refuse"]
    """
    For a document that another of your users has presented: `off` ignores it, `flag` reports it in
    documentSeenBefore when its number could be read quickly, `refuse` reads all of it and fails the
    verification.
    """
    recogniseDocumentDays: Union[int, None]
    """
    The days after which the keyed hash of the document’s number is deleted, by which documentSeenBefore
    recognises it. Null keeps it until the person is erased. A lower number also applies to hashes
    already kept.
    """
    minimumAge: Union[int, None]
    """In years; `underAge` tells whether the person is younger. Null disables the check."""
    version: int
    """Increases with each change. 0 when it was never set."""
    changedAt: Union[str, None]
    """Null when it was never set."""
    changedBy: Union[Actor, None]
    """Null when it was never set, and for a version that an older version of Surety saved."""


class IdentitySessionCompletedEvent(TypedDict):
    """A person finished their verification session: verified, or out of attempts."""

    id: str
    type: Literal["identity.session.completed"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: NotRequired[str]
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: IdentitySessionCompletedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class IdentitySessionCompletedEventData(TypedDict):
    id: str
    externalUserId: str
    livenessLevel: LivenessLevel
    attempts: int
    state: Literal["DONE", "FAILED"]
    verificationId: str
    identityVerified: bool


class IdentitySessionExpiredEvent(TypedDict):
    """A person’s verification session expired before they finished."""

    id: str
    type: Literal["identity.session.expired"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: NotRequired[str]
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: IdentitySessionExpiredEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class IdentitySessionExpiredEventData(TypedDict):
    id: str
    externalUserId: str
    livenessLevel: LivenessLevel
    attempts: int
    state: Literal["EXPIRED"]


class IdentitySession(TypedDict):
    """The session of a person who verifies their identity by link."""

    object: Literal["identity_session"]
    environment: Literal["live", "test"]
    id: str
    externalUserId: str
    status: IdentitySessionStatus
    """DONE: verified. FAILED: no attempts left. These two, EXPIRED and CANCELLED are final."""
    requirements: Requirements
    language: PageLanguage
    returnUrl: Union[str, None]
    attempts: int
    attemptsLeft: int
    verificationId: Union[str, None]
    """The verification of the last attempt."""
    consent: Union[IdentitySessionConsent, None]
    """The text that the person agreed to, its language, the time, and what it said would be stored."""
    register: Union[RegisterCheck, None]
    """The lookup in a national register. Null when the session does not ask for it."""
    createdAt: str
    """ISO 8601."""
    expiresAt: str
    """ISO 8601."""
    endedAt: Union[str, None]


class Requirements(TypedDict):
    livenessLevel: LivenessLevel
    documentTypes: Union[List[DocumentType], None]
    """Null accepts any."""
    register: Union[Literal["nin", "bvn"], None]
    """Null asks for none."""


class IdentitySessionConsent(TypedDict):
    version: str
    language: PageLanguage
    givenAt: str
    """ISO 8601."""
    keepDocument: bool
    keepName: bool
    keepPicturesDays: Union[int, None]
    searchFacesDays: Union[int, None]


class NewIdentitySession(TypedDict):
    """A new session with its link, which is shown only once."""

    object: Literal["identity_session"]
    environment: Literal["live", "test"]
    id: str
    externalUserId: str
    status: IdentitySessionStatus
    """DONE: verified. FAILED: no attempts left. These two, EXPIRED and CANCELLED are final."""
    requirements: Requirements
    language: PageLanguage
    returnUrl: Union[str, None]
    attempts: int
    attemptsLeft: int
    verificationId: Union[str, None]
    """The verification of the last attempt."""
    consent: Union[NewIdentitySessionConsent, None]
    """The text that the person agreed to, its language, the time, and what it said would be stored."""
    register: Union[RegisterCheck, None]
    """The lookup in a national register. Null when the session does not ask for it."""
    createdAt: str
    """ISO 8601."""
    expiresAt: str
    """ISO 8601."""
    endedAt: Union[str, None]
    url: str
    """The link, for this person only. It is shown only once."""
    qr: NotRequired[str]
    """The link as a QR code in SVG, if it was requested."""


class NewIdentitySessionConsent(TypedDict):
    version: str
    language: PageLanguage
    givenAt: str
    """ISO 8601."""
    keepDocument: bool
    keepName: bool
    keepPicturesDays: Union[int, None]
    searchFacesDays: Union[int, None]


class IdentitySessionResult(TypedDict):
    """The response of `sessions.retrieve`."""

    object: Literal["identity_session"]
    environment: Literal["live", "test"]
    id: str
    externalUserId: str
    status: IdentitySessionStatus
    """DONE: verified. FAILED: no attempts left. These two, EXPIRED and CANCELLED are final."""
    requirements: Requirements
    language: PageLanguage
    returnUrl: Union[str, None]
    attempts: int
    attemptsLeft: int
    verificationId: Union[str, None]
    """The verification of the last attempt."""
    consent: Union[IdentitySessionResultConsent, None]
    """The text that the person agreed to, its language, the time, and what it said would be stored."""
    register: Union[RegisterCheck, None]
    """The lookup in a national register. Null when the session does not ask for it."""
    createdAt: str
    """ISO 8601."""
    expiresAt: str
    """ISO 8601."""
    endedAt: Union[str, None]
    verification: Union[IdentityResult, None]
    """The result of the last attempt."""


class IdentitySessionResultConsent(TypedDict):
    version: str
    language: PageLanguage
    givenAt: str
    """ISO 8601."""
    keepDocument: bool
    keepName: bool
    keepPicturesDays: Union[int, None]
    searchFacesDays: Union[int, None]


class DocumentContent(TypedDict):
    """A field is null when the document does not contain it or it could not be read."""

    surname: Union[DocumentContentSurname, None]
    givenNames: Union[DocumentContentGivenNames, None]
    name: Union[DocumentContentName, None]
    """Used when the document does not tell which part is the surname."""
    number: Union[DocumentContentNumber, None]
    birthDate: Union[DocumentContentBirthDate, None]
    """YYYY-MM-DD."""
    expiryDate: Union[DocumentContentExpiryDate, None]
    """YYYY-MM-DD."""
    sex: Union[DocumentContentSex, None]
    """M or F."""
    nationality: Union[DocumentContentNationality, None]
    """As printed: a code or a word."""
    issuingCountry: Union[DocumentContentIssuingCountry, None]
    """A three-letter code."""
    checkDigits: Union[Literal["valid", "wrong", "unclear"], None]
    """
    unclear: they do not match, but may have been misread. Null when the document has no
    machine-readable zone.
    """


class DocumentContentSurname(TypedDict):
    value: str
    confidence: float
    """0.99 when a check digit confirms it. At most 1."""


class DocumentContentGivenNames(TypedDict):
    value: str
    confidence: float
    """0.99 when a check digit confirms it. At most 1."""


class DocumentContentName(TypedDict):
    value: str
    confidence: float
    """0.99 when a check digit confirms it. At most 1."""


class DocumentContentNumber(TypedDict):
    value: str
    confidence: float
    """0.99 when a check digit confirms it. At most 1."""


class DocumentContentBirthDate(TypedDict):
    value: str
    confidence: float
    """0.99 when a check digit confirms it. At most 1."""


class DocumentContentExpiryDate(TypedDict):
    value: str
    confidence: float
    """0.99 when a check digit confirms it. At most 1."""


class DocumentContentSex(TypedDict):
    value: str
    confidence: float
    """0.99 when a check digit confirms it. At most 1."""


class DocumentContentNationality(TypedDict):
    value: str
    confidence: float
    """0.99 when a check digit confirms it. At most 1."""


class DocumentContentIssuingCountry(TypedDict):
    value: str
    confidence: float
    """0.99 when a check digit confirms it. At most 1."""


class RiskLabel(TypedDict):
    """The outcome of an assessment, and who reported it."""

    object: Literal["risk_label"]
    environment: Literal["live", "test"]
    id: str
    assessmentId: str
    outcome: RiskOutcome
    """recalled: the bank took the money back. disputed: the parties disagreed about the deal."""
    source: Literal["api", "review", "dispute", "recall"]
    """api: set by a caller. review: set by a review decision. dispute and recall: derived from the money."""
    reason: str
    actor: Actor
    createdAt: str
    """ISO 8601."""


class RiskPerformanceLine(TypedDict):
    """The accuracy of a flag, signal, pattern or rule."""

    name: str
    type: Literal["flag", "signal", "pattern", "rule"]
    bad: int
    """Labelled fraud or recalled."""
    legitimate: int
    disputed: int
    """Counted neither as bad nor as legitimate."""
    precision: RiskPerformanceLinePrecision
    """The share of bad assessments among those that it applied to."""
    falsePositiveRate: RiskPerformanceLineFalsePositiveRate
    """The share of legitimate assessments that it applied to."""
    recall: RiskPerformanceLineRecall
    """The share of bad assessments that it applied to."""


class RiskPerformanceLinePrecision(TypedDict):
    """The share of bad assessments among those that it applied to."""

    value: Union[float, None]
    """Null when there was nothing to count."""
    low: float
    high: float
    """The true share is between `low` and `high` 19 times out of 20."""
    of: int
    """The number of assessments counted."""


class RiskPerformanceLineFalsePositiveRate(TypedDict):
    """The share of legitimate assessments that it applied to."""

    value: Union[float, None]
    """Null when there was nothing to count."""
    low: float
    high: float
    """The true share is between `low` and `high` 19 times out of 20."""
    of: int
    """The number of assessments counted."""


class RiskPerformanceLineRecall(TypedDict):
    """The share of bad assessments that it applied to."""

    value: Union[float, None]
    """Null when there was nothing to count."""
    low: float
    high: float
    """The true share is between `low` and `high` 19 times out of 20."""
    of: int
    """The number of assessments counted."""


class RiskPerformance(TypedDict):
    object: Literal["risk_performance"]
    environment: Literal["live", "test"]
    days: int
    labelled: int
    bad: int
    legitimate: int
    disputed: int
    lines: List[RiskPerformanceLine]


class IdentityReviewedEvent(TypedDict):
    """A person reviewed a verification, and that decision now counts."""

    id: str
    type: Literal["identity.reviewed"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: NotRequired[str]
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: IdentityReviewedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class IdentityReviewedEventData(TypedDict):
    id: str
    externalUserId: str
    identityVerified: bool
    previouslyVerified: bool


class IdentityReview(TypedDict):
    """A person’s decision, made after the automatic verdict."""

    verdict: Literal["verified", "not_verified"]
    reason: str
    reviewedBy: Actor
    reviewedAt: str
    """ISO 8601."""


class ErasedPerson(TypedDict):
    """What was deleted about a person."""

    externalUserId: str
    documents: int
    """Verifications whose document data was deleted."""
    pictures: int
    faces: int
    """Face embeddings that were deleted."""
    sessions: int
    """Active links that were cancelled."""
    receipt: ErasedPersonReceipt
    """The record in the audit log, whose hash chain proves the erasure."""


class ErasedPersonReceipt(TypedDict):
    """The record in the audit log, whose hash chain proves the erasure."""

    id: str
    createdAt: str


class UnverifiedSellerReleaseRule(TypedDict):
    rule: Literal["unverified_seller"]
    """Holds payouts above this amount to a seller whose identity is not verified."""
    above: int
    """In the smallest currency unit."""
    currency: str
    """ISO 4217."""


class NewAccountReleaseRule(TypedDict):
    rule: Literal["new_account"]
    """Holds payouts to a payout account for this many days after `usableFrom`."""
    days: int
    """At most 90."""


class RiskyPaymentReleaseRule(TypedDict):
    rule: Literal["risky_payment"]
    """Holds payouts for this many days after the release, if an assessment of the agreement was not GREEN."""
    days: int
    """At most 90."""


class NameMismatchReleaseRule(TypedDict):
    rule: Literal["name_mismatch"]
    """
    Holds payouts to an account whose nameMatch or identityNameMatch is `mismatch`, until a person lifts
    the hold or the account changes.
    """


class FirstDealsReleaseRule(TypedDict):
    rule: Literal["first_deals"]
    """
    A reserve: until a seller has completed this many deals, the last milestones of an agreement that
    make up `percent` of it are held for `days` after their release.
    """
    deals: int
    """At most 100."""
    percent: int
    """At most 100."""
    days: int
    """At most 90."""


class RiskySellerReleaseRule(TypedDict):
    rule: Literal["risky_seller"]
    """
    Holds payouts for this many days after their release, while the score of the seller is at least
    `score`.
    """
    score: int
    """At most 100."""
    days: int
    """At most 90."""


class Parties(TypedDict):
    """The buyer and the seller."""

    buyer: PartiesBuyer
    seller: PartiesSeller


class PartiesBuyer(TypedDict):
    externalId: str
    name: Union[str, None]
    email: Union[str, None]


class PartiesSeller(TypedDict):
    externalId: str
    name: Union[str, None]
    email: Union[str, None]


class AssessmentCreatedEvent(TypedDict):
    """A transaction or user was assessed with POST /v1/fraud/assess."""

    id: str
    type: Literal["assessment.created"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: NotRequired[str]
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: AssessmentCreatedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class AssessmentCreatedEventData(TypedDict):
    assessmentId: str
    score: int
    flag: Flag
    triggeredSignals: List[str]
    reference: NotRequired[Union[str, None]]
    metadata: NotRequired[Dict[str, str]]
    platformUserId: str
    agreementId: Union[str, None]
    transactionAmount: int
    """In the smallest currency unit."""
    currency: str
    simulated: bool


class ListedRefund(TypedDict):
    """A refund in a list."""

    object: Literal["refund"]
    environment: Literal["live", "test"]
    id: str
    status: Literal["PENDING", "SUCCEEDED", "FAILED"]
    amount: int
    """In the smallest currency unit."""
    milestoneIds: List[str]
    reason: Union[str, None]
    createdAt: str
    """ISO 8601."""
    reference: Union[str, None]
    """Your own reference."""
    metadata: Dict[str, str]
    """Your own key-value pairs."""


class ListedVerification(TypedDict):
    """A verification in a list."""

    object: Literal["identity_verification"]
    environment: Literal["live", "test"]
    id: str
    externalUserId: str
    identityVerified: bool
    identityMatchScore: int
    """90 and above is a match. At most 99."""
    falseMatchRate: Union[float, None]
    """
    The share of strangers who are expected to reach this score by chance, as measured in front of
    webcams in the group that the model distinguishes worst; 0.001 is the least that was measured. Null
    below 90, with a model of your own, and for verifications before it was recorded.
    """
    livenessPassed: bool
    livenessDetail: Union[Literal["one_frame", "several_frames"], None]
    """
    What liveness was judged by; a single frame shows no movement. Null for verifications before it was
    recorded.
    """
    livenessLevel: LivenessLevel
    """`active`: the person also made movements that the server chose."""
    flash: Union[Literal["seen", "not_seen"], None]
    """
    Whether the face reflected the colours that the screen showed after the movements. `not_seen` in a
    bright room, or when the pictures do not come from a camera in front of the screen. Null without
    movements, and when the person turned the colours off.
    """
    virtualCamera: Union[bool, None]
    """
    True when the link’s page was given a camera that is a program, by its name. A program can choose
    another name. Null when no page of a link took the pictures with a camera.
    """
    documentType: DocumentType
    documentTypeConfidence: float
    """At most 1."""
    rejectionReasons: List[RejectionReason]
    rejectionDetails: List[RejectionDetails]
    """The details of each rejection reason."""
    underAge: Union[bool, None]
    """
    True when the person is younger than the minimumAge of your policy. Null when there is none, or no
    birth date could be read.
    """
    claimedNameMatch: Union[Literal["match", "close", "mismatch", "unknown"], None]
    """How the claimed name compares with the document’s. Null when none was sent."""
    documentSeenBefore: Union[bool, None]
    """
    True when another of your users was verified with this document. Null when your policy does not
    check it, or no number was read.
    """
    facesAlike: int
    """
    The number of your other users with a similar face that this verification has added to the review
    queue. The search runs after the response, and only with searchFacesDays in your policy.
    """
    registry: Union[Literal["match", "mismatch", "not_found", "unavailable"], None]
    """
    How the document compares with the entry in a national register. `unavailable`: its name could not
    be read. Null when the session did not ask for one.
    """
    registerScore: Union[int, None]
    """
    How alike the selfie and the register’s portrait are, as identityMatchScore. Such portraits are
    often old: only below 50 does the verification fail. Null without a portrait.
    """
    review: Union[IdentityReview, None]
    """The latest decision by a person; `identityVerified` follows it."""
    picturesKeptUntil: Union[str, None]
    """Until when reviewers can see its pictures. Null when none are kept."""
    createdAt: str
    """ISO 8601."""
    reference: Union[str, None]
    """Your own reference."""
    metadata: Dict[str, str]
    """Your own key-value pairs."""


class ReviewOpenedEvent(TypedDict):
    """A case was added to the review queue."""

    id: str
    type: Literal["review.opened"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: NotRequired[str]
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: ReviewOpenedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class ReviewOpenedEventData(TypedDict):
    reviewId: str
    kind: ReviewType
    subjectId: str
    externalUserId: str
    agreementId: Union[str, None]
    flag: Union[str, None]
    dueAt: str


class ReviewDecidedEvent(TypedDict):
    """A person decided a case in the review queue."""

    id: str
    type: Literal["review.decided"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: NotRequired[str]
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: ReviewDecidedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class ReviewDecidedEventData(TypedDict):
    reviewId: str
    kind: ReviewType
    subjectId: str
    externalUserId: str
    agreementId: Union[str, None]
    flag: Union[str, None]
    decision: ReviewDecision


class Review(TypedDict):
    """A case for a person’s decision."""

    object: Literal["review"]
    environment: Literal["live", "test"]
    id: str
    type: ReviewType
    """
    appeal: a failed verification is contested. payer: a deposit under a name other than the buyer’s.
    face: a user who looks like another user.
    """
    subjectId: str
    """
    The most important assessment, the verification, the watch list hit, or the deposit as
    provider:transactionId.
    """
    externalUserId: str
    agreementId: Union[str, None]
    flag: Union[Flag, None]
    score: Union[int, None]
    status: Literal["OPEN", "DECIDED", "LAPSED"]
    """LAPSED: not decided within thirty days."""
    claim: Union[str, None]
    """The reason given by the person who asked for it."""
    assignee: Union[str, None]
    """The id of a member."""
    createdAt: str
    """ISO 8601."""
    dueAt: str
    """ISO 8601."""
    decision: Union[ReviewDecision, None]
    reason: Union[str, None]
    decidedBy: Union[Actor, None]
    decidedAt: Union[str, None]


class ReviewComment(TypedDict):
    """A comment on a review."""

    object: Literal["review_comment"]
    environment: Literal["live", "test"]
    id: str
    text: str
    actor: Actor
    createdAt: str
    """ISO 8601."""


class ReviewPolicy(TypedDict):
    """What opens a review, and when it is due."""

    object: Literal["review_policy"]
    environment: Literal["live", "test"]
    opens: List[Literal["RED", "AMBER", "SCREENING", "PAYER"]]
    """
    What opens a review automatically. An appeal always does. PAYER (a deposit under a name other than
    the buyer’s) does only if you add it.
    """
    dueHours: ReviewPolicyDueHours
    """The hours within which a review is due."""
    version: int
    """Increases with each change. 0 when it was never set."""
    changedAt: Union[str, None]
    """Null when it was never set."""
    changedBy: Union[Actor, None]
    """Null when it was never set, and for a version that an older version of Surety saved."""


class ReviewPolicyDueHours(TypedDict):
    """The hours within which a review is due."""

    RED: int
    """At most 720."""
    AMBER: int
    """At most 720."""
    APPEAL: int
    """At most 720."""
    SCREENING: int
    """At most 720."""
    PAYER: int
    """At most 720."""
    FACE: int
    """At most 720."""


class WatchListHit(TypedDict):
    """Why a person may be one on a list, word by word."""

    id: str
    source: Literal["ofac", "un", "uk", "eu", "csv"]
    entryId: str
    """The id of the entry in the list."""
    programme: Union[str, None]
    score: int
    """How similar they are; never a verdict. At most 100."""
    listedName: str
    weakAlias: bool
    """The list calls this alias weak; it is a hit only with the same birth date."""
    parts: List[WatchListHitParts]
    birthDate: Literal["same", "near", "differs", "unknown"]
    """near: the year differs by at most one."""
    country: Literal["same", "near", "differs", "unknown"]


class WatchListHitParts(TypedDict):
    given: str
    listed: Union[str, None]
    likeness: Literal["same", "sound", "form", "spelling", "initial", "none"]
    """
    sound: spelled differently but sounds alike. form: a short form, such as Tunde of Babatunde.
    spelling: one letter differs. initial: abbreviated.
    """


class WatchList(TypedDict):
    """A loaded watch list."""

    object: Literal["watch_list"]
    environment: Literal["live", "test"]
    source: Literal["ofac", "un", "uk", "eu", "csv"]
    version: int
    entries: int
    added: int
    changed: int
    removed: int
    loadedAt: str
    """ISO 8601."""


class Screening(TypedDict):
    """The matches of a person on the watch lists."""

    object: Literal["screening"]
    environment: Literal["live", "test"]
    externalUserId: str
    hits: List[WatchListHit]
    """Most likely first. New hits are added to the review queue."""
    lists: List[WatchList]
    """The lists that were searched. Empty when no list is loaded."""


class ReviewWithComments(TypedDict):
    """The response of `retrieve`."""

    object: Literal["review"]
    environment: Literal["live", "test"]
    id: str
    type: ReviewType
    """
    appeal: a failed verification is contested. payer: a deposit under a name other than the buyer’s.
    face: a user who looks like another user.
    """
    subjectId: str
    """
    The most important assessment, the verification, the watch list hit, or the deposit as
    provider:transactionId.
    """
    externalUserId: str
    agreementId: Union[str, None]
    flag: Union[Flag, None]
    score: Union[int, None]
    status: Literal["OPEN", "DECIDED", "LAPSED"]
    """LAPSED: not decided within thirty days."""
    claim: Union[str, None]
    """The reason given by the person who asked for it."""
    assignee: Union[str, None]
    """The id of a member."""
    createdAt: str
    """ISO 8601."""
    dueAt: str
    """ISO 8601."""
    decision: Union[ReviewDecision, None]
    reason: Union[str, None]
    decidedBy: Union[Actor, None]
    decidedAt: Union[str, None]
    comments: List[ReviewComment]
    hits: List[WatchListHit]
    """Watch list hits, most likely first. Only for a screening."""
    faces: List[ReviewWithCommentsFaces]
    """Users with a similar face, most similar first. Only for a face review."""


class ReviewWithCommentsFaces(TypedDict):
    externalUserId: str
    likeness: float
    """The cosine similarity of the two faces; 1 is the same picture."""


class DecidedReview(TypedDict):
    """The response of `decide`."""

    object: Literal["review"]
    environment: Literal["live", "test"]
    id: str
    type: ReviewType
    """
    appeal: a failed verification is contested. payer: a deposit under a name other than the buyer’s.
    face: a user who looks like another user.
    """
    subjectId: str
    """
    The most important assessment, the verification, the watch list hit, or the deposit as
    provider:transactionId.
    """
    externalUserId: str
    agreementId: Union[str, None]
    flag: Union[Flag, None]
    score: Union[int, None]
    status: Literal["OPEN", "DECIDED", "LAPSED"]
    """LAPSED: not decided within thirty days."""
    claim: Union[str, None]
    """The reason given by the person who asked for it."""
    assignee: Union[str, None]
    """The id of a member."""
    createdAt: str
    """ISO 8601."""
    dueAt: str
    """ISO 8601."""
    decision: Union[ReviewDecision, None]
    reason: Union[str, None]
    decidedBy: Union[Actor, None]
    decidedAt: Union[str, None]
    verification: Union[DecidedReviewVerification, None]


class DecidedReviewVerification(TypedDict):
    sessionId: str
    url: str
    """The link, for this person only. It is shown only once."""
    expiresAt: str
    """ISO 8601."""


class RiskRule(TypedDict):
    """A rule of your own: its condition, its effect and its reason."""

    name: str
    """At most 60 characters."""
    when: str
    """
    An expression over the facts of an assessment, such as amount > 50000000 && newDevice. At most 500
    characters.
    """
    points: NotRequired[int]
    """Points added to the score, or subtracted if negative. At most 50."""
    verdict: NotRequired[Literal["AMBER", "RED"]]
    """The minimum flag when the rule applies."""
    reason: str
    """Shown in contributions. At most 200 characters."""


class ScorecardLine(TypedDict):
    """A fact of a scorecard with its points, from bad to worse."""

    fact: Literal["amount", "amountAgainstHabit", "nearThreshold", "movedInDay", "movedInWeek", "weekAgainstHabit", "paymentsInTenMinutes", "paymentsInDay", "paymentsInWeek", "accountAge", "verified", "paymentsBefore", "daysSinceLast", "usualHour", "vpn", "tor", "openProxy", "hosting", "clockElsewhere", "placeElsewhere", "impossibleTravel", "unusuallyHidden", "newDevice", "strangeDevice", "scriptedBrowser", "virtualCamera", "deviceInHour", "freshOnDevice", "peopleOnDevice", "copiedDevice", "networksOfDevice", "freshAtAddress", "payeeAccountAge", "payeeKnown", "pairKnown", "freshPayers", "payeesInWeek", "payersInWeek", "freshShareOfPayers", "shareOfPayee", "paidBack", "sellerOnDevice", "troubles", "troublesShare", "payeeTroublesShare", "payeeTroubles", "accountFrauds", "deviceFrauds", "sellerFrauds", "sellerFraudsShare", "sellerDisputes", "newcomersMoney", "tinyPayments", "sellerScore"]
    combinedWith: NotRequired[ScorecardLineCombinedWith]
    """The line counts only while this other fact applies as well."""
    rows: List[ScorecardLineRows]
    """First that of the unknown, then from bad to worse; the last row that applies counts."""


class ScorecardLineCombinedWith(TypedDict):
    """The line counts only while this other fact applies as well."""

    fact: Literal["amount", "amountAgainstHabit", "nearThreshold", "movedInDay", "movedInWeek", "weekAgainstHabit", "paymentsInTenMinutes", "paymentsInDay", "paymentsInWeek", "accountAge", "verified", "paymentsBefore", "daysSinceLast", "usualHour", "vpn", "tor", "openProxy", "hosting", "clockElsewhere", "placeElsewhere", "impossibleTravel", "unusuallyHidden", "newDevice", "strangeDevice", "scriptedBrowser", "virtualCamera", "deviceInHour", "freshOnDevice", "peopleOnDevice", "copiedDevice", "networksOfDevice", "freshAtAddress", "payeeAccountAge", "payeeKnown", "pairKnown", "freshPayers", "payeesInWeek", "payersInWeek", "freshShareOfPayers", "shareOfPayee", "paidBack", "sellerOnDevice", "troubles", "troublesShare", "payeeTroublesShare", "payeeTroubles", "accountFrauds", "deviceFrauds", "sellerFrauds", "sellerFraudsShare", "sellerDisputes", "newcomersMoney", "tinyPayments", "sellerScore"]
    at: Union[float, None]
    """
    Applies from this value on or, for facts where less is worse, below it. 1 for a yes/no fact; null:
    while the fact is unknown.
    """


class ScorecardLineRows(TypedDict):
    at: Union[float, None]
    """
    Applies from this value on or, for facts where less is worse, below it. 1 for a yes/no fact; null:
    while the fact is unknown.
    """
    points: int
    """At most 69."""
    low: NotRequired[int]
    """The points range from `low` to `high` in nine of ten samples."""
    high: NotRequired[int]


class RiskPolicyDraft(TypedDict):
    """A draft of the risk policy."""

    object: Literal["risk_policy_draft"]
    environment: Literal["live", "test"]
    highValue: Dict[str, int]
    weights: Weights
    rules: List[RiskRule]
    scorecard: Union[List[ScorecardLine], None]
    """Null when the points of the signals and patterns apply."""
    revision: int
    """Grows with each change of the draft."""
    changedBy: Actor
    changedAt: str
    """ISO 8601."""


class Weights(TypedDict):
    vpn_detected: NotRequired[int]
    """Defaults to 32. At most 69."""
    proxy_detected: NotRequired[int]
    """Defaults to 34. At most 69."""
    impossible_travel: NotRequired[int]
    """Defaults to 42. At most 69."""
    device_mismatch: NotRequired[int]
    """Defaults to 16. At most 69."""
    velocity_anomaly: NotRequired[int]
    """Defaults to 56. At most 69."""
    identity_not_verified: NotRequired[int]
    """Defaults to 10. At most 69."""
    new_device: NotRequired[int]
    """Defaults to 6. At most 69."""
    new_account: NotRequired[int]
    """Defaults to 8. At most 69."""
    high_value_transaction: NotRequired[int]
    """Defaults to 30. At most 69."""
    structuring: NotRequired[int]
    """Defaults to 50. At most 69."""
    fresh_accounts: NotRequired[int]
    """Defaults to 40. At most 69."""
    copied_device: NotRequired[int]
    """Defaults to 40. At most 69."""
    sudden_return: NotRequired[int]
    """Defaults to 10. At most 69."""
    steady_drain: NotRequired[int]
    """Defaults to 40. At most 69."""
    self_dealing: NotRequired[int]
    """Defaults to 40. At most 69."""
    collecting_account: NotRequired[int]
    """Defaults to 44. At most 69."""
    strange_hands: NotRequired[int]
    """Defaults to 34. At most 69."""
    large_for_newcomer: NotRequired[int]
    """Defaults to 16. At most 69."""
    repeated_trouble: NotRequired[int]
    """Defaults to 44. At most 69."""
    hopping: NotRequired[int]
    """Defaults to 30. At most 69."""
    out_of_habit: NotRequired[int]
    """Defaults to 30. At most 69."""
    false_place: NotRequired[int]
    """Defaults to 12. At most 69."""
    scripted_browser: NotRequired[int]
    """Defaults to 24. At most 69."""
    labelled_fraud: NotRequired[int]
    """Defaults to 56. At most 69."""
    suspect_seller: NotRequired[int]
    """Defaults to 34. At most 69."""
    card_testing: NotRequired[int]
    """Defaults to 40. At most 69."""
    unusual_payee: NotRequired[int]
    """Defaults to 18. At most 69."""
    round_trip: NotRequired[int]
    """Defaults to 16. At most 69."""
    newcomer_spending: NotRequired[int]
    """Defaults to 15. At most 69."""
    newcomer_spree: NotRequired[int]
    """Defaults to 34. At most 69."""
    second_account: NotRequired[int]
    """Defaults to 32. At most 69."""
    fresh_address: NotRequired[int]
    """Defaults to 26. At most 69."""
    newcomers_money: NotRequired[int]
    """Defaults to 24. At most 69."""
    unverified_volume: NotRequired[int]
    """Defaults to 30. At most 69."""
    strange_spending: NotRequired[int]
    """Defaults to 24. At most 69."""
    watch_list: NotRequired[int]
    """Defaults to 30. At most 69."""
    trust_list: NotRequired[int]
    """Defaults to 30. At most 69."""


class RiskPolicyVersion(TypedDict):
    """A version of the risk policy. Its contents never change."""

    object: Literal["risk_policy_version"]
    environment: Literal["live", "test"]
    highValue: Dict[str, int]
    weights: Weights
    rules: List[RiskRule]
    scorecard: Union[List[ScorecardLine], None]
    """Null when the points of the signals and patterns apply."""
    version: int
    status: Literal["SHADOW", "LIVE", "RETIRED"]
    createdBy: Actor
    createdAt: str
    """ISO 8601."""
    liveAt: Union[str, None]
    retiredAt: Union[str, None]


class RiskPolicies(TypedDict):
    """The live risk policy, the one in shadow, and the draft."""

    object: Literal["risk_policy"]
    environment: Literal["live", "test"]
    live: Union[RiskPolicyVersion, None]
    """Null when the default points apply."""
    shadow: Union[RiskPolicyVersion, None]
    """Computed and stored with every assessment, without any effect."""
    draft: Union[RiskPolicyDraft, None]
    draftRevision: int
    """The revision of the draft, or of its absence: send it as `revision` with your draft."""
    usual: RiskPoliciesUsual
    """The defaults that apply where a policy sets nothing."""
    scorecardFacts: Dict[str, RiskPoliciesScorecardFactsValue]
    """The facts that a scorecard can use, and whether more or less of each is worse."""


class RiskPoliciesUsual(TypedDict):
    """The defaults that apply where a policy sets nothing."""

    highValue: Dict[str, int]
    weights: Dict[str, int]


class RiskPoliciesScorecardFactsValue(TypedDict):
    description: str
    worse: Literal["more", "less"]


class RiskFlagMatrix(TypedDict):
    """The number of assessments by actual flag and by the flag that they would have had."""

    GREEN: RiskFlagMatrixGREEN
    AMBER: RiskFlagMatrixAMBER
    RED: RiskFlagMatrixRED


class RiskFlagMatrixGREEN(TypedDict):
    GREEN: int
    AMBER: int
    RED: int


class RiskFlagMatrixAMBER(TypedDict):
    GREEN: int
    AMBER: int
    RED: int


class RiskFlagMatrixRED(TypedDict):
    GREEN: int
    AMBER: int
    RED: int


class RiskShadowComparison(TypedDict):
    """The results of the version in shadow, compared with those of the live one."""

    object: Literal["risk_shadow_comparison"]
    environment: Literal["live", "test"]
    version: int
    flags: RiskFlagMatrix


class RiskBacktest(TypedDict):
    """A risk policy applied to your past assessments."""

    object: Literal["risk_backtest"]
    environment: Literal["live", "test"]
    id: str
    policy: Literal["draft", "shadow", "live"]
    """The policy that was tested, as it was then."""
    since: str
    """ISO 8601."""
    status: Literal["RUNNING", "DONE", "STOPPED"]
    """STOPPED: another backtest was requested."""
    total: int
    """The number of assessments to evaluate."""
    done: int
    """The number of assessments evaluated so far."""
    unknown: int
    """Assessments made before facts were recorded, which cannot be evaluated."""
    groups: List[RiskBacktestGroups]
    examples: List[RiskBacktestExamples]
    createdBy: Actor
    createdAt: str
    """ISO 8601."""
    finishedAt: Union[str, None]


class RiskBacktestGroups(TypedDict):
    label: str
    """Their outcome. none: not labelled."""
    flags: RiskFlagMatrix
    money: List[RiskBacktestGroupsMoney]
    """Amounts that would become RED (`stopped`), and amounts that would no longer be RED (`passed`)."""


class RiskBacktestGroupsMoney(TypedDict):
    currency: str
    stopped: int
    passed: int


class RiskBacktestExamples(TypedDict):
    assessmentId: str
    amount: int
    currency: str
    label: Union[str, None]
    before: RiskBacktestExamplesBefore
    after: RiskBacktestExamplesAfter


class RiskBacktestExamplesBefore(TypedDict):
    score: int
    flag: Flag


class RiskBacktestExamplesAfter(TypedDict):
    score: int
    flag: Flag


class RiskListEntry(TypedDict):
    """A user, device, network, bank account or e-mail domain on one of your lists."""

    object: Literal["risk_list_entry"]
    environment: Literal["live", "test"]
    id: str
    on: Literal["user", "device", "network", "bank_account", "email_domain", "text"]
    type: Literal["block", "watch", "trust", "named"]
    """block makes the flag RED, watch adds points, trust subtracts points, named is for rules."""
    list: Union[str, None]
    """The name of a named list; null for the others."""
    value: str
    """As given. For a device, the hash of its fingerprint."""
    reason: str
    expiresAt: Union[str, None]
    createdBy: Actor
    createdAt: str
    """ISO 8601."""


class RiskPolicyChangedEvent(TypedDict):
    """A version of the risk policy entered shadow mode, went live or was retired."""

    id: str
    type: Literal["risk_policy.changed"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: NotRequired[str]
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: RiskPolicyChangedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class RiskPolicyChangedEventData(TypedDict):
    version: int
    state: Literal["shadow", "live", "retired"]
    previousState: Literal["draft", "shadow", "live"]


class EventAgreement(TypedDict):
    """The agreement that an event belongs to."""

    reference: Union[str, None]
    """Your own reference of the agreement."""
    buyerExternalId: str
    sellerExternalId: str
    totalAmount: int
    """In the smallest currency unit."""
    currency: str
    """ISO 4217. Applies to every amount in the event."""


class Bank(TypedDict):
    """A bank that a seller can be paid at."""

    object: Literal["bank"]
    environment: Literal["live", "test"]
    code: str
    """Its `bankCode`."""
    name: str


class Deposit(TypedDict):
    """Money that came in for an agreement, and how its sender compares with the buyer."""

    object: Literal["deposit"]
    environment: Literal["live", "test"]
    provider: str
    transactionId: str
    """The bank’s id of the transaction."""
    amount: int
    """In the smallest currency unit."""
    returned: int
    """The part that was, or will be, returned to the sender."""
    reversed: int
    """The part that the bank reversed."""
    applied: bool
    """False when it arrived after the agreement had ended."""
    senderName: Union[str, None]
    """As reported by the sender’s bank."""
    senderBank: Union[str, None]
    senderMatch: Literal["match", "close", "mismatch", "unknown"]
    """How the sender’s name compares with buyerName. `unknown` when either name is missing."""
    identitySenderMatch: Literal["match", "close", "mismatch", "unknown"]
    """
    How the sender’s name compares with the name on the document that verified the buyer. `unknown`
    unless the identity policy has keepName.
    """
    paidByAnother: bool
    """
    True when the sender’s name is not the buyer’s: compared with the name on the document if one is
    kept, otherwise with buyerName. Informational only; it blocks nothing.
    """
    receivedAt: str
    """ISO 8601."""


class ReviewLinkedUser(TypedDict):
    """A user who has something in common with the user of a review."""

    object: Literal["linked_user"]
    environment: Literal["live", "test"]
    tie: Literal["device", "network", "bank_account", "deal"]
    """What they have in common. deal: this user pays them."""
    through: str
    """Identifies the shared item: equal for all who share it."""
    externalUserId: str
    assessmentId: Union[str, None]
    """Their latest assessment."""
    flag: Union[Flag, None]
    outcome: Union[RiskOutcome, None]


_RiskTrainingKeys = TypedDict("_RiskTrainingKeys", {
    "from": "Union[str, None]",
})

class RiskTraining(_RiskTrainingKeys):
    """A training run on your labels."""

    object: Literal["risk_training"]
    environment: Literal["live", "test"]
    id: str
    status: Literal["RUNNING", "DONE", "TOO_FEW", "OTHER_WEEKS"]
    """
    DONE: the scorecard is in the draft. TOO_FEW: there are too few labels to train on. OTHER_WEEKS:
    frauds and legitimate payments are from different weeks, so that their age would be learned.
    """
    frauds: Union[int, None]
    """The number of frauds trained on."""
    legitimate: Union[int, None]
    """The number of legitimate payments trained on."""
    truePositives: Union[RiskTrainingTruePositives, None]
    """
    How many were AMBER or RED (`before`), and how many would be with a scorecard trained without their
    connected component (`now`).
    """
    falsePositives: Union[RiskTrainingFalsePositives, None]
    """
    How many were AMBER or RED (`before`), and how many would be with a scorecard trained without their
    connected component (`now`).
    """
    to: Union[str, None]
    """The last payment trained on."""
    later: Union[RiskTrainingLater, None]
    """
    The last weeks by a scorecard trained on the weeks before them: what to expect from here on. Null
    when either part is too small.
    """
    contradicting: Union[int, None]
    """Payments labelled legitimate that look like frauds of other users."""
    contradictions: List[RiskTrainingContradictions]
    """
    The first of them, with the person who set the label. `leftOut`: only one person set it, so it was
    not trained on; a second person can set the same label.
    """
    createdBy: Actor
    createdAt: str
    """ISO 8601."""
    finishedAt: Union[str, None]


class RiskTrainingTruePositives(TypedDict):
    before: int
    now: int


class RiskTrainingFalsePositives(TypedDict):
    before: int
    now: int


class RiskTrainingLater(TypedDict):
    frauds: int
    legitimate: int
    truePositives: Union[RiskTrainingLaterTruePositives, None]
    """
    How many were AMBER or RED (`before`), and how many would be with a scorecard trained without their
    connected component (`now`).
    """
    falsePositives: Union[RiskTrainingLaterFalsePositives, None]
    """
    How many were AMBER or RED (`before`), and how many would be with a scorecard trained without their
    connected component (`now`).
    """


class RiskTrainingLaterTruePositives(TypedDict):
    before: int
    now: int


class RiskTrainingLaterFalsePositives(TypedDict):
    before: int
    now: int


class RiskTrainingContradictions(TypedDict):
    assessmentId: str
    labelledBy: Actor
    leftOut: bool


class AuditRecord(TypedDict):
    """A record of the audit log: who changed what, with the values before and after."""

    object: Literal["audit_record"]
    environment: Literal["live", "test"]
    id: str
    """`act_…`, or `evt_…` for a money event."""
    type: str
    """
    - `key.created`: An API key was created
    - `key.rotated`: An API key was replaced by a new one
    - `key.revoked`: An API key was revoked
    - `member.invited`: A member was invited
    - `member.joined`: A member accepted an invitation
    - `member.role_changed`: A member’s role was changed
    - `member.removed`: A member was removed
    - `account.created`: The account was created
    - `sign_in.failed`: A sign-in as a member failed
    - `session.opened`: A member signed in
    - `session.ended`: A member signed out
    - `password.changed`: A member changed their password
    - `password.reset`: A member reset their password with a link
    - `mailbox.proved`: A member first proved that they read their mail; what they signed in with before
    became void
    - `factor.added`: A member set up a second factor
    - `factor.removed`: A member removed a second factor
    - `recovery_codes.renewed`: A member created new recovery codes
    - `sign_in_policy.changed`: The sign-in policy was changed
    - `webhook.created`: A webhook endpoint was added
    - `webhook.changed`: A webhook endpoint was changed
    - `webhook.deleted`: A webhook endpoint was deleted
    - `webhook.secret_rotated`: A webhook endpoint’s secret was rotated
    - `webhook.tested`: A test event was sent to a webhook endpoint
    - `webhook.replayed`: Events were sent to a webhook endpoint again
    - `mail_settings.changed`: The mail settings were changed
    - `approval_rules.changed`: The approval rules were changed
    - `release_policy.changed`: The release policy was changed
    - `note.added`: A note was added to an agreement
    - `link.created`: A link for the buyer or the seller was created
    - `link.revoked`: A link for the buyer or the seller was revoked
    - `terms_policy.changed`: The terms policy was changed
    - `identity_session.created`: An identity verification link was created
    - `identity_session.canceled`: An identity verification link was cancelled
    - `identity_pictures.seen`: A person’s pictures were viewed
    - `identity_person.erased`: A person’s identity data was erased
    - `person.erased`: A person was erased
    - `person.restriction_lifted`: The restriction of a person’s data was lifted
    - `privacy_request.opened`: A person’s privacy request was recorded
    - `privacy_request.completed`: A person’s privacy request was completed
    - `privacy_request.refused`: A person’s privacy request was refused
    - `privacy_bundle.seen`: The bundle of a request for access was downloaded
    - `person.corrected`: Data of a person was corrected on their request
    - `grievance.answered`: A grievance was answered
    - `breach.recorded`: A breach of personal data was recorded
    - `breach.notice_sent`: A letter about a breach was sent
    - `breach.closed`: A breach of personal data was closed
    - `consent.recorded`: A person’s consent was recorded
    - `consent.withdrawn`: A person withdrew their consent
    - `identity_policy.changed`: The identity policy was changed
    - `assessment.labelled`: The outcome of an assessment was labelled
    - `review.seen`: A review that shows personal data was viewed
    - `review.assigned`: A review was assigned
    - `review.commented`: A comment was added to a review
    - `review_policy.changed`: The review policy was changed
    - `appeal.made`: A person asked for a human to look at a verification, a RED assessment or a hold
    - `risk_policy.drafted`: A draft of the risk policy was saved or discarded
    - `risk_policy.promoted`: A version of the risk policy entered shadow mode or went live
    - `risk_policy.retired`: A version of the risk policy was retired
    - `risk_list.added`: An entry was added to a risk list
    - `risk_list.removed`: An entry was removed from a risk list
    - `commission.paid_out`: Commission was sent to the platform’s account
    - `day.closed`: A day of the books was closed
    - `break.closed`: A reconciliation break was closed
    - `exception.closed`: A person looked at the exception and closed it
    - `agreement.created`: An agreement was created
    - `agreement.updated`: The reference, metadata, titles or contact addresses changed. Only changed
    fields are sent
    - `agreement.assessed`: The buyer’s payment was assessed
    - `agreement.frozen`: The agreement was put on hold
    - `agreement.unfrozen`: The hold was lifted
    - `agreement.cancelled`: The agreement was cancelled before any money arrived
    - `deposit.received`: A deposit was received
    - `deposit.unapplied`: A deposit arrived after the agreement had ended
    - `milestone.confirmed`: One party confirmed a milestone, or its inspection window ended without an
    answer
    - `milestone.resolved`: The platform decided how a milestone’s amount is divided between buyer and
    seller
    - `payout.retried`: A payout that the bank had refused is sent again to the payee’s account
    - `payout.cancelled`: The platform gave what one payee was to get of a milestone back to the buyer
    - `payout.hold_lifted`: A rule of the release policy no longer holds a payout
    - `milestone.inspection_extended`: A party extended the inspection window
    - `dispute.opened`: A party opened a dispute about a milestone. Its money stays where it is
    - `dispute.message_added`: A party or the platform wrote a message in a dispute
    - `dispute.evidence_added`: A party added a file to a dispute. `sha256` is of the file as it was
    sent, `fileSha256` of the file as it is kept. The other party can read it once it is shared
    - `dispute.evidence_shared`: A party let the other one read a file
    - `dispute.offer_made`: A party offered how to divide the milestone. It replaces every open offer of
    the dispute
    - `dispute.offer_declined`: A party declined the other’s offer
    - `dispute.offer_withdrawn`: A party withdrew its offer
    - `dispute.escalated`: The platform has to decide a dispute: a party asked for it, or no answer came
    in time
    - `dispute.decided`: The platform decided a dispute. The money moves when the time to appeal is over
    - `dispute.appealed`: A party appealed, and the platform decides once more
    - `dispute.closed`: A dispute is over: settled, withdrawn, decided, granted because no answer came
    in time, or the bank has paid the milestone after all
    - `amendment.proposed`: A side proposed other terms. `before` and `after` have the milestones that
    would change; one that is only in `after` would be added, one that is only in `before` dropped
    - `amendment.accepted`: A party accepted an amendment
    - `amendment.declined`: A party declined an amendment
    - `amendment.withdrawn`: The side that proposed an amendment withdrew it
    - `amendment.lapsed`: An amendment came to nothing: without an answer in time, or because what it
    would change has moved on
    - `agreement.amended`: The terms of an agreement changed. `toExcess` goes back to the buyer,
    `fromExcess` was paid before and counts now
    - `payout_account.changed`: A seller’s payout account was set or changed
    - `excess.refunded`: Money beyond the amount due is being returned
    - `refund.created`: A refund was started
    - `refund.retried`: A refund that the bank had refused, or that waited for an account, goes on
    - `refund.redirected`: A refund that the bank had refused, or that waited for an account, goes to
    this one
    - `approval.requested`: A request that needs another person’s approval was made
    - `approval.approved`: Another person approved the request, and it was carried out
    - `approval.rejected`: Another person rejected the request
    - `approval.withdrawn`: The requester withdrew the request
    - `identity.verified`: A person’s identity was verified
    - `identity.failed`: A person’s identity could not be verified
    - `identity.reviewed`: A person reviewed a verification, and that decision now counts
    - `review.decided`: A person decided a case in the review queue.
    """
    createdAt: str
    """ISO 8601."""
    actor: Actor
    subject: Union[AuditRecordSubject, None]
    """The object that was changed."""
    origin: Union[AuditRecordOrigin, None]
    """Where the request came from. Null for commands and for money events."""
    before: Union[Dict[str, Any], None]
    """The changed values before."""
    after: Union[Dict[str, Any], None]
    """The changed values after. For a money event, the data of the event."""
    sequence: int
    """Its position in the hash chain."""
    hash: str
    """Its hash in the chain, over the record and the previous hash."""
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class AuditRecordSubject(TypedDict):
    type: str
    id: str


class AuditRecordOrigin(TypedDict):
    address: str
    requestId: str


class FrozenAgreement(TypedDict):
    """An agreement that was just put on hold."""

    object: Literal["agreement"]
    environment: Literal["live", "test"]
    id: str
    developerId: str
    buyerExternalId: str
    sellerExternalId: str
    status: AgreementStatus
    virtualAccountNo: Union[str, None]
    """Null until a payment assessment is GREEN or AMBER."""
    totalAmount: int
    """In the smallest currency unit."""
    currency: str
    reference: Union[str, None]
    """Your own reference."""
    metadata: Dict[str, str]
    """Your own key-value pairs."""
    createdAt: str
    """ISO 8601."""
    fundBy: NotRequired[str]
    """The agreement ends if it is not paid by then. Only with this limit."""
    milestones: List[Milestone]
    funding: NotRequired[Funding]
    """Only with `expand=funding`."""
    payouts: NotRequired[List[Payout]]
    """Only with `expand=payouts`."""
    deposits: NotRequired[List[Deposit]]
    """The newest hundred. Only with `expand=deposits`."""
    parties: NotRequired[Parties]
    """Only with `expand=parties`."""
    amendment: NotRequired[Union[Amendment, None]]
    """The last amendment, open or closed; null without one. Only with `expand=amendment`."""
    atBank: List[FrozenAgreementAtBank]
    """Transfers that the bank has already received. The hold does not stop them."""


class FrozenAgreementAtBank(TypedDict):
    type: Literal["payout", "refund"]
    reference: str
    amount: int
    milestoneId: Union[str, None]
    refundId: Union[str, None]


class FeeLine(TypedDict):
    """Your fee for one milestone, as it was agreed."""

    name: str
    buyer: int
    """Due from the buyer on top of the milestone."""
    seller: int
    """Deducted from what the seller gets."""
    refund: Literal["share", "all", "none"]


class Commission(TypedDict):
    """The fees that you have earned, by currency."""

    object: Literal["commission"]
    environment: Literal["live", "test"]
    data: List[CommissionData]


class CommissionData(TypedDict):
    currency: str
    earned: int
    """All fees taken so far, less those given back."""
    available: int
    """What the next payout would send."""
    submitted: int
    """In payouts that the bank has not decided about."""
    paidOut: int
    """In the smallest currency unit."""


class CommissionPayout(TypedDict):
    """A payout of your fees to your own account."""

    object: Literal["commission_payout"]
    environment: Literal["live", "test"]
    id: str
    status: Literal["SUBMITTED", "SUCCEEDED", "FAILED", "REVERSED"]
    amount: int
    """In the smallest currency unit."""
    currency: str
    reference: str
    """As the bank knows it."""
    accountVersion: int
    """The version of your account that it goes to."""
    reason: Union[str, None]
    """The bank’s, if it did not arrive."""
    createdAt: str
    """ISO 8601."""
    settledAt: Union[str, None]


class Quote(TypedDict):
    """What the buyer would pay and the seller would get for each milestone."""

    object: Literal["quote"]
    environment: Literal["live", "test"]
    id: str
    currency: str
    totalAmount: int
    """In the smallest currency unit."""
    buyerPays: int
    """Due in all: `totalAmount` and the buyer’s fees."""
    milestones: List[QuoteMilestones]
    createdAt: str
    """ISO 8601."""
    expiresAt: str
    """ISO 8601."""


class QuoteMilestones(TypedDict):
    amount: int
    """In the smallest currency unit."""
    fees: List[FeeLine]
    shares: NotRequired[List[Share]]
    released: QuoteMilestonesReleased
    refunded: QuoteMilestonesRefunded
    """After the buyer has paid in full."""
    split: QuoteMilestonesSplit
    """Half of the milestone for each side."""


class QuoteMilestonesReleased(TypedDict):
    buyerPays: int
    """In the smallest currency unit."""
    sellerGets: int
    """In the smallest currency unit."""
    commission: int
    """In the smallest currency unit."""
    shares: NotRequired[List[Share]]
    """What each other payee gets. Only with shares."""


class QuoteMilestonesRefunded(TypedDict):
    """After the buyer has paid in full."""

    buyerPays: int
    """In the smallest currency unit."""
    sellerGets: int
    """In the smallest currency unit."""
    commission: int
    """In the smallest currency unit."""
    shares: NotRequired[List[Share]]
    """What each other payee gets. Only with shares."""


class QuoteMilestonesSplit(TypedDict):
    """Half of the milestone for each side."""

    buyerPays: int
    """In the smallest currency unit."""
    sellerGets: int
    """In the smallest currency unit."""
    commission: int
    """In the smallest currency unit."""
    shares: NotRequired[List[Share]]
    """What each other payee gets. Only with shares."""


class LinkOpenedEvent(TypedDict):
    """A link for the buyer or the seller was opened for the first time, by a person or a program."""

    id: str
    type: Literal["link.opened"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: NotRequired[str]
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: LinkOpenedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class LinkOpenedEventData(TypedDict):
    id: str
    agreementId: str
    party: Literal["buyer", "seller"]
    purposes: List[Literal["pay", "track", "confirm", "proof", "appeal", "deliver", "dispute", "amend"]]


class Link(TypedDict):
    """A link to pages for the buyer or the seller."""

    object: Literal["link"]
    environment: Literal["live", "test"]
    id: str
    agreementId: str
    party: Literal["buyer", "seller"]
    purposes: List[Literal["pay", "track", "confirm", "proof", "appeal", "deliver", "dispute", "amend"]]
    language: Literal["en", "pcm", "ha", "yo", "ig", "fr"]
    phone: Union[str, None]
    """The last digits of the number that it was sent to."""
    status: Literal["ACTIVE", "EXPIRED", "REVOKED"]
    createdAt: str
    """ISO 8601."""
    expiresAt: str
    """ISO 8601."""
    revokedAt: Union[str, None]
    firstOpenedAt: Union[str, None]
    """When it was first opened. Mail scanners and chat apps open links, too."""


class NewLink(TypedDict):
    """A link that was just created, with its address."""

    object: Literal["link"]
    environment: Literal["live", "test"]
    id: str
    agreementId: str
    party: Literal["buyer", "seller"]
    purposes: List[Literal["pay", "track", "confirm", "proof", "appeal", "deliver", "dispute", "amend"]]
    language: Literal["en", "pcm", "ha", "yo", "ig", "fr"]
    phone: Union[str, None]
    """The last digits of the number that it was sent to."""
    status: Literal["ACTIVE", "EXPIRED", "REVOKED"]
    createdAt: str
    """ISO 8601."""
    expiresAt: str
    """ISO 8601."""
    revokedAt: Union[str, None]
    firstOpenedAt: Union[str, None]
    """When it was first opened. Mail scanners and chat apps open links, too."""
    url: str
    """The link, for this party only. It is shown only once."""
    qr: NotRequired[str]
    """The link as a QR code in SVG, if it was requested."""


class SearchResult(TypedDict):
    """Something that a search found."""

    object: Literal["search_result"]
    environment: Literal["live", "test"]
    type: Literal["person", "agreement", "dispute", "payout", "verification", "assessment", "review", "request"]
    id: str
    """The id of the object; for a person, your own id."""
    title: str
    agreementId: Union[str, None]
    status: Union[str, None]
    amount: Union[int, None]
    currency: Union[str, None]
    createdAt: Union[str, None]


class InspectionClock(TypedDict):
    """The inspection window of a milestone."""

    status: Literal["WAITING", "RUNNING", "PAUSED", "ENDED"]
    """
    WAITING until the seller has confirmed and the held money covers the milestone; PAUSED while the
    agreement is on hold or the money does not cover the milestone any more.
    """
    startedAt: Union[str, None]
    endsAt: Union[str, None]
    """When it ends, or has ended. Null while it waits or is paused."""
    pausedSeconds: int
    extendedSeconds: int


class TermsPolicy(TypedDict):
    """The time limits and fees of new agreements that state none of their own."""

    object: Literal["terms_policy"]
    environment: Literal["live", "test"]
    fundWithinSeconds: Union[int, None]
    inspectionSeconds: Union[int, None]
    onSilence: Literal["release", "hold"]
    disputes: TermsPolicyDisputes
    """How long each stage of a dispute lasts."""
    fees: List[TermsPolicyFees]
    version: int
    """Increases with each change. 0 when it was never set."""
    changedAt: Union[str, None]
    """Null when it was never set."""
    changedBy: Union[Actor, None]
    """Null when it was never set, and for a version that an older version of Surety saved."""


class TermsPolicyDisputes(TypedDict):
    """How long each stage of a dispute lasts."""

    answerSeconds: int
    negotiationSeconds: int
    decisionSeconds: int
    appealSeconds: int
    onNoAnswer: Literal["grant", "escalate"]
    evidenceDays: int


class TermsPolicyFees(TypedDict):
    currency: str
    name: str
    basisPoints: int
    fixed: int
    min: Union[int, None]
    max: Union[int, None]
    paidBy: Union[Literal["buyer", "seller"], TermsPolicyFeesPaidBy]
    refund: Literal["share", "all", "none"]


class TermsPolicyFeesPaidBy(TypedDict):
    buyerBasisPoints: int


class Deadline(TypedDict):
    """A moment at which something happens by itself."""

    object: Literal["deadline"]
    environment: Literal["live", "test"]
    dueAt: str
    """ISO 8601."""
    type: Literal["fund_by", "deliver_by", "inspection_end", "dispute", "amendment"]
    """
    fund_by: the agreement ends if it is not paid; deliver_by: the delivery is late; inspection_end: the
    milestone is released or held; dispute: the time of the side whose turn it is; amendment: it lapses.
    """
    agreementId: str
    milestoneId: Union[str, None]
    """Null for `fund_by` and `amendment`."""


class MilestoneInspectionStartedEvent(TypedDict):
    """The inspection window started: the seller has confirmed, and the money is there."""

    id: str
    type: Literal["milestone.inspection_started"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: MilestoneInspectionStartedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class MilestoneInspectionStartedEventData(TypedDict):
    milestoneId: str
    endsAt: str
    onSilence: Literal["release", "hold"]


class MilestoneInspectionEndingEvent(TypedDict):
    """The inspection window ends soon."""

    id: str
    type: Literal["milestone.inspection_ending"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: MilestoneInspectionEndingEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class MilestoneInspectionEndingEventData(TypedDict):
    milestoneId: str
    endsAt: str
    remainingSeconds: int


class MilestoneInspectionExtendedEvent(TypedDict):
    """A party extended the inspection window."""

    id: str
    type: Literal["milestone.inspection_extended"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: MilestoneInspectionExtendedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class MilestoneInspectionExtendedEventData(TypedDict):
    milestoneId: str
    by: Literal["buyer", "seller"]
    seconds: int
    endsAt: Union[str, None]


class MilestoneInspectionPausedEvent(TypedDict):
    """The inspection window stopped, and keeps the rest of its time."""

    id: str
    type: Literal["milestone.inspection_paused"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: MilestoneInspectionPausedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class MilestoneInspectionPausedEventData(TypedDict):
    milestoneId: str
    reason: Literal["frozen", "disputed", "uncovered"]
    remainingSeconds: int


class MilestoneInspectionResumedEvent(TypedDict):
    """The inspection window runs again."""

    id: str
    type: Literal["milestone.inspection_resumed"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: MilestoneInspectionResumedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class MilestoneInspectionResumedEventData(TypedDict):
    milestoneId: str
    endsAt: str


class MilestoneInspectionEndedEvent(TypedDict):
    """The inspection window ended without an answer, and the milestone is not released by itself."""

    id: str
    type: Literal["milestone.inspection_ended"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: MilestoneInspectionEndedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class MilestoneInspectionEndedEventData(TypedDict):
    milestoneId: str


class MilestoneOverdueEvent(TypedDict):
    """The seller has not confirmed a milestone by the agreed time."""

    id: str
    type: Literal["milestone.overdue"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: MilestoneOverdueEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class MilestoneOverdueEventData(TypedDict):
    milestoneId: str
    deliverBy: str


class AgreementFundingEndingEvent(TypedDict):
    """The time to pay ends soon."""

    id: str
    type: Literal["agreement.funding_ending"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: AgreementFundingEndingEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class AgreementFundingEndingEventData(TypedDict):
    fundBy: str
    outstanding: int
    """In the smallest currency unit."""


class AgreementExpiredEvent(TypedDict):
    """The agreement was not paid in time and has ended."""

    id: str
    type: Literal["agreement.expired"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: AgreementExpiredEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class AgreementExpiredEventData(TypedDict):
    fundBy: str
    held: int
    """In the smallest currency unit."""
    outstanding: int
    """In the smallest currency unit."""


class Consent(TypedDict):
    """What a person agreed to."""

    object: Literal["consent"]
    environment: Literal["live", "test"]
    id: str
    externalUserId: str
    purpose: Literal["identity", "other"]
    textVersion: str
    language: str
    channel: str
    givenAt: str
    """ISO 8601."""
    recordedBy: Actor
    withdrawnAt: Union[str, None]


class PersonRestriction(TypedDict):
    """Whether the data of a person is restricted."""

    object: Literal["person_restriction"]
    environment: Literal["live", "test"]
    externalUserId: str
    restricted: bool


class ProcessingRegister(TypedDict):
    """Classes of personal data, their periods and recipients."""

    object: Literal["processing_register"]
    environment: Literal["live", "test"]
    data: List[ProcessingRegisterData]
    recipients: List[Recipients]


_ProcessingRegisterDataKeys = TypedDict("_ProcessingRegisterDataKeys", {
    "class": "str",
})

class ProcessingRegisterData(_ProcessingRegisterDataKeys):
    purpose: str
    basis: str
    """The legal basis."""
    ends: str
    """What ends the storage."""
    days: Union[float, None]
    """For how long, where a setting says so."""
    tables: List[str]


class Recipients(TypedDict):
    type: str
    name: str


class PrivacyRequest(TypedDict):
    """A person’s request about their own data."""

    object: Literal["privacy_request"]
    environment: Literal["live", "test"]
    id: str
    externalUserId: str
    type: PrivacyRequestType
    status: PrivacyRequestStatus
    note: Union[str, None]
    """The person’s words. Stored encrypted."""
    answer: Union[str, None]
    """What was done, or why it was refused."""
    createdBy: Actor
    createdAt: str
    """ISO 8601."""
    dueAt: str
    """The latest time for an answer: 28 days after it was made."""
    closedBy: Union[Actor, None]
    closedAt: Union[str, None]
    erasureId: Union[str, None]
    """The erasure, which the audit log records."""
    bundleExpiresAt: Union[str, None]
    """Until when the bundle of a request for access can be downloaded."""


class ClosedPrivacyRequest(TypedDict):
    """A closed request, with the data that an erasure leaves."""

    object: Literal["privacy_request"]
    environment: Literal["live", "test"]
    id: str
    externalUserId: str
    type: PrivacyRequestType
    status: PrivacyRequestStatus
    note: Union[str, None]
    """The person’s words. Stored encrypted."""
    answer: Union[str, None]
    """What was done, or why it was refused."""
    createdBy: Actor
    createdAt: str
    """ISO 8601."""
    dueAt: str
    """The latest time for an answer: 28 days after it was made."""
    closedBy: Union[Actor, None]
    closedAt: Union[str, None]
    erasureId: Union[str, None]
    """The erasure, which the audit log records."""
    bundleExpiresAt: Union[str, None]
    """Until when the bundle of a request for access can be downloaded."""
    kept: List[ClosedPrivacyRequestKept]
    """Data that an erasure leaves, and until when."""


_ClosedPrivacyRequestKeptKeys = TypedDict("_ClosedPrivacyRequestKeptKeys", {
    "class": "str",
})

class ClosedPrivacyRequestKept(_ClosedPrivacyRequestKeptKeys):
    why: str
    until: Union[str, None]
    """Null while the reason lasts."""


class PrivacyBundle(TypedDict):
    """Everything that is stored about a person."""

    object: Literal["privacy_bundle"]
    environment: Literal["live", "test"]
    externalUserId: str
    createdAt: str
    """ISO 8601."""
    data: Dict[str, List[Dict[str, Any]]]
    cut: List[str]
    """Sections with more rows than the bundle holds."""
    purposes: List[PrivacyBundlePurposes]
    leftOut: Dict[str, str]
    """Tables that are left out, and why."""
    recipients: List[Recipients]
    pdf: str
    """The same for a reader, as a PDF in base64."""


_PrivacyBundlePurposesKeys = TypedDict("_PrivacyBundlePurposesKeys", {
    "class": "str",
})

class PrivacyBundlePurposes(_PrivacyBundlePurposesKeys):
    purpose: str
    basis: str
    ends: str


class EventFunding(TypedDict):
    """
    Where the agreement’s money was right after the change that the event reports, however late it is
    delivered. Absent from events of agreements whose money last moved before version 0.2.0.
    """

    deposited: int
    """In the smallest currency unit."""
    held: int
    """In the smallest currency unit."""
    excess: int
    """In the smallest currency unit."""
    queued: int
    """In the smallest currency unit."""
    released: int
    """In the smallest currency unit."""
    paidOut: int
    """In the smallest currency unit."""
    refunded: int
    """In the smallest currency unit."""
    refunding: int
    """In the smallest currency unit."""
    outstanding: int
    """In the smallest currency unit."""


class AgreementUpdatedEvent(TypedDict):
    """The reference, metadata, titles or contact addresses changed. Only changed fields are sent."""

    id: str
    type: Literal["agreement.updated"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: AgreementUpdatedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class AgreementUpdatedEventData(TypedDict):
    reference: NotRequired[Union[str, None]]
    metadata: NotRequired[Dict[str, str]]
    buyerEmail: NotRequired[Union[str, None]]
    sellerEmail: NotRequired[Union[str, None]]
    milestones: NotRequired[List[AgreementUpdatedEventDataMilestones]]


class AgreementUpdatedEventDataMilestones(TypedDict):
    id: str
    title: str


class ListedDeposit(TypedDict):
    """Money that came in, with the agreement that it was for."""

    object: Literal["deposit"]
    environment: Literal["live", "test"]
    provider: str
    transactionId: str
    """The bank’s id of the transaction."""
    amount: int
    """In the smallest currency unit."""
    returned: int
    """The part that was, or will be, returned to the sender."""
    reversed: int
    """The part that the bank reversed."""
    applied: bool
    """False when it arrived after the agreement had ended."""
    senderName: Union[str, None]
    """As reported by the sender’s bank."""
    senderBank: Union[str, None]
    receivedAt: str
    """ISO 8601."""
    agreementId: str
    buyerExternalId: str
    accountNumber: str
    """The virtual account that it was paid into."""
    currency: str
    status: Literal["RECEIVED", "LATE", "REVERSED"]
    """LATE: it arrived after the agreement had ended. REVERSED: its bank took some of it back."""
    fee: int
    """What your bank charged for receiving it."""
    sessionId: Union[str, None]
    """The session id of the transfer between the banks."""
    senderMatch: Literal["match", "close", "mismatch", "unknown"]
    """How the sender’s name compares with buyerName. `unknown` when either name is missing."""


class ChainProof(TypedDict):
    """Everything that is needed to compute a hash again."""

    version: Union[Literal[1], Literal[2]]
    """1: the hash covers personal data. 2: it covers commitments to them."""
    tenant: str
    stream: Union[str, None]
    """Null for audit records."""
    previousHash: str
    hash: Union[str, None]
    """Null for events from before there were hash chains."""
    clear: Dict[str, Any]
    """What the hash covers in plain text: the data without personal fields in version 2."""
    funding: Union[str, None]
    """The amounts of an event that recorded them: the last element of what is hashed."""
    commitments: Dict[str, str]
    """HMAC-SHA-256 of `["field",value]` with the salt as key, for each personal field."""
    salts: Dict[str, str]
    """The salt of each commitment, except for people who were erased."""


class Share(TypedDict):
    """What another payee than the seller gets of a milestone."""

    externalUserId: str
    """Your own id of the payee."""
    amount: int
    """In the smallest currency unit."""


class DisputeOpenedEvent(TypedDict):
    """A party opened a dispute about a milestone. Its money stays where it is."""

    id: str
    type: Literal["dispute.opened"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: DisputeOpenedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class DisputeOpenedEventData(TypedDict):
    disputeId: str
    milestoneId: str
    status: Literal["OPEN", "NEGOTIATING", "ESCALATED", "DECIDED", "CLOSED"]
    turn: Union[str, None]
    dueAt: Union[str, None]
    openedBy: Literal["buyer", "seller"]
    reason: str
    toBuyer: int
    """In the smallest currency unit."""
    toSeller: int
    """In the smallest currency unit."""
    statement: Union[str, None]


class DisputeMessageAddedEvent(TypedDict):
    """A party or the platform wrote a message in a dispute."""

    id: str
    type: Literal["dispute.message_added"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: DisputeMessageAddedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class DisputeMessageAddedEventData(TypedDict):
    disputeId: str
    milestoneId: str
    status: Literal["OPEN", "NEGOTIATING", "ESCALATED", "DECIDED", "CLOSED"]
    turn: Union[str, None]
    dueAt: Union[str, None]
    by: Literal["buyer", "seller", "platform"]
    statement: str


class DisputeOfferMadeEvent(TypedDict):
    """A party offered how to divide the milestone. It replaces every open offer of the dispute."""

    id: str
    type: Literal["dispute.offer_made"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: DisputeOfferMadeEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class DisputeOfferMadeEventData(TypedDict):
    disputeId: str
    milestoneId: str
    status: Literal["OPEN", "NEGOTIATING", "ESCALATED", "DECIDED", "CLOSED"]
    turn: Union[str, None]
    dueAt: Union[str, None]
    by: Literal["buyer", "seller"]
    offerId: str
    toBuyer: int
    """In the smallest currency unit."""
    toSeller: int
    """In the smallest currency unit."""
    returnBy: Union[str, None]
    statement: Union[str, None]


class DisputeOfferDeclinedEvent(TypedDict):
    """A party declined the other’s offer."""

    id: str
    type: Literal["dispute.offer_declined"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: DisputeOfferDeclinedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class DisputeOfferDeclinedEventData(TypedDict):
    disputeId: str
    milestoneId: str
    status: Literal["OPEN", "NEGOTIATING", "ESCALATED", "DECIDED", "CLOSED"]
    turn: Union[str, None]
    dueAt: Union[str, None]
    by: Literal["buyer", "seller"]
    offerId: str


class DisputeOfferWithdrawnEvent(TypedDict):
    """A party withdrew its offer."""

    id: str
    type: Literal["dispute.offer_withdrawn"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: DisputeOfferWithdrawnEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class DisputeOfferWithdrawnEventData(TypedDict):
    disputeId: str
    milestoneId: str
    status: Literal["OPEN", "NEGOTIATING", "ESCALATED", "DECIDED", "CLOSED"]
    turn: Union[str, None]
    dueAt: Union[str, None]
    by: Literal["buyer", "seller"]
    offerId: str


class DisputeEscalatedEvent(TypedDict):
    """The platform has to decide a dispute: a party asked for it, or no answer came in time."""

    id: str
    type: Literal["dispute.escalated"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: DisputeEscalatedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class DisputeEscalatedEventData(TypedDict):
    disputeId: str
    milestoneId: str
    status: Literal["OPEN", "NEGOTIATING", "ESCALATED", "DECIDED", "CLOSED"]
    turn: Union[str, None]
    dueAt: Union[str, None]
    by: Literal["buyer", "seller", "platform", "silence"]


class DisputeDecidedEvent(TypedDict):
    """The platform decided a dispute. The money moves when the time to appeal is over."""

    id: str
    type: Literal["dispute.decided"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: DisputeDecidedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class DisputeDecidedEventData(TypedDict):
    disputeId: str
    milestoneId: str
    status: Literal["OPEN", "NEGOTIATING", "ESCALATED", "DECIDED", "CLOSED"]
    turn: Union[str, None]
    dueAt: Union[str, None]
    toBuyer: int
    """In the smallest currency unit."""
    toSeller: int
    """In the smallest currency unit."""
    code: str
    statement: str


class DisputeAppealedEvent(TypedDict):
    """A party appealed, and the platform decides once more."""

    id: str
    type: Literal["dispute.appealed"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: DisputeAppealedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class DisputeAppealedEventData(TypedDict):
    disputeId: str
    milestoneId: str
    status: Literal["OPEN", "NEGOTIATING", "ESCALATED", "DECIDED", "CLOSED"]
    turn: Union[str, None]
    dueAt: Union[str, None]
    by: Literal["buyer", "seller"]
    statement: str


class DisputeDecisionOverdueEvent(TypedDict):
    """The platform has not decided a dispute in time."""

    id: str
    type: Literal["dispute.decision_overdue"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: DisputeDecisionOverdueEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class DisputeDecisionOverdueEventData(TypedDict):
    disputeId: str
    milestoneId: str
    status: Literal["OPEN", "NEGOTIATING", "ESCALATED", "DECIDED", "CLOSED"]
    turn: Union[str, None]
    dueAt: Union[str, None]


class DisputePausedEvent(TypedDict):
    """The agreement was put on hold, so the clock of the dispute stopped."""

    id: str
    type: Literal["dispute.paused"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: DisputePausedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class DisputePausedEventData(TypedDict):
    disputeId: str
    milestoneId: str
    status: Literal["OPEN", "NEGOTIATING", "ESCALATED", "DECIDED", "CLOSED"]
    turn: Union[str, None]
    dueAt: Union[str, None]
    remainingSeconds: int


class DisputeResumedEvent(TypedDict):
    """The hold was lifted, and the clock of the dispute runs again."""

    id: str
    type: Literal["dispute.resumed"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: DisputeResumedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class DisputeResumedEventData(TypedDict):
    disputeId: str
    milestoneId: str
    status: Literal["OPEN", "NEGOTIATING", "ESCALATED", "DECIDED", "CLOSED"]
    turn: Union[str, None]
    dueAt: Union[str, None]


class DisputeClosedEvent(TypedDict):
    """
    A dispute is over: settled, withdrawn, decided, granted because no answer came in time, or the bank
    has paid the milestone after all.
    """

    id: str
    type: Literal["dispute.closed"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: DisputeClosedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class DisputeClosedEventData(TypedDict):
    disputeId: str
    milestoneId: str
    status: Literal["OPEN", "NEGOTIATING", "ESCALATED", "DECIDED", "CLOSED"]
    turn: Union[str, None]
    dueAt: Union[str, None]
    outcome: Literal["SETTLED", "WITHDRAWN", "DECIDED", "DEFAULTED", "PAID"]
    toBuyer: Union[int, None]
    """In the smallest currency unit."""
    toSeller: Union[int, None]
    """In the smallest currency unit."""


class Dispute(TypedDict):
    """A dispute about a milestone."""

    object: Literal["dispute"]
    environment: Literal["live", "test"]
    id: str
    agreementId: str
    milestoneId: str
    amount: int
    """The amount of the milestone, in the smallest currency unit."""
    currency: str
    openedBy: Literal["buyer", "seller"]
    reason: Literal["not_delivered", "late", "not_as_described", "incomplete", "damaged", "counterfeit", "not_ordered", "unauthorised_payment", "buyer_does_not_confirm", "buyer_unreachable", "other"]
    claim: DisputeClaim
    """How the party that opened it wants the milestone divided."""
    status: Literal["OPEN", "NEGOTIATING", "ESCALATED", "DECIDED", "CLOSED"]
    """
    OPEN: the other party has not answered. NEGOTIATING: both talk. ESCALATED: you decide. DECIDED: the
    decision takes effect at `dueAt` unless a party appeals. CLOSED: over.
    """
    turn: Union[Literal["buyer", "seller", "platform", "either"], None]
    """Who has to act; null once it is closed."""
    dueAt: Union[str, None]
    """When `onSilence` happens. Null during a hold of the agreement, and once it is closed."""
    onSilence: Union[Literal["grant_claim", "escalate", "alert", "carry_out"], None]
    """
    What happens at `dueAt` by itself: the claim is granted, you have to decide, you are reminded, or
    the decision is carried out.
    """
    offer: Union[DisputeOffer, None]
    """The open offer. A counter-offer replaces it."""
    decision: Union[DisputeDecision, None]
    """Your last decision."""
    appealed: bool
    outcome: Union[Literal["SETTLED", "WITHDRAWN", "DECIDED", "DEFAULTED", "PAID"], None]
    """
    SETTLED by an offer, WITHDRAWN, DECIDED, DEFAULTED because the other party never answered, or PAID
    because the bank has paid a payout that it had refused before.
    """
    allowedActions: DisputeAllowedActions
    """What each side may do now."""
    createdAt: str
    """ISO 8601."""
    closedAt: Union[str, None]


class DisputeClaim(TypedDict):
    """How the party that opened it wants the milestone divided."""

    toBuyer: int
    toSeller: int


class DisputeOffer(TypedDict):
    id: str
    by: Literal["buyer", "seller"]
    toBuyer: int
    """In the smallest currency unit."""
    toSeller: int
    """In the smallest currency unit."""
    returnBy: Union[str, None]
    """The goods have to come back by then."""
    createdAt: str
    """ISO 8601."""


class DisputeDecision(TypedDict):
    toBuyer: int
    toSeller: int
    code: str


class DisputeAllowedActions(TypedDict):
    """What each side may do now."""

    buyer: List[Literal["message", "add_evidence", "share_evidence", "offer", "accept_offer", "decline_offer", "withdraw_offer", "escalate", "withdraw", "decide", "appeal"]]
    seller: List[Literal["message", "add_evidence", "share_evidence", "offer", "accept_offer", "decline_offer", "withdraw_offer", "escalate", "withdraw", "decide", "appeal"]]
    platform: List[Literal["message", "add_evidence", "share_evidence", "offer", "accept_offer", "decline_offer", "withdraw_offer", "escalate", "withdraw", "decide", "appeal"]]


class PayoutCancelledEvent(TypedDict):
    """The platform gave what one payee was to get of a milestone back to the buyer."""

    id: str
    type: Literal["payout.cancelled"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: PayoutCancelledEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class PayoutCancelledEventData(TypedDict):
    milestoneId: str
    amount: int
    """In the smallest currency unit."""
    payoutId: str
    reason: str
    recovered: int
    """In the smallest currency unit."""
    payeeExternalId: NotRequired[str]


class BulkAgreements(TypedDict):
    """The outcome of each agreement that was to be created."""

    succeeded: int
    failed: int
    """Items with an `error`. They had no effect."""
    data: List[BulkAgreementsData]
    """One entry for each agreement of the request, in the same order."""


class BulkAgreementsData(TypedDict):
    agreement: Union[Agreement, None]
    error: Union[Problem, None]
    """Why this item was refused, as it is for a single request."""


class BulkConfirmations(TypedDict):
    """The outcome of each confirmation."""

    succeeded: int
    failed: int
    """Items with an `error`. They had no effect."""
    data: List[BulkConfirmationsData]
    """One entry for each confirmation of the request, in the same order."""


class BulkConfirmationsData(TypedDict):
    confirmation: Union[MilestoneConfirmation, None]
    error: Union[Problem, None]
    """Why this item was refused, as it is for a single request."""


class ApprovalPolicy(TypedDict):
    """The rules for what needs approval."""

    object: Literal["approval_policy"]
    environment: Literal["live", "test"]
    rules: ApprovalRules
    """One for each kind of request."""
    version: int
    """Increases with each change. 0 when it was never set."""
    changedAt: Union[str, None]
    """Null when it was never set."""
    changedBy: Union[Actor, None]
    """Null when it was never set, and for a version that an older version of Surety saved."""


class SignedFile(TypedDict):
    """A receipt or a statement that proves itself."""

    object: Literal["signed_file"]
    environment: Literal["live", "test"]
    name: str
    """A name for the files, without an ending."""
    json: str
    """
    The signed file. Save it as it is: one changed byte makes it invalid. Anyone can check it without
    this service.
    """
    pdf: str
    """The same as a PDF that contains the signed file, in base64."""


class DisputeEvidenceAddedEvent(TypedDict):
    """
    A party added a file to a dispute. `sha256` is of the file as it was sent, `fileSha256` of the file
    as it is kept. The other party can read it once it is shared.
    """

    id: str
    type: Literal["dispute.evidence_added"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: DisputeEvidenceAddedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class DisputeEvidenceAddedEventData(TypedDict):
    disputeId: str
    milestoneId: str
    status: Literal["OPEN", "NEGOTIATING", "ESCALATED", "DECIDED", "CLOSED"]
    turn: Union[str, None]
    dueAt: Union[str, None]
    by: Literal["buyer", "seller"]
    evidenceId: str
    mediaType: Literal["image/jpeg", "application/pdf"]
    bytes: int
    sha256: str
    fileSha256: str
    shared: bool


class DisputeEvidenceSharedEvent(TypedDict):
    """A party let the other one read a file."""

    id: str
    type: Literal["dispute.evidence_shared"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: DisputeEvidenceSharedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class DisputeEvidenceSharedEventData(TypedDict):
    disputeId: str
    milestoneId: str
    status: Literal["OPEN", "NEGOTIATING", "ESCALATED", "DECIDED", "CLOSED"]
    turn: Union[str, None]
    dueAt: Union[str, None]
    by: Literal["buyer", "seller"]
    evidenceId: str


class DisputeEvidence(TypedDict):
    """A file that a party added to a dispute."""

    object: Literal["dispute_evidence"]
    environment: Literal["live", "test"]
    id: str
    by: Literal["buyer", "seller"]
    mediaType: Literal["image/jpeg", "application/pdf"]
    """Pictures are kept as JPEG, whatever was sent."""
    bytes: int
    """The size of the file as it is kept."""
    sha256: str
    """Hex, of the file as it was sent."""
    fileSha256: str
    """Hex, of the file as it is kept."""
    shared: bool
    """False while the other party may not read it."""
    deleted: bool
    """True when the time to keep it was over, or the person was erased. The hashes stay."""
    createdAt: str
    """ISO 8601."""


_DayKeys = TypedDict("_DayKeys", {
    "from": "str",
})

class Day(_DayKeys):
    """A day of the books: what was at the bank, what came and went, and what is there at the end."""

    object: Literal["day"]
    environment: Literal["live", "test"]
    day: str
    timeZone: str
    to: str
    """ISO 8601."""
    currencies: List[DayCurrencies]
    note: Union[str, None]
    """The figures with the latest anchor, as a C2SP signed note. Null until it is closed."""
    publicKey: str
    """The verifier key for the signature."""
    closedAt: Union[str, None]
    """Null while it may still change."""
    closedBy: Union[Actor, None]


class DayCurrencies(TypedDict):
    currency: str
    opening: int
    """
    What was at the bank when the day began: the closing of the day before, in the smallest currency
    unit.
    """
    deposits: int
    """What arrived from buyers, in the smallest currency unit."""
    returned: int
    """Payouts and refunds that the bank returned, in the smallest currency unit."""
    payouts: int
    """Payouts that the bank has paid; negative, in the smallest currency unit."""
    refunds: int
    """Refunds that the bank has paid; negative, in the smallest currency unit."""
    reversals: int
    """Deposits that the bank took back; negative, in the smallest currency unit."""
    fees: int
    """Your fees that were paid out to you; negative, in the smallest currency unit."""
    late: int
    """
    The part of these movements that was booked after the day before had been closed, in the smallest
    currency unit.
    """
    closing: int
    """The opening and all movements: the trial balance of that instant, in the smallest currency unit."""
    bank: Union[DayCurrenciesBank, None]
    """Asked when the day was closed. Null if the bank cannot be asked."""


class DayCurrenciesBank(TypedDict):
    provider: str
    balance: int
    """The balance that the bank reported."""
    books: int
    """What your books had at the bank at that moment."""
    difference: int
    """Money at the bank that is not on your books, such as of other accounts."""


class CommissionEntry(TypedDict):
    """A ledger entry with which you earned fees or gave them back."""

    object: Literal["commission_entry"]
    environment: Literal["live", "test"]
    agreementId: str
    milestoneId: str
    sequence: int
    """Of the entry in the agreement’s ledger."""
    type: Literal["earned", "returned"]
    """`returned` by a decision for the buyer."""
    amount: int
    """In the smallest currency unit."""
    currency: str
    buyerExternalId: str
    sellerExternalId: str
    createdAt: str
    """ISO 8601."""


class IdentityRegisters(TypedDict):
    """The national registers that a session can ask."""

    object: Literal["identity_registers"]
    environment: Literal["live", "test"]
    registers: List[IdentityRegistersRegisters]
    today: IdentityRegistersToday
    """The lookups of this environment since midnight UTC."""


class IdentityRegistersRegisters(TypedDict):
    register: Literal["nin", "bvn"]
    provider: str
    price: int
    """The price of a lookup in kobo, as the provider documents it."""
    fields: List[Literal["firstName", "lastName", "birthDate", "phone", "bankCode", "accountNumber"]]
    """What the page asks the person for besides the number."""


class IdentityRegistersToday(TypedDict):
    """The lookups of this environment since midnight UTC."""

    lookups: int
    cost: int
    """In kobo. A lookup that failed counts: it may have been charged."""
    budget: int
    """Lookups that would cost more than this are not sent, in kobo."""


class RegisterCheck(TypedDict):
    """The lookup of a session’s person in a national register."""

    status: Literal["ASKED", "CONSENTED", "ANSWERED", "DECLINED", "EXPIRED"]
    """
    ASKED: no person was found yet. CONSENTED: waits for the provider. ANSWERED: the register has named
    a person. DECLINED, EXPIRED: the person did not consent, or not in time; they can begin again.
    """
    provider: Union[str, None]
    lookups: int
    """Lookups so far, at most 3. Each may have cost money."""
    problem: Union[Literal["not_found", "differs", "unconfirmed", "unavailable", "over_budget"], None]
    """Why the last lookup named no person."""
    consent: Union[RegisterCheckConsent, None]
    """The text about the lookup that the person agreed to last."""


class RegisterCheckConsent(TypedDict):
    version: str
    language: str
    givenAt: str
    """ISO 8601."""


class AmendmentProposedEvent(TypedDict):
    """
    A side proposed other terms. `before` and `after` have the milestones that would change; one that is
    only in `after` would be added, one that is only in `before` dropped.
    """

    id: str
    type: Literal["amendment.proposed"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: AmendmentProposedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class AmendmentProposedEventData(TypedDict):
    amendmentId: str
    by: Literal["buyer", "seller", "platform"]
    totalBefore: int
    """In the smallest currency unit."""
    totalAmount: int
    """In the smallest currency unit."""
    fundBy: NotRequired[Union[str, None]]
    before: List[AmendmentProposedEventDataBefore]
    after: List[AmendmentProposedEventDataAfter]
    expiresAt: str
    statement: Union[str, None]


class AmendmentProposedEventDataBefore(TypedDict):
    id: str
    title: str
    amount: int
    """In the smallest currency unit."""
    fees: NotRequired[List[Fees]]
    shares: NotRequired[List[Shares]]
    deliverBy: NotRequired[str]
    inspectionSeconds: NotRequired[int]
    onSilence: NotRequired[Literal["release", "hold"]]


class AmendmentProposedEventDataAfter(TypedDict):
    id: str
    title: str
    amount: int
    """In the smallest currency unit."""
    fees: NotRequired[List[Fees]]
    shares: NotRequired[List[Shares]]
    deliverBy: NotRequired[str]
    inspectionSeconds: NotRequired[int]
    onSilence: NotRequired[Literal["release", "hold"]]


class AmendmentAcceptedEvent(TypedDict):
    """A party accepted an amendment."""

    id: str
    type: Literal["amendment.accepted"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: AmendmentAcceptedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class AmendmentAcceptedEventData(TypedDict):
    amendmentId: str
    by: Literal["buyer", "seller"]


class AmendmentDeclinedEvent(TypedDict):
    """A party declined an amendment."""

    id: str
    type: Literal["amendment.declined"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: AmendmentDeclinedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class AmendmentDeclinedEventData(TypedDict):
    amendmentId: str
    by: Literal["buyer", "seller"]


class AmendmentWithdrawnEvent(TypedDict):
    """The side that proposed an amendment withdrew it."""

    id: str
    type: Literal["amendment.withdrawn"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: AmendmentWithdrawnEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class AmendmentWithdrawnEventData(TypedDict):
    amendmentId: str
    by: Literal["buyer", "seller", "platform"]


class AmendmentLapsedEvent(TypedDict):
    """
    An amendment came to nothing: without an answer in time, or because what it would change has moved
    on.
    """

    id: str
    type: Literal["amendment.lapsed"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: AmendmentLapsedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class AmendmentLapsedEventData(TypedDict):
    amendmentId: str
    reason: Literal["silence", "overtaken"]


class AgreementAmendedEvent(TypedDict):
    """
    The terms of an agreement changed. `toExcess` goes back to the buyer, `fromExcess` was paid before
    and counts now.
    """

    id: str
    type: Literal["agreement.amended"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: AgreementAmendedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class AgreementAmendedEventData(TypedDict):
    amendmentId: str
    totalBefore: int
    """In the smallest currency unit."""
    totalAmount: int
    """In the smallest currency unit."""
    fundBy: NotRequired[Union[str, None]]
    before: List[AgreementAmendedEventDataBefore]
    after: List[AgreementAmendedEventDataAfter]
    toExcess: int
    """In the smallest currency unit."""
    fromExcess: int
    """In the smallest currency unit."""


class AgreementAmendedEventDataBefore(TypedDict):
    id: str
    title: str
    amount: int
    """In the smallest currency unit."""
    fees: NotRequired[List[Fees]]
    shares: NotRequired[List[Shares]]
    deliverBy: NotRequired[str]
    inspectionSeconds: NotRequired[int]
    onSilence: NotRequired[Literal["release", "hold"]]


class AgreementAmendedEventDataAfter(TypedDict):
    id: str
    title: str
    amount: int
    """In the smallest currency unit."""
    fees: NotRequired[List[Fees]]
    shares: NotRequired[List[Shares]]
    deliverBy: NotRequired[str]
    inspectionSeconds: NotRequired[int]
    onSilence: NotRequired[Literal["release", "hold"]]


class MilestoneTerms(TypedDict):
    """What is agreed about a milestone, or would be."""

    id: str
    title: str
    amount: int
    """In the smallest currency unit."""
    fees: NotRequired[List[FeeLine]]
    shares: NotRequired[List[Share]]
    deliverBy: NotRequired[str]
    """ISO 8601."""
    inspectionSeconds: NotRequired[int]
    onSilence: NotRequired[Literal["release", "hold"]]


class Amendment(TypedDict):
    """Other terms of an agreement, proposed or in force."""

    object: Literal["amendment"]
    environment: Literal["live", "test"]
    id: str
    agreementId: str
    status: Literal["OPEN", "ACCEPTED", "DECLINED", "WITHDRAWN", "LAPSED"]
    """
    LAPSED: without an answer in time, or because what it is about has changed meanwhile. The others say
    how it was answered.
    """
    proposedBy: Literal["buyer", "seller", "platform"]
    acceptedBy: List[Literal["buyer", "seller"]]
    """The parties that agree. One that proposes it does."""
    totalBefore: int
    """In the smallest currency unit."""
    totalAmount: int
    """The total that the agreement would have, or has."""
    milestones: List[AmendmentMilestones]
    """The milestones that change."""
    fundBy: NotRequired[Union[str, None]]
    """The new time to pay; null for none. Only if it changes."""
    allowedActions: AmendmentAllowedActions
    """What each side may do now."""
    createdAt: str
    """ISO 8601."""
    expiresAt: str
    """Without an answer by then, it lapses."""
    closedAt: Union[str, None]


class AmendmentMilestones(TypedDict):
    before: Union[MilestoneTerms, None]
    """Null for a milestone that is added."""
    after: Union[MilestoneTerms, None]
    """Null for a milestone that is dropped."""


class AmendmentAllowedActions(TypedDict):
    """What each side may do now."""

    buyer: List[Literal["accept", "decline", "withdraw"]]
    seller: List[Literal["accept", "decline", "withdraw"]]
    platform: List[Literal["accept", "decline", "withdraw"]]


class Breach(TypedDict):
    """A breach of personal data."""

    object: Literal["breach"]
    environment: Literal["live", "test"]
    id: str
    status: Literal["OPEN", "CLOSED"]
    title: str
    description: str
    startedAt: str
    """ISO 8601."""
    endedAt: Union[str, None]
    knownAt: str
    """ISO 8601."""
    reportBy: str
    """Until when the regulator must know: 72 hours after `knownAt`."""
    reportedAt: Union[str, None]
    """When the first notice went to the regulator."""
    notices: List[BreachNotices]
    cause: Union[str, None]
    createdBy: Actor
    createdAt: str
    """ISO 8601."""
    closedBy: Union[Actor, None]
    closedAt: Union[str, None]


class BreachNotices(TypedDict):
    to: Literal["regulator", "people"]
    text: str
    sentAt: str
    """ISO 8601."""


class BreachPeople(TypedDict):
    """The people whose data was used during a breach."""

    people: List[BreachPeoplePeople]
    more: bool
    """True when there are more than 1,000."""


class BreachPeoplePeople(TypedDict):
    externalUserId: str
    records: int
    lastAt: str
    """ISO 8601."""


class Grievance(TypedDict):
    """A complaint that somebody sent with your public form."""

    object: Literal["grievance"]
    environment: Literal["live", "test"]
    id: str
    status: Literal["OPEN", "ANSWERED"]
    name: str
    contact: str
    """A mail address or telephone number."""
    claim: str
    """The person’s own words. Stored encrypted."""
    answer: Union[str, None]
    createdAt: str
    """ISO 8601."""
    dueAt: str
    """The latest time for an answer: 28 days after it was sent."""
    answeredBy: Union[Actor, None]
    answeredAt: Union[str, None]


class RetentionTable(TypedDict):
    """Why personal data is kept, how long, and when it was last deleted."""

    data: List[RetentionTableData]


_RetentionTableDataKeys = TypedDict("_RetentionTableDataKeys", {
    "class": "str",
})

class RetentionTableData(_RetentionTableDataKeys):
    purpose: str
    basis: str
    """The legal basis."""
    ends: str
    """What ends the storage."""
    days: Union[float, None]
    """For how long, where a setting says so."""
    lastRunAt: Union[str, None]
    """Null where only an erasure deletes."""
    nextRunAt: Union[str, None]
    deleted: int
    """Rows of all accounts that were deleted so far."""
    lastDeletedAt: Union[str, None]


class TestClock(TypedDict):
    """The clock of a test environment."""

    object: Literal["test_clock"]
    environment: Literal["live", "test"]
    now: str
    """The time of this environment, which runs on from here."""
    aheadSeconds: float
    """How far that is ahead of the real time."""
    nextDueAt: Union[str, None]
    """When the next job or webhook delivery of this environment is due; null for none."""


class MovedTestClock(TypedDict):
    """The clock of a test environment after a move, and what happened."""

    object: Literal["test_clock"]
    environment: Literal["live", "test"]
    now: str
    """The time of this environment, which runs on from here."""
    aheadSeconds: float
    """How far that is ahead of the real time."""
    nextDueAt: Union[str, None]
    """When the next job or webhook delivery of this environment is due; null for none."""
    reached: bool
    """False when there was more to do than one call has time for. Send the request with `to` again."""
    eventCount: int
    """Number of events that happened on the way."""
    events: List[MovedTestClockEvents]
    """The first 200 of them, in order."""


class MovedTestClockEvents(TypedDict):
    id: str
    type: str
    createdAt: str
    """ISO 8601."""


class ShortMessage(TypedDict):
    """A short message to the buyer or the seller."""

    object: Literal["short_message"]
    environment: Literal["live", "test"]
    id: str
    agreementId: str
    linkId: str
    party: Literal["buyer", "seller"]
    type: Literal["link", "code"]
    """`link`: the address of a link. `code`: a code that confirms a milestone."""
    recipient: str
    """The last digits of the number."""
    status: Literal["QUEUED", "SENDING", "SENT", "DELIVERED", "FAILED", "UNKNOWN", "DROPPED", "KEPT"]
    """
    QUEUED and SENDING: on its way to the provider. SENT: the provider has it. DELIVERED or FAILED: by
    its answer or receipt. UNKNOWN: its answer was lost, so it may have been sent, and is not sent
    again. DROPPED: not sent, for the `reason`. KEPT: from a test environment, where none are sent.
    """
    reason: Union[str, None]
    """
    Why it was not sent or not delivered, such as `do_not_disturb`, `invalid_number`, `no_balance`,
    `budget`, `limit` (of this number), `destination` (not covered by MESSAGE_PREFIXES) or `expired`.
    """
    text: Union[str, None]
    """Only in test environments, for seven days."""
    parts: int
    """A message of more than 160 characters is sent in several parts."""
    cost: int
    """In kobo, by the operator’s price of a part."""
    createdAt: str
    """ISO 8601."""
    sentAt: Union[str, None]
    settledAt: Union[str, None]


class DayComparison(TypedDict):
    """The entries of a day beside a statement of the bank."""

    object: Literal["day_comparison"]
    environment: Literal["live", "test"]
    day: str
    timeZone: str
    provider: str
    """The bank whose entries were compared."""
    lines: int
    """The lines of the statement, also of other days."""
    listed: int
    """The transactions of this day on the statement."""
    matched: int
    """The number of those that agree with your books."""
    undecided: int
    """
    The number of your entries that the statement does not show and may show later: it does not
     reach three days beyond the day, or the bank has not settled them.
    """
    different: int
    """The number of differences."""
    differences: List[DayComparisonDifferences]
    """At most 200."""


class DayComparisonDifferences(TypedDict):
    type: Literal["missing_here", "missing_there", "amount_differs", "recipient_differs", "duplicate", "stale"]
    movement: Literal["deposit", "payout", "refund"]
    subject: str
    """Our reference, or the bank’s, or the text of the line."""
    agreementId: Union[str, None]
    currency: Union[str, None]
    ours: Union[int, None]
    """The amount in your books."""
    theirs: Union[int, None]
    """The amount on the statement."""
    difference: int
    """The bank’s amount minus the amount in your books."""


class SignInPolicy(TypedDict):
    """How members have to sign in to the dashboard."""

    object: Literal["sign_in_policy"]
    environment: Literal["live", "test"]
    secondFactorRequired: bool
    """True when members without a second factor can sign in only to set one up."""
    version: int
    """Increases with each change. 0 when it was never set."""
    changedAt: Union[str, None]
    """Null when it was never set."""
    changedBy: Union[Actor, None]
    """Null when it was never set, and for a version that an older version of Surety saved."""


class PayoutRetriedEvent(TypedDict):
    """A payout that the bank had refused is sent again to the payee’s account."""

    id: str
    type: Literal["payout.retried"]
    createdAt: str
    """ISO 8601."""
    environment: Literal["live", "test"]
    """test: no real money moved."""
    agreementId: str
    agreement: NotRequired[EventAgreement]
    funding: NotRequired[EventFunding]
    sequence: int
    """Gap-free within its agreement."""
    actor: Union[Actor, None]
    """Who caused it. Null for events older than this field."""
    data: PayoutRetriedEventData
    proof: NotRequired[ChainProof]
    """Only with `expand=proof`."""


class PayoutRetriedEventData(TypedDict):
    milestoneId: str
    amount: int
    """In the smallest currency unit."""
    payoutId: str
    payeeExternalId: NotRequired[str]


class Note(TypedDict):
    """A note of a member on an agreement."""

    object: Literal["note"]
    environment: Literal["live", "test"]
    id: str
    agreementId: str
    text: str
    """Plain text: show it as such, never as HTML."""
    mentions: List[str]
    """The ids of the members who are mentioned."""
    actor: Actor
    createdAt: str
    """ISO 8601."""


class VirtualAccount(TypedDict):
    """The account that the buyer pays into."""

    accountNumber: str
    bankCode: str
    bankName: Union[str, None]
    """Show it to the buyer. Null when the provider cannot be asked for it now."""
    accountName: str


class LedgerBalances(TypedDict):
    bank: int
    receivable: int
    fees: int
    escrow: int
    excess: int
    refund_payable: int
    seller: int
    shares: int
    payout_clearing: int
    suspense: int
    platform: int
    commission: int


class ProblemDetail(TypedDict):
    """One invalid field, such as `milestones[1].amount`."""

    path: str
    message: str


class CreateApiKeyParams(TypedDict):
    """Create an API key: `POST /v1/developer/api-keys`."""

    environment: NotRequired[Literal["live", "test"]]
    """
    The environment that the key works in. Defaults to that of the calling key. A test key cannot create
    a live key.
    """
    label: NotRequired[str]
    """What the key is used for. At most 80 characters."""
    expiresAt: NotRequired[str]
    """When the key stops working. It cannot outlive the calling key, and by default expires with it."""
    scopes: NotRequired[List[Literal["read", "escrow", "fraud", "identity", "webhooks", "payouts"]]]
    """The scopes of the key. Defaults to all scopes of the calling key."""
    networks: NotRequired[List[str]]
    """The networks that requests may come from, such as 203.0.113.0/24. Defaults to anywhere."""
    dailyLimit: NotRequired[CreateApiKeyParamsDailyLimit]
    """
    The most that the key may send to sellers and back to buyers in one UTC day. A key with a limit
    cannot create keys.
    """


class CreateApiKeyParamsDailyLimit(TypedDict):
    """
    The most that the key may send to sellers and back to buyers in one UTC day. A key with a limit
    cannot create keys.
    """

    amount: int
    """In the smallest currency unit (kobo, cents)."""
    currency: str
    """ISO 4217."""


_ListApiKeysParamsKeys = TypedDict("_ListApiKeysParamsKeys", {
    "from": "NotRequired[str]",
})

class ListApiKeysParams(_ListApiKeysParamsKeys):
    """List API keys: `GET /v1/developer/api-keys`."""

    limit: NotRequired[int]
    """At most 100. Default: 100."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class RotateApiKeyParams(TypedDict):
    """Rotate an API key: `POST /v1/developer/api-keys/{id}/rotate`."""

    overlapSeconds: NotRequired[int]
    """How long the old key keeps working, in seconds. At most 604800. Default: 0."""


class SignUpParams(TypedDict):
    """Create an account and its first API key: `POST /v1/developer/signup`."""

    email: str
    """At most 254 characters."""
    password: str
    """At least 8 characters. Common passwords are refused; letters, numbers and symbols are recommended."""
    name: NotRequired[str]
    """Defaults to the part of the e-mail address before the @. At most 120 characters."""
    invitation: NotRequired[str]
    """
    The code that `surety invite` printed for this address. Required when SIGNUP is `invited`. At most
    100 characters.
    """


_ListSignInPolicyVersionsParamsKeys = TypedDict("_ListSignInPolicyVersionsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListSignInPolicyVersionsParams(_ListSignInPolicyVersionsParamsKeys):
    """List the versions of the sign-in policy: `GET /v1/policies/sign-in/versions`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class CreateAgreementParams(TypedDict):
    """Create an agreement: `POST /v1/escrow/agreements`."""

    buyerExternalId: str
    """At most 255 characters."""
    sellerExternalId: str
    """At most 255 characters."""
    totalAmount: int
    """The sum of the milestone amounts."""
    milestones: List[CreateAgreementParamsMilestones]
    currency: NotRequired[str]
    """ISO 4217. Default: "NGN"."""
    buyerEmail: NotRequired[str]
    """At most 254 characters."""
    buyerName: NotRequired[str]
    """Shown on the virtual account. At most 120 characters."""
    sellerEmail: NotRequired[str]
    """The seller is notified at this address, if mail is configured. At most 254 characters."""
    sellerName: NotRequired[str]
    """At most 120 characters."""
    fundBy: NotRequired[Union[str, None]]
    """
    The agreement ends if it is not paid in full by then, and money that was paid goes back. Null for no
    limit; left out, the terms policy applies.
    """
    fees: NotRequired[List[CreateAgreementParamsFees]]
    """
    Your fees for each milestone. They are computed once, now, and never change. What the buyer pays is
    due on top of `totalAmount`. Left out, those of the terms policy apply; an empty list means none.
    """
    quoteId: NotRequired[str]
    """A quote with the fees and shares, instead of `fees` and `shares`."""
    reference: NotRequired[str]
    """
    Your own reference, such as an order number. Must be unique among objects of one kind. At most 200
    characters.
    """
    metadata: NotRequired[Dict[str, Union[str, float, bool]]]
    """
    Up to 20 key-value pairs of your own: text, numbers or booleans. Stored encrypted, as text, and
    returned in lists and events.
    """


class CreateAgreementParamsMilestones(TypedDict):
    title: str
    """At most 200 characters."""
    amount: int
    """In the smallest currency unit (kobo, cents)."""
    shares: NotRequired[List[CreateAgreementParamsMilestonesShares]]
    """
    What other payees than the seller get of the milestone, each with a payout of their own. The shares
    are computed once, now, and never change; the seller gets the exact rest.
    """
    deliverBy: NotRequired[Union[str, None]]
    """When the seller has to confirm. Later, `milestone.overdue` is sent; nothing else happens."""
    inspectionSeconds: NotRequired[Union[int, None]]
    """
    How long the buyer may inspect after the seller has confirmed. Null for no window; left out, the
    terms policy applies.
    """
    onSilence: NotRequired[Literal["release", "hold"]]
    """When the window ends without an answer: `release` the milestone, or `hold` it for a person."""


class CreateAgreementParamsMilestonesShares(TypedDict):
    externalUserId: str
    """
    Your own id of the payee, who is paid on the payout account that you set for this id. At most 255
    characters.
    """
    basisPoints: NotRequired[int]
    """Hundredths of a percent of the milestone’s amount, rounded down. At most 10000."""
    amount: NotRequired[int]
    """A fixed amount instead."""


class CreateAgreementParamsFees(TypedDict):
    name: str
    """For statements, such as “Commission” or “VAT”. At most 80 characters."""
    basisPoints: NotRequired[int]
    """Hundredths of a percent of the milestone’s amount, rounded down. At most 10000. Default: 0."""
    fixed: NotRequired[int]
    """Added for each milestone."""
    min: NotRequired[int]
    """The least that the fee is for a milestone."""
    max: NotRequired[int]
    """The most that the fee is for a milestone."""
    paidBy: NotRequired[Union[Literal["buyer", "seller"], CreateAgreementParamsFeesPaidBy]]
    """The buyer pays on top of the milestone, the seller out of it. Default: "seller"."""
    refund: NotRequired[Literal["share", "all", "none"]]
    """
    What happens to the buyer’s part when money goes back: `share` returns it in proportion, `all`
    returns it with any refund, `none` keeps it. The seller always pays in proportion. Default: "share".
    """


class CreateAgreementParamsFeesPaidBy(TypedDict):
    buyerBasisPoints: int
    """At most 10000."""


class CreateAgreementsParams(TypedDict):
    """Create up to 100 agreements: `POST /v1/escrow/agreements/bulk`."""

    agreements: List[CreateAgreementsParamsAgreements]


class CreateAgreementsParamsAgreements(TypedDict):
    buyerExternalId: str
    """At most 255 characters."""
    sellerExternalId: str
    """At most 255 characters."""
    totalAmount: int
    """The sum of the milestone amounts."""
    milestones: List[CreateAgreementsParamsAgreementsMilestones]
    currency: NotRequired[str]
    """ISO 4217. Default: "NGN"."""
    buyerEmail: NotRequired[str]
    """At most 254 characters."""
    buyerName: NotRequired[str]
    """Shown on the virtual account. At most 120 characters."""
    sellerEmail: NotRequired[str]
    """The seller is notified at this address, if mail is configured. At most 254 characters."""
    sellerName: NotRequired[str]
    """At most 120 characters."""
    fundBy: NotRequired[Union[str, None]]
    """
    The agreement ends if it is not paid in full by then, and money that was paid goes back. Null for no
    limit; left out, the terms policy applies.
    """
    fees: NotRequired[List[CreateAgreementsParamsAgreementsFees]]
    """
    Your fees for each milestone. They are computed once, now, and never change. What the buyer pays is
    due on top of `totalAmount`. Left out, those of the terms policy apply; an empty list means none.
    """
    quoteId: NotRequired[str]
    """A quote with the fees and shares, instead of `fees` and `shares`."""
    reference: NotRequired[str]
    """
    Your own reference, such as an order number. Must be unique among objects of one kind. At most 200
    characters.
    """
    metadata: NotRequired[Dict[str, Union[str, float, bool]]]
    """
    Up to 20 key-value pairs of your own: text, numbers or booleans. Stored encrypted, as text, and
    returned in lists and events.
    """


class CreateAgreementsParamsAgreementsMilestones(TypedDict):
    title: str
    """At most 200 characters."""
    amount: int
    """In the smallest currency unit (kobo, cents)."""
    shares: NotRequired[List[CreateAgreementsParamsAgreementsMilestonesShares]]
    """
    What other payees than the seller get of the milestone, each with a payout of their own. The shares
    are computed once, now, and never change; the seller gets the exact rest.
    """
    deliverBy: NotRequired[Union[str, None]]
    """When the seller has to confirm. Later, `milestone.overdue` is sent; nothing else happens."""
    inspectionSeconds: NotRequired[Union[int, None]]
    """
    How long the buyer may inspect after the seller has confirmed. Null for no window; left out, the
    terms policy applies.
    """
    onSilence: NotRequired[Literal["release", "hold"]]
    """When the window ends without an answer: `release` the milestone, or `hold` it for a person."""


class CreateAgreementsParamsAgreementsMilestonesShares(TypedDict):
    externalUserId: str
    """
    Your own id of the payee, who is paid on the payout account that you set for this id. At most 255
    characters.
    """
    basisPoints: NotRequired[int]
    """Hundredths of a percent of the milestone’s amount, rounded down. At most 10000."""
    amount: NotRequired[int]
    """A fixed amount instead."""


class CreateAgreementsParamsAgreementsFees(TypedDict):
    name: str
    """For statements, such as “Commission” or “VAT”. At most 80 characters."""
    basisPoints: NotRequired[int]
    """Hundredths of a percent of the milestone’s amount, rounded down. At most 10000. Default: 0."""
    fixed: NotRequired[int]
    """Added for each milestone."""
    min: NotRequired[int]
    """The least that the fee is for a milestone."""
    max: NotRequired[int]
    """The most that the fee is for a milestone."""
    paidBy: NotRequired[Union[Literal["buyer", "seller"], CreateAgreementsParamsAgreementsFeesPaidBy]]
    """The buyer pays on top of the milestone, the seller out of it. Default: "seller"."""
    refund: NotRequired[Literal["share", "all", "none"]]
    """
    What happens to the buyer’s part when money goes back: `share` returns it in proportion, `all`
    returns it with any refund, `none` keeps it. The seller always pays in proportion. Default: "share".
    """


class CreateAgreementsParamsAgreementsFeesPaidBy(TypedDict):
    buyerBasisPoints: int
    """At most 10000."""


class RetrieveAgreementParams(TypedDict):
    """Retrieve an agreement: `GET /v1/escrow/agreements/{id}`."""

    expand: NotRequired[Union[Literal["funding", "deposits", "payouts", "parties", "clock", "amendment", "metadata"], List[Literal["funding", "deposits", "payouts", "parties", "clock", "amendment", "metadata"]]]]
    """
    Adds funding (where the money is), deposits (what was received and from whom), payouts (what goes to
    the seller), parties, the clock (inspection window) of each milestone or the last amendment. Send
    several names separated by commas, or the parameter several times. `metadata` is always present.
    """


class UpdateAgreementParams(TypedDict):
    """Update an agreement: `PATCH /v1/escrow/agreements/{id}`."""

    reference: NotRequired[Union[str, None]]
    """Your own reference. Null removes it; left out, it stays."""
    metadata: NotRequired[Dict[str, Union[Union[str, float, bool], None]]]
    """Merged into what is there: null removes a key, keys left out stay."""
    buyerEmail: NotRequired[Union[str, None]]
    """Null removes the address."""
    sellerEmail: NotRequired[Union[str, None]]
    """Null removes the address."""
    milestones: NotRequired[List[UpdateAgreementParamsMilestones]]
    """New titles. Milestones that are left out keep theirs."""


class UpdateAgreementParamsMilestones(TypedDict):
    id: str
    """`ms_…`."""
    title: str
    """At most 200 characters."""


_ListAgreementsParamsKeys = TypedDict("_ListAgreementsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListAgreementsParams(_ListAgreementsParamsKeys):
    """List agreements: `GET /v1/escrow/agreements`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    status: NotRequired[AgreementStatus]
    buyerExternalId: NotRequired[str]
    """At most 255 characters."""
    sellerExternalId: NotRequired[str]
    """At most 255 characters."""
    reference: NotRequired[str]
    """Only the object with your own reference. At most 200 characters."""
    metadata: NotRequired[str]
    """
    Only objects whose metadata have this value: `name:value`, where the name ends at the first colon.
    At most 541 characters.
    """
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""
    minAmount: NotRequired[int]
    """Amount of at least this, in the smallest currency unit."""
    maxAmount: NotRequired[int]
    """Amount of at most this, in the smallest currency unit."""
    expand: NotRequired[Union[Literal["funding", "parties", "clock", "amendment"], List[Literal["funding", "parties", "clock", "amendment"]]]]
    """
    Adds funding (where the money is), parties, the clock of each milestone or the last amendment to
    each agreement.
    """


class AssessPaymentParams(TypedDict):
    """Assess a payment: `POST /v1/escrow/agreements/{id}/assess`."""

    externalUserId: str
    """The agreement’s buyerExternalId. At most 255 characters."""
    transactionAmount: int
    """The amount that the buyer is about to pay: the total or a part of it."""
    buyerBvn: NotRequired[str]
    """
    The buyer’s Bank Verification Number. Some banks require it; it is passed to the bank and not
    stored.
    """
    buyerNin: NotRequired[str]
    """
    The buyer’s National Identification Number. Some banks require it; it is passed to the bank and not
    stored.
    """
    deviceFingerprint: NotRequired[str]
    """Opaque device or browser fingerprint. At most 4096 characters."""
    simulateVpn: NotRequired[bool]
    """Treats the request as if it came from a VPN."""
    simulateImpossibleTravel: NotRequired[bool]
    """Treats the request as if the user had travelled impossibly fast."""
    deviceHints: NotRequired[AssessPaymentParamsDeviceHints]
    """The hints that @surety/browser reads from the end user’s browser."""
    email: NotRequired[str]
    """
    The end user’s e-mail address. Its domain is checked against your lists; nothing is stored. At most
    320 characters.
    """
    bankAccount: NotRequired[AssessPaymentParamsBankAccount]
    """
    The account that the end user pays from or is paid to. It is checked against your lists and not
    stored.
    """
    ipAddress: NotRequired[str]
    """
    The end user’s address, not your server’s. Without it, network signals are not available. At most 64
    characters.
    """
    location: NotRequired[AssessPaymentParamsLocation]
    """The location reported by the end user’s device."""
    timezone: NotRequired[str]
    """The time zone of the end user’s device, such as Africa/Lagos. At most 64 characters."""
    accountCreatedAt: NotRequired[str]
    """When the end user’s account with you was created."""
    reference: NotRequired[str]
    """
    Your own reference, such as an order number. Must be unique among objects of one kind. At most 200
    characters.
    """
    metadata: NotRequired[Dict[str, Union[str, float, bool]]]
    """
    Up to 20 key-value pairs of your own: text, numbers or booleans. Stored encrypted, as text, and
    returned in lists and events.
    """


class AssessPaymentParamsDeviceHints(TypedDict):
    """The hints that @surety/browser reads from the end user’s browser."""

    webdriver: NotRequired[Union[bool, None]]
    """True when the browser is automated."""
    virtualCamera: NotRequired[Union[bool, None]]
    """True when the browser has a virtual camera. Null when unknown."""


class AssessPaymentParamsBankAccount(TypedDict):
    """
    The account that the end user pays from or is paid to. It is checked against your lists and not
    stored.
    """

    bankCode: str
    """At most 20 characters."""
    accountNumber: str
    """At most 34 characters."""


class AssessPaymentParamsLocation(TypedDict):
    """The location reported by the end user’s device."""

    latitude: float
    """At most 90."""
    longitude: float
    """At most 180."""
    accuracyKm: NotRequired[float]
    """The accuracy of the position in kilometres. Defaults to 5. At most 20000."""


class ConfirmMilestoneParams(TypedDict):
    """Confirm a milestone: `POST /v1/escrow/agreements/{id}/milestones/{milestoneId}/confirm`."""

    externalUserId: str
    """
    The agreement’s buyerExternalId or sellerExternalId, which decides the side that confirms. At most
    255 characters.
    """
    amount: NotRequired[int]
    """The amount that the party was shown; refused when an amendment has changed it since."""


class ConfirmMilestonesParams(TypedDict):
    """Confirm up to 100 milestones: `POST /v1/escrow/confirmations/bulk`."""

    confirmations: List[ConfirmMilestonesParamsConfirmations]


class ConfirmMilestonesParamsConfirmations(TypedDict):
    agreementId: str
    """`agr_…`."""
    milestoneId: str
    """`ms_…`."""
    externalUserId: str
    """
    The agreement’s buyerExternalId or sellerExternalId, which decides the side that confirms. At most
    255 characters.
    """
    amount: NotRequired[int]
    """The amount that the party was shown; refused when an amendment has changed it since."""


class RefundParams(TypedDict):
    """Refund an agreement: `POST /v1/escrow/agreements/{id}/refunds`."""

    milestoneIds: NotRequired[List[str]]
    """Milestones that are not completed yet. Defaults to all of them."""
    reason: NotRequired[str]
    """At most 500 characters."""
    excess: NotRequired[Literal[True]]
    """Refund only the amount paid beyond the total."""
    unapplied: NotRequired[Literal[True]]
    """Refund money that arrived after the agreement had ended (the suspense account)."""
    reference: NotRequired[str]
    """
    Your own reference, such as an order number. Must be unique among objects of one kind. At most 200
    characters.
    """
    metadata: NotRequired[Dict[str, Union[str, float, bool]]]
    """
    Up to 20 key-value pairs of your own: text, numbers or booleans. Stored encrypted, as text, and
    returned in lists and events.
    """


_ListRefundsParamsKeys = TypedDict("_ListRefundsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListRefundsParams(_ListRefundsParamsKeys):
    """List an agreement’s refunds: `GET /v1/escrow/agreements/{id}/refunds`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    status: NotRequired[Literal["PENDING", "SUCCEEDED", "FAILED"]]
    reference: NotRequired[str]
    """Only the object with your own reference. At most 200 characters."""
    metadata: NotRequired[str]
    """
    Only objects whose metadata have this value: `name:value`, where the name ends at the first colon.
    At most 541 characters.
    """
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""
    minAmount: NotRequired[int]
    """Amount of at least this, in the smallest currency unit."""
    maxAmount: NotRequired[int]
    """Amount of at most this, in the smallest currency unit."""


class RetrieveRefundParams(TypedDict):
    """Retrieve a refund: `GET /v1/escrow/agreements/{id}/refunds/{refundId}`."""

    expand: NotRequired[Union[Literal["metadata"], List[Literal["metadata"]]]]
    """Adds your reference and metadata."""


class ListRefundPartsParams(TypedDict):
    """List the parts of a refund: `GET /v1/escrow/agreements/{id}/refunds/{refundId}/parts`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    status: NotRequired[Literal["PENDING", "SUBMITTED", "SUCCEEDED", "FAILED"]]
    """
    PENDING: to be sent. SUBMITTED: sent to the bank. SUCCEEDED: the money has arrived. FAILED: the bank
    refused every attempt.
    """


class RetryRefundParams(TypedDict):
    """Retry a refund: `POST /v1/escrow/agreements/{id}/refunds/{refundId}/retry`."""

    destination: NotRequired[RetryRefundParamsDestination]
    """The account for parts that the bank has refused, or that wait there for an account of the buyer."""


class RetryRefundParamsDestination(TypedDict):
    """The account for parts that the bank has refused, or that wait there for an account of the buyer."""

    bankCode: str
    accountNumber: str
    accountName: NotRequired[str]
    """Compared with the name at the bank, which is the one used. At most 120 characters."""


class ResolveMilestoneParams(TypedDict):
    """
    Resolve a dispute about a milestone: `POST
    /v1/escrow/agreements/{id}/milestones/{milestoneId}/resolve`.
    """

    toBuyer: int
    """The part of the milestone that goes back to the buyer."""
    toSeller: int
    """The rest, which goes to the seller."""
    reason: str
    """At most 500 characters."""


class ExtendInspectionParams(TypedDict):
    """Extend an inspection window: `POST /v1/escrow/agreements/{id}/milestones/{milestoneId}/extend`."""

    seconds: int
    """At most 5184000."""
    party: Literal["buyer", "seller"]
    """The party that wants more time. The buyer may extend once, the seller any number of times."""


class ProposeAmendmentParams(TypedDict):
    """Propose an amendment: `POST /v1/escrow/agreements/{id}/amendments`."""

    externalUserId: NotRequired[str]
    """
    The party that proposes. Left out, the platform does, and both parties have to accept. At most 255
    characters.
    """
    operations: List[Union[ProposeAmendmentParamsOperationsAdd, ProposeAmendmentParamsOperationsChange, ProposeAmendmentParamsOperationsDrop]]
    """
    Milestones to add, change or drop. Of a milestone that is changed, what is left out stays as it is;
    a new amount needs new `shares` if it has any. May be empty with `fundBy`.
    """
    fundBy: NotRequired[Union[str, None]]
    """A new time to pay; null for none."""
    statement: NotRequired[str]
    """
    The reason, for the other side. Stored encrypted, and erased with the person. At most 2000
    characters.
    """


class ProposeAmendmentParamsOperationsAdd(TypedDict):
    type: Literal["add"]
    title: str
    """At most 200 characters."""
    amount: int
    """In the smallest currency unit (kobo, cents)."""
    shares: NotRequired[List[ProposeAmendmentParamsOperationsAddShares]]
    """
    What other payees than the seller get of the milestone, each with a payout of their own. The shares
    are computed once, now, and never change; the seller gets the exact rest.
    """
    deliverBy: NotRequired[Union[str, None]]
    """When the seller has to confirm. Null for no limit."""
    inspectionSeconds: NotRequired[Union[int, None]]
    """How long the buyer may inspect after the seller has confirmed. Null for no window."""
    onSilence: NotRequired[Literal["release", "hold"]]
    """When the window ends without an answer: `release` the milestone, or `hold` it for a person."""


class ProposeAmendmentParamsOperationsAddShares(TypedDict):
    externalUserId: str
    """
    Your own id of the payee, who is paid on the payout account that you set for this id. At most 255
    characters.
    """
    basisPoints: NotRequired[int]
    """Hundredths of a percent of the milestone’s amount, rounded down. At most 10000."""
    amount: NotRequired[int]
    """A fixed amount instead."""


class ProposeAmendmentParamsOperationsChange(TypedDict):
    type: Literal["change"]
    milestoneId: str
    """`ms_…`."""
    title: NotRequired[str]
    """At most 200 characters."""
    amount: NotRequired[int]
    """In the smallest currency unit (kobo, cents)."""
    shares: NotRequired[List[ProposeAmendmentParamsOperationsChangeShares]]
    """
    What other payees than the seller get of the milestone, each with a payout of their own. The shares
    are computed once, now, and never change; the seller gets the exact rest.
    """
    deliverBy: NotRequired[Union[str, None]]
    """When the seller has to confirm. Null for no limit."""
    inspectionSeconds: NotRequired[Union[int, None]]
    """How long the buyer may inspect after the seller has confirmed. Null for no window."""
    onSilence: NotRequired[Literal["release", "hold"]]
    """When the window ends without an answer: `release` the milestone, or `hold` it for a person."""


class ProposeAmendmentParamsOperationsChangeShares(TypedDict):
    externalUserId: str
    """
    Your own id of the payee, who is paid on the payout account that you set for this id. At most 255
    characters.
    """
    basisPoints: NotRequired[int]
    """Hundredths of a percent of the milestone’s amount, rounded down. At most 10000."""
    amount: NotRequired[int]
    """A fixed amount instead."""


class ProposeAmendmentParamsOperationsDrop(TypedDict):
    type: Literal["drop"]
    milestoneId: str
    """`ms_…`."""


class AcceptAmendmentParams(TypedDict):
    """Accept an amendment: `POST /v1/escrow/agreements/{id}/amendments/{amendmentId}/accept`."""

    externalUserId: str
    """The party: the agreement’s buyerExternalId or sellerExternalId. At most 255 characters."""


class DeclineAmendmentParams(TypedDict):
    """Decline an amendment: `POST /v1/escrow/agreements/{id}/amendments/{amendmentId}/decline`."""

    externalUserId: str
    """The party: the agreement’s buyerExternalId or sellerExternalId. At most 255 characters."""


class WithdrawAmendmentParams(TypedDict):
    """Withdraw an amendment: `POST /v1/escrow/agreements/{id}/amendments/{amendmentId}/withdraw`."""

    externalUserId: NotRequired[str]
    """The party. Left out, the platform. At most 255 characters."""


_ListDeadlinesParamsKeys = TypedDict("_ListDeadlinesParamsKeys", {
    "from": "NotRequired[str]",
})

class ListDeadlinesParams(_ListDeadlinesParamsKeys):
    """List deadlines: `GET /v1/escrow/deadlines`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    agreementId: NotRequired[str]
    """At most 100 characters."""
    reference: NotRequired[str]
    """Only of the agreement with your own reference. At most 200 characters."""
    to: NotRequired[str]
    """Due before this time. A date is the start of that day in UTC."""


class FreezeAgreementParams(TypedDict):
    """Freeze an agreement: `POST /v1/escrow/agreements/{id}/freeze`."""

    reason: str
    """At most 500 characters."""


_ListNotesParamsKeys = TypedDict("_ListNotesParamsKeys", {
    "from": "NotRequired[str]",
})

class ListNotesParams(_ListNotesParamsKeys):
    """List an agreement’s notes: `GET /v1/escrow/agreements/{id}/notes`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class AddNoteParams(TypedDict):
    """Add a note to an agreement: `POST /v1/escrow/agreements/{id}/notes`."""

    text: str
    """At most 2000 characters."""
    mentions: NotRequired[List[str]]
    """The ids of active members who are to read it. They get a mail. Default: []."""


_RetrieveLedgerParamsKeys = TypedDict("_RetrieveLedgerParamsKeys", {
    "from": "NotRequired[str]",
})

class RetrieveLedgerParams(_RetrieveLedgerParamsKeys):
    """Retrieve an agreement’s ledger: `GET /v1/escrow/agreements/{id}/ledger`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""
    asOf: NotRequired[str]
    """
    The books as they were before this time, or before the start of this day in UTC. Without it, as they
    are now.
    """


_ListAgreementEventsParamsKeys = TypedDict("_ListAgreementEventsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListAgreementEventsParams(_ListAgreementEventsParamsKeys):
    """List an agreement’s events: `GET /v1/escrow/agreements/{id}/events`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""
    order: NotRequired[Literal["oldest", "newest"]]
    """The order of the events. Default: "oldest"."""
    expand: NotRequired[Union[Literal["proof"], List[Literal["proof"]]]]
    """
    `proof` adds the hash, the commitments to personal fields and their salts, so that others can check
    them.
    """


class SetPayoutAccountParams(TypedDict):
    """Set a seller’s payout account: `PUT /v1/escrow/payout-accounts/{externalUserId}`."""

    bankCode: str
    accountNumber: str
    accountName: NotRequired[str]
    """Defaults to the name at the bank. At most 120 characters."""


_ListPayoutAccountVersionsParamsKeys = TypedDict("_ListPayoutAccountVersionsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListPayoutAccountVersionsParams(_ListPayoutAccountVersionsParamsKeys):
    """
    List the versions of a seller’s payout account: `GET
    /v1/escrow/payout-accounts/{externalUserId}/versions`.
    """

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class PayCommissionParams(TypedDict):
    """Pay out your commission now: `POST /v1/escrow/commission/payouts`."""

    currency: NotRequired[str]
    """ISO 4217. Default: "NGN"."""


_ListCommissionEntriesParamsKeys = TypedDict("_ListCommissionEntriesParamsKeys", {
    "from": "NotRequired[str]",
})

class ListCommissionEntriesParams(_ListCommissionEntriesParamsKeys):
    """List commission entries: `GET /v1/escrow/commission/entries`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    reference: NotRequired[str]
    """Only of the agreement with your own reference. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


_ListCommissionPayoutsParamsKeys = TypedDict("_ListCommissionPayoutsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListCommissionPayoutsParams(_ListCommissionPayoutsParamsKeys):
    """List commission payouts: `GET /v1/escrow/commission/payouts`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    status: NotRequired[Literal["SUBMITTED", "SUCCEEDED", "FAILED", "REVERSED"]]
    reference: NotRequired[str]
    """Only the payout with this reference at the bank. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class CreateLinkParams(TypedDict):
    """Create a link for a party: `POST /v1/escrow/agreements/{id}/links`."""

    party: Literal["buyer", "seller"]
    """Who gets the link. What is done through it counts as done by them."""
    purposes: List[Literal["pay", "track", "confirm", "proof", "appeal", "deliver", "dispute", "amend"]]
    """
    `pay`: shows the account to pay into (buyer only). `track`: shows what was paid, released and
    confirmed. `confirm`: lets the party confirm milestones with a code sent to them. `proof`: shows,
    without names, what is held; such a link may be shown to anyone, so it has no other purpose.
    `deliver`: shows the buyer a code for each milestone, and lets the seller’s side release a milestone
    by entering it. `dispute`: opens and answers disputes, with offers. `amend`: shows the open
    amendment, and lets the party accept, decline or withdraw it.
    """
    expiresInSeconds: NotRequired[int]
    """At most 7776000. Default: 2592000."""
    language: NotRequired[Literal["en", "pcm", "ha", "yo", "ig", "fr"]]
    """English, Nigerian Pidgin, Hausa, Yoruba, Igbo or French. Default: "en"."""
    phone: NotRequired[str]
    """
    The party's mobile number. The link is sent to it as a short message, and codes that confirm go
    there instead of to the mail address. Stored encrypted, and erased with the person.
    """
    qr: NotRequired[bool]
    """Adds the link as a QR code. Default: false."""


_ListLinksParamsKeys = TypedDict("_ListLinksParamsKeys", {
    "from": "NotRequired[str]",
})

class ListLinksParams(_ListLinksParamsKeys):
    """List the links of an agreement: `GET /v1/escrow/agreements/{id}/links`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    status: NotRequired[Literal["ACTIVE", "EXPIRED", "REVOKED"]]
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


_ListShortMessagesParamsKeys = TypedDict("_ListShortMessagesParamsKeys", {
    "from": "NotRequired[str]",
})

class ListShortMessagesParams(_ListShortMessagesParamsKeys):
    """List the short messages of an agreement: `GET /v1/escrow/agreements/{id}/short-messages`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    status: NotRequired[Literal["QUEUED", "SENDING", "SENT", "DELIVERED", "FAILED", "UNKNOWN", "DROPPED", "KEPT"]]
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class CreateQuoteParams(TypedDict):
    """Quote fees and shares: `POST /v1/escrow/quotes`."""

    milestones: List[CreateQuoteParamsMilestones]
    currency: NotRequired[str]
    """ISO 4217. Default: "NGN"."""
    fees: NotRequired[List[CreateQuoteParamsFees]]
    """
    Your fees for each milestone. They are computed once, now, and never change. What the buyer pays is
    due on top of `totalAmount`. Left out, those of the terms policy apply; an empty list means none.
    """


class CreateQuoteParamsMilestones(TypedDict):
    amount: int
    """In the smallest currency unit (kobo, cents)."""
    shares: NotRequired[List[CreateQuoteParamsMilestonesShares]]
    """
    What other payees than the seller get of the milestone, each with a payout of their own. The shares
    are computed once, now, and never change; the seller gets the exact rest.
    """


class CreateQuoteParamsMilestonesShares(TypedDict):
    externalUserId: str
    """
    Your own id of the payee, who is paid on the payout account that you set for this id. At most 255
    characters.
    """
    basisPoints: NotRequired[int]
    """Hundredths of a percent of the milestone’s amount, rounded down. At most 10000."""
    amount: NotRequired[int]
    """A fixed amount instead."""


class CreateQuoteParamsFees(TypedDict):
    name: str
    """For statements, such as “Commission” or “VAT”. At most 80 characters."""
    basisPoints: NotRequired[int]
    """Hundredths of a percent of the milestone’s amount, rounded down. At most 10000. Default: 0."""
    fixed: NotRequired[int]
    """Added for each milestone."""
    min: NotRequired[int]
    """The least that the fee is for a milestone."""
    max: NotRequired[int]
    """The most that the fee is for a milestone."""
    paidBy: NotRequired[Union[Literal["buyer", "seller"], CreateQuoteParamsFeesPaidBy]]
    """The buyer pays on top of the milestone, the seller out of it. Default: "seller"."""
    refund: NotRequired[Literal["share", "all", "none"]]
    """
    What happens to the buyer’s part when money goes back: `share` returns it in proportion, `all`
    returns it with any refund, `none` keeps it. The seller always pays in proportion. Default: "share".
    """


class CreateQuoteParamsFeesPaidBy(TypedDict):
    buyerBasisPoints: int
    """At most 10000."""


_ListTermsPolicyVersionsParamsKeys = TypedDict("_ListTermsPolicyVersionsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListTermsPolicyVersionsParams(_ListTermsPolicyVersionsParamsKeys):
    """List the versions of the terms policy: `GET /v1/policies/terms/versions`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class ChangeTermsPolicyParams(TypedDict):
    """Change the terms policy: `PUT /v1/policies/terms`."""

    fundWithinSeconds: NotRequired[Union[int, None]]
    """The time to pay, from the creation on. Null for no limit. Default: null."""
    inspectionSeconds: NotRequired[Union[int, None]]
    """The inspection window of each milestone. Null for none. Default: null."""
    onSilence: NotRequired[Literal["release", "hold"]]
    """What happens when the window ends without an answer. Default: "release"."""
    disputes: NotRequired[ChangeTermsPolicyParamsDisputes]
    """The stages of disputes that are opened from now on. Default: {}."""
    fees: NotRequired[List[ChangeTermsPolicyParamsFees]]
    """Your fees for each milestone of new agreements in the given currency that state none."""


class ChangeTermsPolicyParamsDisputes(TypedDict):
    """The stages of disputes that are opened from now on."""

    answerSeconds: NotRequired[int]
    """The time of the other party to answer a dispute. At most 5184000. Default: 432000."""
    negotiationSeconds: NotRequired[int]
    """The time to agree, before the platform has to decide. At most 5184000. Default: 604800."""
    decisionSeconds: NotRequired[int]
    """The time to decide. Later, `dispute.decision_overdue` is sent. At most 5184000. Default: 604800."""
    appealSeconds: NotRequired[int]
    """The time to appeal. 0 makes a decision final at once. At most 5184000. Default: 259200."""
    onNoAnswer: NotRequired[Literal["grant", "escalate"]]
    """Without an answer: grant the claim, or let the platform decide. Default: "grant"."""
    evidenceDays: NotRequired[int]
    """How long the files of the parties are kept after the end of the dispute. At most 3650. Default: 180."""


class ChangeTermsPolicyParamsFees(TypedDict):
    name: str
    """For statements, such as “Commission” or “VAT”. At most 80 characters."""
    basisPoints: NotRequired[int]
    """Hundredths of a percent of the milestone’s amount, rounded down. At most 10000. Default: 0."""
    fixed: NotRequired[int]
    """Added for each milestone."""
    min: NotRequired[int]
    """The least that the fee is for a milestone."""
    max: NotRequired[int]
    """The most that the fee is for a milestone."""
    paidBy: NotRequired[Union[Literal["buyer", "seller"], ChangeTermsPolicyParamsFeesPaidBy]]
    """The buyer pays on top of the milestone, the seller out of it. Default: "seller"."""
    refund: NotRequired[Literal["share", "all", "none"]]
    """
    What happens to the buyer’s part when money goes back: `share` returns it in proportion, `all`
    returns it with any refund, `none` keeps it. The seller always pays in proportion. Default: "share".
    """
    currency: str
    """ISO 4217."""


class ChangeTermsPolicyParamsFeesPaidBy(TypedDict):
    buyerBasisPoints: int
    """At most 10000."""


_ListPayoutsParamsKeys = TypedDict("_ListPayoutsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListPayoutsParams(_ListPayoutsParamsKeys):
    """List payouts: `GET /v1/payouts`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    status: NotRequired[Literal["PENDING", "AWAITING_DETAILS", "SUBMITTED", "SUCCEEDED", "CANCELLED"]]
    agreementId: NotRequired[str]
    """At most 100 characters."""
    sellerExternalId: NotRequired[str]
    """At most 255 characters."""
    payeeExternalId: NotRequired[str]
    """At most 255 characters."""
    reference: NotRequired[str]
    """Only of the agreement with your own reference. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class CancelPayoutParams(TypedDict):
    """Cancel a payout of a shared milestone: `POST /v1/payouts/{payoutId}/cancel`."""

    reason: str
    """At most 500 characters."""


_ListAgreementPayoutsParamsKeys = TypedDict("_ListAgreementPayoutsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListAgreementPayoutsParams(_ListAgreementPayoutsParamsKeys):
    """List an agreement’s payouts: `GET /v1/escrow/agreements/{id}/payouts`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    status: NotRequired[Literal["PENDING", "AWAITING_DETAILS", "SUBMITTED", "SUCCEEDED", "CANCELLED"]]
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


_ListReleasePolicyVersionsParamsKeys = TypedDict("_ListReleasePolicyVersionsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListReleasePolicyVersionsParams(_ListReleasePolicyVersionsParamsKeys):
    """List the versions of the release policy: `GET /v1/policies/release/versions`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class ChangeReleasePolicyParams(TypedDict):
    """Change the release policy: `PUT /v1/policies/release`."""

    rules: List[ReleaseRule]
    """The complete list: rules that are left out no longer apply. An empty list holds nothing."""


_ListHoldsParamsKeys = TypedDict("_ListHoldsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListHoldsParams(_ListHoldsParamsKeys):
    """List holds: `GET /v1/holds`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    status: NotRequired[Literal["OPEN", "LIFTED", "OVER"]]
    agreementId: NotRequired[str]
    """At most 100 characters."""
    reference: NotRequired[str]
    """Only of the agreement with your own reference. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class LiftHoldParams(TypedDict):
    """Lift a hold: `POST /v1/holds/{id}/lift`."""

    note: str
    """At most 1000 characters."""


_ListDepositsParamsKeys = TypedDict("_ListDepositsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListDepositsParams(_ListDepositsParamsKeys):
    """List deposits: `GET /v1/deposits`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    status: NotRequired[Literal["RECEIVED", "LATE", "REVERSED"]]
    agreementId: NotRequired[str]
    """At most 100 characters."""
    reference: NotRequired[str]
    """Only of the agreement with your own reference. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class DraftRiskPolicyParams(TypedDict):
    """Save a draft of the risk policy: `PUT /v1/policies/risk/draft`."""

    highValue: NotRequired[Dict[str, int]]
    """
    The amount from which a transaction is high-value, by currency, instead of the default thresholds. 0
    means never. Default: {}.
    """
    weights: NotRequired[Weights]
    """
    The maximum points that each can add (trust_list: subtract), where different from the default.
    Default: {}.
    """
    rules: NotRequired[List[RiskRule]]
    """Default: []."""
    scorecard: NotRequired[Union[List[ScorecardLine], None]]
    """Default: null."""
    revision: NotRequired[int]
    """
    The `draftRevision` that you edited. If the draft has changed since, nothing is saved (409
    `draft_changed`). Without it, your draft replaces any other.
    """


_PromoteRiskPolicyParamsKeys = TypedDict("_PromoteRiskPolicyParamsKeys", {
    "from": "Literal['draft', 'shadow']",
})

class PromoteRiskPolicyParams(_PromoteRiskPolicyParamsKeys):
    """Promote a risk policy: `POST /v1/policies/risk/promote`."""

    to: Literal["shadow", "live"]


class RetireRiskPolicyParams(TypedDict):
    """Retire a risk policy: `POST /v1/policies/risk/retire`."""

    policy: Literal["shadow", "live"]


class BacktestRiskPolicyParams(TypedDict):
    """Backtest a risk policy: `POST /v1/policies/risk/backtests`."""

    policy: NotRequired[Literal["draft", "shadow", "live"]]
    """Default: "draft"."""
    since: NotRequired[str]
    """Defaults to 90 days ago."""


_ListRiskBacktestsParamsKeys = TypedDict("_ListRiskBacktestsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListRiskBacktestsParams(_ListRiskBacktestsParamsKeys):
    """List backtests: `GET /v1/policies/risk/backtests`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    status: NotRequired[Literal["RUNNING", "DONE", "STOPPED"]]
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


_ListRiskTrainingsParamsKeys = TypedDict("_ListRiskTrainingsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListRiskTrainingsParams(_ListRiskTrainingsParamsKeys):
    """List trainings: `GET /v1/policies/risk/trainings`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    status: NotRequired[Literal["RUNNING", "DONE", "TOO_FEW", "OTHER_WEEKS"]]
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


_ListRiskPolicyVersionsParamsKeys = TypedDict("_ListRiskPolicyVersionsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListRiskPolicyVersionsParams(_ListRiskPolicyVersionsParamsKeys):
    """List the versions of the risk policy: `GET /v1/policies/risk/versions`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    status: NotRequired[Literal["SHADOW", "LIVE", "RETIRED"]]
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class AddToRiskListParams(TypedDict):
    """Add an entry to a risk list: `POST /v1/fraud/lists`."""

    on: Literal["user", "device", "network", "bank_account", "email_domain", "text"]
    type: Literal["block", "watch", "trust", "named"]
    """block makes the flag RED, watch adds points, trust subtracts points, named is for rules."""
    list: NotRequired[Union[str, None]]
    """The name of a named list. A new name makes a new list; up to 50. Default: null."""
    value: str
    """
    user: your own id for the user; device: the device’s fingerprint; network: a network such as
    102.89.0.0/16, or an address; bank_account: bank code and account number, such as 058:0123456789;
    email_domain: a domain such as example.com, including its subdomains; text: any text, whatever its
    capitals; only in a named list. At most 4096 characters.
    """
    reason: str
    """For your colleagues. At most 200 characters."""
    expiresAt: NotRequired[Union[str, None]]
    """Null means that it does not expire."""


_ListRiskListEntriesParamsKeys = TypedDict("_ListRiskListEntriesParamsKeys", {
    "from": "NotRequired[str]",
})

class ListRiskListEntriesParams(_ListRiskListEntriesParamsKeys):
    """List risk list entries: `GET /v1/fraud/lists`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    on: NotRequired[Literal["user", "device", "network", "bank_account", "email_domain", "text"]]
    type: NotRequired[Literal["block", "watch", "trust", "named"]]
    """block makes the flag RED, watch adds points, trust subtracts points, named is for rules."""
    list: NotRequired[str]
    """At most 40 characters."""
    value: NotRequired[str]
    """Only the entry with this value. Requires `on`. At most 4096 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class AssessFraudParams(TypedDict):
    """Assess a transaction: `POST /v1/fraud/assess`."""

    platformUserId: str
    """Your own id of the end user. At most 255 characters."""
    transactionAmount: int
    """In the smallest currency unit (kobo, cents)."""
    deviceFingerprint: str
    """Opaque device or browser fingerprint. At most 4096 characters."""
    agreementId: NotRequired[str]
    """Links the assessment to an agreement. At most 255 characters."""
    simulateVpn: NotRequired[bool]
    """Treats the request as if a VPN had been detected."""
    simulateImpossibleTravel: NotRequired[bool]
    """Treats the request as if the user had travelled impossibly fast."""
    currency: NotRequired[str]
    """ISO 4217. Default: "NGN"."""
    deviceHints: NotRequired[AssessFraudParamsDeviceHints]
    """The hints that @surety/browser reads from the end user’s browser."""
    email: NotRequired[str]
    """
    The end user’s e-mail address. Its domain is checked against your lists; nothing is stored. At most
    320 characters.
    """
    bankAccount: NotRequired[AssessFraudParamsBankAccount]
    """
    The account that the end user pays from or is paid to. It is checked against your lists and not
    stored.
    """
    ipAddress: NotRequired[str]
    """
    The end user’s address, not your server’s. Without it, network signals are not available. At most 64
    characters.
    """
    location: NotRequired[AssessFraudParamsLocation]
    """The location reported by the end user’s device."""
    timezone: NotRequired[str]
    """The time zone of the end user’s device, such as Africa/Lagos. At most 64 characters."""
    accountCreatedAt: NotRequired[str]
    """When the end user’s account with you was created."""
    reference: NotRequired[str]
    """
    Your own reference, such as an order number. Must be unique among objects of one kind. At most 200
    characters.
    """
    metadata: NotRequired[Dict[str, Union[str, float, bool]]]
    """
    Up to 20 key-value pairs of your own: text, numbers or booleans. Stored encrypted, as text, and
    returned in lists and events.
    """


class AssessFraudParamsDeviceHints(TypedDict):
    """The hints that @surety/browser reads from the end user’s browser."""

    webdriver: NotRequired[Union[bool, None]]
    """True when the browser is automated."""
    virtualCamera: NotRequired[Union[bool, None]]
    """True when the browser has a virtual camera. Null when unknown."""


class AssessFraudParamsBankAccount(TypedDict):
    """
    The account that the end user pays from or is paid to. It is checked against your lists and not
    stored.
    """

    bankCode: str
    """At most 20 characters."""
    accountNumber: str
    """At most 34 characters."""


class AssessFraudParamsLocation(TypedDict):
    """The location reported by the end user’s device."""

    latitude: float
    """At most 90."""
    longitude: float
    """At most 180."""
    accuracyKm: NotRequired[float]
    """The accuracy of the position in kilometres. Defaults to 5. At most 20000."""


class RetrieveAssessmentParams(TypedDict):
    """Retrieve an assessment: `GET /v1/fraud/assessments/{id}`."""

    expand: NotRequired[Union[Literal["metadata"], List[Literal["metadata"]]]]
    """Adds your reference and metadata."""


_ListAssessmentsParamsKeys = TypedDict("_ListAssessmentsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListAssessmentsParams(_ListAssessmentsParamsKeys):
    """List assessments: `GET /v1/fraud/assessments`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    platformUserId: NotRequired[str]
    """At most 255 characters."""
    agreementId: NotRequired[str]
    """At most 255 characters."""
    flag: NotRequired[Flag]
    reference: NotRequired[str]
    """Only the object with your own reference. At most 200 characters."""
    metadata: NotRequired[str]
    """
    Only objects whose metadata have this value: `name:value`, where the name ends at the first colon.
    At most 541 characters.
    """
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""
    minAmount: NotRequired[int]
    """Amount of at least this, in the smallest currency unit."""
    maxAmount: NotRequired[int]
    """Amount of at most this, in the smallest currency unit."""


class ListRiskiestGreensParams(TypedDict):
    """List the riskiest GREEN assessments: `GET /v1/fraud/greens`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    days: NotRequired[int]
    """How many days to look back. At most 7. Default: 1."""


class LabelAssessmentParams(TypedDict):
    """Label an assessment: `POST /v1/fraud/assessments/{id}/label`."""

    outcome: RiskOutcome
    """How it turned out."""
    reason: str
    """How you know. At most 1000 characters."""


class RetrieveFraudPerformanceParams(TypedDict):
    """Retrieve the fraud performance: `GET /v1/fraud/performance`."""

    days: NotRequired[int]
    """The number of days whose labels are counted. At most 730. Default: 90."""


_ListReviewsParamsKeys = TypedDict("_ListReviewsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListReviewsParams(_ListReviewsParamsKeys):
    """List reviews: `GET /v1/reviews`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    status: NotRequired[Literal["OPEN", "DECIDED", "LAPSED"]]
    """Open reviews are sorted by due time, the others newest first. Default: "OPEN"."""
    type: NotRequired[ReviewType]
    flag: NotRequired[Flag]
    externalUserId: NotRequired[str]
    """At most 255 characters."""
    assignee: NotRequired[str]
    """The id of a member. At most 100 characters."""
    reference: NotRequired[str]
    """Only of the agreement with your own reference. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class AssignReviewParams(TypedDict):
    """Assign a review: `POST /v1/reviews/{id}/assign`."""

    memberId: Union[str, None]
    """Null removes the assignment."""


class CommentOnReviewParams(TypedDict):
    """Comment on a review: `POST /v1/reviews/{id}/comments`."""

    text: str
    """At most 1000 characters."""


class DecideReviewParams(TypedDict):
    """Decide a review: `POST /v1/reviews/{id}/decide`."""

    decision: ReviewDecision
    """
    Assessment: let_through or fraud. Appeal or payer: accept or refuse. Watch list hit or face:
    other_person or same_person. Any: ask_verification.
    """
    reason: str
    """At most 1000 characters."""
    blockUntil: NotRequired[str]
    """With the decision `fraud`: puts the user on your block list until this time."""
    faces: NotRequired[List[str]]
    """
    For a face review: the externalUserIds that you were shown. If another one has been found since,
    nothing is decided (409 review_changed). Without it, the decision covers all similar users found by
    then.
    """


class AppealVerificationParams(TypedDict):
    """Appeal a verification: `POST /v1/identity/verifications/{id}/appeal`."""

    claim: str
    """Why the failed verification is wrong. At most 1000 characters."""


class AppealAssessmentParams(TypedDict):
    """Appeal a RED assessment: `POST /v1/fraud/assessments/{id}/appeal`."""

    claim: str
    """The person’s own words. Stored encrypted. At most 2000 characters."""


class AppealAgreementParams(TypedDict):
    """Appeal a hold or a RED payment: `POST /v1/escrow/agreements/{id}/appeal`."""

    party: Literal["buyer", "seller"]
    claim: str
    """The person’s own words. Stored encrypted. At most 2000 characters."""


class ScreenPersonParams(TypedDict):
    """Screen a person: `POST /v1/screenings`."""

    externalUserId: str
    """At most 255 characters."""
    name: str
    """At most 200 characters."""
    birthDate: NotRequired[str]
    country: NotRequired[str]
    """Nationality, ISO 3166 alpha-2."""


_ListReviewPolicyVersionsParamsKeys = TypedDict("_ListReviewPolicyVersionsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListReviewPolicyVersionsParams(_ListReviewPolicyVersionsParamsKeys):
    """List the versions of the review policy: `GET /v1/policies/review/versions`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class ChangeReviewPolicyParams(TypedDict):
    """Change the review policy: `PUT /v1/policies/review`."""

    opens: NotRequired[List[Literal["RED", "AMBER", "SCREENING", "PAYER"]]]
    """
    What opens a review automatically. An appeal always does. PAYER (a deposit under a name other than
    the buyer’s) does only if you add it. Default: ["RED","AMBER","SCREENING"].
    """
    dueHours: NotRequired[ChangeReviewPolicyParamsDueHours]
    """Default: {}."""


class ChangeReviewPolicyParamsDueHours(TypedDict):
    RED: NotRequired[int]
    """At most 720."""
    AMBER: NotRequired[int]
    """At most 720."""
    APPEAL: NotRequired[int]
    """At most 720."""
    SCREENING: NotRequired[int]
    """At most 720."""
    PAYER: NotRequired[int]
    """At most 720."""
    FACE: NotRequired[int]
    """At most 720."""


class CreateIdentitySessionParams(TypedDict):
    """Create an identity session: `POST /v1/identity/sessions`."""

    externalUserId: str
    """At most 255 characters."""
    requirements: NotRequired[CreateIdentitySessionParamsRequirements]
    returnUrl: NotRequired[str]
    """
    Where the person is redirected afterwards, with `identitySession` added to the query. At most 2000
    characters.
    """
    language: NotRequired[PageLanguage]
    """The initial language of the page; the person can choose another. Default: "en"."""
    qr: NotRequired[bool]
    """Adds the link as a QR code. Default: false."""


class CreateIdentitySessionParamsRequirements(TypedDict):
    livenessLevel: NotRequired[LivenessLevel]
    """
    `active`: the person also makes movements that the server chooses. Cannot be less than the identity
    policy requires.
    """
    documentTypes: NotRequired[List[DocumentType]]
    """The accepted documents. Defaults to any."""
    register: NotRequired[Literal["nin", "bvn"]]
    """
    The national register in which the person is looked up with their consent. They are verified only if
    it names the person on the document. Each lookup costs money.
    """


_ListIdentitySessionsParamsKeys = TypedDict("_ListIdentitySessionsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListIdentitySessionsParams(_ListIdentitySessionsParamsKeys):
    """List identity sessions: `GET /v1/identity/sessions`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    externalUserId: NotRequired[str]
    """At most 255 characters."""
    status: NotRequired[IdentitySessionStatus]
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class VerifyIdentityParams(TypedDict):
    """Verify an identity: `POST /v1/identity/verify`."""

    external_user_id: str
    """At most 255 characters."""
    document_image: Image
    """JPEG or PNG, at most 10 MB."""
    selfie_images: Union[Image, List[Image]]
    """1 to 10 frames, each as a separate part. Take several frames at least 0.6 s apart."""
    document_type: NotRequired[DocumentType]
    """The type of the document. Read from the picture if it is left out."""
    device_fingerprint: NotRequired[str]
    """At most 4096 characters."""
    name: NotRequired[str]
    """
    The person’s claimed name. The verification fails if the document has a different one. At most 200
    characters.
    """
    date_of_birth: NotRequired[str]
    """YYYY-MM-DD. The verification fails if the document has a different one."""
    reference: NotRequired[str]
    """
    Your own reference, such as an order number. Must be unique among objects of one kind. At most 200
    characters.
    """
    metadata: NotRequired[Dict[str, str]]
    """Up to 20 key-value pairs of your own, all text, as a JSON object."""


class RetrieveVerificationParams(TypedDict):
    """Retrieve a verification: `GET /v1/identity/verifications/{id}`."""

    expand: NotRequired[Union[Literal["document", "metadata"], List[Literal["document", "metadata"]]]]
    """
    Adds the contents of the document, or your reference and metadata. Send several names separated by
    commas.
    """


_ListVerificationsParamsKeys = TypedDict("_ListVerificationsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListVerificationsParams(_ListVerificationsParamsKeys):
    """List verifications: `GET /v1/identity/verifications`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    externalUserId: NotRequired[str]
    """At most 255 characters."""
    verified: NotRequired[bool]
    reference: NotRequired[str]
    """Only the object with your own reference. At most 200 characters."""
    metadata: NotRequired[str]
    """
    Only objects whose metadata have this value: `name:value`, where the name ends at the first colon.
    At most 541 characters.
    """
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class ReviewVerificationParams(TypedDict):
    """Review a verification: `POST /v1/identity/verifications/{id}/review`."""

    verdict: Literal["verified", "not_verified"]
    reason: str
    """
    What was examined and what it showed. Stored encrypted, and visible only to your account. At most
    1000 characters.
    """


_ListIdentityPolicyVersionsParamsKeys = TypedDict("_ListIdentityPolicyVersionsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListIdentityPolicyVersionsParams(_ListIdentityPolicyVersionsParamsKeys):
    """List the versions of the identity policy: `GET /v1/policies/identity/versions`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class ChangeIdentityPolicyParams(TypedDict):
    """Change the identity policy: `PUT /v1/policies/identity`."""

    keepDocument: NotRequired[bool]
    """Store the data read from the document, encrypted, with each verification. Default: false."""
    keepDocumentDays: NotRequired[Union[int, None]]
    """The days after which it is deleted. Null keeps it until the person is erased. Default: null."""
    keepPicturesDays: NotRequired[Union[int, None]]
    """
    The days for which pictures are kept for reviewers, encrypted with a key of the person’s own. Null
    keeps none. Default: null.
    """
    searchFacesDays: NotRequired[Union[int, None]]
    """
    The days for which the face embeddings of verified users are kept, encrypted with a key of the
    person’s own, and compared with those of other users. Users with similar faces are added to the
    review queue. Null keeps none. A lower number also applies to embeddings already kept. Default:
    null.
    """
    keepName: NotRequired[bool]
    """
    Store the names of verified users, encrypted, so that payout accounts have an identityNameMatch.
    Default: false.
    """
    screenNames: NotRequired[bool]
    """
    Screen verified users against the watch lists, by the name, birth date and country of their
    document, and again when a list changes. Default: false.
    """
    minimumFrames: NotRequired[int]
    """A verification with fewer selfie frames fails. At most 10. Default: 1."""
    livenessLevel: NotRequired[LivenessLevel]
    """
    active: frames alone are not enough; the person must make movements that the server chooses.
    Default: "passive".
    """
    requireFlash: NotRequired[bool]
    """
    Movements fail unless the face reflects the colours that the screen shows at their end: `flash` must
    be seen. People in bright rooms and those who must not see flashes fail too. Default: false.
    """
    documentSeenBefore: NotRequired[Literal["off", "flag", "refuse"]]
    """
    For a document that another of your users has presented: `off` ignores it, `flag` reports it in
    documentSeenBefore when its number could be read quickly, `refuse` reads all of it and fails the
    verification. Default: "flag".
    """
    recogniseDocumentDays: NotRequired[Union[int, None]]
    """
    The days after which the keyed hash of the document’s number is deleted, by which documentSeenBefore
    recognises it. Null keeps it until the person is erased. A lower number also applies to hashes
    already kept. Default: null.
    """
    minimumAge: NotRequired[Union[int, None]]
    """In years; `underAge` tells whether the person is younger. Null disables the check. Default: null."""


_ListDaysParamsKeys = TypedDict("_ListDaysParamsKeys", {
    "from": "NotRequired[str]",
})

class ListDaysParams(_ListDaysParamsKeys):
    """List closed days: `GET /v1/days`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class RetrieveDayParams(TypedDict):
    """Retrieve a day: `GET /v1/days/{day}`."""

    timeZone: NotRequired[str]
    """Whose day it is. Left out: the zone of the last closed day, or Africa/Lagos. At most 64 characters."""


class CloseDayParams(TypedDict):
    """Close a day: `POST /v1/days/{day}/close`."""

    timeZone: NotRequired[str]
    """Whose day it is. Left out: the zone of the last closed day, or Africa/Lagos. At most 64 characters."""
    statement: NotRequired[str]
    """
    The bank’s statement. It is compared, and its SHA-256 with the result is signed with the
     day; the text is not kept. At most 1000000 characters.
    """


class CompareDayParams(TypedDict):
    """Compare a day with a statement: `POST /v1/days/{day}/compare`."""

    statement: str
    """
    The text of the bank’s statement: CSV, SWIFT MT940 or ISO 20022 camt.053. At most 1000000
    characters.
    """
    timeZone: NotRequired[str]
    """Whose day it is. Left out: the zone of the last closed day, or Africa/Lagos. At most 64 characters."""


class OpenDisputeParams(TypedDict):
    """
    Open a dispute about a milestone: `POST
    /v1/escrow/agreements/{id}/milestones/{milestoneId}/disputes`.
    """

    externalUserId: str
    """The party: the agreement’s buyerExternalId or sellerExternalId. At most 255 characters."""
    reason: Literal["not_delivered", "late", "not_as_described", "incomplete", "damaged", "counterfeit", "not_ordered", "unauthorised_payment", "buyer_does_not_confirm", "buyer_unreachable", "other"]
    statement: NotRequired[str]
    """In the party’s own words. Stored encrypted, and erased with the person. At most 2000 characters."""
    toBuyer: NotRequired[int]
    """
    What the buyer should get. Left out: all of it if the buyer opens the dispute, none if the seller
    does.
    """


_ListDisputesParamsKeys = TypedDict("_ListDisputesParamsKeys", {
    "from": "NotRequired[str]",
})

class ListDisputesParams(_ListDisputesParamsKeys):
    """List disputes: `GET /v1/disputes`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    status: NotRequired[Literal["OPEN", "NEGOTIATING", "ESCALATED", "DECIDED", "CLOSED"]]
    agreementId: NotRequired[str]
    """`agr_…`."""
    reference: NotRequired[str]
    """Only of the agreement with your own reference. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


_ListDisputeEventsParamsKeys = TypedDict("_ListDisputeEventsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListDisputeEventsParams(_ListDisputeEventsParamsKeys):
    """List what was said and done in a dispute: `GET /v1/disputes/{id}/events`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class AddDisputeMessageParams(TypedDict):
    """Add a message to a dispute: `POST /v1/disputes/{id}/messages`."""

    externalUserId: NotRequired[str]
    """The party that writes. Left out, the platform writes. At most 255 characters."""
    statement: str
    """In the party’s own words. Stored encrypted, and erased with the person. At most 2000 characters."""


class MakeDisputeOfferParams(TypedDict):
    """Make an offer: `POST /v1/disputes/{id}/offers`."""

    externalUserId: str
    """The party: the agreement’s buyerExternalId or sellerExternalId. At most 255 characters."""
    toBuyer: int
    """What the buyer would get. The rest is the seller’s."""
    returnBy: NotRequired[str]
    """The offer holds if the goods come back by then."""
    statement: NotRequired[str]
    """In the party’s own words. Stored encrypted, and erased with the person. At most 2000 characters."""


class AcceptDisputeOfferParams(TypedDict):
    """Accept an offer: `POST /v1/disputes/{id}/offers/{offerId}/accept`."""

    externalUserId: str
    """The party: the agreement’s buyerExternalId or sellerExternalId. At most 255 characters."""
    toBuyer: int
    """The buyer’s part of the milestone."""
    toSeller: int
    """The rest."""


class DeclineDisputeOfferParams(TypedDict):
    """Decline an offer: `POST /v1/disputes/{id}/offers/{offerId}/decline`."""

    externalUserId: str
    """The party: the agreement’s buyerExternalId or sellerExternalId. At most 255 characters."""


class WithdrawDisputeOfferParams(TypedDict):
    """Withdraw an offer: `POST /v1/disputes/{id}/offers/{offerId}/withdraw`."""

    externalUserId: str
    """The party: the agreement’s buyerExternalId or sellerExternalId. At most 255 characters."""


class AddDisputeEvidenceParams(TypedDict):
    """Add evidence to a dispute: `POST /v1/disputes/{id}/evidence`."""

    externalUserId: str
    """The party: the agreement’s buyerExternalId or sellerExternalId. At most 255 characters."""
    file: Image
    """JPEG, PNG or PDF, at most 10 MB."""
    shared: NotRequired[bool]
    """False to keep the other party from reading it until it is shared."""


_ListDisputeEvidenceParamsKeys = TypedDict("_ListDisputeEvidenceParamsKeys", {
    "from": "NotRequired[str]",
})

class ListDisputeEvidenceParams(_ListDisputeEvidenceParamsKeys):
    """List the evidence of a dispute: `GET /v1/disputes/{id}/evidence`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class ShareDisputeEvidenceParams(TypedDict):
    """Share evidence: `POST /v1/disputes/{id}/evidence/{evidenceId}/share`."""

    externalUserId: str
    """The party: the agreement’s buyerExternalId or sellerExternalId. At most 255 characters."""


class RetrieveEvidenceFileParams(TypedDict):
    """Retrieve a file of a dispute: `GET /v1/disputes/{id}/evidence/{evidenceId}/file`."""

    externalUserId: NotRequired[str]
    """The party that reads the file. Left out, you read it for the platform. At most 255 characters."""


class EscalateDisputeParams(TypedDict):
    """Escalate a dispute: `POST /v1/disputes/{id}/escalate`."""

    externalUserId: NotRequired[str]
    """The party that asks. Left out, the platform asks. At most 255 characters."""


class DecideDisputeParams(TypedDict):
    """Decide a dispute: `POST /v1/disputes/{id}/decide`."""

    toBuyer: int
    """The buyer’s part of the milestone."""
    toSeller: int
    """The rest."""
    code: str
    """A code of your own for the reason, such as `proof_of_delivery`."""
    statement: str
    """The reasons, for both parties. At most 2000 characters."""


class AppealDisputeParams(TypedDict):
    """Appeal a decision: `POST /v1/disputes/{id}/appeal`."""

    externalUserId: str
    """The party: the agreement’s buyerExternalId or sellerExternalId. At most 255 characters."""
    statement: str
    """In the party’s own words. Stored encrypted, and erased with the person. At most 2000 characters."""


class DisputeParty(TypedDict):
    """Withdraw a dispute: `POST /v1/disputes/{id}/withdraw`."""

    externalUserId: str
    """The party: the agreement’s buyerExternalId or sellerExternalId. At most 255 characters."""


_ListEventsParamsKeys = TypedDict("_ListEventsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListEventsParams(_ListEventsParamsKeys):
    """List events: `GET /v1/events`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    type: NotRequired[EventType]
    """
    - `agreement.created`: An agreement was created
    - `agreement.updated`: The reference, metadata, titles or contact addresses changed. Only changed
    fields are sent
    - `agreement.assessed`: The buyer’s payment was assessed
    - `agreement.partially_funded`: A deposit arrived, but the agreement is not fully funded yet
    - `agreement.funded`: The agreement is fully funded
    - `agreement.overfunded`: More than the amount due was paid in
    - `agreement.completed`: Every milestone that is not refunded is completed
    - `agreement.disbursed`: Everything was paid out to the seller and the payees of shares
    - `agreement.refunded`: Everything that was not paid out was returned to the buyer
    - `agreement.frozen`: The agreement was put on hold
    - `agreement.unfrozen`: The hold was lifted
    - `agreement.cancelled`: The agreement was cancelled before any money arrived
    - `virtual_account.issued`: The buyer was given an account to pay into
    - `deposit.received`: A deposit was received
    - `deposit.unapplied`: A deposit arrived after the agreement had ended
    - `deposit.reversed`: The bank reversed a deposit
    - `milestone.confirmed`: One party confirmed a milestone, or its inspection window ended without an
    answer
    - `milestone.completed`: Both parties confirmed a milestone, or the inspection window ended
    - `milestone.resolved`: The platform decided how a milestone’s amount is divided between buyer and
    seller
    - `milestone.release_queued`: A completed milestone waits for a deposit
    - `milestone.released`: A milestone’s amount, less the seller’s fees and the shares, now belongs to
    the seller
    - `payout.awaiting_details`: A payout waits for the payee’s bank account: the seller’s, unless a
    payee is named
    - `payout.submitted`: A payout was submitted to the bank
    - `payout.succeeded`: The bank reported a payout as paid
    - `payout.failed`: The bank refused a payout
    - `payout.reversed`: The bank reversed a payout
    - `payout.overpaid`: The bank paid a payout that it had refused, in addition to its replacement
    - `payout.retried`: A payout that the bank had refused is sent again to the payee’s account
    - `payout.cancelled`: The platform gave what one payee was to get of a milestone back to the buyer
    - `payout.held`: A rule of the release policy holds a payout
    - `payout.hold_lifted`: A rule of the release policy no longer holds a payout
    - `milestone.inspection_started`: The inspection window started: the seller has confirmed, and the
    money is there
    - `milestone.inspection_ending`: The inspection window ends soon
    - `milestone.inspection_extended`: A party extended the inspection window
    - `milestone.inspection_paused`: The inspection window stopped, and keeps the rest of its time
    - `milestone.inspection_resumed`: The inspection window runs again
    - `milestone.inspection_ended`: The inspection window ended without an answer, and the milestone is
    not released by itself
    - `milestone.overdue`: The seller has not confirmed a milestone by the agreed time
    - `agreement.funding_ending`: The time to pay ends soon
    - `agreement.expired`: The agreement was not paid in time and has ended
    - `dispute.opened`: A party opened a dispute about a milestone. Its money stays where it is
    - `dispute.message_added`: A party or the platform wrote a message in a dispute
    - `dispute.evidence_added`: A party added a file to a dispute. `sha256` is of the file as it was
    sent, `fileSha256` of the file as it is kept. The other party can read it once it is shared
    - `dispute.evidence_shared`: A party let the other one read a file
    - `dispute.offer_made`: A party offered how to divide the milestone. It replaces every open offer of
    the dispute
    - `dispute.offer_declined`: A party declined the other’s offer
    - `dispute.offer_withdrawn`: A party withdrew its offer
    - `dispute.escalated`: The platform has to decide a dispute: a party asked for it, or no answer came
    in time
    - `dispute.decided`: The platform decided a dispute. The money moves when the time to appeal is over
    - `dispute.appealed`: A party appealed, and the platform decides once more
    - `dispute.decision_overdue`: The platform has not decided a dispute in time
    - `dispute.paused`: The agreement was put on hold, so the clock of the dispute stopped
    - `dispute.resumed`: The hold was lifted, and the clock of the dispute runs again
    - `dispute.closed`: A dispute is over: settled, withdrawn, decided, granted because no answer came
    in time, or the bank has paid the milestone after all
    - `amendment.proposed`: A side proposed other terms. `before` and `after` have the milestones that
    would change; one that is only in `after` would be added, one that is only in `before` dropped
    - `amendment.accepted`: A party accepted an amendment
    - `amendment.declined`: A party declined an amendment
    - `amendment.withdrawn`: The side that proposed an amendment withdrew it
    - `amendment.lapsed`: An amendment came to nothing: without an answer in time, or because what it
    would change has moved on
    - `agreement.amended`: The terms of an agreement changed. `toExcess` goes back to the buyer,
    `fromExcess` was paid before and counts now
    - `payout_account.changed`: A seller’s payout account was set or changed
    - `excess.refunded`: Money beyond the amount due is being returned
    - `refund.created`: A refund was started
    - `refund.succeeded`: The bank reported a refund as paid
    - `refund.failed`: The bank refused a refund
    - `refund.retried`: A refund that the bank had refused, or that waited for an account, goes on
    - `refund.redirected`: A refund that the bank had refused, or that waited for an account, goes to
    this one
    - `refund.reversed`: The bank reversed a refund that it had paid
    - `anchor.published`: The head of the account’s anchor log was signed
    - `exception.opened`: An exception was opened: a person has to look at it
    - `exception.closed`: A person looked at the exception and closed it
    - `approval.requested`: A request that needs another person’s approval was made
    - `approval.approved`: Another person approved the request, and it was carried out
    - `approval.rejected`: Another person rejected the request
    - `approval.withdrawn`: The requester withdrew the request
    - `approval.expired`: The request expired without a decision
    - `assessment.created`: A transaction or user was assessed with POST /v1/fraud/assess
    - `risk_policy.changed`: A version of the risk policy entered shadow mode, went live or was retired
    - `identity.verified`: A person’s identity was verified
    - `identity.failed`: A person’s identity could not be verified
    - `identity.reviewed`: A person reviewed a verification, and that decision now counts
    - `identity.session.completed`: A person finished their verification session: verified, or out of
    attempts
    - `identity.session.expired`: A person’s verification session expired before they finished
    - `link.opened`: A link for the buyer or the seller was opened for the first time, by a person or a
    program
    - `review.opened`: A case was added to the review queue
    - `review.decided`: A person decided a case in the review queue.
    """
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""
    after: NotRequired[str]
    """
    The id of an event. Returns the events committed after it. Defaults to the start of the log. At most
    100 characters.
    """
    expand: NotRequired[Union[Literal["proof"], List[Literal["proof"]]]]
    """
    `proof` adds the hash, the commitments to personal fields and their salts, so that others can check
    them.
    """


class CreateWebhookParams(TypedDict):
    """Create a webhook endpoint: `POST /v1/webhooks`."""

    url: str
    """https, on a public address, without user name and password. At most 2048 characters."""
    events: NotRequired[List[EventType]]
    """The event types to send. Empty or absent means all."""
    ordered: NotRequired[bool]
    """
    Sends the events of each agreement in sequence: the next one waits until the previous one was
    accepted or given up.
    """
    description: NotRequired[str]
    """At most 200 characters."""


_ListWebhooksParamsKeys = TypedDict("_ListWebhooksParamsKeys", {
    "from": "NotRequired[str]",
})

class ListWebhooksParams(_ListWebhooksParamsKeys):
    """List webhook endpoints: `GET /v1/webhooks`."""

    limit: NotRequired[int]
    """At most 100. Default: 100."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class ChangeWebhookParams(TypedDict):
    """Change a webhook endpoint: `PATCH /v1/webhooks/{id}`."""

    url: NotRequired[str]
    """https, on a public address, without user name and password. At most 2048 characters."""
    events: NotRequired[List[EventType]]
    """The event types to send. Empty or absent means all."""
    ordered: NotRequired[bool]
    """
    Sends the events of each agreement in sequence: the next one waits until the previous one was
    accepted or given up.
    """
    description: NotRequired[str]
    """At most 200 characters."""
    enabled: NotRequired[bool]
    """When enabled again, it continues with the deliveries that were pending when it was disabled."""


class RotateWebhookSecretParams(TypedDict):
    """Rotate the secret of a webhook endpoint: `POST /v1/webhooks/{id}/rotate-secret`."""

    overlapSeconds: NotRequired[int]
    """How long deliveries are signed with both secrets, in seconds. At most 604800. Default: 86400."""


_ReplayWebhookParamsKeys = TypedDict("_ReplayWebhookParamsKeys", {
    "from": "NotRequired[str]",
})

class ReplayWebhookParams(_ReplayWebhookParamsKeys):
    """Replay events: `POST /v1/webhooks/{id}/replay`."""

    eventIds: NotRequired[List[str]]
    to: NotRequired[str]
    """Defaults to now."""


_ListDeliveriesParamsKeys = TypedDict("_ListDeliveriesParamsKeys", {
    "from": "NotRequired[str]",
})

class ListDeliveriesParams(_ListDeliveriesParamsKeys):
    """List webhook deliveries: `GET /v1/webhooks/{id}/deliveries`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    status: NotRequired[Literal["PENDING", "DELIVERED", "FAILED"]]
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class ChangeMailSettingsParams(TypedDict):
    """Change the mail settings: `PATCH /v1/mail/settings`."""

    senderName: NotRequired[Union[str, None]]
    """Null uses the name of the account."""
    timeZone: NotRequired[Union[str, None]]
    """Null uses Africa/Lagos."""
    color: NotRequired[Union[str, None]]
    """Of buttons on the pages for buyers and sellers, such as `#17663f`. Null uses the default."""
    logo: NotRequired[Union[str, None]]
    """
    A PNG or JPEG file of at most 150 kB in base64, or as a `data:` URL. It is encoded anew, in 320 by
    80 pixels at most, and shown on the pages for buyers and sellers. Null removes it.
    """
    buyers: NotRequired[bool]
    sellers: NotRequired[bool]
    members: NotRequired[bool]


_ListMailsParamsKeys = TypedDict("_ListMailsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListMailsParams(_ListMailsParamsKeys):
    """List mails: `GET /v1/mail/messages`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    status: NotRequired[MailStatus]
    type: NotRequired[MailType]
    reference: NotRequired[str]
    """Only of the agreement with your own reference. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


_ListAuditLogParamsKeys = TypedDict("_ListAuditLogParamsKeys", {
    "from": "NotRequired[str]",
})

class ListAuditLogParams(_ListAuditLogParamsKeys):
    """List the audit log: `GET /v1/audit-log`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    type: NotRequired[AuditAction]
    actor: NotRequired[str]
    """The id of a key or a member. At most 100 characters."""
    subject: NotRequired[str]
    """The id of a key, member, webhook, agreement or seller. At most 255 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""
    expand: NotRequired[Union[Literal["proof"], List[Literal["proof"]]]]
    """
    `proof` adds the hash, the commitments to personal fields and their salts, so that others can check
    them.
    """


class RetrieveTrialBalanceParams(TypedDict):
    """Retrieve the trial balance: `GET /v1/ledger/trial-balance`."""

    asOf: NotRequired[str]
    """
    The books as they were before this time, or before the start of this day in UTC. Without it, as they
    are now.
    """


class RetrieveStatementParams(TypedDict):
    """Retrieve the statement of a month: `GET /v1/escrow/statements/{month}`."""

    sellerExternalId: NotRequired[str]
    """At most 255 characters."""


_ListExceptionsParamsKeys = TypedDict("_ListExceptionsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListExceptionsParams(_ListExceptionsParamsKeys):
    """List exceptions: `GET /v1/exceptions`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    status: NotRequired[Literal["OPEN", "CLOSED"]]
    agreementId: NotRequired[str]
    """At most 100 characters."""
    reference: NotRequired[str]
    """Only of the agreement with your own reference. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class CloseExceptionParams(TypedDict):
    """Close an exception: `POST /v1/exceptions/{id}/close`."""

    note: str
    """At most 1000 characters."""
    paidAsOrdered: NotRequired[bool]
    """
    For a contradiction about the amount of a payout or refund: the difference has been settled
     with the bank or the payee, so the payment counts as made with the ordered amount.
    """


_ListReconciliationsParamsKeys = TypedDict("_ListReconciliationsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListReconciliationsParams(_ListReconciliationsParamsKeys):
    """List reconciliations: `GET /v1/reconciliations`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


_ListReconciliationBreaksParamsKeys = TypedDict("_ListReconciliationBreaksParamsKeys", {
    "from": "NotRequired[str]",
})

class ListReconciliationBreaksParams(_ListReconciliationBreaksParamsKeys):
    """List the breaks of a reconciliation: `GET /v1/reconciliations/{id}/breaks`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    status: NotRequired[Literal["OPEN", "CLOSED", "GONE"]]
    reference: NotRequired[str]
    """Only of the agreement with your own reference. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class CloseBreakParams(TypedDict):
    """Close a reconciliation break: `POST /v1/reconciliations/{id}/breaks/{breakId}/close`."""

    reason: str
    """At most 1000 characters."""


_ListApprovalsParamsKeys = TypedDict("_ListApprovalsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListApprovalsParams(_ListApprovalsParamsKeys):
    """List approvals: `GET /v1/approvals`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    status: NotRequired[ApprovalStatus]
    type: NotRequired[ApprovalType]
    agreementId: NotRequired[str]
    """At most 100 characters."""
    reference: NotRequired[str]
    """Only of the agreement with your own reference. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


_ListApprovalPolicyVersionsParamsKeys = TypedDict("_ListApprovalPolicyVersionsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListApprovalPolicyVersionsParams(_ListApprovalPolicyVersionsParamsKeys):
    """List the versions of the approval policy: `GET /v1/policies/approval/versions`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class SearchParams(TypedDict):
    """Find anything: `GET /v1/search`."""

    q: str
    """What you know of it, at least two characters: see the description of the endpoint."""
    types: NotRequired[str]
    """
    Only these types, separated by commas: person, agreement, dispute, payout, verification, assessment,
    review, request.
    """


class CreatePrivacyRequestParams(TypedDict):
    """Record a privacy request: `POST /v1/privacy/requests`."""

    externalUserId: str
    """At most 255 characters."""
    type: PrivacyRequestType
    note: NotRequired[str]
    """At most 2000 characters."""


_ListPrivacyRequestsParamsKeys = TypedDict("_ListPrivacyRequestsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListPrivacyRequestsParams(_ListPrivacyRequestsParamsKeys):
    """List privacy requests: `GET /v1/privacy/requests`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    status: NotRequired[PrivacyRequestStatus]
    type: NotRequired[PrivacyRequestType]
    externalUserId: NotRequired[str]
    """At most 255 characters."""
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class CompletePrivacyRequestParams(TypedDict):
    """Complete a privacy request: `POST /v1/privacy/requests/{id}/complete`."""

    answer: NotRequired[str]
    """At most 2000 characters."""
    corrected: NotRequired[List[CompletePrivacyRequestParamsCorrected]]
    """For `correct`: each field with the old and the new version, encrypted."""


_CompletePrivacyRequestParamsCorrectedKeys = TypedDict("_CompletePrivacyRequestParamsCorrectedKeys", {
    "is": "str",
})

class CompletePrivacyRequestParamsCorrected(_CompletePrivacyRequestParamsCorrectedKeys):
    field: str
    """Such as `name`. At most 100 characters."""
    was: Union[str, None]


class RefusePrivacyRequestParams(TypedDict):
    """Refuse a privacy request: `POST /v1/privacy/requests/{id}/refuse`."""

    answer: str
    """At most 2000 characters."""


class CreateConsentParams(TypedDict):
    """Record a consent: `POST /v1/privacy/consents`."""

    externalUserId: str
    """At most 255 characters."""
    purpose: Literal["identity", "other"]
    textVersion: str
    """At most 100 characters."""
    language: str
    """At most 35 characters."""
    channel: str
    """At most 100 characters."""
    givenAt: NotRequired[str]


_ListConsentsParamsKeys = TypedDict("_ListConsentsParamsKeys", {
    "from": "NotRequired[str]",
})

class ListConsentsParams(_ListConsentsParamsKeys):
    """List consents: `GET /v1/privacy/consents`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    externalUserId: NotRequired[str]
    """At most 255 characters."""
    to: NotRequired[str]
    """Given before this time. A date is the start of that day in UTC."""


class LiftPersonRestrictionParams(TypedDict):
    """Lift a restriction: `POST /v1/privacy/people/{externalUserId}/lift-restriction`."""

    reason: str
    """At most 1000 characters."""


_ListGrievancesParamsKeys = TypedDict("_ListGrievancesParamsKeys", {
    "from": "NotRequired[str]",
})

class ListGrievancesParams(_ListGrievancesParamsKeys):
    """List grievances: `GET /v1/privacy/grievances`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    status: NotRequired[Literal["OPEN", "ANSWERED"]]
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class AnswerGrievanceParams(TypedDict):
    """Answer a grievance: `POST /v1/privacy/grievances/{id}/answer`."""

    answer: str
    """At most 5000 characters."""


class CreateBreachParams(TypedDict):
    """Record a breach: `POST /v1/privacy/breaches`."""

    title: str
    """At most 200 characters."""
    description: str
    """At most 10000 characters."""
    startedAt: str
    endedAt: NotRequired[str]
    knownAt: NotRequired[str]


_ListBreachesParamsKeys = TypedDict("_ListBreachesParamsKeys", {
    "from": "NotRequired[str]",
})

class ListBreachesParams(_ListBreachesParamsKeys):
    """List breaches: `GET /v1/privacy/breaches`."""

    limit: NotRequired[int]
    """At most 100. Default: 20."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous page. At most 200 characters."""
    status: NotRequired[Literal["OPEN", "CLOSED"]]
    to: NotRequired[str]
    """Created before this time. A date is the start of that day in UTC."""


class AddBreachNoticeParams(TypedDict):
    """Record a notice of a breach: `POST /v1/privacy/breaches/{id}/notices`."""

    to: Literal["regulator", "people"]
    text: str
    """At most 10000 characters."""
    sentAt: NotRequired[str]


class CloseBreachParams(TypedDict):
    """Close a breach: `POST /v1/privacy/breaches/{id}/close`."""

    cause: str
    """At most 10000 characters."""
    endedAt: NotRequired[str]


class SandboxDepositParams(TypedDict):
    """Simulate a deposit: `POST /v1/sandbox/deposits`."""

    accountNumber: str
    amount: int
    """In the smallest currency unit (kobo, cents)."""
    reference: NotRequired[str]
    """
    The bank’s reference of the transfer. A repeated reference is applied once, and refused with another
    amount or account. At most 100 characters.
    """
    senderName: NotRequired[str]
    """At most 120 characters."""
    currency: NotRequired[str]
    """
    Must be the agreement’s currency; others are refused. A real bank’s deposit in another currency
    becomes an exception.
    """


class MoveTestClockParams(TypedDict):
    """Move the test clock: `POST /v1/sandbox/clock`."""

    advanceSeconds: NotRequired[int]
    """How far from now. At most 316224000."""
    to: NotRequired[str]
    """The time to move to, instead of `advanceSeconds`."""


class ReverseSandboxDepositParams(TypedDict):
    """Simulate a reversed deposit: `POST /v1/sandbox/deposits/{reference}/reverse`."""

    amount: NotRequired[int]
    """In the smallest currency unit (kobo, cents)."""
    reason: NotRequired[str]
    """At most 200 characters."""


SuretyEvent = Union[
    "AgreementCreatedEvent",
    "AgreementUpdatedEvent",
    "AgreementAssessedEvent",
    "AgreementPartiallyFundedEvent",
    "AgreementFundedEvent",
    "AgreementOverfundedEvent",
    "AgreementCompletedEvent",
    "AgreementDisbursedEvent",
    "AgreementRefundedEvent",
    "AgreementFrozenEvent",
    "AgreementUnfrozenEvent",
    "AgreementCancelledEvent",
    "VirtualAccountIssuedEvent",
    "DepositReceivedEvent",
    "DepositUnappliedEvent",
    "DepositReversedEvent",
    "MilestoneConfirmedEvent",
    "MilestoneCompletedEvent",
    "MilestoneResolvedEvent",
    "MilestoneReleaseQueuedEvent",
    "MilestoneReleasedEvent",
    "PayoutAwaitingDetailsEvent",
    "PayoutSubmittedEvent",
    "PayoutSucceededEvent",
    "PayoutFailedEvent",
    "PayoutReversedEvent",
    "PayoutOverpaidEvent",
    "PayoutRetriedEvent",
    "PayoutCancelledEvent",
    "PayoutHeldEvent",
    "PayoutHoldLiftedEvent",
    "MilestoneInspectionStartedEvent",
    "MilestoneInspectionEndingEvent",
    "MilestoneInspectionExtendedEvent",
    "MilestoneInspectionPausedEvent",
    "MilestoneInspectionResumedEvent",
    "MilestoneInspectionEndedEvent",
    "MilestoneOverdueEvent",
    "AgreementFundingEndingEvent",
    "AgreementExpiredEvent",
    "DisputeOpenedEvent",
    "DisputeMessageAddedEvent",
    "DisputeEvidenceAddedEvent",
    "DisputeEvidenceSharedEvent",
    "DisputeOfferMadeEvent",
    "DisputeOfferDeclinedEvent",
    "DisputeOfferWithdrawnEvent",
    "DisputeEscalatedEvent",
    "DisputeDecidedEvent",
    "DisputeAppealedEvent",
    "DisputeDecisionOverdueEvent",
    "DisputePausedEvent",
    "DisputeResumedEvent",
    "DisputeClosedEvent",
    "AmendmentProposedEvent",
    "AmendmentAcceptedEvent",
    "AmendmentDeclinedEvent",
    "AmendmentWithdrawnEvent",
    "AmendmentLapsedEvent",
    "AgreementAmendedEvent",
    "PayoutAccountChangedEvent",
    "ExcessRefundedEvent",
    "RefundCreatedEvent",
    "RefundSucceededEvent",
    "RefundFailedEvent",
    "RefundRetriedEvent",
    "RefundRedirectedEvent",
    "RefundReversedEvent",
    "AnchorPublishedEvent",
    "ExceptionOpenedEvent",
    "ExceptionClosedEvent",
    "ApprovalRequestedEvent",
    "ApprovalApprovedEvent",
    "ApprovalRejectedEvent",
    "ApprovalWithdrawnEvent",
    "ApprovalExpiredEvent",
    "AssessmentCreatedEvent",
    "RiskPolicyChangedEvent",
    "IdentityVerifiedEvent",
    "IdentityFailedEvent",
    "IdentityReviewedEvent",
    "IdentitySessionCompletedEvent",
    "IdentitySessionExpiredEvent",
    "LinkOpenedEvent",
    "ReviewOpenedEvent",
    "ReviewDecidedEvent",
]
"""An event. Events are delivered at least once, so the same `id` may come again."""


ReleaseRule = Union[
    "UnverifiedSellerReleaseRule",
    "NewAccountReleaseRule",
    "RiskyPaymentReleaseRule",
    "NameMismatchReleaseRule",
    "FirstDealsReleaseRule",
    "RiskySellerReleaseRule",
]
"""One rule for holding payouts."""


FraudType = Literal["takeover", "ring", "testing", "scam", "laundering", "seller"]
"""The kind of fraud that the signals point to."""


AgreementStatus = Literal["PENDING", "PARTIAL", "FUNDED", "OVERFUNDED", "IN_PROGRESS", "COMPLETED", "DISBURSED", "REFUNDED", "FROZEN"]


MilestoneStatus = Literal["PENDING", "BUYER_CONFIRMED", "SELLER_CONFIRMED", "COMPLETED"]


LedgerAccount = Literal["bank", "receivable", "fees", "escrow", "excess", "refund_payable", "seller", "shares", "payout_clearing", "suspense", "platform", "commission"]


MovementKind = Literal["deposit", "deposit_excess", "deposit_unapplied", "deposit_reversed", "deposit_reversed_excess", "deposit_reversed_unapplied", "deposit_reversed_owed", "fee", "release", "payout_submitted", "payout_succeeded", "payout_failed", "payout_reversed", "payout_late", "refund", "excess_return", "unapplied_return", "release_return", "refund_paid", "refund_reversed", "overpaid", "overpaid_returned", "receivable_settled", "release_recalled", "receivable_recovered", "commission", "commission_returned", "share_returned", "amendment_excess", "excess_applied"]


Flag = Literal["GREEN", "AMBER", "RED"]


Signal = Literal["vpn_detected", "proxy_detected", "impossible_travel", "device_mismatch", "velocity_anomaly", "identity_not_verified", "new_device", "new_account", "high_value_transaction"]


RiskOutcome = Literal["fraud", "legitimate", "disputed", "recalled"]
"""recalled: the bank took the money back. disputed: the parties disagreed about the deal."""


ReviewType = Literal["assessment", "appeal", "hold", "screening", "payer", "face"]
"""
appeal: a failed verification is contested. payer: a deposit under a name other than the buyer’s. face:
a user who looks like another user.
"""


ReviewDecision = Literal["let_through", "fraud", "accept", "refuse", "other_person", "same_person", "ask_verification"]
"""
Assessment: let_through or fraud. Appeal or payer: accept or refuse. Watch list hit or face:
other_person or same_person. Any: ask_verification.
"""


DocumentType = Literal["passport", "drivers_license", "national_id", "voters_card"]


RejectionReason = Literal["face_not_found", "document_unreadable", "liveness_failed", "match_below_threshold"]


LivenessLevel = Literal["passive", "active"]
"""`active`: the person also made movements that the server chose."""


IdentitySessionStatus = Literal["OPEN", "STARTED", "DONE", "FAILED", "EXPIRED", "CANCELLED"]
"""DONE: verified. FAILED: no attempts left. These two, EXPIRED and CANCELLED are final."""


PageLanguage = Literal["en", "fr", "pt"]


EventType = Literal["agreement.created", "agreement.updated", "agreement.assessed", "agreement.partially_funded", "agreement.funded", "agreement.overfunded", "agreement.completed", "agreement.disbursed", "agreement.refunded", "agreement.frozen", "agreement.unfrozen", "agreement.cancelled", "virtual_account.issued", "deposit.received", "deposit.unapplied", "deposit.reversed", "milestone.confirmed", "milestone.completed", "milestone.resolved", "milestone.release_queued", "milestone.released", "payout.awaiting_details", "payout.submitted", "payout.succeeded", "payout.failed", "payout.reversed", "payout.overpaid", "payout.retried", "payout.cancelled", "payout.held", "payout.hold_lifted", "milestone.inspection_started", "milestone.inspection_ending", "milestone.inspection_extended", "milestone.inspection_paused", "milestone.inspection_resumed", "milestone.inspection_ended", "milestone.overdue", "agreement.funding_ending", "agreement.expired", "dispute.opened", "dispute.message_added", "dispute.evidence_added", "dispute.evidence_shared", "dispute.offer_made", "dispute.offer_declined", "dispute.offer_withdrawn", "dispute.escalated", "dispute.decided", "dispute.appealed", "dispute.decision_overdue", "dispute.paused", "dispute.resumed", "dispute.closed", "amendment.proposed", "amendment.accepted", "amendment.declined", "amendment.withdrawn", "amendment.lapsed", "agreement.amended", "payout_account.changed", "excess.refunded", "refund.created", "refund.succeeded", "refund.failed", "refund.retried", "refund.redirected", "refund.reversed", "anchor.published", "exception.opened", "exception.closed", "approval.requested", "approval.approved", "approval.rejected", "approval.withdrawn", "approval.expired", "assessment.created", "risk_policy.changed", "identity.verified", "identity.failed", "identity.reviewed", "identity.session.completed", "identity.session.expired", "link.opened", "review.opened", "review.decided"]
"""
- `agreement.created`: An agreement was created
- `agreement.updated`: The reference, metadata, titles or contact addresses changed. Only changed fields
are sent
- `agreement.assessed`: The buyer’s payment was assessed
- `agreement.partially_funded`: A deposit arrived, but the agreement is not fully funded yet
- `agreement.funded`: The agreement is fully funded
- `agreement.overfunded`: More than the amount due was paid in
- `agreement.completed`: Every milestone that is not refunded is completed
- `agreement.disbursed`: Everything was paid out to the seller and the payees of shares
- `agreement.refunded`: Everything that was not paid out was returned to the buyer
- `agreement.frozen`: The agreement was put on hold
- `agreement.unfrozen`: The hold was lifted
- `agreement.cancelled`: The agreement was cancelled before any money arrived
- `virtual_account.issued`: The buyer was given an account to pay into
- `deposit.received`: A deposit was received
- `deposit.unapplied`: A deposit arrived after the agreement had ended
- `deposit.reversed`: The bank reversed a deposit
- `milestone.confirmed`: One party confirmed a milestone, or its inspection window ended without an
answer
- `milestone.completed`: Both parties confirmed a milestone, or the inspection window ended
- `milestone.resolved`: The platform decided how a milestone’s amount is divided between buyer and
seller
- `milestone.release_queued`: A completed milestone waits for a deposit
- `milestone.released`: A milestone’s amount, less the seller’s fees and the shares, now belongs to the
seller
- `payout.awaiting_details`: A payout waits for the payee’s bank account: the seller’s, unless a payee
is named
- `payout.submitted`: A payout was submitted to the bank
- `payout.succeeded`: The bank reported a payout as paid
- `payout.failed`: The bank refused a payout
- `payout.reversed`: The bank reversed a payout
- `payout.overpaid`: The bank paid a payout that it had refused, in addition to its replacement
- `payout.retried`: A payout that the bank had refused is sent again to the payee’s account
- `payout.cancelled`: The platform gave what one payee was to get of a milestone back to the buyer
- `payout.held`: A rule of the release policy holds a payout
- `payout.hold_lifted`: A rule of the release policy no longer holds a payout
- `milestone.inspection_started`: The inspection window started: the seller has confirmed, and the money
is there
- `milestone.inspection_ending`: The inspection window ends soon
- `milestone.inspection_extended`: A party extended the inspection window
- `milestone.inspection_paused`: The inspection window stopped, and keeps the rest of its time
- `milestone.inspection_resumed`: The inspection window runs again
- `milestone.inspection_ended`: The inspection window ended without an answer, and the milestone is not
released by itself
- `milestone.overdue`: The seller has not confirmed a milestone by the agreed time
- `agreement.funding_ending`: The time to pay ends soon
- `agreement.expired`: The agreement was not paid in time and has ended
- `dispute.opened`: A party opened a dispute about a milestone. Its money stays where it is
- `dispute.message_added`: A party or the platform wrote a message in a dispute
- `dispute.evidence_added`: A party added a file to a dispute. `sha256` is of the file as it was sent,
`fileSha256` of the file as it is kept. The other party can read it once it is shared
- `dispute.evidence_shared`: A party let the other one read a file
- `dispute.offer_made`: A party offered how to divide the milestone. It replaces every open offer of the
dispute
- `dispute.offer_declined`: A party declined the other’s offer
- `dispute.offer_withdrawn`: A party withdrew its offer
- `dispute.escalated`: The platform has to decide a dispute: a party asked for it, or no answer came in
time
- `dispute.decided`: The platform decided a dispute. The money moves when the time to appeal is over
- `dispute.appealed`: A party appealed, and the platform decides once more
- `dispute.decision_overdue`: The platform has not decided a dispute in time
- `dispute.paused`: The agreement was put on hold, so the clock of the dispute stopped
- `dispute.resumed`: The hold was lifted, and the clock of the dispute runs again
- `dispute.closed`: A dispute is over: settled, withdrawn, decided, granted because no answer came in
time, or the bank has paid the milestone after all
- `amendment.proposed`: A side proposed other terms. `before` and `after` have the milestones that would
change; one that is only in `after` would be added, one that is only in `before` dropped
- `amendment.accepted`: A party accepted an amendment
- `amendment.declined`: A party declined an amendment
- `amendment.withdrawn`: The side that proposed an amendment withdrew it
- `amendment.lapsed`: An amendment came to nothing: without an answer in time, or because what it would
change has moved on
- `agreement.amended`: The terms of an agreement changed. `toExcess` goes back to the buyer,
`fromExcess` was paid before and counts now
- `payout_account.changed`: A seller’s payout account was set or changed
- `excess.refunded`: Money beyond the amount due is being returned
- `refund.created`: A refund was started
- `refund.succeeded`: The bank reported a refund as paid
- `refund.failed`: The bank refused a refund
- `refund.retried`: A refund that the bank had refused, or that waited for an account, goes on
- `refund.redirected`: A refund that the bank had refused, or that waited for an account, goes to this
one
- `refund.reversed`: The bank reversed a refund that it had paid
- `anchor.published`: The head of the account’s anchor log was signed
- `exception.opened`: An exception was opened: a person has to look at it
- `exception.closed`: A person looked at the exception and closed it
- `approval.requested`: A request that needs another person’s approval was made
- `approval.approved`: Another person approved the request, and it was carried out
- `approval.rejected`: Another person rejected the request
- `approval.withdrawn`: The requester withdrew the request
- `approval.expired`: The request expired without a decision
- `assessment.created`: A transaction or user was assessed with POST /v1/fraud/assess
- `risk_policy.changed`: A version of the risk policy entered shadow mode, went live or was retired
- `identity.verified`: A person’s identity was verified
- `identity.failed`: A person’s identity could not be verified
- `identity.reviewed`: A person reviewed a verification, and that decision now counts
- `identity.session.completed`: A person finished their verification session: verified, or out of
attempts
- `identity.session.expired`: A person’s verification session expired before they finished
- `link.opened`: A link for the buyer or the seller was opened for the first time, by a person or a
program
- `review.opened`: A case was added to the review queue
- `review.decided`: A person decided a case in the review queue.
"""


MailType = Literal["pay_this", "received", "seller_confirmed", "released", "refunded", "refund_redirected", "seller_funded", "seller_released", "seller_paid", "seller_account_changed", "buyer_dispute", "seller_dispute", "payout_account_changed", "webhook_failing", "approval_requested", "mentioned", "stuck_money", "password_reset", "invitation", "confirmation_code"]


MailStatus = Literal["QUEUED", "SENT", "REFUSED", "GIVEN_UP", "DROPPED", "KEPT"]
"""
`REFUSED`: a bounce. `GIVEN_UP`: the mail server was unreachable for three days. `DROPPED`: not sent,
see `reply`. `KEPT`: belongs to a test environment, which never sends mail.
"""


AuditAction = Literal["key.created", "key.rotated", "key.revoked", "member.invited", "member.joined", "member.role_changed", "member.removed", "account.created", "sign_in.failed", "session.opened", "session.ended", "password.changed", "password.reset", "mailbox.proved", "factor.added", "factor.removed", "recovery_codes.renewed", "sign_in_policy.changed", "webhook.created", "webhook.changed", "webhook.deleted", "webhook.secret_rotated", "webhook.tested", "webhook.replayed", "mail_settings.changed", "approval_rules.changed", "release_policy.changed", "note.added", "link.created", "link.revoked", "terms_policy.changed", "identity_session.created", "identity_session.canceled", "identity_pictures.seen", "identity_person.erased", "person.erased", "person.restriction_lifted", "privacy_request.opened", "privacy_request.completed", "privacy_request.refused", "privacy_bundle.seen", "person.corrected", "grievance.answered", "breach.recorded", "breach.notice_sent", "breach.closed", "consent.recorded", "consent.withdrawn", "identity_policy.changed", "assessment.labelled", "review.seen", "review.assigned", "review.commented", "review_policy.changed", "appeal.made", "risk_policy.drafted", "risk_policy.promoted", "risk_policy.retired", "risk_list.added", "risk_list.removed", "commission.paid_out", "day.closed", "break.closed", "exception.closed", "agreement.created", "agreement.updated", "agreement.assessed", "agreement.frozen", "agreement.unfrozen", "agreement.cancelled", "deposit.received", "deposit.unapplied", "milestone.confirmed", "milestone.resolved", "payout.retried", "payout.cancelled", "payout.hold_lifted", "milestone.inspection_extended", "dispute.opened", "dispute.message_added", "dispute.evidence_added", "dispute.evidence_shared", "dispute.offer_made", "dispute.offer_declined", "dispute.offer_withdrawn", "dispute.escalated", "dispute.decided", "dispute.appealed", "dispute.closed", "amendment.proposed", "amendment.accepted", "amendment.declined", "amendment.withdrawn", "amendment.lapsed", "agreement.amended", "payout_account.changed", "excess.refunded", "refund.created", "refund.retried", "refund.redirected", "approval.requested", "approval.approved", "approval.rejected", "approval.withdrawn", "identity.verified", "identity.failed", "identity.reviewed", "review.decided"]


ApprovalType = Literal["refund", "settlement", "unfreeze", "payout_account", "key", "policy", "risk_policy", "identity_policy", "member", "rules"]


ApprovalStatus = Literal["PENDING", "APPROVED", "REJECTED", "WITHDRAWN", "EXPIRED"]
"""PENDING until it is decided. APPROVED means that the requested change was made."""


PrivacyRequestType = Literal["access", "correct", "erase", "restrict", "object"]


PrivacyRequestStatus = Literal["OPEN", "COMPLETED", "REFUSED"]


ProblemCode = Literal["validation_failed", "unknown_field", "method_not_allowed", "reference_taken", "payload_too_large", "unsupported_media_type", "missing_api_key", "invalid_api_key", "altered_record", "forbidden", "email_taken", "too_many_keys", "key_revoked", "key_would_outlive_caller", "key_exceeds_caller", "network_not_allowed", "key_limit_reached", "approval_own", "approval_root_unknown", "approval_newcomer", "approval_of_another", "approval_settled", "approval_outdated", "approval_asker_gone", "approval_needs_two", "too_many_approvals", "signup_closed", "not_found", "unknown_endpoint", "statement_too_long", "day_closed", "day_not_over", "day_out_of_order", "not_anchored", "idempotency_key_in_flight", "idempotency_key_reused", "idempotency_answer_sealed", "amount_mismatch", "not_a_party", "agreement_frozen", "agreement_not_frozen", "destination_mismatch", "recall_unsettled", "agreement_closed", "agreement_funded", "milestone_confirmed", "milestone_completed", "milestone_refunded", "inspection_not_started", "inspection_ended", "already_extended", "extension_too_long", "milestone_disputed", "milestone_not_funded", "milestone_not_amendable", "amendment_open", "amendment_closed", "amendment_action_refused", "fee_terms_unknown", "dispute_closed", "dispute_action_refused", "too_much_evidence", "evidence_not_shared", "evidence_deleted", "offer_changed", "not_impartial", "milestone_resolved", "amount_changed", "milestone_paid", "payout_under_way", "payout_not_refused", "payout_cancelled", "payout_not_shared", "resolution_lowered", "commission_paid_out", "quote_expired", "no_commission", "no_commission_account", "nothing_to_refund", "refund_not_failed", "destination_required", "deposit_conflict", "wrong_currency", "hold_over", "review_over", "review_changed", "verification_passed", "exception_closed", "no_payment_open", "no_risk_policy", "draft_changed", "too_many_list_entries", "sum_too_large", "too_many_webhooks", "webhook_disabled", "provider_unavailable", "invalid_signature", "break_closed", "rate_limited", "quota_exceeded", "storage_full", "request_timed_out", "service_unavailable", "identity_busy", "identity_session_over", "consent_missing", "register_check_missing", "register_check_over", "register_unavailable", "pictures_missing", "challenge_over", "person_in_agreements", "member_in_team", "person_restricted", "nothing_to_appeal", "privacy_request_closed", "grievance_answered", "too_many_grievances", "breach_closed", "too_many_notices", "bundle_expired", "internal_error"]
"""Every error code of the server; docs/errors.md explains them."""
