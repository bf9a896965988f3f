-- An endpoint whose receiver kept its last turn waiting. Like those that fail it gets its places apart from
-- the others, so that waiting for it keeps nobody else waiting.
ALTER TABLE webhook_endpoints ADD COLUMN slow boolean NOT NULL DEFAULT false;
