# Made from openapi.json by `npm run clients`, do not edit.
from __future__ import annotations

from typing import Any, Dict, List, Union, cast

from . import types as t
from ._pages import Pages
from ._transport import Call, RequestOptions, Transport


class DeveloperApiKeys:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        params: t.CreateApiKeyParams | None = None,
        options: RequestOptions | None = None,
    ) -> Union[t.NewApiKey, t.ApiKeyAwaitingApproval]:
        """
        Create an API key.

        Give every program a key of its own, so that you can revoke one without affecting the others.
        Restrict a key with `scopes` (what it may do), `networks` (where requests may come from) and
        `dailyLimit` (how much money it may move in a UTC day). A key cannot create a key with more
        rights or a longer lifetime than its own. If your approval rules require a second person, the
        request returns 202: the key is shown, but does not work until it is approved.
        """
        return cast(Union[t.NewApiKey, t.ApiKeyAwaitingApproval], self._transport.send(
            Call("POST", "/developer/api-keys", body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def list(
        self,
        params: t.ListApiKeysParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.ApiKey]:
        """
        List API keys.

        Returns the keys of this environment: active keys first, then revoked and expired ones, each
        with the time of its last use (accurate to about a minute). Secrets are never returned; only
        their hashes are stored. Each page has up to `limit` entries. To get the next page, send
        `nextCursor` as `cursor`; it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/developer/api-keys", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def revoke(
        self,
        id: str,
        options: RequestOptions | None = None,
    ) -> None:
        """
        Revoke an API key.

        Use this for a key that has leaked or is no longer used. The key stops working immediately on
        the server that handles the request, and within five seconds on the others. Revoking a revoked
        key has no effect. A revoked key cannot be restored.
        """
        self._transport.send(
            Call("DELETE", "/developer/api-keys/{}", ids=[id], options=options)
        )

    def rotate(
        self,
        id: str,
        params: t.RotateApiKeyParams | None = None,
        options: RequestOptions | None = None,
    ) -> t.NewApiKey:
        """
        Rotate an API key.

        Creates a new key with the label, scopes and expiry of the old one. Both keys work for
        `overlapSeconds`, so that you can deploy the new one; then the old one stops working.
        """
        return cast(t.NewApiKey, self._transport.send(
            Call("POST", "/developer/api-keys/{}/rotate", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))


class Developer:
    """Your account and its API keys."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.api_keys = DeveloperApiKeys(transport)

    def signup(
        self,
        params: t.SignUpParams,
        options: RequestOptions | None = None,
    ) -> t.SignedUp:
        """
        Create an account and its first API key.

        Call this once, by hand or from a script. It creates an account with a live and a test
        environment and returns the first live key, which is shown only once. When the setting SIGNUP is
        `invited`, send the code that `surety invite` printed; when it is `closed`, the request is
        refused. One address may try 120 times a minute.
        """
        return cast(t.SignedUp, self._transport.send(
            Call("POST", "/developer/signup", body=cast(Dict[str, Any], params or {}), repeatable=False, options=options)
        ))

    def retrieve(
        self,
        options: RequestOptions | None = None,
    ) -> t.DeveloperAccount:
        """
        Retrieve the account of the API key.

        The simplest way to test a key: it returns the account that the key belongs to and its
        environment, which tells whether the key moves real money.
        """
        return cast(t.DeveloperAccount, self._transport.send(
            Call("GET", "/developer", options=options)
        ))

    def sign_in_policy(
        self,
        options: RequestOptions | None = None,
    ) -> t.SignInPolicy:
        """
        Retrieve the sign-in policy.

        Returns how members have to sign in to the dashboard, the same for both environments. Owners
        change it in the dashboard. API keys are not affected by it.
        """
        return cast(t.SignInPolicy, self._transport.send(
            Call("GET", "/policies/sign-in", options=options)
        ))

    def sign_in_policy_versions(
        self,
        params: t.ListSignInPolicyVersionsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.SignInPolicy]:
        """
        List the versions of the sign-in policy.

        Returns every version of the sign-in policy that was ever set, newest first, with who set it and
        when. Each page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`;
        it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/policies/sign-in/versions", query=cast(Dict[str, Any], params or {}), options=options),
        )


class EscrowAgreements:
    """Agreements between a buyer and a seller, paid milestone by milestone."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        params: t.CreateAgreementParams,
        options: RequestOptions | None = None,
    ) -> t.Agreement:
        """
        Create an agreement.

        Every deal starts with an agreement: who pays, who is paid, how much, and in which milestones.
        The milestone amounts must add up to `totalAmount`. No money moves yet; next, assess the payment
        to get the account that the buyer pays into. Send an Idempotency-Key or your own `reference`, so
        that a retry does not create a second agreement.
        """
        return cast(t.Agreement, self._transport.send(
            Call("POST", "/escrow/agreements", body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def create_many(
        self,
        params: t.CreateAgreementsParams,
        options: RequestOptions | None = None,
    ) -> t.BulkAgreements:
        """
        Create up to 100 agreements.

        Each entry of `agreements` is the body of a single creation. All items that succeed are written
        in one commit; the others have an `error` and no effect. A malformed item refuses the whole
        request. With an Idempotency-Key, a repeat gets the same answer as a whole.
        """
        return cast(t.BulkAgreements, self._transport.send(
            Call("POST", "/escrow/agreements/bulk", body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def retrieve(
        self,
        id: str,
        params: t.RetrieveAgreementParams | None = None,
        options: RequestOptions | None = None,
    ) -> t.Agreement:
        """
        Retrieve an agreement.

        Returns an agreement with its status and milestones. Use `expand` to add `funding` (where the
        money is), `deposits` (what was received, and whether the buyer sent it), `payouts` (what went
        to the seller), `parties`, the `clock` of each milestone and the last `amendment`. To follow
        many agreements, use webhooks instead of polling.
        """
        return cast(t.Agreement, self._transport.send(
            Call("GET", "/escrow/agreements/{}", ids=[id], query=cast(Dict[str, Any], params or {}), options=options)
        ))

    def update(
        self,
        id: str,
        params: t.UpdateAgreementParams | None = None,
        options: RequestOptions | None = None,
    ) -> t.Agreement:
        """
        Update an agreement.

        Changes your reference, metadata, the parties' mail addresses and titles of milestones. Fields
        that are left out stay as they are, also single keys of `metadata`. Amounts and limits are what
        was agreed, so they change by an amendment only, and a title cannot once a party has confirmed
        the milestone. The event `agreement.updated` has the changed fields. Mail that is queued still
        goes to the former address.
        """
        return cast(t.Agreement, self._transport.send(
            Call("PATCH", "/escrow/agreements/{}", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def list(
        self,
        params: t.ListAgreementsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.Agreement]:
        """
        List agreements.

        Returns agreements, newest first, each as it is retrieved; `expand` adds `funding` or `parties`.
        Filter by status, party, reference, date and amount; filters can be combined. Each page has up
        to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on the last
        page.
        """
        return Pages(
            self._transport,
            Call("GET", "/escrow/agreements", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def assess(
        self,
        id: str,
        params: t.AssessPaymentParams,
        options: RequestOptions | None = None,
    ) -> t.PaymentAssessment:
        """
        Assess a payment.

        Call this when the buyer is about to pay, with what you know about their device and location.
        GREEN and AMBER return the account to pay into, the same one on every call. RED returns no
        account: do not take the money. The status is 200 whatever the verdict. Only the buyer can be
        assessed.
        """
        return cast(t.PaymentAssessment, self._transport.send(
            Call("POST", "/escrow/agreements/{}/assess", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def confirm_milestone(
        self,
        id: str,
        milestone_id: str,
        params: t.ConfirmMilestoneParams,
        options: RequestOptions | None = None,
    ) -> t.MilestoneConfirmation:
        """
        Confirm a milestone.

        Each party confirms that the milestone is done; confirming twice for the same party has no
        effect. With the second party's confirmation the amount belongs to the seller and is paid out
        automatically. If the agreement is not fully funded yet, the release waits and `message` says
        how much is missing. A milestone confirmed by both parties cannot be unconfirmed.
        """
        return cast(t.MilestoneConfirmation, self._transport.send(
            Call("POST", "/escrow/agreements/{}/milestones/{}/confirm", ids=[id, milestone_id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def confirm_milestones(
        self,
        params: t.ConfirmMilestonesParams,
        options: RequestOptions | None = None,
    ) -> t.BulkConfirmations:
        """
        Confirm up to 100 milestones.

        Each entry is one party's confirmation of one milestone, also of different agreements. Entries
        take effect in their order, so both parties of a milestone may be in one request. All items that
        succeed are written in one commit; the others have an `error` and no effect. A malformed item
        refuses the whole request. With an Idempotency-Key, a repeat gets the same answer as a whole.
        """
        return cast(t.BulkConfirmations, self._transport.send(
            Call("POST", "/escrow/confirmations/bulk", body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def refund(
        self,
        id: str,
        params: t.RefundParams | None = None,
        options: RequestOptions | None = None,
    ) -> Union[t.Refund, t.AwaitingApproval]:
        """
        Refund an agreement.

        Returns to the buyer the money held for milestones that are not completed (all of them, or
        `milestoneIds`), the money paid beyond the total (`excess`), or the money that arrived after the
        agreement had ended (`unapplied`). It goes back to the accounts it came from. The response means
        that the refund is on its way; the event `refund.succeeded` means that it has arrived. If your
        approval rules require a second person, the request returns 202 with the approval and changes
        nothing yet.
        """
        return cast(Union[t.Refund, t.AwaitingApproval], self._transport.send(
            Call("POST", "/escrow/agreements/{}/refunds", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def refunds(
        self,
        id: str,
        params: t.ListRefundsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.ListedRefund]:
        """
        List an agreement’s refunds.

        Returns the refunds of the agreement, including those of excess money, newest first. Each page
        has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on
        the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/escrow/agreements/{}/refunds", ids=[id], query=cast(Dict[str, Any], params or {}), options=options),
        )

    def retrieve_refund(
        self,
        id: str,
        refund_id: str,
        params: t.RetrieveRefundParams | None = None,
        options: RequestOptions | None = None,
    ) -> t.RefundWithParts:
        """
        Retrieve a refund.

        The status follows from the parts: PENDING while the bank is still processing one, FAILED when
        it has refused one, SUCCEEDED when all have arrived. The first 100 parts are included.
        """
        return cast(t.RefundWithParts, self._transport.send(
            Call("GET", "/escrow/agreements/{}/refunds/{}", ids=[id, refund_id], query=cast(Dict[str, Any], params or {}), options=options)
        ))

    def refund_parts(
        self,
        id: str,
        refund_id: str,
        params: t.ListRefundPartsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.RefundPart]:
        """
        List the parts of a refund.

        A refund is returned the way the money came, so it has one part for each deposit. Each page has
        up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on the
        last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/escrow/agreements/{}/refunds/{}/parts", ids=[id, refund_id], query=cast(Dict[str, Any], params or {}), options=options),
        )

    def retry_refund(
        self,
        id: str,
        refund_id: str,
        params: t.RetryRefundParams | None = None,
        options: RequestOptions | None = None,
    ) -> Union[t.Refund, t.AwaitingApproval]:
        """
        Retry a refund.

        Use this for a refund that the bank has refused. Without `destination` it goes back to the
        original account; with one, it goes to that account. Use it with a `destination` as well for a
        refund that waits at the bank for the account of the buyer (exception `needs_attention`): the
        bank gets the account for the refund that it has, and nothing is sent twice. The bank is asked
        for the name of the account holder, which is compared with the buyer and the sender; the
        cool-off and the release policy's rules about accounts apply as for a payout account, and the
        buyer is told by mail. If your approval rules require a second person, the request returns 202
        with the approval and changes nothing yet.
        """
        return cast(Union[t.Refund, t.AwaitingApproval], self._transport.send(
            Call("POST", "/escrow/agreements/{}/refunds/{}/retry", ids=[id, refund_id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def resolve_milestone(
        self,
        id: str,
        milestone_id: str,
        params: t.ResolveMilestoneParams,
        options: RequestOptions | None = None,
    ) -> Union[t.Agreement, t.AwaitingApproval]:
        """
        Resolve a dispute about a milestone.

        The platform decides how a milestone is split: `toBuyer` and `toSeller` must add up to its
        amount, and both parts are booked in one transaction. It works on a frozen agreement too, until
        a payout was submitted to the bank; then cancel the payouts of its other payees. A later
        decision can give the buyer more, never less. If the bank took the deposit back after the
        release, the buyer has that money already: their share settles it first, and only the rest is
        refunded. If your approval rules require a second person, the request returns 202 with the
        approval and changes nothing yet.
        """
        return cast(Union[t.Agreement, t.AwaitingApproval], self._transport.send(
            Call("POST", "/escrow/agreements/{}/milestones/{}/resolve", ids=[id, milestone_id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def extend_inspection(
        self,
        id: str,
        milestone_id: str,
        params: t.ExtendInspectionParams,
        options: RequestOptions | None = None,
    ) -> t.Agreement:
        """
        Extend an inspection window.

        Gives the buyer more time to inspect. All extensions together may be as long as the window was
        at first. A window whose time is over cannot be extended, even if its milestone is released a
        little later.
        """
        return cast(t.Agreement, self._transport.send(
            Call("POST", "/escrow/agreements/{}/milestones/{}/extend", ids=[id, milestone_id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def propose_amendment(
        self,
        id: str,
        params: t.ProposeAmendmentParams,
        options: RequestOptions | None = None,
    ) -> t.Amendment:
        """
        Propose an amendment.

        Proposes other amounts, milestones or times for a party or for the platform. Nothing changes
        before the other party, or both, have accepted it; without an answer it lapses after seven days.
        Milestones that a party has confirmed, and those that are disputed or have ended, stay as they
        are. Fees follow the terms that were agreed, and the answer has them as they would be. One
        amendment can be open at a time. When what it is about changes meanwhile, it lapses.
        """
        return cast(t.Amendment, self._transport.send(
            Call("POST", "/escrow/agreements/{}/amendments", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def accept_amendment(
        self,
        id: str,
        amendment_id: str,
        params: t.AcceptAmendmentParams,
        options: RequestOptions | None = None,
    ) -> Union[t.Amendment, t.AwaitingApproval]:
        """
        Accept an amendment.

        Accepts an amendment for a party. With the last party that has to agree it is in force, and
        `agreement.amended` is sent. If the total rises, more is due: assess the payment again. If it
        falls, what was paid beyond it goes back to the buyer. If your approval rules require a second
        person, the request returns 202 with the approval and changes nothing yet.
        """
        return cast(Union[t.Amendment, t.AwaitingApproval], self._transport.send(
            Call("POST", "/escrow/agreements/{}/amendments/{}/accept", ids=[id, amendment_id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def decline_amendment(
        self,
        id: str,
        amendment_id: str,
        params: t.DeclineAmendmentParams,
        options: RequestOptions | None = None,
    ) -> t.Amendment:
        """
        Decline an amendment.

        Declines an amendment for a party. The agreement stays as it is.
        """
        return cast(t.Amendment, self._transport.send(
            Call("POST", "/escrow/agreements/{}/amendments/{}/decline", ids=[id, amendment_id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def withdraw_amendment(
        self,
        id: str,
        amendment_id: str,
        params: t.WithdrawAmendmentParams | None = None,
        options: RequestOptions | None = None,
    ) -> t.Amendment:
        """
        Withdraw an amendment.

        The side that proposed an amendment gives it up.
        """
        return cast(t.Amendment, self._transport.send(
            Call("POST", "/escrow/agreements/{}/amendments/{}/withdraw", ids=[id, amendment_id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def deadlines(
        self,
        params: t.ListDeadlinesParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.Deadline]:
        """
        List deadlines.

        Returns every moment at which something happens by itself, the next one first: the end of the
        time to pay, to deliver, to inspect, of a stage of a dispute and of an open amendment. While an
        agreement is on hold, it has none. Each page has up to `limit` entries. To get the next page,
        send `nextCursor` as `cursor`; it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/escrow/deadlines", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def freeze(
        self,
        id: str,
        params: t.FreezeAgreementParams,
        options: RequestOptions | None = None,
    ) -> t.FrozenAgreement:
        """
        Freeze an agreement.

        Use this for a dispute or a suspicion. Deposits are still accepted, but nothing leaves: no
        confirmation, refund or payout starts until the agreement is unfrozen. What the bank already has
        cannot be stopped: `atBank` lists it, so that you can ask the bank.
        """
        return cast(t.FrozenAgreement, self._transport.send(
            Call("POST", "/escrow/agreements/{}/freeze", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def unfreeze(
        self,
        id: str,
        options: RequestOptions | None = None,
    ) -> Union[t.Agreement, t.AwaitingApproval]:
        """
        Unfreeze an agreement.

        Pending releases, payouts and refunds continue automatically. While a deposit that the bank took
        back is not settled, this is refused: the money would come from other agreements. If your
        approval rules require a second person, the request returns 202 with the approval and changes
        nothing yet.
        """
        return cast(Union[t.Agreement, t.AwaitingApproval], self._transport.send(
            Call("POST", "/escrow/agreements/{}/unfreeze", ids=[id], options=options)
        ))

    def cancel(
        self,
        id: str,
        options: RequestOptions | None = None,
    ) -> t.Agreement:
        """
        Cancel an agreement.

        Use this for a deal that does not take place. It is possible only while no money was received
        and no milestone is completed; otherwise, refund the agreement. Money that the buyer pays
        afterwards is booked to suspense; return it with a refund of `unapplied`.
        """
        return cast(t.Agreement, self._transport.send(
            Call("POST", "/escrow/agreements/{}/cancel", ids=[id], options=options)
        ))

    def notes(
        self,
        id: str,
        params: t.ListNotesParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.Note]:
        """
        List an agreement’s notes.

        Returns what members have written down about the agreement, newest first. The parties never see
        it. Each page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it
        is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/escrow/agreements/{}/notes", ids=[id], query=cast(Dict[str, Any], params or {}), options=options),
        )

    def add_note(
        self,
        id: str,
        params: t.AddNoteParams,
        options: RequestOptions | None = None,
    ) -> t.Note:
        """
        Add a note to an agreement.

        Records what was said or found, for colleagues. Mentioned members get a mail without the text,
        and see the note on the first page of the dashboard until they have answered it with one. Notes
        cannot be changed; an erasure of the buyer or the seller deletes them.
        """
        return cast(t.Note, self._transport.send(
            Call("POST", "/escrow/agreements/{}/notes", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def ledger(
        self,
        id: str,
        params: t.RetrieveLedgerParams | None = None,
        options: RequestOptions | None = None,
    ) -> t.AgreementLedger:
        """
        Retrieve an agreement’s ledger.

        Returns the balance of each ledger account of the agreement, and every transfer as a debit and a
        credit, oldest first, in the order of their hash chain. Each page has up to `limit` entries. To
        get the next page, send `nextCursor` as `cursor`; it is null on the last page.
        """
        return cast(t.AgreementLedger, self._transport.send(
            Call("GET", "/escrow/agreements/{}/ledger", ids=[id], query=cast(Dict[str, Any], params or {}), options=options)
        ))

    def events(
        self,
        id: str,
        params: t.ListAgreementEventsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.SuretyEvent]:
        """
        List an agreement’s events.

        Returns what happened to an agreement and who caused it, oldest first; `order=newest` reverses
        the order. Each page has up to `limit` entries. To get the next page, send `nextCursor` as
        `cursor`; it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/escrow/agreements/{}/events", ids=[id], query=cast(Dict[str, Any], params or {}), options=options),
        )


class EscrowPayoutAccounts:
    """The bank accounts that sellers are paid to."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def banks(
        self,
        options: RequestOptions | None = None,
    ) -> List[t.Bank]:
        """
        List banks.

        Returns the banks that a seller can be paid at, by name. Use it in a form that asks sellers for
        their account: show the names, and send the code of the chosen bank as `bankCode`. The list
        comes from the bank that makes the payouts; cache it for a day.
        """
        return cast(List[t.Bank], (self._transport.send(
            Call("GET", "/escrow/banks", options=options)
        ))["data"])

    def set(
        self,
        external_user_id: str,
        params: t.SetPayoutAccountParams,
        options: RequestOptions | None = None,
    ) -> Union[t.PayoutAccount, t.AwaitingApproval]:
        """
        Set a seller’s payout account.

        Before anything is stored, the bank is asked for the name of the account holder; `nameMatch`
        tells how it compares with `accountName`. Payouts that wait for an account then start. With a
        real bank, a changed account cools off before it is paid to (`usableFrom`), and so does a first
        one that money already waits for. Both direct a seller's money: consider requiring approval. If
        your approval rules require a second person, the request returns 202 with the approval and
        changes nothing yet.
        """
        return cast(Union[t.PayoutAccount, t.AwaitingApproval], self._transport.send(
            Call("PUT", "/escrow/payout-accounts/{}", ids=[external_user_id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def retrieve(
        self,
        external_user_id: str,
        options: RequestOptions | None = None,
    ) -> t.PayoutAccount:
        """
        Retrieve a seller’s payout account.

        Returns the account that the seller is paid to. 404 means that none is set: payouts to this user
        have the status AWAITING_DETAILS and start once there is one.
        """
        return cast(t.PayoutAccount, self._transport.send(
            Call("GET", "/escrow/payout-accounts/{}", ids=[external_user_id], options=options)
        ))

    def versions(
        self,
        external_user_id: str,
        params: t.ListPayoutAccountVersionsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.PayoutAccountVersion]:
        """
        List the versions of a seller’s payout account.

        Returns every account that was ever set for the seller and who set it, newest first, so that you
        can trace where money went. Each page has up to `limit` entries. To get the next page, send
        `nextCursor` as `cursor`; it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/escrow/payout-accounts/{}/versions", ids=[external_user_id], query=cast(Dict[str, Any], params or {}), options=options),
        )


class EscrowCommission:
    """
    The fees that you earn. They are paid to your own account, which is the payout account of
    `surety:commission`.
    """

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def retrieve(
        self,
        options: RequestOptions | None = None,
    ) -> t.Commission:
        """
        Retrieve your commission.

        Returns the fees that you have earned, by currency. They can be paid out once their milestone is
        paid or refunded and its agreement has no hold: until then, a decision for the buyer would give
        them back.
        """
        return cast(t.Commission, self._transport.send(
            Call("GET", "/escrow/commission", options=options)
        ))

    def pay_out(
        self,
        params: t.PayCommissionParams | None = None,
        options: RequestOptions | None = None,
    ) -> t.CommissionPayout:
        """
        Pay out your commission now.

        Sends everything that is available in a currency to your own account, which is the payout
        account of `surety:commission`. This also happens once a day, for at least COMMISSION_MINIMUM.
        """
        return cast(t.CommissionPayout, self._transport.send(
            Call("POST", "/escrow/commission/payouts", body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def entries(
        self,
        params: t.ListCommissionEntriesParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.CommissionEntry]:
        """
        List commission entries.

        Returns the ledger entries with which you earned fees or gave them back, of all agreements,
        newest first. Each page has up to `limit` entries. To get the next page, send `nextCursor` as
        `cursor`; it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/escrow/commission/entries", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def payouts(
        self,
        params: t.ListCommissionPayoutsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.CommissionPayout]:
        """
        List commission payouts.

        Returns payouts of your commission, newest first. One that FAILED or was REVERSED is part of the
        next payout. Each page has up to `limit` entries. To get the next page, send `nextCursor` as
        `cursor`; it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/escrow/commission/payouts", query=cast(Dict[str, Any], params or {}), options=options),
        )


class EscrowLinks:
    """Links to pages on which the buyer or the seller of an agreement acts without an account."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        id: str,
        params: t.CreateLinkParams,
        options: RequestOptions | None = None,
    ) -> t.NewLink:
        """
        Create a link for a party.

        Creates a link to pages on which the buyer or the seller pays, follows, confirms or proves a
        deal without an account. Send `url` to that person. It is shown only once, works until
        `expiresAt` and can be revoked. Opening a link confirms nothing: `confirm` also needs a code
        that is sent to the party's phone or mail address. `dispute` and `amend` need the permission
        money.move.
        """
        return cast(t.NewLink, self._transport.send(
            Call("POST", "/escrow/agreements/{}/links", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def list(
        self,
        id: str,
        params: t.ListLinksParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.Link]:
        """
        List the links of an agreement.

        Returns the links of an agreement, newest first, without their addresses. Each page has up to
        `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on the last
        page.
        """
        return Pages(
            self._transport,
            Call("GET", "/escrow/agreements/{}/links", ids=[id], query=cast(Dict[str, Any], params or {}), options=options),
        )

    def short_messages(
        self,
        id: str,
        params: t.ListShortMessagesParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.ShortMessage]:
        """
        List the short messages of an agreement.

        Returns the short messages to the buyer and the seller of an agreement, newest first, with their
        statuses and costs. Each page has up to `limit` entries. To get the next page, send `nextCursor`
        as `cursor`; it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/escrow/agreements/{}/short-messages", ids=[id], query=cast(Dict[str, Any], params or {}), options=options),
        )

    def revoke(
        self,
        id: str,
        link_id: str,
        options: RequestOptions | None = None,
    ) -> t.Link:
        """
        Revoke a link.

        The link stops working at once; its page then says so. Revoking it again changes nothing.
        """
        return cast(t.Link, self._transport.send(
            Call("DELETE", "/escrow/agreements/{}/links/{}", ids=[id, link_id], options=options)
        ))


class EscrowQuotes:
    """Fees before they are agreed."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        params: t.CreateQuoteParams,
        options: RequestOptions | None = None,
    ) -> t.Quote:
        """
        Quote fees and shares.

        Shows what the buyer would pay, and the seller and each payee of a share would get, for each
        milestone: when it is released, refunded, or divided in half. Nothing is charged. An agreement
        that is created with this `quoteId` within 24 hours has exactly these fees and shares.
        """
        return cast(t.Quote, self._transport.send(
            Call("POST", "/escrow/quotes", body=cast(Dict[str, Any], params or {}), options=options)
        ))


class EscrowTerms:
    """The time limits and fees of new agreements that state none of their own."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def policy(
        self,
        options: RequestOptions | None = None,
    ) -> t.TermsPolicy:
        """
        Retrieve the terms policy.

        Returns the time limits and fees of new agreements that state none of their own.
        """
        return cast(t.TermsPolicy, self._transport.send(
            Call("GET", "/policies/terms", options=options)
        ))

    def policy_versions(
        self,
        params: t.ListTermsPolicyVersionsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.TermsPolicy]:
        """
        List the versions of the terms policy.

        Returns every version of the terms policy that was ever set, newest first, with who set it and
        when. Each page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`;
        it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/policies/terms/versions", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def set_policy(
        self,
        params: t.ChangeTermsPolicyParams | None = None,
        options: RequestOptions | None = None,
    ) -> Union[t.TermsPolicy, t.AwaitingApproval]:
        """
        Change the terms policy.

        Sets the time limits and fees of new agreements that state none of their own. Agreements that
        exist keep those that they were created with. Fields that are left out return to their defaults.
        Other processes of the service follow within half a minute. If your approval rules require a
        second person, the request returns 202 with the approval and changes nothing yet.
        """
        return cast(Union[t.TermsPolicy, t.AwaitingApproval], self._transport.send(
            Call("PUT", "/policies/terms", body=cast(Dict[str, Any], params or {}), options=options)
        ))


class Escrow:
    """Agreements, the sellers' payout accounts, and your own fees."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.agreements = EscrowAgreements(transport)
        self.payout_accounts = EscrowPayoutAccounts(transport)
        self.commission = EscrowCommission(transport)
        self.links = EscrowLinks(transport)
        self.quotes = EscrowQuotes(transport)
        self.terms = EscrowTerms(transport)


class Payouts:
    """Payouts to sellers, their holds and the release policy."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        params: t.ListPayoutsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.Payout]:
        """
        List payouts.

        Returns payouts to sellers and the payees of shares, newest first. Filter by status, agreement,
        the agreement's reference, seller, payee and date. PENDING payouts are about to be sent or held
        by a rule of the release policy, AWAITING_DETAILS payouts wait for a payout account, and
        SUBMITTED payouts are with the bank. Each page has up to `limit` entries. To get the next page,
        send `nextCursor` as `cursor`; it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/payouts", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def retrieve(
        self,
        payout_id: str,
        options: RequestOptions | None = None,
    ) -> t.Payout:
        """
        Retrieve a payout.

        Returns the payout with every attempt, its destination at the time of submission, and the bank's
        own reason. After a timeout, the bank is asked for the outcome and the attempt is repeated under
        the same reference, so that a seller is never paid twice.
        """
        return cast(t.Payout, self._transport.send(
            Call("GET", "/payouts/{}", ids=[payout_id], options=options)
        ))

    def cancel(
        self,
        payout_id: str,
        params: t.CancelPayoutParams,
        options: RequestOptions | None = None,
    ) -> Union[t.Payout, t.AwaitingApproval]:
        """
        Cancel a payout of a shared milestone.

        Gives what one payee was to get back to the buyer, when the payee never names a payout account
        or is not to be paid. It works on a frozen agreement too, until the payout was submitted to the
        bank. The other payees keep theirs, and you keep your fees. If the bank took the deposit back
        after the release, the buyer has that money already: it settles that first, and only the rest is
        refunded. If your approval rules require a second person, the request returns 202 with the
        approval and changes nothing yet.
        """
        return cast(Union[t.Payout, t.AwaitingApproval], self._transport.send(
            Call("POST", "/payouts/{}/cancel", ids=[payout_id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def retry(
        self,
        payout_id: str,
        options: RequestOptions | None = None,
    ) -> t.Payout:
        """
        Retry a payout.

        Use this for a payout that the bank has refused until no try was left, once the cause is mended.
        It goes to the payee's account as it is now, under a new reference and with as many tries as at
        first; to pay to another account, set it instead. Holds, the cool-off of a changed account and
        the release policy apply as before. The release itself was decided, so this needs no approval.
        """
        return cast(t.Payout, self._transport.send(
            Call("POST", "/payouts/{}/retry", ids=[payout_id], options=options)
        ))

    def of_agreement(
        self,
        id: str,
        params: t.ListAgreementPayoutsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.Payout]:
        """
        List an agreement’s payouts.

        Returns the payouts of the agreement, newest first: one for each payee of a released milestone.
        Each page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is
        null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/escrow/agreements/{}/payouts", ids=[id], query=cast(Dict[str, Any], params or {}), options=options),
        )

    def policy(
        self,
        options: RequestOptions | None = None,
    ) -> t.ReleasePolicy:
        """
        Retrieve the release policy.

        Returns the rules in use. Without rules, every released milestone is paid out immediately.
        """
        return cast(t.ReleasePolicy, self._transport.send(
            Call("GET", "/policies/release", options=options)
        ))

    def policy_versions(
        self,
        params: t.ListReleasePolicyVersionsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.ReleasePolicy]:
        """
        List the versions of the release policy.

        Returns every version of the release policy that was ever set, newest first, with who set it and
        when. Each page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`;
        it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/policies/release/versions", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def set_policy(
        self,
        params: t.ChangeReleasePolicyParams,
        options: RequestOptions | None = None,
    ) -> Union[t.ReleasePolicy, t.AwaitingApproval]:
        """
        Change the release policy.

        Send the complete list: rules that are left out no longer apply. The new policy applies to all
        payouts from now on; payouts on hold are evaluated again, and some may be released. If your
        approval rules require a second person, the request returns 202 with the approval and changes
        nothing yet.
        """
        return cast(Union[t.ReleasePolicy, t.AwaitingApproval], self._transport.send(
            Call("PUT", "/policies/release", body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def holds(
        self,
        params: t.ListHoldsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.Hold]:
        """
        List holds.

        Returns payouts that are or were held, newest first: which rule holds which payout and, for
        rules that end by themselves, until when. Use `status=OPEN` for current holds. Each page has up
        to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on the last
        page.
        """
        return Pages(
            self._transport,
            Call("GET", "/holds", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def lift_hold(
        self,
        id: str,
        params: t.LiftHoldParams,
        options: RequestOptions | None = None,
    ) -> Union[t.Hold, t.AwaitingApproval]:
        """
        Lift a hold.

        Releases a payout in spite of a rule. Explain in `note` what you have checked. The payout is
        sent once no other rule holds it. If your approval rules require a second person, the request
        returns 202 with the approval and changes nothing yet.
        """
        return cast(Union[t.Hold, t.AwaitingApproval], self._transport.send(
            Call("POST", "/holds/{}/lift", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))


class Deposits:
    """Money that came in."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        params: t.ListDepositsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.ListedDeposit]:
        """
        List deposits.

        Returns the money that came in for all agreements, newest first, for your bookkeeping. Filter by
        status, agreement, the agreement's reference and date. Money on an account that is not ours, or
        in another currency, belongs to no agreement and is an exception. Each page has up to `limit`
        entries. To get the next page, send `nextCursor` as `cursor`; it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/deposits", query=cast(Dict[str, Any], params or {}), options=options),
        )


class FraudPolicy:
    """The account's own risk policy."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def retrieve(
        self,
        options: RequestOptions | None = None,
    ) -> t.RiskPolicies:
        """
        Retrieve the risk policy.

        `live` decides, `shadow` is computed alongside without effect, and `draft` is being edited.
        Without a live policy, the default points and thresholds apply.
        """
        return cast(t.RiskPolicies, self._transport.send(
            Call("GET", "/policies/risk", options=options)
        ))

    def draft(
        self,
        params: t.DraftRiskPolicyParams | None = None,
        options: RequestOptions | None = None,
    ) -> t.RiskPolicyDraft:
        """
        Save a draft of the risk policy.

        A draft has thresholds, weights and rules. All rules are validated together, and `details`
        locates each error. A draft decides nothing: promote it to shadow first, backtest it, then make
        it live. Send the `draftRevision` that you edited as `revision`, so that you do not overwrite
        the change of another.
        """
        return cast(t.RiskPolicyDraft, self._transport.send(
            Call("PUT", "/policies/risk/draft", body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def drop_draft(
        self,
        options: RequestOptions | None = None,
    ) -> None:
        """
        Delete the draft of the risk policy.

        The live and shadow policies do not change. Without a draft, nothing happens.
        """
        self._transport.send(
            Call("DELETE", "/policies/risk/draft", options=options)
        )

    def promote(
        self,
        params: t.PromoteRiskPolicyParams,
        options: RequestOptions | None = None,
    ) -> Union[t.RiskPolicyVersion, t.AwaitingApproval]:
        """
        Promote a risk policy.

        Promotes the `draft` to `shadow` or `live`, or the `shadow` to `live`. The policy that it
        replaces is retired and kept as a record. The new one applies from the next assessment on, and
        the event `risk_policy.changed` announces it. If your approval rules require a second person,
        the request returns 202 with the approval and changes nothing yet. Promotion to shadow never
        needs approval.
        """
        return cast(Union[t.RiskPolicyVersion, t.AwaitingApproval], self._transport.send(
            Call("POST", "/policies/risk/promote", body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def retire(
        self,
        params: t.RetireRiskPolicyParams,
        options: RequestOptions | None = None,
    ) -> Union[t.RiskPolicies, t.AwaitingApproval]:
        """
        Retire a risk policy.

        Takes the live or shadow policy out of use immediately, for example when it does harm. Without a
        live policy, the default points apply. The retired version stays in the list of versions. If
        your approval rules require a second person, the request returns 202 with the approval and
        changes nothing yet.
        """
        return cast(Union[t.RiskPolicies, t.AwaitingApproval], self._transport.send(
            Call("POST", "/policies/risk/retire", body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def compare_shadow(
        self,
        options: RequestOptions | None = None,
    ) -> t.RiskShadowComparison:
        """
        Compare the shadow policy with the live one.

        Counts how many assessments of each flag would have had another flag. Check this before you make
        a policy live.
        """
        return cast(t.RiskShadowComparison, self._transport.send(
            Call("GET", "/policies/risk/shadow", options=options)
        ))

    def backtest(
        self,
        params: t.BacktestRiskPolicyParams | None = None,
        options: RequestOptions | None = None,
    ) -> t.RiskBacktest:
        """
        Backtest a risk policy.

        Evaluates your assessments of the last 90 days (or `since`) again with the draft, shadow or live
        policy, and shows which would get another flag. It runs in the background and changes nothing;
        retrieve it until `finishedAt` is set.
        """
        return cast(t.RiskBacktest, self._transport.send(
            Call("POST", "/policies/risk/backtests", body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def retrieve_backtest(
        self,
        id: str,
        options: RequestOptions | None = None,
    ) -> t.RiskBacktest:
        """
        Retrieve a backtest.

        Returns the result so far: which assessments would get another flag, by outcome, with the
        amounts at stake and examples.
        """
        return cast(t.RiskBacktest, self._transport.send(
            Call("GET", "/policies/risk/backtests/{}", ids=[id], options=options)
        ))

    def backtests(
        self,
        params: t.ListRiskBacktestsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.RiskBacktest]:
        """
        List backtests.

        Returns backtests, newest first, including running ones. Each page has up to `limit` entries. To
        get the next page, send `nextCursor` as `cursor`; it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/policies/risk/backtests", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def train(
        self,
        options: RequestOptions | None = None,
    ) -> t.RiskTraining:
        """
        Train a scorecard.

        Use this once you have labelled enough assessments. It fits points to their outcomes in the
        background and puts the scorecard into the draft of the risk policy. It has no effect until the
        draft is promoted.
        """
        return cast(t.RiskTraining, self._transport.send(
            Call("POST", "/policies/risk/trainings", options=options)
        ))

    def trainings(
        self,
        params: t.ListRiskTrainingsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.RiskTraining]:
        """
        List trainings.

        Returns trainings, newest first, each with its result: a draft, or too few labels to train on.
        Each page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is
        null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/policies/risk/trainings", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def versions(
        self,
        params: t.ListRiskPolicyVersionsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.RiskPolicyVersion]:
        """
        List the versions of the risk policy.

        Returns all versions, newest first, each with who created it and when it was in use. Each page
        has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on
        the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/policies/risk/versions", query=cast(Dict[str, Any], params or {}), options=options),
        )


class FraudLists:
    """Lists of blocked, watched and trusted users, devices, networks, bank accounts and e-mail domains."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def add(
        self,
        params: t.AddToRiskListParams,
        options: RequestOptions | None = None,
    ) -> t.RiskListEntry:
        """
        Add an entry to a risk list.

        Lists users, devices, networks, bank accounts and e-mail domains. `block` makes an assessment
        RED, `watch` adds points, `trust` subtracts points. A value is on one list at a time: adding it
        to another list moves it; a named list, which rules read as `user in @partners`, can hold it as
        well. With `expiresAt`, the entry is removed automatically.
        """
        return cast(t.RiskListEntry, self._transport.send(
            Call("POST", "/fraud/lists", body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def list(
        self,
        params: t.ListRiskListEntriesParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.RiskListEntry]:
        """
        List risk list entries.

        Returns the entries of the lists, newest first. Send `on` and `value` to check whether a value
        is listed. Each page has up to `limit` entries. To get the next page, send `nextCursor` as
        `cursor`; it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/fraud/lists", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def remove(
        self,
        id: str,
        options: RequestOptions | None = None,
    ) -> None:
        """
        Remove an entry from a risk list.

        The next assessment no longer considers it; existing assessments do not change.
        """
        self._transport.send(
            Call("DELETE", "/fraud/lists/{}", ids=[id], options=options)
        )


class Fraud:
    """Fraud assessments, risk policy and lists."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.policy = FraudPolicy(transport)
        self.lists = FraudLists(transport)

    def assess(
        self,
        params: t.AssessFraudParams,
        options: RequestOptions | None = None,
    ) -> t.FraudAssessment:
        """
        Assess a transaction.

        Use this for a payment or a sign-up without an agreement, or before there is one. The more you
        send (device, address, e-mail, location), the more signals apply; unknown data is left out, not
        guessed. The status is 200 whatever the verdict. Later assessments learn from it, so call it
        once for each transaction. The `simulate` flags show what a bad transaction looks like, and are
        not learned from.
        """
        return cast(t.FraudAssessment, self._transport.send(
            Call("POST", "/fraud/assess", body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def retrieve(
        self,
        id: str,
        params: t.RetrieveAssessmentParams | None = None,
        options: RequestOptions | None = None,
    ) -> t.StoredAssessment:
        """
        Retrieve an assessment.

        Returns everything needed to explain a verdict: each contribution with its points, what the user
        could do about it, what was known about the network, and how it turned out.
        """
        return cast(t.StoredAssessment, self._transport.send(
            Call("GET", "/fraud/assessments/{}", ids=[id], query=cast(Dict[str, Any], params or {}), options=options)
        ))

    def list(
        self,
        params: t.ListAssessmentsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.ListedAssessment]:
        """
        List assessments.

        Returns assessments, including those of payments, newest first. Filter by user, agreement, flag,
        reference, date and amount. Each page has up to `limit` entries. To get the next page, send
        `nextCursor` as `cursor`; it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/fraud/assessments", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def riskiest_greens(
        self,
        params: t.ListRiskiestGreensParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.ListedAssessment]:
        """
        List the riskiest GREEN assessments.

        A queue for an analyst: assessments of the last day that were GREEN and have not been labelled,
        those with the highest score first. A label takes one out. Simulated assessments and those
        without any points are left out. Each page has up to `limit` entries. To get the next page, send
        `nextCursor` as `cursor`; it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/fraud/greens", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def label(
        self,
        id: str,
        params: t.LabelAssessmentParams,
        options: RequestOptions | None = None,
    ) -> t.RiskLabel:
        """
        Label an assessment.

        Tell how an assessment turned out as soon as you know: `fraud`, `recalled`, `disputed` or
        `legitimate`. The latest label counts; earlier ones are kept. `/v1/fraud/performance`, backtests
        and `surety train` use the labels.
        """
        return cast(t.RiskLabel, self._transport.send(
            Call("POST", "/fraud/assessments/{}/label", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def performance(
        self,
        params: t.RetrieveFraudPerformanceParams | None = None,
        options: RequestOptions | None = None,
    ) -> t.RiskPerformance:
        """
        Retrieve the fraud performance.

        Shows how well each flag, signal, pattern and rule predicted the labelled outcomes: its
        precision, false-positive rate and recall, with confidence intervals. Covers at most the newest
        100,000 labelled assessments; simulated ones are excluded.
        """
        return cast(t.RiskPerformance, self._transport.send(
            Call("GET", "/fraud/performance", query=cast(Dict[str, Any], params or {}), options=options)
        ))


class Reviews:
    """The review queue: cases that need a person's decision."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        params: t.ListReviewsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.Review]:
        """
        List reviews.

        Returns the review queue, earliest due first. Filter by status, type, flag, user and assignee.
        Each page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is
        null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/reviews", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def retrieve(
        self,
        id: str,
        options: RequestOptions | None = None,
    ) -> t.ReviewWithComments:
        """
        Retrieve a review.

        Returns the review with its comments, oldest first, and the hits of a screening or a face
        search. Viewing an appeal, a screening or a face review is recorded in the audit log
        (`review.seen`).
        """
        return cast(t.ReviewWithComments, self._transport.send(
            Call("GET", "/reviews/{}", ids=[id], options=options)
        ))

    def linked_users(
        self,
        id: str,
        options: RequestOptions | None = None,
    ) -> List[t.ReviewLinkedUser]:
        """
        List the linked users of a review.

        Returns users who share a device, a network, a bank account or a deal with the user of the
        review, and might be part of the same fraud. At most twelve for each kind of link, with their
        latest verdict and its outcome.
        """
        return cast(List[t.ReviewLinkedUser], (self._transport.send(
            Call("GET", "/reviews/{}/linked-users", ids=[id], options=options)
        ))["data"])

    def assign(
        self,
        id: str,
        params: t.AssignReviewParams,
        options: RequestOptions | None = None,
    ) -> t.Review:
        """
        Assign a review.

        Assigns the review to a member who may decide it; null removes the assignment. It is a note for
        others, not a lock.
        """
        return cast(t.Review, self._transport.send(
            Call("POST", "/reviews/{}/assign", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def comment(
        self,
        id: str,
        params: t.CommentOnReviewParams,
        options: RequestOptions | None = None,
    ) -> t.ReviewComment:
        """
        Comment on a review.

        Records what was checked and found, for the next person who works on the review. Comments are
        kept with the review.
        """
        return cast(t.ReviewComment, self._transport.send(
            Call("POST", "/reviews/{}/comments", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def decide(
        self,
        id: str,
        params: t.DecideReviewParams,
        options: RequestOptions | None = None,
    ) -> t.DecidedReview:
        """
        Decide a review.

        The decisions that are allowed depend on the type of review; an error lists them in `details`.
        The consequences are committed together with the decision: a verification counts, an assessment
        is labelled, or the person gets a link to verify themselves (`ask_verification`, whose `url` is
        shown only once). For a face review, send the users that you were shown in `faces`, so that
        nothing is decided about someone found since.
        """
        return cast(t.DecidedReview, self._transport.send(
            Call("POST", "/reviews/{}/decide", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def appeal(
        self,
        id: str,
        params: t.AppealVerificationParams,
        options: RequestOptions | None = None,
    ) -> t.Review:
        """
        Appeal a verification.

        Use this when a person contests a failed verification. It opens a review, or returns the one
        that is already open for this user. The review is decided with `decideReview`.
        """
        return cast(t.Review, self._transport.send(
            Call("POST", "/identity/verifications/{}/appeal", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def appeal_assessment(
        self,
        id: str,
        params: t.AppealAssessmentParams,
        options: RequestOptions | None = None,
    ) -> t.Review:
        """
        Appeal a RED assessment.

        Use this when a person contests that they were stopped. It adds their words to the open review
        of the assessment, or opens one; the policy’s hours for `APPEAL` say when it is due. The review
        is decided with `decideReview`.
        """
        return cast(t.Review, self._transport.send(
            Call("POST", "/fraud/assessments/{}/appeal", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def appeal_agreement(
        self,
        id: str,
        params: t.AppealAgreementParams,
        options: RequestOptions | None = None,
    ) -> t.Review:
        """
        Appeal a hold or a RED payment.

        Use this when the buyer or the seller contests that the agreement is frozen, that a payout is
        held, or that the buyer’s payment is RED. A link with the purpose `appeal` lets the party do it
        themselves. Accepting the review does not lift a hold: do that with the call for it.
        """
        return cast(t.Review, self._transport.send(
            Call("POST", "/escrow/agreements/{}/appeal", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def screen(
        self,
        params: t.ScreenPersonParams,
        options: RequestOptions | None = None,
    ) -> t.Screening:
        """
        Screen a person.

        Compares a person with the sanctions and watch lists, now and whenever a list changes. Names are
        compared by sound and spelling, in several scripts. A hit is a similarity, never a verdict, and
        is added to the review queue. The person is remembered and compared with every list that is
        loaded later. If `lists` is empty, no list is loaded and nothing was compared.
        """
        return cast(t.Screening, self._transport.send(
            Call("POST", "/screenings", body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def watch_lists(
        self,
        options: RequestOptions | None = None,
    ) -> List[t.WatchList]:
        """
        List watch lists.

        Returns the lists of this installation, their age, and what their latest version changed. The
        operator of the service loads them with `surety lists update`.
        """
        return cast(List[t.WatchList], (self._transport.send(
            Call("GET", "/watch-lists", options=options)
        ))["data"])

    def policy(
        self,
        options: RequestOptions | None = None,
    ) -> t.ReviewPolicy:
        """
        Retrieve the review policy.

        Returns what opens a review automatically, and within how many hours a review is due.
        """
        return cast(t.ReviewPolicy, self._transport.send(
            Call("GET", "/policies/review", options=options)
        ))

    def policy_versions(
        self,
        params: t.ListReviewPolicyVersionsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.ReviewPolicy]:
        """
        List the versions of the review policy.

        Returns every version of the review policy that was ever set, newest first, with who set it and
        when. Each page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`;
        it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/policies/review/versions", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def set_policy(
        self,
        params: t.ChangeReviewPolicyParams | None = None,
        options: RequestOptions | None = None,
    ) -> t.ReviewPolicy:
        """
        Change the review policy.

        Applies to reviews from now on; open ones keep their due time. Fields that are left out return
        to their defaults.
        """
        return cast(t.ReviewPolicy, self._transport.send(
            Call("PUT", "/policies/review", body=cast(Dict[str, Any], params or {}), options=options)
        ))


class IdentitySessions:
    """Links with which people verify their identity."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        params: t.CreateIdentitySessionParams,
        options: RequestOptions | None = None,
    ) -> t.NewIdentitySession:
        """
        Create an identity session.

        Creates a link to a page on which a person verifies themselves. Send `url` to the person, or
        show it as a QR code (`qr`). It works for one hour, for this person, with three attempts, and is
        shown only once. The event `identity.session.completed` reports the result; do not rely on the
        browser that returns to `returnUrl`.
        """
        return cast(t.NewIdentitySession, self._transport.send(
            Call("POST", "/identity/sessions", body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def retrieve(
        self,
        id: str,
        options: RequestOptions | None = None,
    ) -> t.IdentitySessionResult:
        """
        Retrieve an identity session.

        Returns the number of attempts, the person's consent, and the verdict of the last attempt.
        """
        return cast(t.IdentitySessionResult, self._transport.send(
            Call("GET", "/identity/sessions/{}", ids=[id], options=options)
        ))

    def list(
        self,
        params: t.ListIdentitySessionsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.IdentitySession]:
        """
        List identity sessions.

        Returns identity sessions, newest first. Filter by user and status. Each page has up to `limit`
        entries. To get the next page, send `nextCursor` as `cursor`; it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/identity/sessions", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def cancel(
        self,
        id: str,
        options: RequestOptions | None = None,
    ) -> t.IdentitySession:
        """
        Cancel an identity session.

        Use this for a link that was sent to the wrong person or is no longer needed. Everything
        uploaded through it is deleted; a verdict that was already given is kept.
        """
        return cast(t.IdentitySession, self._transport.send(
            Call("POST", "/identity/sessions/{}/cancel", ids=[id], options=options)
        ))


class Identity:
    """Identity verification."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.sessions = IdentitySessions(transport)

    def registers(
        self,
        options: RequestOptions | None = None,
    ) -> t.IdentityRegisters:
        """
        Retrieve the national registers.

        Returns the national registers that a session can ask (`requirements.register`), and what the
        lookups of today have cost.
        """
        return cast(t.IdentityRegisters, self._transport.send(
            Call("GET", "/identity/registers", options=options)
        ))

    def verify(
        self,
        params: t.VerifyIdentityParams,
        options: RequestOptions | None = None,
    ) -> t.IdentityResult:
        """
        Verify an identity.

        Compares an identity document with selfie frames that you have taken yourself; to let people
        photograph themselves, create a session. The status is 200 whatever the verdict, and
        `rejectionReasons` tells why a verification failed. A verification that succeeded does not
        expire. The pictures are analysed and discarded, unless the identity policy keeps them for some
        time. A verification takes a second or two of processor time: a busy server returns 503, and the
        same request can be sent again.
        """
        return cast(t.IdentityResult, self._transport.send(
            Call("POST", "/identity/verify", form=cast(Dict[str, Any], params or {}), files=["document_image","selfie_images"], options=options)
        ))

    def retrieve(
        self,
        id: str,
        params: t.RetrieveVerificationParams | None = None,
        options: RequestOptions | None = None,
    ) -> t.IdentityResult:
        """
        Retrieve a verification.

        `expand=document` adds the data that was read from the document, as long as it is kept. This
        requires the permission `identity.documents`.
        """
        return cast(t.IdentityResult, self._transport.send(
            Call("GET", "/identity/verifications/{}", ids=[id], query=cast(Dict[str, Any], params or {}), options=options)
        ))

    def list(
        self,
        params: t.ListVerificationsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.ListedVerification]:
        """
        List verifications.

        Returns verifications, newest first. Filter by user, verdict, reference and date. Each page has
        up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on the
        last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/identity/verifications", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def review(
        self,
        id: str,
        params: t.ReviewVerificationParams,
        options: RequestOptions | None = None,
    ) -> t.IdentityResult:
        """
        Review a verification.

        Overrules the verdict with a reason that is stored encrypted. The decision applies from now on
        wherever this person's identity is checked, and the event `identity.reviewed` announces it. The
        original verdict stays on record.
        """
        return cast(t.IdentityResult, self._transport.send(
            Call("POST", "/identity/verifications/{}/review", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def erase(
        self,
        external_user_id: str,
        options: RequestOptions | None = None,
    ) -> t.ErasedPerson:
        """
        Erase a person.

        Use this when a person asks for erasure: document data, pictures, the face embedding and active
        links are deleted permanently. Verdicts are kept, without anything that identifies the person. A
        repeat finds nothing to delete.
        """
        return cast(t.ErasedPerson, self._transport.send(
            Call("POST", "/identity/people/{}/erase", ids=[external_user_id], options=options)
        ))

    def policy(
        self,
        options: RequestOptions | None = None,
    ) -> t.IdentityPolicy:
        """
        Retrieve the identity policy.

        Returns the rules in use: what a verification requires and what is stored. An account that has
        not set any has the defaults.
        """
        return cast(t.IdentityPolicy, self._transport.send(
            Call("GET", "/policies/identity", options=options)
        ))

    def policy_versions(
        self,
        params: t.ListIdentityPolicyVersionsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.IdentityPolicy]:
        """
        List the versions of the identity policy.

        Returns every version of the identity policy that was ever set, newest first, with who set it
        and when. Each page has up to `limit` entries. To get the next page, send `nextCursor` as
        `cursor`; it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/policies/identity/versions", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def set_policy(
        self,
        params: t.ChangeIdentityPolicyParams | None = None,
        options: RequestOptions | None = None,
    ) -> Union[t.IdentityPolicy, t.AwaitingApproval]:
        """
        Change the identity policy.

        Applies to verifications from now on. Send the complete policy: fields that are left out return
        to their defaults. Keeping less does not delete data that is already stored, except face
        embeddings and hashes of documents, which are never kept longer than the current policy allows.
        For other data, erase the person or wait until the retention period ends.
        """
        return cast(Union[t.IdentityPolicy, t.AwaitingApproval], self._transport.send(
            Call("PUT", "/policies/identity", body=cast(Dict[str, Any], params or {}), options=options)
        ))


class Days:
    """Days of the books, and their closing."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        params: t.ListDaysParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.Day]:
        """
        List closed days.

        Returns the days that were closed, newest first. Each page has up to `limit` entries. To get the
        next page, send `nextCursor` as `cursor`; it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/days", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def retrieve(
        self,
        day: str,
        params: t.RetrieveDayParams | None = None,
        options: RequestOptions | None = None,
    ) -> t.Day:
        """
        Retrieve a day.

        Returns a day as it was closed; a day that is not closed, as it would be closed now: what was at
        the bank, what came and went, and what is there at the end.
        """
        return cast(t.Day, self._transport.send(
            Call("GET", "/days/{}", ids=[day], query=cast(Dict[str, Any], params or {}), options=options)
        ))

    def close(
        self,
        day: str,
        params: t.CloseDayParams | None = None,
        options: RequestOptions | None = None,
    ) -> t.Day:
        """
        Close a day.

        Closes a day that is over, for good, and signs it with the latest anchor. Days are closed in
        order. What is booked later, for whatever day, falls on the next day.
        """
        return cast(t.Day, self._transport.send(
            Call("POST", "/days/{}/close", ids=[day], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def compare(
        self,
        day: str,
        params: t.CompareDayParams,
        options: RequestOptions | None = None,
    ) -> t.DayComparison:
        """
        Compare a day with a statement.

        Compares your entries of a day with an account statement of your bank: which agree, which are
        missing on either side, and which have another amount. Lines that are not of your account are
        `missing_here`. Nothing is kept, and no money moves.
        """
        return cast(t.DayComparison, self._transport.send(
            Call("POST", "/days/{}/compare", ids=[day], body=cast(Dict[str, Any], params or {}), options=options)
        ))


class Disputes:
    """Disputes about a milestone."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def open(
        self,
        id: str,
        milestone_id: str,
        params: t.OpenDisputeParams,
        options: RequestOptions | None = None,
    ) -> t.Dispute:
        """
        Open a dispute about a milestone.

        Opens a dispute for one of the two parties. The milestone's money stays where it is until the
        dispute is closed; the other milestones go on. It is possible as long as the bank does not have
        the payout, once for each milestone. The other party has until `dueAt` to answer; the terms
        policy says how long, and what happens without an answer.
        """
        return cast(t.Dispute, self._transport.send(
            Call("POST", "/escrow/agreements/{}/milestones/{}/disputes", ids=[id, milestone_id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def list(
        self,
        params: t.ListDisputesParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.Dispute]:
        """
        List disputes.

        Returns disputes, newest first. Each page has up to `limit` entries. To get the next page, send
        `nextCursor` as `cursor`; it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/disputes", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def retrieve(
        self,
        id: str,
        options: RequestOptions | None = None,
    ) -> t.Dispute:
        """
        Retrieve a dispute.

        Returns where a dispute stands, and what each side may do next.
        """
        return cast(t.Dispute, self._transport.send(
            Call("GET", "/disputes/{}", ids=[id], options=options)
        ))

    def events(
        self,
        id: str,
        params: t.ListDisputeEventsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.SuretyEvent]:
        """
        List what was said and done in a dispute.

        Returns the thread of a dispute, oldest first: messages, offers, decisions. Each page has up to
        `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on the last
        page.
        """
        return Pages(
            self._transport,
            Call("GET", "/disputes/{}/events", ids=[id], query=cast(Dict[str, Any], params or {}), options=options),
        )

    def message(
        self,
        id: str,
        params: t.AddDisputeMessageParams,
        options: RequestOptions | None = None,
    ) -> t.Dispute:
        """
        Add a message to a dispute.

        Adds a message of a party or of the platform. The first answer of the other party starts the
        negotiation; later messages do not extend the time.
        """
        return cast(t.Dispute, self._transport.send(
            Call("POST", "/disputes/{}/messages", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def offer(
        self,
        id: str,
        params: t.MakeDisputeOfferParams,
        options: RequestOptions | None = None,
    ) -> t.Dispute:
        """
        Make an offer.

        Offers how to divide the milestone. It replaces the open offer of either party. Offers are never
        changed.
        """
        return cast(t.Dispute, self._transport.send(
            Call("POST", "/disputes/{}/offers", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def accept_offer(
        self,
        id: str,
        offer_id: str,
        params: t.AcceptDisputeOfferParams,
        options: RequestOptions | None = None,
    ) -> Union[t.Dispute, t.AwaitingApproval]:
        """
        Accept an offer.

        Accepts the other party's offer for the party named, closes the dispute and divides the
        milestone in one transaction. Repeat both amounts as the party saw them. If your approval rules
        require a second person, the request returns 202 with the approval and changes nothing yet.
        """
        return cast(Union[t.Dispute, t.AwaitingApproval], self._transport.send(
            Call("POST", "/disputes/{}/offers/{}/accept", ids=[id, offer_id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def decline_offer(
        self,
        id: str,
        offer_id: str,
        params: t.DeclineDisputeOfferParams,
        options: RequestOptions | None = None,
    ) -> t.Dispute:
        """
        Decline an offer.

        Declines the other party's offer. The dispute goes on.
        """
        return cast(t.Dispute, self._transport.send(
            Call("POST", "/disputes/{}/offers/{}/decline", ids=[id, offer_id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def withdraw_offer(
        self,
        id: str,
        offer_id: str,
        params: t.WithdrawDisputeOfferParams,
        options: RequestOptions | None = None,
    ) -> t.Dispute:
        """
        Withdraw an offer.

        Withdraws the party's own offer, as long as it is open.
        """
        return cast(t.Dispute, self._transport.send(
            Call("POST", "/disputes/{}/offers/{}/withdraw", ids=[id, offer_id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def add_evidence(
        self,
        id: str,
        params: t.AddDisputeEvidenceParams,
        options: RequestOptions | None = None,
    ) -> t.DisputeEvidence:
        """
        Add evidence to a dispute.

        Adds a file of a party, at most 20 for each. Pictures are encoded anew, so that nothing remains
        of the file except what it shows; PDFs are kept as they are. Files are stored encrypted with a
        key of the person, and deleted `evidenceDays` of the terms policy after the end of the dispute.
        """
        return cast(t.DisputeEvidence, self._transport.send(
            Call("POST", "/disputes/{}/evidence", ids=[id], form=cast(Dict[str, Any], params or {}), files=["file"], options=options)
        ))

    def evidence(
        self,
        id: str,
        params: t.ListDisputeEvidenceParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.DisputeEvidence]:
        """
        List the evidence of a dispute.

        Returns what both parties have added, oldest first, also what is not shared or deleted. Each
        page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null
        on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/disputes/{}/evidence", ids=[id], query=cast(Dict[str, Any], params or {}), options=options),
        )

    def share_evidence(
        self,
        id: str,
        evidence_id: str,
        params: t.ShareDisputeEvidenceParams,
        options: RequestOptions | None = None,
    ) -> t.DisputeEvidence:
        """
        Share evidence.

        Lets the other party read a file that the party has kept from it. That cannot be undone.
        """
        return cast(t.DisputeEvidence, self._transport.send(
            Call("POST", "/disputes/{}/evidence/{}/share", ids=[id, evidence_id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def evidence_file(
        self,
        id: str,
        evidence_id: str,
        params: t.RetrieveEvidenceFileParams | None = None,
        options: RequestOptions | None = None,
    ) -> bytes:
        """
        Retrieve a file of a dispute.

        Returns the file as a download. A party reads its own files and what the other has shared.
        Without `externalUserId` you read for the platform, which may read all; a member who has spoken
        for a party may not read what is not shared.
        """
        return cast(bytes, self._transport.send(
            Call("GET", "/disputes/{}/evidence/{}/file", ids=[id, evidence_id], query=cast(Dict[str, Any], params or {}), file=True, options=options)
        ))

    def bundle(
        self,
        id: str,
        options: RequestOptions | None = None,
    ) -> t.SignedFile:
        """
        Retrieve the whole case of a dispute.

        Returns one signed file of the case: what it is about, everything that was said and done, each
        event with its proof, and the hashes of the files. It is the same until something happens in the
        case.
        """
        return cast(t.SignedFile, self._transport.send(
            Call("GET", "/disputes/{}/bundle", ids=[id], options=options)
        ))

    def escalate(
        self,
        id: str,
        params: t.EscalateDisputeParams | None = None,
        options: RequestOptions | None = None,
    ) -> t.Dispute:
        """
        Escalate a dispute.

        A party asks the platform to decide, or the platform takes the dispute over. Both parties may
        still make and accept offers until it decides.
        """
        return cast(t.Dispute, self._transport.send(
            Call("POST", "/disputes/{}/escalate", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def decide(
        self,
        id: str,
        params: t.DecideDisputeParams,
        options: RequestOptions | None = None,
    ) -> Union[t.Dispute, t.AwaitingApproval]:
        """
        Decide a dispute.

        The platform's decision: `toBuyer` and `toSeller` must add up to the milestone. It is carried
        out when the time to appeal is over; at once if there is none, and after an appeal. A member who
        spoke for a party cannot decide. If your approval rules require a second person, the request
        returns 202 with the approval and changes nothing yet.
        """
        return cast(Union[t.Dispute, t.AwaitingApproval], self._transport.send(
            Call("POST", "/disputes/{}/decide", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def appeal(
        self,
        id: str,
        params: t.AppealDisputeParams,
        options: RequestOptions | None = None,
    ) -> t.Dispute:
        """
        Appeal a decision.

        A party asks the platform to decide once more, before `dueAt`. There is one appeal; the next
        decision is final.
        """
        return cast(t.Dispute, self._transport.send(
            Call("POST", "/disputes/{}/appeal", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def withdraw(
        self,
        id: str,
        params: t.DisputeParty,
        options: RequestOptions | None = None,
    ) -> t.Dispute:
        """
        Withdraw a dispute.

        The party that opened the dispute gives it up. The milestone goes on where it was, and its
        inspection window with the rest of its time. It cannot be disputed again.
        """
        return cast(t.Dispute, self._transport.send(
            Call("POST", "/disputes/{}/withdraw", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))


class Events:
    """The event log."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        params: t.ListEventsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.SuretyEvent]:
        """
        List events.

        Returns all events of the account in the order in which they were committed. Use it to poll
        instead of receiving webhooks, or to catch up on missed ones. Store `resumeAfter` and send it as
        `after` next time. Reading with `after` never skips an event. With `type`, `from` or `to`, a
        page may be short or even empty while `nextCursor` is not null; keep reading until it is null.

        Iterates over its pages.
        """
        return Pages(
            self._transport,
            Call("GET", "/events", query=cast(Dict[str, Any], params or {}), options=options), "after",
        )

    def read(
        self,
        params: t.ListEventsParams | None = None,
        options: RequestOptions | None = None,
    ) -> t.EventLog:
        """
        List events.

        Returns all events of the account in the order in which they were committed. Use it to poll
        instead of receiving webhooks, or to catch up on missed ones. Store `resumeAfter` and send it as
        `after` next time. Reading with `after` never skips an event. With `type`, `from` or `to`, a
        page may be short or even empty while `nextCursor` is not null; keep reading until it is null.
        """
        return cast(t.EventLog, self._transport.send(
            Call("GET", "/events", query=cast(Dict[str, Any], params or {}), options=options)
        ))


class Webhooks:
    """Webhook endpoints and signature verification."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        params: t.CreateWebhookParams,
        options: RequestOptions | None = None,
    ) -> t.NewWebhook:
        """
        Create a webhook endpoint.

        The endpoint receives events from now on. Each event is sent as a signed POST request (Standard
        Webhooks) until the endpoint returns 2xx: at least once, with retries over about three days.
        Verify the signature before you trust an event, and respond within 15 seconds. The URL must be
        https and public, unless the service allows private addresses (WEBHOOK_ALLOW_PRIVATE).
        """
        return cast(t.NewWebhook, self._transport.send(
            Call("POST", "/webhooks", body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def retrieve(
        self,
        id: str,
        options: RequestOptions | None = None,
    ) -> t.Webhook:
        """
        Retrieve a webhook endpoint.

        `enabled` is false when you have disabled the endpoint, when it returned 410, or when it failed
        for days; `disabledReason` tells which.
        """
        return cast(t.Webhook, self._transport.send(
            Call("GET", "/webhooks/{}", ids=[id], options=options)
        ))

    def list(
        self,
        params: t.ListWebhooksParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.Webhook]:
        """
        List webhook endpoints.

        Returns all endpoints, including disabled ones, each with the time since which it has been
        failing. Secrets are never returned. Each page has up to `limit` entries. To get the next page,
        send `nextCursor` as `cursor`; it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/webhooks", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def change(
        self,
        id: str,
        params: t.ChangeWebhookParams | None = None,
        options: RequestOptions | None = None,
    ) -> t.Webhook:
        """
        Change a webhook endpoint.

        Send only the fields that change. An endpoint that is enabled again receives the deliveries that
        were pending when it was disabled; use a replay for events that happened in between.
        """
        return cast(t.Webhook, self._transport.send(
            Call("PATCH", "/webhooks/{}", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def delete(
        self,
        id: str,
        options: RequestOptions | None = None,
    ) -> None:
        """
        Delete a webhook endpoint.

        Use this for an endpoint that no longer exists. Its secret and pending deliveries are deleted as
        well. To pause deliveries, disable the endpoint instead.
        """
        self._transport.send(
            Call("DELETE", "/webhooks/{}", ids=[id], options=options)
        )

    def rotate_secret(
        self,
        id: str,
        params: t.RotateWebhookSecretParams | None = None,
        options: RequestOptions | None = None,
    ) -> t.NewWebhook:
        """
        Rotate the secret of a webhook endpoint.

        For a day (or `overlapSeconds`), every delivery carries both signatures, so that you can switch
        the receiver at any time. The new secret is shown only once.
        """
        return cast(t.NewWebhook, self._transport.send(
            Call("POST", "/webhooks/{}/rotate-secret", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def test(
        self,
        id: str,
        options: RequestOptions | None = None,
    ) -> t.WebhookTest:
        """
        Test a webhook endpoint.

        Sends a `webhook.test` event now. If the endpoint refuses it or cannot be reached, the status is
        still 200, with `delivered: false`. The event is sent once, does not appear in the event log,
        and is also sent to a disabled endpoint.
        """
        return cast(t.WebhookTest, self._transport.send(
            Call("POST", "/webhooks/{}/test", ids=[id], options=options)
        ))

    def replay(
        self,
        id: str,
        params: t.ReplayWebhookParams | None = None,
        options: RequestOptions | None = None,
    ) -> t.WebhookReplay:
        """
        Replay events.

        Use this when a receiver has lost events. Events that it has already received are sent again
        too, so it must deduplicate by id. Events selected by id are sent regardless of the endpoint’s
        event types; a time range (at most 31 days) only covers its event types. The `webhook-id` is the
        same as before.
        """
        return cast(t.WebhookReplay, self._transport.send(
            Call("POST", "/webhooks/{}/replay", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def deliveries(
        self,
        id: str,
        params: t.ListDeliveriesParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.WebhookDelivery]:
        """
        List webhook deliveries.

        Returns what was sent to the endpoint in the last 30 days and how it responded, newest event
        first. Each attempt has its status, time and error, so that you can see why an event did not
        arrive. Each page has up to `limit` entries. To get the next page, send `nextCursor` as
        `cursor`; it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/webhooks/{}/deliveries", ids=[id], query=cast(Dict[str, Any], params or {}), options=options),
        )


class Mail:
    """E-mails to buyers, sellers and members."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def settings(
        self,
        options: RequestOptions | None = None,
    ) -> t.MailSettings:
        """
        Retrieve the mail settings.

        Returns who is notified by mail, the sender name, and the number of bounces. `configured` is
        false when the service has no mail server: no mail is sent then, whatever the settings.
        """
        return cast(t.MailSettings, self._transport.send(
            Call("GET", "/mail/settings", options=options)
        ))

    def change_settings(
        self,
        params: t.ChangeMailSettingsParams | None = None,
        options: RequestOptions | None = None,
    ) -> t.MailSettings:
        """
        Change the mail settings.

        Changes the sender name, the colour and the logo of the pages for buyers and sellers, or turns
        mail to buyers, sellers or members on or off. Send only the fields that change. The settings
        apply to this environment, from now on.
        """
        return cast(t.MailSettings, self._transport.send(
            Call("PATCH", "/mail/settings", body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def list(
        self,
        params: t.ListMailsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.Mail]:
        """
        List mails.

        Returns mails, newest first. Filter by status and type. Addresses are masked, so the list can be
        shown to support staff. Each page has up to `limit` entries. To get the next page, send
        `nextCursor` as `cursor`; it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/mail/messages", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def retrieve(
        self,
        id: str,
        options: RequestOptions | None = None,
    ) -> t.MailDetail:
        """
        Retrieve a mail.

        Includes the content until the mail is settled, as long as it may have to be sent again.
        """
        return cast(t.MailDetail, self._transport.send(
            Call("GET", "/mail/messages/{}", ids=[id], options=options)
        ))


class AuditLog:
    """The audit log: who changed what."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        params: t.ListAuditLogParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.AuditRecord]:
        """
        List the audit log.

        Returns the actions of members and keys, newest first: changes to keys, members, sessions,
        webhooks, settings and money. With a filter, a page may be short or even empty while
        `nextCursor` is not null; keep reading until it is null.
        """
        return Pages(
            self._transport,
            Call("GET", "/audit-log", query=cast(Dict[str, Any], params or {}), options=options),
        )


class Ledger:
    """The account's ledger."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def trial_balance(
        self,
        params: t.RetrieveTrialBalanceParams | None = None,
        options: RequestOptions | None = None,
    ) -> t.TrialBalance:
        """
        Retrieve the trial balance.

        For finance: the money held at the bank in each currency, and whom it belongs to. `balanced` is
        false only if the books are inconsistent; `surety verify` then shows where. With `asOf`, for
        example the first of a month, the balances are those of that moment, and `balanced` compares
        debits and credits only.
        """
        return cast(t.TrialBalance, self._transport.send(
            Call("GET", "/ledger/trial-balance", query=cast(Dict[str, Any], params or {}), options=options)
        ))

    def latest_anchor(
        self,
        options: RequestOptions | None = None,
    ) -> t.Anchor:
        """
        Retrieve the latest anchor.

        Every few minutes, each agreement that has changed is added to a log: a Merkle tree with a
        signed head. With a stored head, you can prove later that history was deleted, truncated or
        rewritten. The event `anchor.published` delivers each head as a webhook.
        """
        return cast(t.Anchor, self._transport.send(
            Call("GET", "/anchors/latest", options=options)
        ))


class Receipts:
    """Receipts and statements that prove themselves."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def retrieve(
        self,
        id: str,
        sequence: str,
        options: RequestOptions | None = None,
    ) -> t.SignedFile:
        """
        Retrieve the receipt of a ledger entry.

        Returns a file that proves one entry of an agreement’s ledger: the entry, the hashes from it to
        the anchored head, the path to the root of the log, and the signed head. It is the same at each
        request. An entry can be proven once it is anchored, which takes some minutes.
        """
        return cast(t.SignedFile, self._transport.send(
            Call("GET", "/escrow/agreements/{}/entries/{}/receipt", ids=[id, sequence], options=options)
        ))

    def statement(
        self,
        month: str,
        params: t.RetrieveStatementParams | None = None,
        options: RequestOptions | None = None,
    ) -> t.SignedFile:
        """
        Retrieve the statement of a month.

        Returns the signed statement of a month in the time zone of your mails. For finance: opening and
        closing balances of every ledger account, and the sum of each type of entry, by currency. With
        `sellerExternalId`: every entry that changed what this seller is owed, with its hash. A month
        that has not ended is stated up to now.
        """
        return cast(t.SignedFile, self._transport.send(
            Call("GET", "/escrow/statements/{}", ids=[month], query=cast(Dict[str, Any], params or {}), options=options)
        ))


class Exceptions:
    """Bank notifications that need manual review."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        params: t.ListExceptionsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.MoneyException]:
        """
        List exceptions.

        Returns bank notifications that need manual review, newest first: money on an unknown account or
        in another currency, a deposit that the bank reversed, a payout that was paid after it had
        failed. Nothing is guessed; each one waits for a person, and the event `exception.opened`
        announces it. Each page has up to `limit` entries. To get the next page, send `nextCursor` as
        `cursor`; it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/exceptions", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def retrieve(
        self,
        id: str,
        options: RequestOptions | None = None,
    ) -> t.MoneyException:
        """
        Retrieve an exception.

        Returns the exception with the bank's own message, and who closed it with which note.
        """
        return cast(t.MoneyException, self._transport.send(
            Call("GET", "/exceptions/{}", ids=[id], options=options)
        ))

    def close(
        self,
        id: str,
        params: t.CloseExceptionParams,
        options: RequestOptions | None = None,
    ) -> t.MoneyException:
        """
        Close an exception.

        Records what was done about it outside of this service. Amounts owed because of it count as
        settled. Closing does not move money at a bank. A payment that the bank has made with another
        amount stays open until the bank corrects its report, or until you close the exception with
        `paidAsOrdered`.
        """
        return cast(t.MoneyException, self._transport.send(
            Call("POST", "/exceptions/{}/close", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))


class Reconciliations:
    """Reconciliation reports: the account's ledger compared with the bank's records."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        params: t.ListReconciliationsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.Reconciliation]:
        """
        List reconciliations.

        Returns the reports of `surety reconcile`, newest first. Each compares our books with the bank's
        own lists or a statement, and counts the breaks that concern agreements of this account. Each
        page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null
        on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/reconciliations", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def retrieve(
        self,
        id: str,
        options: RequestOptions | None = None,
    ) -> t.Reconciliation:
        """
        Retrieve a reconciliation.

        Returns what the books were compared with, for which period, and how many breaks are still open.
        """
        return cast(t.Reconciliation, self._transport.send(
            Call("GET", "/reconciliations/{}", ids=[id], options=options)
        ))

    def breaks(
        self,
        id: str,
        params: t.ListReconciliationBreaksParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.ReconciliationBreak]:
        """
        List the breaks of a reconciliation.

        Returns the differences between the books that concern your agreements, newest first: entries
        that are missing on one side or have another amount. `difference` is the bank's amount minus
        ours. Each page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`;
        it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/reconciliations/{}/breaks", ids=[id], query=cast(Dict[str, Any], params or {}), options=options),
        )

    def close_break(
        self,
        id: str,
        break_id: str,
        params: t.CloseBreakParams,
        options: RequestOptions | None = None,
    ) -> t.ReconciliationBreak:
        """
        Close a reconciliation break.

        Use this for a difference that you can explain. It is posted to suspense with your reason, so
        that the books match the bank. A break that a later reconciliation finds resolved is closed
        automatically.
        """
        return cast(t.ReconciliationBreak, self._transport.send(
            Call("POST", "/reconciliations/{}/breaks/{}/close", ids=[id, break_id], body=cast(Dict[str, Any], params or {}), options=options)
        ))


class Approvals:
    """Requests that another member has to approve."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        params: t.ListApprovalsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.Approval]:
        """
        List approvals.

        Returns requests that need a second person, newest first. Filter by status, type and agreement.
        Each page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is
        null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/approvals", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def retrieve(
        self,
        id: str,
        options: RequestOptions | None = None,
    ) -> t.Approval:
        """
        Retrieve an approval.

        Returns what was requested, by whom, when it expires, and how it was decided. Approvals are
        decided by people in the dashboard; an API key cannot approve or reject.
        """
        return cast(t.Approval, self._transport.send(
            Call("GET", "/approvals/{}", ids=[id], options=options)
        ))

    def withdraw(
        self,
        id: str,
        options: RequestOptions | None = None,
    ) -> t.Approval:
        """
        Withdraw an approval.

        Cancels a pending request, so that nothing changes. Members can withdraw their own requests; a
        key can withdraw requests made by any key.
        """
        return cast(t.Approval, self._transport.send(
            Call("POST", "/approvals/{}/withdraw", ids=[id], options=options)
        ))

    def policy(
        self,
        options: RequestOptions | None = None,
    ) -> t.ApprovalPolicy:
        """
        Retrieve the approval policy.

        Returns, for each kind of request in this environment, whether it needs a second person and
        above which amount. Rules are changed in the dashboard, which needs a second person as well.
        """
        return cast(t.ApprovalPolicy, self._transport.send(
            Call("GET", "/policies/approval", options=options)
        ))

    def policy_versions(
        self,
        params: t.ListApprovalPolicyVersionsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.ApprovalPolicy]:
        """
        List the versions of the approval policy.

        Returns every version of the approval policy that was ever set, newest first, with who set it
        and when. Each page has up to `limit` entries. To get the next page, send `nextCursor` as
        `cursor`; it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/policies/approval/versions", query=cast(Dict[str, Any], params or {}), options=options),
        )


class Search:
    """Search over the whole account."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def find(
        self,
        params: t.SearchParams,
        options: RequestOptions | None = None,
    ) -> List[t.SearchResult]:
        """
        Find anything.

        Finds agreements and people by whatever you know: an id or a part of it, a name or the beginning
        of one, a mail address, a phone number in the metadata, an amount in either notation, your
        reference, the payer’s name, the bank’s reference, the interbank session id, an account number
        or its last digits. The disputes of an agreement follow it; a dispute is also found by its id or
        a part of it. Finds payouts, verifications, assessments, reviews and requests by their id. The
        newest results come first, at most 30.
        """
        return cast(List[t.SearchResult], (self._transport.send(
            Call("GET", "/search", query=cast(Dict[str, Any], params or {}), options=options)
        ))["data"])


class Privacy:
    """People's requests about their data, erasure and consent."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create_request(
        self,
        params: t.CreatePrivacyRequestParams,
        options: RequestOptions | None = None,
    ) -> t.PrivacyRequest:
        """
        Record a privacy request.

        Records that a person asks to see, correct, erase or restrict their data, or objects to its use.
        The clock runs from now: `dueAt` is in 28 days. Nothing else happens until you complete or
        refuse the request, so check first who is asking.
        """
        return cast(t.PrivacyRequest, self._transport.send(
            Call("POST", "/privacy/requests", body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def requests(
        self,
        params: t.ListPrivacyRequestsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.PrivacyRequest]:
        """
        List privacy requests.

        Returns requests, newest first. Filter by status, type and person. Each page has up to `limit`
        entries. To get the next page, send `nextCursor` as `cursor`; it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/privacy/requests", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def retrieve_request(
        self,
        id: str,
        options: RequestOptions | None = None,
    ) -> t.PrivacyRequest:
        """
        Retrieve a privacy request.

        Returns the request, its clock, and how it ended.
        """
        return cast(t.PrivacyRequest, self._transport.send(
            Call("GET", "/privacy/requests/{}", ids=[id], options=options)
        ))

    def complete_request(
        self,
        id: str,
        params: t.CompletePrivacyRequestParams | None = None,
        options: RequestOptions | None = None,
    ) -> t.ClosedPrivacyRequest:
        """
        Complete a privacy request.

        Does what the request asks for. **access** prepares the bundle. **erase** erases the person for
        good: the keys to their part of the history, and names, addresses, account numbers, pictures and
        face embeddings everywhere else; `kept` says what stays, why and until when. It is refused while
        the person has agreements that are not over. A former member of your team is the person
        `surety:member:mem_…`: the audit log forgets them too. **restrict** and **object** keep the data
        and stop scoring, face search and mail. **correct** keeps each corrected field beside what was
        stored, and records `person.corrected`: send the corrected data with the calls that you sent it
        with first as well.
        """
        return cast(t.ClosedPrivacyRequest, self._transport.send(
            Call("POST", "/privacy/requests/{}/complete", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def refuse_request(
        self,
        id: str,
        params: t.RefusePrivacyRequestParams,
        options: RequestOptions | None = None,
    ) -> t.ClosedPrivacyRequest:
        """
        Refuse a privacy request.

        Closes the request with a reason, which the person has a right to know.
        """
        return cast(t.ClosedPrivacyRequest, self._transport.send(
            Call("POST", "/privacy/requests/{}/refuse", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def bundle(
        self,
        id: str,
        options: RequestOptions | None = None,
    ) -> t.PrivacyBundle:
        """
        Download the bundle of a request.

        Returns the answer to a request for access: everything that is stored about the person and that
        they have a right to see, with purposes, periods and recipients. Data about other people is left
        out. Each download is recorded in the audit log (`privacy_bundle.seen`).
        """
        return cast(t.PrivacyBundle, self._transport.send(
            Call("GET", "/privacy/requests/{}/bundle", ids=[id], options=options)
        ))

    def create_consent(
        self,
        params: t.CreateConsentParams,
        options: RequestOptions | None = None,
    ) -> t.Consent:
        """
        Record a consent.

        Records which text a person agreed to, in which language, where and when. The hosted page of an
        identity session records its own consent.
        """
        return cast(t.Consent, self._transport.send(
            Call("POST", "/privacy/consents", body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def consents(
        self,
        params: t.ListConsentsParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.Consent]:
        """
        List consents.

        Returns consents, newest first, withdrawn ones included. Each page has up to `limit` entries. To
        get the next page, send `nextCursor` as `cursor`; it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/privacy/consents", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def withdraw_consent(
        self,
        id: str,
        options: RequestOptions | None = None,
    ) -> t.Consent:
        """
        Withdraw a consent.

        Marks the consent as withdrawn. For the purpose `identity`, documents, pictures and the face
        embedding of the person are erased.
        """
        return cast(t.Consent, self._transport.send(
            Call("POST", "/privacy/consents/{}/withdraw", ids=[id], options=options)
        ))

    def lift_restriction(
        self,
        external_user_id: str,
        params: t.LiftPersonRestrictionParams,
        options: RequestOptions | None = None,
    ) -> t.PersonRestriction:
        """
        Lift a restriction.

        Ends the restriction that a request of the type `restrict` or `object` began. Tell the person
        before you do so.
        """
        return cast(t.PersonRestriction, self._transport.send(
            Call("POST", "/privacy/people/{}/lift-restriction", ids=[external_user_id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def register(
        self,
        options: RequestOptions | None = None,
    ) -> t.ProcessingRegister:
        """
        Retrieve the register of processing.

        Returns each class of personal data with its purpose, legal basis, tables and period, as the
        settings of the service have it, and the recipients of the data.
        """
        return cast(t.ProcessingRegister, self._transport.send(
            Call("GET", "/privacy/register", options=options)
        ))

    def retention(
        self,
        options: RequestOptions | None = None,
    ) -> t.RetentionTable:
        """
        Retrieve the retention table.

        Returns each class of personal data with why it is kept, how long, what ends that, and when the
        service last deleted what was over. Everything is looked at every ten minutes.
        """
        return cast(t.RetentionTable, self._transport.send(
            Call("GET", "/privacy/retention", options=options)
        ))

    def grievances(
        self,
        params: t.ListGrievancesParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.Grievance]:
        """
        List grievances.

        Returns complaints that people sent with your public form at `/complaints/<your account id>`,
        newest first. Each page has up to `limit` entries. To get the next page, send `nextCursor` as
        `cursor`; it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/privacy/grievances", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def retrieve_grievance(
        self,
        id: str,
        options: RequestOptions | None = None,
    ) -> t.Grievance:
        """
        Retrieve a grievance.

        Returns the complaint, its clock and its answer.
        """
        return cast(t.Grievance, self._transport.send(
            Call("GET", "/privacy/grievances/{}", ids=[id], options=options)
        ))

    def answer_grievance(
        self,
        id: str,
        params: t.AnswerGrievanceParams,
        options: RequestOptions | None = None,
    ) -> t.Grievance:
        """
        Answer a grievance.

        Answers a complaint, once. The person reads the answer on the page that they got when they sent
        it. An answered grievance is deleted after two years.
        """
        return cast(t.Grievance, self._transport.send(
            Call("POST", "/privacy/grievances/{}/answer", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def create_breach(
        self,
        params: t.CreateBreachParams,
        options: RequestOptions | None = None,
    ) -> t.Breach:
        """
        Record a breach.

        Records that personal data was open to somebody who had no right to it. The clock of 72 hours
        for the regulator runs from `knownAt`, which is now unless you say otherwise. The texts are
        encrypted.
        """
        return cast(t.Breach, self._transport.send(
            Call("POST", "/privacy/breaches", body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def breaches(
        self,
        params: t.ListBreachesParams | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[t.Breach]:
        """
        List breaches.

        Returns breaches, newest first. Each page has up to `limit` entries. To get the next page, send
        `nextCursor` as `cursor`; it is null on the last page.
        """
        return Pages(
            self._transport,
            Call("GET", "/privacy/breaches", query=cast(Dict[str, Any], params or {}), options=options),
        )

    def retrieve_breach(
        self,
        id: str,
        options: RequestOptions | None = None,
    ) -> t.Breach:
        """
        Retrieve a breach.

        Returns the breach, its clock and the notices that were sent.
        """
        return cast(t.Breach, self._transport.send(
            Call("GET", "/privacy/breaches/{}", ids=[id], options=options)
        ))

    def breach_people(
        self,
        id: str,
        options: RequestOptions | None = None,
    ) -> t.BreachPeople:
        """
        List the people whose data was used.

        Returns the people about whom the audit log has records between `startedAt` and `endedAt`, in
        the order of their ids: whose pictures or bundle was seen, whose data was changed or erased.
        Data that was read where no record is made, such as a copy of the database, is not in it.
        """
        return cast(t.BreachPeople, self._transport.send(
            Call("GET", "/privacy/breaches/{}/people", ids=[id], options=options)
        ))

    def add_breach_notice(
        self,
        id: str,
        params: t.AddBreachNoticeParams,
        options: RequestOptions | None = None,
    ) -> t.Breach:
        """
        Record a notice of a breach.

        Records a letter that you sent to the regulator or to the people concerned; nothing is sent. The
        first one to the regulator sets `reportedAt`.
        """
        return cast(t.Breach, self._transport.send(
            Call("POST", "/privacy/breaches/{}/notices", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def close_breach(
        self,
        id: str,
        params: t.CloseBreachParams,
        options: RequestOptions | None = None,
    ) -> t.Breach:
        """
        Close a breach.

        Closes the breach with its cause. It cannot change afterwards.
        """
        return cast(t.Breach, self._transport.send(
            Call("POST", "/privacy/breaches/{}/close", ids=[id], body=cast(Dict[str, Any], params or {}), options=options)
        ))


class Sandbox:
    """
    The sandbox bank. Always available with a test key; with a live key only if the server uses the
    sandbox as its bank.
    """

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def retrieve(
        self,
        options: RequestOptions | None = None,
    ) -> t.SandboxEnvironment:
        """
        Check that the key uses the sandbox.

        Call this before a test that simulates the bank: it succeeds only where no real money moves. A
        test key always uses the sandbox; a live key does only while the service has no other bank, and
        gets 404 otherwise.
        """
        return cast(t.SandboxEnvironment, self._transport.send(
            Call("GET", "/sandbox", options=options)
        ))

    def deposit(
        self,
        params: t.SandboxDepositParams,
        options: RequestOptions | None = None,
    ) -> t.SandboxDeposit:
        """
        Simulate a deposit.

        Simulates the buyer's transfer into a virtual account. A repeated `reference` returns 200 and is
        applied once; with another amount or account it is refused. Available only where the sandbox is
        the bank.
        """
        return cast(t.SandboxDeposit, self._transport.send(
            Call("POST", "/sandbox/deposits", body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def clock(
        self,
        options: RequestOptions | None = None,
    ) -> t.TestClock:
        """
        Retrieve the test clock.

        Returns the time of a test environment, and when something is due in it next. Only test
        environments have such a clock; a live key gets 404.
        """
        return cast(t.TestClock, self._transport.send(
            Call("GET", "/sandbox/clock", options=options)
        ))

    def move_clock(
        self,
        params: t.MoveTestClockParams | None = None,
        options: RequestOptions | None = None,
    ) -> t.MovedTestClock:
        """
        Move the test clock.

        Moves the time of a test environment forward, never back, to each moment at which something is
        due and then to the time asked for. It answers when everything that fell due is done, webhooks
        included: windows end, reminders are sent, disputes default, failed calls are retried, cool-offs
        pass, tokens expire. Live environments are never affected; a live key gets 404.
        """
        return cast(t.MovedTestClock, self._transport.send(
            Call("POST", "/sandbox/clock", body=cast(Dict[str, Any], params or {}), options=options)
        ))

    def reverse(
        self,
        reference: str,
        params: t.ReverseSandboxDepositParams | None = None,
        options: RequestOptions | None = None,
    ) -> t.SandboxReversal:
        """
        Simulate a reversed deposit.

        Simulates a bank that takes a deposit back after a fraud or a mistake, in part with `amount`.
        Money that is still held is deducted; money that has already left is owed to you and recorded as
        an exception. The books follow within moments.
        """
        return cast(t.SandboxReversal, self._transport.send(
            Call("POST", "/sandbox/deposits/{}/reverse", ids=[reference], body=cast(Dict[str, Any], params or {}), options=options)
        ))


class Surety:
    """
    A client for a Surety server. Create one and share it. `api_key` defaults to the environment
    variable SURETY_API_KEY and `api_url` to SURETY_API_URL, else `http://127.0.0.1:3000/v1`. `timeout`
    limits one attempt and `deadline` a call with all its retries, in seconds.
    """

    def __init__(
        self,
        api_key: str | None = None,
        *,
        api_url: str | None = None,
        timeout: float = 30.0,
        max_retries: int = 3,
        deadline: float | None = None,
    ) -> None:
        transport = Transport(api_key, api_url, timeout, max_retries, deadline)
        self._transport = transport
        self.developer = Developer(transport)
        """Your account and its API keys."""
        self.escrow = Escrow(transport)
        """Agreements, the sellers' payout accounts, and your own fees."""
        self.payouts = Payouts(transport)
        """Payouts to sellers, their holds and the release policy."""
        self.deposits = Deposits(transport)
        """Money that came in."""
        self.fraud = Fraud(transport)
        """Fraud assessments, risk policy and lists."""
        self.reviews = Reviews(transport)
        """The review queue: cases that need a person's decision."""
        self.identity = Identity(transport)
        """Identity verification."""
        self.days = Days(transport)
        """Days of the books, and their closing."""
        self.disputes = Disputes(transport)
        """Disputes about a milestone."""
        self.events = Events(transport)
        """The event log."""
        self.webhooks = Webhooks(transport)
        """Webhook endpoints and signature verification."""
        self.mail = Mail(transport)
        """E-mails to buyers, sellers and members."""
        self.audit_log = AuditLog(transport)
        """The audit log: who changed what."""
        self.ledger = Ledger(transport)
        """The account's ledger."""
        self.receipts = Receipts(transport)
        """Receipts and statements that prove themselves."""
        self.exceptions = Exceptions(transport)
        """Bank notifications that need manual review."""
        self.reconciliations = Reconciliations(transport)
        """Reconciliation reports: the account's ledger compared with the bank's records."""
        self.approvals = Approvals(transport)
        """Requests that another member has to approve."""
        self.search = Search(transport)
        """Search over the whole account."""
        self.privacy = Privacy(transport)
        """People's requests about their data, erasure and consent."""
        self.sandbox = Sandbox(transport)
        """
        The sandbox bank. Always available with a test key; with a live key only if the server uses the
        sandbox as its bank.
        """

    def close(self) -> None:
        """Closes idle connections."""
        self._transport.close()

    def __enter__(self) -> Surety:
        return self

    def __exit__(self, *_error: object) -> None:
        self._transport.close()
