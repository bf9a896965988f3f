import type { AuditAction, AuditRecord, Facts } from '#core/audit-record.ts';
import { canonicalJson } from '#core/chain.ts';

/** What the audit log says of each object that decides who may do what, by name. Null when it was deleted. */
export type Controls = Map<string, Facts | null>;

const UNLIMITED_KEY: Facts = {
  scopes: null,
  networks: null,
  dailyLimit: null,
  expiresAt: null,
  revokedAt: null,
};
const OFF: Facts = { need: 'off' };

type Replayed = Pick<AuditRecord, 'developerId' | 'kind' | 'subject' | 'before' | 'after'>;
type Step = (controls: Controls, record: Replayed) => void;

/** Records hold only the fields that changed, so each is laid over the ones before it. */
function lay(controls: Controls, name: string, facts: Facts | null): void {
  controls.set(name, { ...controls.get(name), ...facts });
}

const settings =
  (name: string): Step =>
  (controls, { after }) =>
    lay(controls, name, after);

const object =
  (kind: string, more: Facts = {}, fields?: readonly string[]): Step =>
  (controls, { subject, after }) => {
    const known = Object.entries(after ?? {}).filter(([field]) => !fields || fields.includes(field));
    if (subject !== null) lay(controls, `${kind} ${subject}`, { ...Object.fromEntries(known), ...more });
  };

const deletion =
  (kind: string): Step =>
  (controls, { subject }) =>
    void controls.set(`${kind} ${subject}`, null);

const KEY_FIELDS = Object.keys(UNLIMITED_KEY);
const WEBHOOK_FIELDS = ['url', 'eventTypes', 'ordered'];
const LIST_FIELDS = ['kind', 'expiresAt'];

/** Audit records that change such an object, and what it is after them. */
const STEPS: Partial<Record<AuditAction, Step>> = {
  'approval_rules.changed': settings('approval rules'),
  'release_policy.changed': settings('release policy'),
  'terms_policy.changed': settings('terms policy'),
  'identity_policy.changed': settings('identity policy'),
  'review_policy.changed': settings('review policy'),
  'sign_in_policy.changed': settings('sign_in policy'),
  'mail_settings.changed': settings('mail settings'),
  'risk_policy.promoted': (controls, { before, after }) => {
    const to = String(after?.['state']);
    const left = before?.['state'] === 'shadow' ? { shadow: null } : {};
    lay(controls, 'risk policy', { ...left, [to]: after?.[to] ?? null });
  },
  'risk_policy.retired': (controls, { before }) =>
    lay(controls, 'risk policy', { [String(before?.['state'])]: null }),
  'account.created': (controls, { after }) => {
    lay(controls, `member ${after?.['memberId']}`, { role: 'owner', state: 'active' });
    lay(controls, `key ${after?.['keyId']}`, UNLIMITED_KEY);
  },
  'member.invited': object('member', { state: 'invited' }, ['role']),
  'member.joined': object('member', { state: 'active' }, ['role']),
  'member.role_changed': object('member', {}, ['role']),
  'member.removed': object('member', { state: 'removed' }, []),
  'key.created': object('key', {}, KEY_FIELDS),
  'key.revoked': object('key', {}, KEY_FIELDS),
  'key.rotated': (controls, { subject, after }) => {
    // The new key has the rights of the old one.
    const old = controls.get(`key ${subject}`);
    lay(controls, `key ${after?.['newKeyId']}`, old ? { ...old, revokedAt: null } : null);
    lay(controls, `key ${subject}`, { revokedAt: after?.['revokedAt'] ?? null });
  },
  'webhook.created': object('webhook', {}, WEBHOOK_FIELDS),
  'webhook.changed': object('webhook', {}, WEBHOOK_FIELDS),
  'webhook.deleted': deletion('webhook'),
  'risk_list.added': object('risk list entry', {}, LIST_FIELDS),
  'risk_list.removed': deletion('risk list entry'),
  'money.paused': (controls, { developerId }) => {
    if (developerId === '') lay(controls, 'pause of payments', { paused: true });
  },
  // A restore pauses payments without a record: the MAC of its end is checked.
  'money.resumed': (controls) => void controls.delete('pause of payments'),
};

export function replay(controls: Controls, record: Replayed): void {
  STEPS[record.kind]?.(controls, record);
}

export type ControlFault = { readonly name: string; readonly what: string };

/** Compares what the audit log says with the rows. Objects that the log does not mention are not compared. */
export function compareControls(said: Controls, rows: ReadonlyMap<string, Facts>, now: Date): ControlFault[] {
  const faults: ControlFault[] = [];
  for (const [name, expected] of said) {
    const row = rows.get(name);
    const what =
      expected === null ? (row ? 'it was deleted, but exists' : null) : faultOf(name, expected, row, now);
    if (what) faults.push({ name, what });
  }
  return faults;
}

function faultOf(name: string, expected: Facts, row: Facts | undefined, now: Date): string | null {
  // Approval rules that were switched off by an older version have no row.
  const isRules = name === 'approval rules';
  if (!row && !isRules) return hasExpired(name, expected, now) ? null : 'it was set, but does not exist';
  for (const [field, value] of Object.entries(expected)) {
    const stored = row?.[field] ?? (isRules ? OFF : null);
    if (isWithin(value, stored)) continue;
    return `${field} was last set to ${canonicalJson(value)}, but it is ${canonicalJson(stored)}`;
  }
  return null;
}

/** Entries of risk lists are deleted when they have expired. */
function hasExpired(name: string, { expiresAt }: Facts, now: Date): boolean {
  return name.startsWith('risk list entry') && typeof expiresAt === 'string' && new Date(expiresAt) <= now;
}

/** True when the stored value has everything that was recorded: defaults may have been added since. */
function isWithin(recorded: unknown, stored: unknown): boolean {
  if (!isObject(recorded) || !isObject(stored))
    return canonicalJson(asTime(recorded)) === canonicalJson(asTime(stored));
  return Object.entries(recorded).every(([field, value]) => isWithin(value, stored[field] ?? null));
}

function isObject(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/;

/** The database writes a time in another way than the log. */
function asTime(value: unknown): unknown {
  return typeof value === 'string' && TIME.test(value) ? new Date(value).toISOString() : value;
}
