/** Events of links to pages for the buyer or the seller. */
export const LINK_EVENTS = {
  'link.opened': {
    description: 'A link for the buyer or the seller was opened for the first time, by a person or a program',
    data: {
      id: 'text',
      agreementId: 'text',
      party: { oneOf: ['buyer', 'seller'] },
      purposes: { someOf: ['pay', 'track', 'confirm', 'proof', 'appeal', 'deliver', 'dispute', 'amend'] },
    },
  },
} as const;
