/** The two parties of an agreement, who confirm its milestones. */
export type Party = 'buyer' | 'seller';
