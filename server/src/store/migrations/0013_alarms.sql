-- Work that owes money never dies. When its schedule is spent, or the bank has not made up its mind for days,
-- it goes on and is an alarm since `alarmed_at`. `waiting_since` is when the outside first said "not yet": who
-- waits for long is asked about less often.
ALTER TABLE jobs ADD COLUMN alarmed_at timestamptz, ADD COLUMN waiting_since timestamptz;

-- Under the last version such work died after two days. It is taken up again, and somebody hears of it.
UPDATE jobs SET alarmed_at = dead_at, dead_at = NULL, run_at = now()
WHERE dead_at IS NOT NULL
  AND kind IN ('submit-payout', 'pay-refunds', 'return-excess', 'resume-payouts', 'sandbox-notice');

-- Few at any time, among very many.
CREATE INDEX jobs_alarmed ON jobs (developer_id, alarmed_at) WHERE alarmed_at IS NOT NULL;
-- What one developer has due, so that a long queue of one can be passed by.
CREATE INDEX jobs_due_by_developer ON jobs (developer_id, run_at) WHERE dead_at IS NULL;
-- Whether anybody works on an agreement.
CREATE INDEX jobs_by_agreement ON jobs ((payload->>'agreementId'));
-- Money that is to leave and has not arrived: what the sweep for forgotten work looks through. Both hold what
-- is under way, however much is over.
CREATE INDEX milestones_leaving ON milestones (developer_id, agreement_id)
  WHERE settlement IN ('RELEASED', 'SUBMITTED');
CREATE INDEX agreements_in_excess ON agreements (developer_id, id) WHERE excess > 0;
