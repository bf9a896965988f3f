-- Creates agreements with their milestones and the side effects of every commit. Rows are numbered from 0 to
-- one less than `how_many`. Arguments of type json are read once, which is quicker than to make a jsonb.
CREATE OR REPLACE FUNCTION create_agreements(
  how_many integer, new_agreements json, new_milestones json, new_events jsonb, new_jobs jsonb,
  answers jsonb, given_metadata jsonb DEFAULT NULL, new_marks jsonb DEFAULT NULL,
  new_deadlines jsonb DEFAULT NULL, new_keys jsonb DEFAULT NULL)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  all_of_them integer[] := ARRAY(SELECT generate_series(0, how_many - 1));
BEGIN
  INSERT INTO agreements (developer_id, id, version, status, buyer_external_id, seller_external_id,
    encrypted, currency, total_amount, event_count, chain_head, created_at, event_head, mac, fund_by,
    fee_terms)
  SELECT developer_id, agreement_id, 1, status, buyer_external_id, seller_external_id,
    encrypted, currency, total_amount, event_count, chain_head, created_at, event_head, mac, fund_by,
    fee_terms
  FROM json_to_recordset(new_agreements) AS x(
    developer_id text, agreement_id text, status text, buyer_external_id text, seller_external_id text,
    encrypted text, currency text, total_amount bigint, event_count integer,
    chain_head text, created_at timestamptz, event_head text, mac text, fund_by timestamptz,
    fee_terms jsonb);

  INSERT INTO milestones (developer_id, agreement_id, id, position, title, amount, fees, limits, shares)
  SELECT developer_id, agreement_id, id, position, title, amount, fees, limits, shares
  FROM json_to_recordset(new_milestones) AS x(
    developer_id text, agreement_id text, id text, position integer, title text, amount bigint,
    fees jsonb, limits jsonb, shares jsonb);

  IF given_metadata IS NOT NULL THEN
    PERFORM write_caller_metadata(all_of_them, given_metadata);
  END IF;

  IF new_marks IS NOT NULL THEN
    PERFORM write_search_marks(all_of_them, new_marks);
  END IF;

  IF new_deadlines IS NOT NULL THEN
    PERFORM write_deadlines(all_of_them, new_deadlines);
  END IF;

  PERFORM write_side_effects(all_of_them, new_events, new_jobs, answers);

  IF new_keys IS NOT NULL THEN
    PERFORM keep_person_keys(all_of_them, new_keys);
  END IF;
END $$;
