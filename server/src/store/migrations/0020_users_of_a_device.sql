-- With the user, so that a plan that looks for one user of a device never reads them all.
DROP INDEX risk_user_devices_by_device;
CREATE INDEX risk_user_devices_by_device ON risk_user_devices (developer_id, device, user_id);
