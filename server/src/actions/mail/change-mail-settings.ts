import { recordAudit } from '#actions/record-audit.ts';
import type { MailSettings } from '#store/mail/mail-settings.ts';
import * as mailSettings from '#store/mail/mail-settings.ts';
import type { MailContext } from './context.ts';

/** Changes only the given fields. */
export async function changeMailSettings(
  context: MailContext,
  developerId: string,
  to: Parameters<typeof mailSettings.change>[2],
): Promise<MailSettings> {
  return context.db.transaction(async (tx) => {
    const before = await mailSettings.lock(tx, developerId);
    const after = await mailSettings.change(tx, developerId, to);
    const subject = null;
    await recordAudit(context, tx, { developerId, kind: 'mail_settings.changed', subject, before, after });
    return after;
  });
}
