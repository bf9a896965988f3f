import { PAGES, type ToldOf } from '#http/frame/told.ts';

export const MAIL_TOLD: ToldOf = {
  retrieveMailSettings: {
    says: `\`configured\` is false where the service has no mail server: then nothing is sent, whatever is switched on.`,
  },
  changeMailSettings: {
    says: `Send what changes and nothing else. It holds for this environment, and for what happens from now on.`,
  },
  listMails: {
    says: `By state and kind. Addresses are masked, so that the list can be shown to support. ${PAGES}`,
  },
  retrieveMail: {
    says: `The text is there until the mail is settled, and for as long as it may have to be sent again.`,
  },
};
