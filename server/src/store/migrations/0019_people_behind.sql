-- The member behind a key: its creator, or the member behind the key that created it. Null where unknown.
-- Keys of 0.1.0 have no creator; their accounts had one person, whose member id was derived from the account.
ALTER TABLE api_keys ADD COLUMN root_member_id text;
UPDATE api_keys SET root_member_id = created_by ->> 'id' WHERE created_by ->> 'type' = 'member';
UPDATE api_keys k SET root_member_id = m.id FROM members m
WHERE k.created_by IS NULL AND m.developer_id = k.developer_id
  AND m.id = 'mem_' || substr(k.developer_id, 5);
DO $$
DECLARE
  found_more boolean := true;
BEGIN
  WHILE found_more LOOP
    -- A test key may have been created by a live key, which is in another tenant; ids are unique.
    WITH makers AS MATERIALIZED (
      SELECT id, root_member_id FROM api_keys WHERE root_member_id IS NOT NULL)
    UPDATE api_keys k SET root_member_id = makers.root_member_id FROM makers
    WHERE k.root_member_id IS NULL AND k.created_by ->> 'type' = 'key' AND makers.id = k.created_by ->> 'id';
    found_more := FOUND;
  END LOOP;
END $$;

-- Who invited or promoted a member, and when: for a while, both count as one person where a second one is needed.
ALTER TABLE members ADD COLUMN granted_by text, ADD COLUMN granted_at timestamptz;

-- When a person first proved that they read the mail of their address. Before that, an inviter who saw the link
-- may have set their password. A link proves it only if it was mailed, and shown nowhere else.
ALTER TABLE people ADD COLUMN email_proved_at timestamptz;
UPDATE people p SET email_proved_at = s.since FROM person_subjects s WHERE s.person_id = p.person_id;
ALTER TABLE invitations ADD COLUMN mailed boolean NOT NULL DEFAULT false;
ALTER TABLE password_resets ADD COLUMN mailed boolean NOT NULL DEFAULT false;
