import type { EscrowContext } from '#actions/escrow/context.ts';
import { recordAudit } from '#actions/record-audit.ts';
import { accountOf } from '#core/environment.ts';
import { LOGO_FAULTS } from '#core/parties/logo.ts';
import { Problem } from '#core/problem.ts';
import type { MailSettings } from '#store/mail/mail-settings.ts';
import * as mailSettings from '#store/mail/mail-settings.ts';
import { sha256 } from '#store/sha256.ts';
import type { MailContext } from './context.ts';

type Change = Omit<Parameters<typeof mailSettings.change>[2], 'logo'> & {
  /** The file as it was sent. */
  readonly logo?: Uint8Array | null | undefined;
};

/** Changes only the given fields. */
export async function changeMailSettings(
  context: MailContext & Pick<EscrowContext, 'redrawer'>,
  developerId: string,
  { logo: file, ...rest }: Change,
): Promise<MailSettings> {
  const logo = file && (await redrawn(context, developerId, file));
  return context.db.transaction(async (tx) => {
    const before = await mailSettings.lock(tx, developerId);
    const after = await mailSettings.change(tx, developerId, { ...rest, logo });
    await recordAudit(context, tx, {
      ...{ developerId, kind: 'mail_settings.changed', subject: null },
      ...{ before: factsOf(before), after: factsOf(after) },
    });
    return after;
  });
}

/** Nothing of the file is stored except what it shows. */
async function redrawn(
  { redrawer }: Pick<EscrowContext, 'redrawer'>,
  developerId: string,
  file: Uint8Array,
): Promise<Buffer> {
  const drawn = await redrawer.redraw(accountOf(developerId), 'logo', file);
  if (!('fault' in drawn)) return Buffer.from(drawn.picture);
  const message = LOGO_FAULTS[drawn.fault];
  throw new Problem('validation_failed', `logo ${message}.`, { details: [{ path: 'logo', message }] });
}

/** The audit log names a logo by its hash. */
function factsOf({ logo, ...settings }: MailSettings) {
  return { ...settings, logo: logo && sha256(logo) };
}
