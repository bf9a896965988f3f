-- `waits`: the bank waits for a person. `via_refund`: the destination is not paid by a transfer, but given to the
-- bank for the refund that it already has.
ALTER TABLE refund_parts
  ADD COLUMN waits boolean NOT NULL DEFAULT false,
  ADD COLUMN via_refund boolean NOT NULL DEFAULT false;
