import type { Context } from '#actions/context.ts';
import { accountOf } from '#core/environment.ts';
import { imageKind } from '#core/identity/picture.ts';
import { DEFAULT_TIME_ZONE } from '#core/time-zone.ts';
import * as developers from '#store/account/developers.ts';
import * as mailSettings from '#store/mail/mail-settings.ts';

/** The platform as its users know it. */
export type Platform = {
  readonly name: string;
  readonly timeZone: string;
  /** Such as `#17663f`. Null for the default. */
  readonly color: string | null;
  /** A picture as a `data:` address. */
  readonly logo: string | null;
};

/** The platform's name and time zone, as in its mails, its colour and its logo. */
export async function platformOf(
  { db, box }: Pick<Context, 'db' | 'box'>,
  developerId: string,
): Promise<Platform> {
  const { senderName, timeZone, color, logo } = await mailSettings.find(db, developerId);
  const name = senderName ?? (await developers.find(db, box, accountOf(developerId)))?.name ?? '';
  return { name, timeZone: timeZone ?? DEFAULT_TIME_ZONE, color, logo: logo && addressOfLogo(logo) };
}

/** The address of a logo that stands in a page itself. */
export function addressOfLogo(logo: Buffer): string {
  return `data:image/${imageKind(logo) ?? 'png'};base64,${logo.toString('base64')}`;
}
