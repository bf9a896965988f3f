import { PAGES, type ToldOf, WAITS } from '#http/frame/told.ts';

export const RISK_TOLD: ToldOf = {
  assessFraud: {
    says: `For a payment or a sign-up that has no agreement here, or to ask before there is one. The more you send (device,
      address, e-mail, location), the more signals can speak; what is unknown is left out, not guessed. Whatever the
      verdict, it is 200, and it is learned from: call it once for each transaction. The \`simulate\` flags try what a bad
      one looks like, and teach nothing.`,
    refuses: ['reference_taken'],
  },
  retrieveAssessment: {
    says: `For whoever has to explain a verdict: each contribution with its points, what the user could do about it, what
      was known of the network, and how it turned out in the end.`,
  },
  listAssessments: {
    says: `By user, agreement, colour, your reference, date and amount, those of payments among them. ${PAGES}`,
  },
  labelAssessment: {
    says: `Say so whenever you know: \`fraud\`, \`recalled\`, \`disputed\`, or \`honest\`. Labels are what
      \`/v1/fraud/performance\`, a backtest and \`surety learn\` go by. An earlier label is kept beside the new one.`,
  },
  retrieveFraudPerformance: {
    says: `Which signals earn their points: of those each one spoke about, how many were bad, and how many honest ones it
      alarmed about, with the interval that so few can support.`,
  },
  retrieveRiskPolicy: {
    says: `\`live\` decides, \`shadow\` is computed beside it and decides nothing, \`draft\` is being written. Without a live
      one the usual points and thresholds hold.`,
  },
  draftRiskPolicy: {
    says: `Rules are checked as a whole, and \`details\` says where one is wrong. A draft decides nothing; promote it to shadow
      first, hold it against your past, then put it to use.`,
  },
  dropRiskPolicyDraft: { says: `What is live or in shadow stays as it is. Without a draft nothing happens.` },
  promoteRiskPolicy: {
    says: `From \`draft\` to \`shadow\` or \`live\`, or from \`shadow\` to \`live\`. What was there is retired and kept for what
      it has decided. The next assessment goes by it, and the event \`risk_policy.changed\` tells of it. ${WAITS} To try one in
      shadow waits for nobody.`,
    refuses: ['no_risk_policy', 'too_many_approvals'],
  },
  retireRiskPolicy: {
    says: `Back to the usual points, at once, when a policy does harm. It stays in the list of versions. ${WAITS}`,
    refuses: ['no_risk_policy', 'too_many_approvals'],
  },
  compareRiskPolicyShadow: {
    says: `How many of each colour would have had which other: look here before a policy goes live.`,
    refuses: ['no_risk_policy'],
  },
  listRiskPolicyVersions: { says: `Each with who made it and when it was in use. ${PAGES}` },
  backtestRiskPolicy: {
    says: `Judges assessments of the last 90 days (or \`since\`) anew with the draft, or what is in shadow or live. It runs in
      the background and changes nothing; ask for it until \`finishedAt\` is set.`,
    refuses: ['no_risk_policy'],
  },
  retrieveRiskBacktest: {
    says: `Who would get another colour, by how it turned out, with the amounts at stake and examples to look at.`,
  },
  listRiskBacktests: { says: `Those that run among them. ${PAGES}` },
  learnRiskScorecard: {
    says: `For an account that has labelled enough: it fits points to what turned out bad, in the background, and leaves them in
      the draft of the risk policy. Nothing decides by them before somebody promotes the draft.`,
  },
  listRiskLessons: {
    says: `What each came to: a draft, or why there was too little to learn from. ${PAGES}`,
  },
  addToRiskList: {
    says: `\`block\` makes an assessment RED, \`watch\` adds points, \`trust\` takes some off. A thing is on one list at a time:
      put on another, it leaves the first. With \`expiresAt\` it goes by itself.`,
    refuses: ['too_many_list_entries'],
  },
  listRiskListEntries: {
    says: `With \`on\` and \`value\`, whether one thing is listed at all. ${PAGES}`,
  },
  takeOffRiskList: {
    says: `The next assessment no longer knows of it; those that were made stay as they are.`,
  },
};
