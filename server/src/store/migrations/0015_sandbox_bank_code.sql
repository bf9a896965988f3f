-- The sandbox used to issue accounts under the code of a real bank. Those that it issued keep it, since their
-- last digit was worked out with it; a new one says which code it was issued under.
ALTER TABLE sandbox_accounts ADD COLUMN bank_code text NOT NULL DEFAULT '035';
ALTER TABLE sandbox_accounts ALTER COLUMN bank_code DROP DEFAULT;
