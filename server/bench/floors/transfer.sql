-- A plain double-entry transfer. Do not edit a floor: its figures are compared with those of earlier
-- versions.
\set debit random(1, 100000)
\set credit 1 + (:debit - 1 + random(1, 99999)) % 100000
\set amount random(1, 1000)
BEGIN;
SELECT id, balance FROM floor_balances WHERE id IN (:debit, :credit) ORDER BY id FOR UPDATE;
UPDATE floor_balances SET balance = balance - :amount WHERE id = :debit;
UPDATE floor_balances SET balance = balance + :amount WHERE id = :credit;
INSERT INTO floor_transfers (debit, credit, amount, created_at) VALUES (:debit, :credit, :amount, now());
COMMIT;
