import { tenantOf } from '#core/environment.ts';
import type { Answer, CallOptions, TestApp } from './app.ts';
import type { Seeded } from './dashboard/seed.ts';
import { pdf } from './evidence.ts';
import { form } from './identity/form.ts';
import type { Route } from './routes.ts';

export type NewKey = { id: string; apiKey: string; prefix: string; expiresAt: string | null };

export function makeKey(app: Pick<TestApp, 'call'>, key: string, body: object = { environment: 'test' }) {
  return app.call<NewKey>('POST', '/v1/developer/api-keys', { key, body });
}

/** A new account with a key for each of its environments. */
export async function bothKeys(app: TestApp) {
  const { key: live, developerId, email } = await app.signUp();
  const test = (await makeKey(app, live)).body.apiKey;
  return { live, test, email, liveId: developerId, testId: tenantOf(developerId, 'test') };
}

/** Replaces the parameters of a route with a tenant's own ids. */
export function filled(pattern: string, seeded: Seeded): string {
  return pattern
    .replace('/agreements/:id', `/agreements/${seeded.agreementId}`)
    .replace(':milestoneId', `ms_${'0'.repeat(32)}`)
    .replace(':refundId', `rf_${'0'.repeat(32)}`)
    .replace('/assessments/:id', `/assessments/${seeded.assessmentId}`)
    .replace('/verifications/:id', `/verifications/${seeded.verificationId}`)
    .replace('/identity/sessions/:id', `/identity/sessions/ids_${'0'.repeat(32)}`)
    .replace('/webhooks/:id', `/webhooks/${seeded.webhookId}`)
    .replace('/disputes/:id', `/disputes/dsp_${'0'.repeat(32)}`)
    .replace(':evidenceId', `evi_${'0'.repeat(32)}`)
    .replace(':sequence', '1')
    .replace('/days/:day', '/days/2020-01-31')
    .replace('/statements/:month', '/statements/2020-01')
    .replace(':offerId', `off_${'0'.repeat(32)}`)
    .replace(':amendmentId', `amd_${'0'.repeat(32)}`)
    .replace(':linkId', `lnk_${'0'.repeat(32)}`)
    .replace('/consents/:id', `/consents/con_${'0'.repeat(32)}`)
    .replace('/privacy/requests/:id', `/privacy/requests/prq_${'0'.repeat(32)}`)
    .replace('/grievances/:id', `/grievances/grv_${'0'.repeat(32)}`)
    .replace('/breaches/:id', `/breaches/brc_${'0'.repeat(32)}`)
    .replace('/events/:id', `/events/evt_${'0'.repeat(32)}`)
    .replace('/requests/:id', `/requests/req_${'0'.repeat(24)}`)
    .replace(':eventId', `evt_${'0'.repeat(32)}`)
    .replace('/api-keys/:id', `/api-keys/key_${'0'.repeat(32)}`)
    .replace('/messages/:id', `/messages/mail_${'0'.repeat(32)}`)
    .replace('/backtests/:id', `/backtests/bkt_${'0'.repeat(32)}`)
    .replace('/lists/:id', `/lists/lst_${'0'.repeat(32)}`)
    .replace('/approvals/:id', `/approvals/apr_${'0'.repeat(32)}`)
    .replace('/members/:id', `/members/mem_${'0'.repeat(32)}`)
    .replace('/sessions/:id', `/sessions/ses_${'0'.repeat(32)}`)
    .replace('/passkeys/:id', `/passkeys/pk_${'0'.repeat(32)}`)
    .replace('/exceptions/:id', `/exceptions/exc_${'0'.repeat(32)}`)
    .replace(':breakId', `brk_${'0'.repeat(32)}`)
    .replace('/reconciliations/:id', `/reconciliations/rec_${'0'.repeat(32)}`)
    .replace('/holds/:id', `/holds/hold_${'0'.repeat(32)}`)
    .replace('/reviews/:id', `/reviews/rev_${'0'.repeat(32)}`)
    .replace(':payoutId', `po_${'0'.repeat(32)}`)
    .replace(':reference', 'a-reference')
    .replace(':externalId', 'a-person')
    .replace('/pages/:name', '/pages/none')
    .replace('/mails/:name', '/mails/none')
    .replace('/messages/:name', '/messages/none')
    .replace(':direction', 'in')
    .replace(':userId', 'stranger-77')
    .replace(':externalUserId', 'studio-lagos');
}

