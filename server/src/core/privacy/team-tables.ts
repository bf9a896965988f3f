/** Tables that are only about members of the platform, and their columns. */
export const TEAM_TABLES: Readonly<Record<string, { readonly team: string; readonly technical: string }>> = {
  cell_assignments: { team: 'email', technical: 'cell assigned_at' },
  developers: { team: 'email name', technical: 'developer_id created_at encrypted_by' },
  invitations: { team: 'email member_id', technical: 'token_hash developer_id expires_at mailed' },
  known_networks: { team: 'person_id network', technical: 'seen_at' },
  password_resets: { team: 'person_id', technical: 'token_hash expires_at mailed' },
  person_accounts: { team: 'person_id member_id', technical: 'developer_id' },
  person_emails: { team: 'email person_id', technical: 'encrypted_by' },
  person_subjects: { team: 'subject person_id', technical: 'issuer since' },
  policy_versions: { team: 'changed_by', technical: 'developer_id kind version rules changed_at' },
  risk_trainings: { team: 'asked_by', technical: 'developer_id id state asked_at outcome finished_at' },
  sign_in_guards: { team: 'guard', technical: 'attempts refused_until last_at' },
  totp_secrets: { team: 'person_id secret', technical: 'encrypted_by created_at confirmed_at last_step' },
};
