import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Surety } from '../src/index.ts';

type Document = { paths: Record<string, Record<string, unknown>> };
const document = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as Document;

/** Paths that a client does not call: probes, and what banks and browsers send. */
const NOT_OURS = /^(?!\/v1\/)|^\/v1\/(providers|dashboard)\//;

it('reaches every endpoint of the OpenAPI document, and no others', async () => {
  const called = new Set<string>();
  const surety = new Surety('key', {
    apiUrl: 'http://server/v1',
    fetch: async (url, init) => {
      called.add(`${init?.method} ${new URL(String(url)).pathname}`);
      return new Response('{"data":[],"entries":[],"nextCursor":null}');
    },
  });
  const {
    developer,
    escrow,
    fraud,
    identity,
    disputes,
    events,
    webhooks,
    ledger,
    receipts,
    payouts,
    deposits,
    exceptions,
    mail,
    auditLog,
    approvals,
    privacy,
    reconciliations,
    reviews,
    sandbox,
    search,
  } = surety;
  const { agreements, commission, links, payoutAccounts, quotes, terms } = escrow;
  const image = new Uint8Array([0xff, 0xd8, 0xff]);
  // The bodies do not matter here: their types are generated from the same document.
  const any = {} as never;
  await Promise.all([
    developer.signup(any),
    developer.retrieve(),
    developer.apiKeys.create(),
    developer.apiKeys.list(),
    developer.apiKeys.revoke('{id}'),
    developer.apiKeys.rotate('{id}'),
    sandbox.retrieve(),
    agreements.create(any),
    agreements.createMany(any),
    agreements.retrieve('{id}'),
    agreements.update('{id}', any),
    agreements.list().page(),
    agreements.assess('{id}', any),
    agreements.confirmMilestone('{id}', '{milestoneId}', any),
    agreements.confirmMilestones(any),
    agreements.refund('{id}'),
    agreements.refunds('{id}').page(),
    agreements.retrieveRefund('{id}', '{refundId}'),
    agreements.refundParts('{id}', '{refundId}').page(),
    agreements.retryRefund('{id}', '{refundId}'),
    agreements.redirectRefund('{id}', '{refundId}', any),
    agreements.resolveMilestone('{id}', '{milestoneId}', any),
    agreements.extendInspection('{id}', '{milestoneId}', any),
    agreements.deadlines().page(),
    terms.policy(),
    terms.setPolicy(),
    agreements.freeze('{id}', any),
    agreements.unfreeze('{id}'),
    agreements.cancel('{id}'),
    agreements.ledger('{id}'),
    agreements.events('{id}').page(),
    disputes.open('{id}', '{milestoneId}', any),
    disputes.list().page(),
    disputes.retrieve('{id}'),
    disputes.events('{id}').page(),
    disputes.message('{id}', any),
    disputes.addEvidence('{id}', { file: image } as never),
    disputes.evidence('{id}').page(),
    disputes.shareEvidence('{id}', '{evidenceId}', any),
    disputes.evidenceFile('{id}', '{evidenceId}'),
    disputes.bundle('{id}'),
    disputes.offer('{id}', any),
    disputes.acceptOffer('{id}', '{offerId}', any),
    disputes.declineOffer('{id}', '{offerId}', any),
    disputes.withdrawOffer('{id}', '{offerId}', any),
    disputes.escalate('{id}', any),
    disputes.decide('{id}', any),
    disputes.appeal('{id}', any),
    disputes.withdraw('{id}', any),
    quotes.create(any),
    links.create('{id}', any),
    links.list('{id}').page(),
    links.revoke('{id}', '{linkId}'),
    search.find(any),
    commission.retrieve(),
    commission.payOut(),
    commission.payouts().page(),
    payoutAccounts.banks(),
    payoutAccounts.set('{externalUserId}', any),
    payoutAccounts.retrieve('{externalUserId}'),
    payoutAccounts.versions('{externalUserId}').page(),
    payouts.list().page(),
    deposits.list().page(),
    payouts.retrieve('{payoutId}'),
    payouts.ofAgreement('{id}'),
    fraud.assess(any),
    fraud.retrieve('{id}'),
    fraud.list().page(),
    fraud.label('{id}', any),
    fraud.performance(),
    reviews.list().page(),
    reviews.retrieve('{id}'),
    reviews.linkedUsers('{id}'),
    reviews.assign('{id}', any),
    reviews.comment('{id}', any),
    reviews.decide('{id}', any),
    reviews.appeal('{id}', any),
    reviews.appealAssessment('{id}', any),
    reviews.appealAgreement('{id}', any),
    reviews.screen(any),
    reviews.watchLists(),
    reviews.policy(),
    reviews.setPolicy(any),
    fraud.policy.retrieve(),
    fraud.policy.draft(any),
    fraud.policy.dropDraft(),
    fraud.policy.promote(any),
    fraud.policy.retire(any),
    fraud.policy.versions().page(),
    fraud.policy.compareShadow(),
    fraud.policy.backtest(),
    fraud.policy.train(),
    fraud.policy.trainings().page(),
    fraud.policy.retrieveBacktest('{id}'),
    fraud.policy.backtests().page(),
    fraud.lists.add(any),
    fraud.lists.list().page(),
    fraud.lists.remove('{id}'),
    identity.verify({ external_user_id: 'u', document_image: image, selfie_images: image }),
    identity.retrieve('{id}'),
    identity.list().page(),
    identity.sessions.create(any),
    identity.sessions.retrieve('{id}'),
    identity.sessions.list().page(),
    identity.sessions.cancel('{id}'),
    identity.review('{id}', any),
    identity.erase('{externalUserId}'),
    identity.policy(),
    identity.setPolicy(any),
    events.read(),
    webhooks.create(any),
    webhooks.retrieve('{id}'),
    webhooks.list(),
    webhooks.change('{id}', any),
    webhooks.delete('{id}'),
    webhooks.rotateSecret('{id}'),
    webhooks.test('{id}'),
    webhooks.replay('{id}', any),
    webhooks.deliveries('{id}').page(),
    ledger.trialBalance(),
    ledger.latestAnchor(),
    receipts.retrieve('{id}', '{sequence}' as never),
    receipts.statement('{month}'),
    sandbox.deposit(any),
    sandbox.reverse('{reference}'),
    exceptions.list().page(),
    exceptions.retrieve('{id}'),
    exceptions.close('{id}', any),
    reconciliations.list().page(),
    reconciliations.retrieve('{id}'),
    reconciliations.breaks('{id}').page(),
    reconciliations.closeBreak('{id}', '{breakId}', any),
    mail.settings(),
    mail.changeSettings(any),
    mail.list().page(),
    mail.retrieve('{id}'),
    payouts.policy(),
    payouts.setPolicy(any),
    payouts.holds().page(),
    payouts.cancel('{payoutId}', any),
    payouts.liftHold('{id}', any),
    auditLog.list().page(),
    approvals.list().page(),
    approvals.retrieve('{id}'),
    approvals.withdraw('{id}'),
    privacy.createRequest(any),
    privacy.requests().page(),
    privacy.retrieveRequest('{id}'),
    privacy.completeRequest('{id}'),
    privacy.refuseRequest('{id}', any),
    privacy.bundle('{id}'),
    privacy.createConsent(any),
    privacy.consents().page(),
    privacy.withdrawConsent('{id}'),
    privacy.liftRestriction('{externalUserId}', any),
    privacy.register(),
    approvals.policy(),
    approvals.policyVersions().page(),
    payouts.policyVersions().page(),
    terms.policyVersions().page(),
    identity.policyVersions().page(),
    reviews.policyVersions().page(),
  ]);
  const offered = Object.entries(document.paths)
    .filter(([path]) => !NOT_OURS.test(path))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
  expect([...called].map(decodeURIComponent).sort()).toEqual(offered.sort());
});

it('declares AwaitingApproval in the type of each call that may need approval', () => {
  const folder = new URL('../src/resources/', import.meta.url);
  const methods = readdirSync(folder).flatMap((name) =>
    readFileSync(new URL(name, folder), 'utf8').split(/\n {2}\}\n/),
  );
  const mayWait = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => JSON.stringify(operation).includes('AwaitingApproval"'))
      .map(([method]) => ({ method: method.toUpperCase(), path: path.slice(3).replace(/\{\w+\}/g, '{}') })),
  );
  expect(mayWait.length).toBeGreaterThan(10);
  for (const { method, path } of mayWait) {
    const calls = methods.filter((text) => text.includes(`'${path}'`) && text.includes(`'${method}'`));
    expect(calls, `${method} ${path}`).not.toEqual([]);
    for (const call of calls) expect(call, `${method} ${path}`).toMatch(/Promise<[\w\s|]*AwaitingApproval>/);
  }
});