/** A body that would change something, if it were allowed. */
function bodyFor(pattern: string): object {
  if (pattern.endsWith('/links')) return { party: 'buyer', purposes: ['track'] };
  if (pattern.endsWith('/disputes')) return { externalUserId: 'buyer', reason: 'late' };
  if (pattern.includes('/disputes/')) return disputeBodyFor(pattern);
  if (pattern.endsWith('/amendments')) {
    return { operations: [{ type: 'add', title: 'mine now', amount: 1 }] };
  }
  if (pattern.includes('/amendments/')) return { externalUserId: 'buyer' };
  if (pattern.endsWith('/extend')) return { party: 'seller', seconds: 3_600 };
  if (/\/(refuse|answer)$/.test(pattern)) return { answer: 'mine now' };
  if (pattern.endsWith('/freeze')) return { reason: 'mine now' };
  if (pattern.endsWith('/resolve')) return { toBuyer: 1, toSeller: 0, reason: 'mine now' };
  if (pattern.endsWith('/breaks/:breakId/close')) return { reason: 'mine now' };
  if (pattern.endsWith('/label')) return { outcome: 'legitimate', reason: 'mine now' };
  if (pattern.endsWith('/decide')) return { decision: 'let_through', reason: 'mine now' };
  if (/\/(comments|notes)$/.test(pattern)) return { text: 'mine now' };
  if (pattern.endsWith('/assign')) return { memberId: null };
  if (pattern.endsWith('/agreements/:id/appeal')) return { party: 'buyer', claim: 'mine now' };
  if (pattern.endsWith('/appeal')) return { claim: 'mine now' };
  if (pattern.endsWith('/lift')) return { note: 'mine now' };
  if (pattern.endsWith('/policies/release')) return { rules: [] };
  if (pattern.endsWith('/notices')) return { to: 'regulator', text: 'mine now' };
  if (pattern.endsWith('/breaches/:id/close')) return { cause: 'mine now' };
  if (pattern.endsWith('/close')) return { note: 'mine now' };
  if (pattern.endsWith('/confirm')) return { external_user_id: 'ada.obi' };
  if (pattern.endsWith('/assess')) return { external_user_id: 'ada.obi', transaction_amount: 1 };
  if (pattern.endsWith('/reject')) return { reason: 'mine now' };
  if (pattern.endsWith('/review')) return { verdict: 'verified', reason: 'mine now' };
  if (pattern.endsWith('/members/:id')) return { role: 'owner' };
  if (pattern.endsWith('/passkeys/:id')) return { name: 'mine now' };
  if (pattern.endsWith('/replay')) return { eventIds: [`evt_${'0'.repeat(32)}`] };
  if (pattern.endsWith('/webhooks/:id')) return { enabled: false };
  return {};
}

export type Sending = Omit<CallOptions, 'key'>;
export type Visit = { readonly route: string; readonly status: number; readonly leaked: readonly string[] };

function disputeBodyFor(pattern: string): object {
  const shares = { toBuyer: 1, toSeller: 1 };
  if (pattern.endsWith('/decide')) return { ...shares, code: 'mine', statement: 'mine now' };
  if (pattern.endsWith('/accept')) return { ...shares, externalUserId: 'buyer' };
  if (pattern.endsWith('/offers')) return { externalUserId: 'buyer', toBuyer: 1 };
  const isSaid = /\/(messages|appeal)$/.test(pattern);
  return { externalUserId: 'buyer', ...(isSaid && { statement: 'mine now' }) };
}

/** Files are sent as a form. */
function sendingFor(method: string, pattern: string): Sending {
  if (method === 'GET' || method === 'DELETE') return {};
  if (!pattern.endsWith('/evidence')) return { body: bodyFor(pattern) };
  return form([
    { name: 'externalUserId', value: 'buyer' },
    { name: 'file', value: pdf(), fileName: 'x' },
  ]);
}

/** Requests every route with another tenant's ids, and returns each outcome. */
export async function visitAll(
  routes: readonly Pick<Route, 'method' | 'pattern'>[],
  { seeded, marks }: { readonly seeded: Seeded; readonly marks: readonly string[] },
  call: (method: string, path: string, options: Sending) => Promise<Answer>,
): Promise<Visit[]> {
  const visits: Visit[] = [];
  // The caller sends these ids, so they may appear in the caller's own request log.
  const said = new Set<string>(Object.values(seeded));
  for (const { method, pattern } of routes) {
    if (/\/(live|session|sessions|account|password|signup|invitation|accept)$/.test(pattern)) {
      if (!pattern.includes('/offers/')) continue;
    }
    const asked = filled(pattern, seeded);
    const answer = await call(method, asked, sendingFor(method, pattern));
    const bodyText = JSON.stringify(answer.body);
    const leaked = marks.filter((mark) => bodyText.includes(mark) && !said.has(mark));
    visits.push({ route: `${method} ${pattern}`, status: answer.status, leaked });
  }
  return visits;
}

/** The ids of everything that a tenant has. */
export async function idsOf(app: TestApp, developerId: string): Promise<string[]> {
  const rows = await app.database.owner.query<{ id: string }>(
    `SELECT id FROM agreements WHERE developer_id = $1 UNION SELECT id FROM events WHERE developer_id = $1
     UNION SELECT id FROM risk_assessments WHERE developer_id = $1
     UNION SELECT id FROM identity_verifications WHERE developer_id = $1
     UNION SELECT id FROM webhook_endpoints WHERE developer_id = $1
     UNION SELECT id FROM api_keys WHERE developer_id = $1 UNION SELECT id FROM request_log WHERE developer_id = $1`,
    [developerId],
  );
  return rows.map(({ id }) => id);
}

/** Everything that a tenant has, as it is now. */
export async function fingerprintOf(app: TestApp, developerId: string): Promise<unknown> {
  const tables = ['agreements', 'events', 'transfers', 'webhook_endpoints', 'api_keys', 'payout_accounts'];
  return Promise.all(
    tables.map(async (table) => [
      table,
      await app.database.owner.query(
        `SELECT md5(string_agg(t::text, ',' ORDER BY t::text)) AS sum FROM ${table} t WHERE developer_id = $1`,
        [developerId],
      ),
    ]),
  );
}
