import { platformOf } from '#actions/parties/platform.ts';
import { type Bundle, bundlePages } from '#actions/parties/receipts/bundle-pages.ts';
import { recordAudit } from '#actions/record-audit.ts';
import { accountOf } from '#core/environment.ts';
import type { PrivacyRequest } from '#core/privacy/request.ts';
import { Problem } from '#core/problem.ts';
import * as requests from '#store/privacy/requests.ts';
import type { PrivacyContext } from './context.ts';

/** Returns the bundle of a request for access, and records who saw it. */
export async function readBundle(
  context: PrivacyContext,
  key: Pick<PrivacyRequest, 'developerId' | 'id'>,
): Promise<Record<string, unknown>> {
  const bundle = await context.db.transaction(async (tx) => {
    const request = await requests.find(tx, key);
    if (!request) throw new Problem('not_found', `There is no privacy request ${key.id} in this account.`);
    const bundle = await requests.bundleOf(tx, key, context.clock());
    if (!bundle) {
      throw new Problem('bundle_expired', 'This request has no bundle that can be downloaded.');
    }
    const { developerId, externalUserId: subject, id: requestId } = request;
    await recordAudit(context, tx, {
      developerId,
      kind: 'privacy_bundle.seen',
      subject,
      after: { requestId },
    });
    return bundle;
  });
  const platform = await platformOf(context, key.developerId);
  const pdf = await bundlePages(accountOf(key.developerId), bundle as Bundle, platform);
  return { ...bundle, pdf: pdf.toString('base64') };
}
