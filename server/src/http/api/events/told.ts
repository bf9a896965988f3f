import { PAGES, type ToldOf } from '#http/frame/told.ts';

export const EVENTS_TOLD: ToldOf = {
  createWebhook: {
    says: `Each event is sent as a POST, signed (Standard Webhooks), until the endpoint answers 2xx: at least once, with
      retries over about three days. Check the signature before you believe one, and answer within 15 seconds. The
      address must be https and public, unless the service allows private ones (WEBHOOK_ALLOW_PRIVATE).`,
    refuses: ['too_many_webhooks'],
  },
  listWebhooks: { says: `Those that are switched off among them, with since when each has been failing.` },
  retrieveWebhook: {
    says: `\`enabled\` is false where you have switched it off, or it answered 410, or failed for days.`,
  },
  changeWebhook: {
    says: `Send what changes and nothing else. Switched on again, it gets what was pending when it was switched off; what
      happened in between comes with a replay.`,
  },
  deleteWebhook: {
    says: `For an endpoint that is gone for good: its secret and what waits for it go too. To pause, switch it off instead.`,
  },
  rotateWebhookSecret: {
    says: `For a day (or \`overlapSeconds\`) every delivery carries both signatures, so that a receiver can change over
      whenever it likes. The new secret is shown this once.`,
  },
  listWebhookDeliveries: {
    says: `For whoever asks why an event did not arrive: each attempt with its status, time and error. ${PAGES}`,
  },
  testWebhook: {
    says: `Answers 200 with \`delivered: false\` where the endpoint refuses or cannot be reached. It is tried once, is not in the
      log of events, and works for an endpoint that is switched off.`,
  },
  replayWebhook: {
    says: `For a receiver that lost something. What it has had comes again too, so that it must know an event by its id.`,
    refuses: ['webhook_disabled'],
  },
  listEvents: {
    says: `For programs that rather ask than be called, or that have missed webhooks. Keep \`resumeAfter\` and send it as
      \`after\` next time.`,
  },
};
