-- To list what was booked on the platform's commission by time. Agreements without fees have no such entry.
CREATE INDEX transfers_of_commission ON transfers (developer_id, created_at, agreement_id, sequence)
  WHERE kind IN ('commission', 'commission_returned');
