-- Counters of users, devices and addresses become one text each, which the service computes and the database
-- only stores (store/risk/state/packed.ts). `version` rises with every change from 1, so that a change computed
-- from an older state is noticed. Columns remain for what SQL reads or changes.
ALTER TABLE risk_users ADD COLUMN version integer NOT NULL DEFAULT 0, ADD COLUMN state text;
UPDATE risk_users SET state = json_build_array(ten_minutes_bucket * 600000, ten_minutes_current,
  ten_minutes_previous, hour_current, hour_previous, day_current, day_previous, day_value_current,
  day_value_previous, week_current, week_previous, near_current, near_previous, week_value_current,
  week_value_previous, payees_current, payees_previous, hidden_count, baseline_count, baseline_mean_log,
  floor(extract(epoch FROM last_paid_at) * 1000)::bigint, encode(first_device, 'hex'),
  CASE WHEN last_paid_at IS NULL THEN to_json(0) ELSE to_json(hours) END,
  CASE WHEN located_at IS NULL THEN to_json(0) ELSE json_build_array(
    floor(extract(epoch FROM located_at) * 1000)::bigint, latitude, longitude, radius_km, location_source,
    country) END)
WHERE day_bucket > 0;
ALTER TABLE risk_users
  DROP COLUMN ten_minutes_bucket, DROP COLUMN ten_minutes_current, DROP COLUMN ten_minutes_previous,
  DROP COLUMN hour_bucket, DROP COLUMN hour_current, DROP COLUMN hour_previous,
  DROP COLUMN day_bucket, DROP COLUMN day_current, DROP COLUMN day_previous,
  DROP COLUMN day_value_current, DROP COLUMN day_value_previous,
  DROP COLUMN week_bucket, DROP COLUMN week_current, DROP COLUMN week_previous,
  DROP COLUMN near_current, DROP COLUMN near_previous,
  DROP COLUMN week_value_current, DROP COLUMN week_value_previous,
  DROP COLUMN payees_current, DROP COLUMN payees_previous,
  DROP COLUMN hours, DROP COLUMN hidden_count, DROP COLUMN baseline_count, DROP COLUMN baseline_mean_log,
  DROP COLUMN last_paid_at, DROP COLUMN first_device, DROP COLUMN located_at, DROP COLUMN latitude,
  DROP COLUMN longitude, DROP COLUMN radius_km, DROP COLUMN location_source, DROP COLUMN country;

ALTER TABLE risk_user_devices DROP COLUMN seen_today;
-- With the user, so that a plan that looks for one user of a device never reads them all.
DROP INDEX risk_user_devices_by_device;
CREATE INDEX risk_user_devices_by_device ON risk_user_devices (developer_id, device, user_id);

ALTER TABLE risk_devices ADD COLUMN version integer NOT NULL DEFAULT 0, ADD COLUMN state text;
UPDATE risk_devices SET state = json_build_array(hour_bucket * 3600000, hour_current, hour_previous,
  users_current, users_previous, users_ever, fresh_current, fresh_previous, networks_current,
  networks_previous, network)
WHERE day_bucket > 0;
ALTER TABLE risk_devices
  DROP COLUMN first_seen_at, DROP COLUMN seen, DROP COLUMN hour_bucket, DROP COLUMN hour_current,
  DROP COLUMN hour_previous, DROP COLUMN day_bucket, DROP COLUMN users_current, DROP COLUMN users_previous,
  DROP COLUMN users_ever, DROP COLUMN fresh_current, DROP COLUMN fresh_previous, DROP COLUMN network,
  DROP COLUMN networks_current, DROP COLUMN networks_previous;

ALTER TABLE risk_addresses ADD COLUMN version integer NOT NULL DEFAULT 0, ADD COLUMN state text;
UPDATE risk_addresses SET state = json_build_array(hour_bucket * 3600000, hour_current, hour_previous,
  fresh_current, fresh_previous);
ALTER TABLE risk_addresses
  ALTER COLUMN state SET NOT NULL, ALTER COLUMN day_bucket DROP DEFAULT,
  DROP COLUMN hour_bucket, DROP COLUMN hour_current, DROP COLUMN hour_previous,
  DROP COLUMN fresh_current, DROP COLUMN fresh_previous;

ALTER TABLE risk_agreements DROP COLUMN counted, DROP COLUMN added;
ALTER TABLE risk_pairs DROP COLUMN newly;
ALTER TABLE risk_payees ADD COLUMN version integer NOT NULL DEFAULT 0;

-- `verdict` holds an assessment's explanation (store/risk/verdicts.ts); older assessments have it in `detail`.
ALTER TABLE risk_assessments ADD COLUMN verdict text, ALTER COLUMN detail DROP NOT NULL;
