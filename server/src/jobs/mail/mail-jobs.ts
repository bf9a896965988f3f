import { sendMail } from '#actions/mail/send-mail.ts';
import { sendShortMessage } from '#actions/messages/send-message.ts';
import type { SomeHandlers } from '#jobs/worker.ts';
import { notifyTroubles } from './notify-troubles.ts';

const EVERY_MS = 10 * 60_000;
const AFTER_TROUBLE_MS = [1_000, 60_000, EVERY_MS, 6 * EVERY_MS];

/** The state of a mail is in its row; these jobs only decide when it is sent. */
export const mailJobs = {
  'send-mail': {
    retryMs: AFTER_TROUBLE_MS,
    async run(context, { developerId, payload: { mailId } }) {
      const again = await sendMail(context, { developerId, mailId });
      return again ? { again } : undefined;
    },
  },
  'send-short-message': {
    retryMs: AFTER_TROUBLE_MS,
    async run(context, { developerId, payload: { messageId } }) {
      const again = await sendShortMessage(context, { developerId, messageId });
      return again ? { again } : undefined;
    },
  },
  'notify-troubles': {
    retryMs: AFTER_TROUBLE_MS,
    neverDies: true,
    async run(context) {
      if (context.mail.messenger) await notifyTroubles(context);
      return { again: new Date(context.clock().getTime() + EVERY_MS) };
    },
  },
} satisfies SomeHandlers;
