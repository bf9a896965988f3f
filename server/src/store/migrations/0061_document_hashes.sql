-- Finds the hashes of documents whose days, which the account's policy sets, are over.
CREATE INDEX identity_documents_by_age ON identity_documents (developer_id, created_at)
  WHERE blind_index IS NOT NULL;
