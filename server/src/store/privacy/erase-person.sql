-- Removes a person's data from the tables of a tenant that are not encrypted with the person's own keys. It
-- runs with the rights of the owner, since the service itself may not change history, and only for an erasure
-- that was ordered. `rewritten` has rows that keep data about others, encrypted again by the service.
CREATE OR REPLACE FUNCTION erase_person(tenant text, erasure text, rewritten jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = <schema>, pg_temp AS $$
DECLARE
  person text := (SELECT external_user_id FROM person_erasures WHERE developer_id = tenant AND id = erasure);
  bought text[] := ARRAY(
    SELECT x.id FROM jsonb_to_recordset(rewritten->'agreements') AS x(id text, buyer boolean) WHERE x.buyer);
  sold text[] := ARRAY(
    SELECT x.id FROM jsonb_to_recordset(rewritten->'agreements') AS x(id text, buyer boolean)
    WHERE NOT x.buyer);
  shares text[] := ARRAY(
    SELECT p.id FROM payouts p
    WHERE p.developer_id = tenant AND p.seller_external_id = person AND strpos(p.id, '_p') > 0);
BEGIN
  IF person IS NULL THEN
    RAISE EXCEPTION 'no erasure % was ordered', erasure;
  END IF;
  UPDATE person_keys SET wrapped = NULL
  WHERE developer_id = tenant AND id = ANY (
    SELECT unnest(key_ids) FROM person_erasures WHERE developer_id = tenant AND id = erasure);

  UPDATE agreements a SET version = version + 1, mac = x.mac,
    encrypted = x.encrypted, buyer_email = NULL, buyer_name = NULL, account_name = NULL
  FROM jsonb_to_recordset(rewritten->'agreements') AS x(id text, encrypted text, mac text)
  WHERE a.developer_id = tenant AND a.id = x.id
    AND (a.buyer_external_id = person OR a.seller_external_id = person);
  UPDATE deposits SET encrypted = NULL, sender_name = NULL
  WHERE developer_id = tenant AND agreement_id = ANY (bought);
  UPDATE refund_parts SET encrypted = NULL, account_number = NULL, account_name = NULL
  WHERE developer_id = tenant AND agreement_id = ANY (bought);
  UPDATE payout_attempts SET encrypted = NULL, account_number = '[erased]', account_name = '[erased]',
    name_at_bank = NULL
  WHERE developer_id = tenant AND bank_code IS NOT NULL
    AND (agreement_id = ANY (sold) AND strpos(milestone_id, '_p') = 0
      OR 'po_' || substr(milestone_id, 4) = ANY (shares));
  UPDATE exceptions e SET details = x.details, mac = x.mac
  FROM jsonb_to_recordset(rewritten->'exceptions') AS x(id text, details jsonb, mac text)
  WHERE e.developer_id = tenant AND e.id = x.id AND e.agreement_id = ANY (bought);
  UPDATE approvals a SET encrypted = x.encrypted
  FROM jsonb_to_recordset(rewritten->'approvals') AS x(id text, encrypted text)
  WHERE a.developer_id = tenant AND a.id = x.id;

  UPDATE payout_accounts p SET encrypted = x.encrypted, account_number = NULL, account_name = NULL,
    name_given = NULL, name_at_bank = NULL
  FROM jsonb_to_recordset(rewritten->'accounts') AS x(version integer, encrypted text)
  WHERE p.developer_id = tenant AND p.external_user_id = person AND p.version = x.version;
  UPDATE payout_account_versions p SET encrypted = x.encrypted, account_number = NULL, account_name = NULL,
    name_given = NULL, name_at_bank = NULL
  FROM jsonb_to_recordset(rewritten->'accounts') AS x(version integer, encrypted text)
  WHERE p.developer_id = tenant AND p.external_user_id = person AND p.version = x.version;
  DELETE FROM payout_account_index WHERE developer_id = tenant AND external_user_id = person;

  DELETE FROM metadata_pairs m WHERE m.developer_id = tenant
    AND m.subject_id IN (SELECT s.id FROM erased_subjects(tenant, person, bought || sold) AS s(id));
  DELETE FROM caller_metadata m WHERE m.developer_id = tenant AND m.reference IS NULL
    AND m.subject_id IN (SELECT s.id FROM erased_subjects(tenant, person, bought || sold) AS s(id));
  UPDATE caller_metadata m SET encrypted = NULL WHERE m.developer_id = tenant AND m.encrypted IS NOT NULL
    AND m.subject_id IN (SELECT s.id FROM erased_subjects(tenant, person, bought || sold) AS s(id));

  -- A mail server's reply often repeats the address.
  UPDATE mails SET encrypted = NULL, encrypted_by = NULL, recipient = '[erased]', reply = NULL,
    state = CASE WHEN state = 'QUEUED' THEN 'DROPPED' ELSE state END,
    settled_at = coalesce(settled_at, now())
  WHERE developer_id = tenant AND (agreement_id = ANY (bought) AND audience = 'buyers'
    OR agreement_id = ANY (sold) AND audience = 'sellers');
  UPDATE party_links SET encrypted = NULL
  WHERE developer_id = tenant AND (agreement_id = ANY (bought) AND party = 'buyer'
    OR agreement_id = ANY (sold) AND party = 'seller');
  UPDATE short_messages SET encrypted = NULL, recipient = '[erased]',
    state = CASE WHEN state = 'QUEUED' THEN 'DROPPED' ELSE state END,
    settled_at = coalesce(settled_at, now())
  WHERE developer_id = tenant AND (agreement_id = ANY (bought) AND party = 'buyer'
    OR agreement_id = ANY (sold) AND party = 'seller');
  -- A receiver's response may repeat what it was sent.
  UPDATE webhook_deliveries d SET log = (
    SELECT jsonb_agg(attempt - 'encrypted' - 'sealed' - 'response' ORDER BY n)
    FROM jsonb_array_elements(d.log) WITH ORDINALITY AS entry(attempt, n))
  WHERE d.developer_id = tenant AND jsonb_typeof(d.log) = 'array' AND d.log <> '[]'
    AND (d.stream_id = ANY (bought || sold)
      OR d.stream_id IN (
        SELECT p.agreement_id FROM payouts p WHERE p.developer_id = tenant AND p.id = ANY (shares))
      OR d.stream_id = 'payout-account:' || person
      OR d.stream_id IN (SELECT s.id FROM erased_subjects(tenant, person, '{}') AS s(id)));

  UPDATE dispute_evidence SET encrypted = NULL WHERE developer_id = tenant AND external_user_id = person;
  DELETE FROM agreement_notes WHERE developer_id = tenant AND agreement_id = ANY (bought || sold);
  DELETE FROM screened_people WHERE developer_id = tenant AND user_id = person;
  DELETE FROM watch_hits WHERE developer_id = tenant AND user_id = person;
  UPDATE risk_assessments SET metadata_read = NULL
  WHERE developer_id = tenant AND metadata_read IS NOT NULL
    AND (user_id = person OR agreement_id = ANY (bought || sold));
  DELETE FROM risk_user_devices WHERE developer_id = tenant AND user_id = person;
  DELETE FROM review_comments c USING reviews r
  WHERE r.developer_id = tenant AND r.user_id = person AND c.developer_id = tenant AND c.review_id = r.id;
  UPDATE reviews SET claim = NULL, reason = NULL WHERE developer_id = tenant AND user_id = person;
END $$;

-- The objects that may carry metadata about a person: their agreements, the refunds of these, and the
-- person's assessments and verifications.
CREATE OR REPLACE FUNCTION erased_subjects(tenant text, person text, agreement_ids text[])
RETURNS SETOF text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
    SELECT unnest(agreement_ids)
    UNION ALL SELECT r.id FROM refunds r
      WHERE r.developer_id = tenant AND r.agreement_id = ANY (agreement_ids)
    UNION ALL SELECT a.id FROM risk_assessments a WHERE a.developer_id = tenant AND a.user_id = person
    UNION ALL SELECT v.id FROM identity_verifications v
      WHERE v.developer_id = tenant AND v.external_user_id = person;
END $$;
