import { PAGES, type ToldOf } from '#http/frame/told.ts';

export const IDENTITY_TOLD: ToldOf = {
  verifyIdentity: {
    says: `For pictures that you have taken yourself; to have a person photograph themselves, make a session. Whatever the
      verdict, it is 200, and \`rejectionReasons\` says why it failed. Who has passed is verified for as long as the
      account lives. The pictures are looked at and dropped, unless the identity policy keeps them for a while. It takes
      a second or two of a processor: a server that is busy answers 503, and the same request may be sent again.`,
    refuses: ['identity_busy', 'reference_taken'],
  },
  retrieveVerification: {
    says: `\`expand=document\` adds what was read from the document, while that is kept, for whoever has the permission
      \`identity.documents\`.`,
  },
  listVerifications: { says: `By user, verdict, your reference and date. ${PAGES}` },
  createIdentitySession: {
    says: `Send the \`url\` to the person, or show it as a picture to be scanned (\`qr\`). It works for an hour, for this person
      and three attempts, and is said this once. The event \`identity.session.completed\` tells what came of it; do not
      trust the browser that comes back to \`returnUrl\` for that.`,
  },
  listIdentitySessions: { says: `By user and state. ${PAGES}` },
  retrieveIdentitySession: {
    says: `Which attempt the person is at, what they have agreed to, and the verdict of the last attempt.`,
  },
  cancelIdentitySession: {
    says: `For a link that went to the wrong person, or is no longer needed. A verdict that was given stays.`,
    refuses: ['identity_session_over'],
  },
  retrieveIdentityPolicy: { says: `The rules in use, and those of a new account where nobody has set any.` },
  changeIdentityPolicy: {
    says: `For verifications from now on. Send all of it: what is left out goes back to what a new account has. To keep less
      deletes nothing that is kept already, but for faces, of which none is kept longer than is wanted now; erase a person
      for the rest, or wait for the days to pass.`,
  },
  reviewVerification: {
    says: `Overrules the verdict, with a reason that is kept encrypted. It counts from now on, wherever this person's
      identity is asked for, and the event \`identity.reviewed\` tells of it. The software's own verdict stays on record.`,
  },
  eraseIdentityPerson: {
    says: `For a person who asks for it: what was read from documents, pictures, the numbers of the face and open links are
      deleted for good. Verdicts stay, without anything that shows the person. Done twice, the second finds nothing.`,
  },
};
