import { setTimeout as sleep } from 'node:timers/promises';
import { rootOf } from '#actions/account/approval/asker.ts';
import type { Context } from '#actions/context.ts';
import { type EscrowPolicy, UNLIMITED } from '#actions/escrow/context.ts';
import { openWebhookService } from '#actions/events/context.ts';
import { keyedLock } from '#actions/keyed-lock.ts';
import { openMailService } from '#actions/mail/context.ts';
import { notifyPerson } from '#actions/mail/notify-person.ts';
import { EVERY_RIGHT } from '#core/account/permissions.ts';
import { SYSTEM } from '#core/actor.ts';
import type { PictureRedrawer } from '#core/escrow/disputes/evidence.ts';
import type { WebhookSender } from '#core/events/sender.ts';
import type { IdentityEngine } from '#core/identity/engine.ts';
import type { IpIntel } from '#core/risk/ip-intel.ts';
import { type Clock, DAY_MS, type Ticks } from '#core/time.ts';
import { NO_IP_INTEL } from '#providers/ip/intel.ts';
import { openSmtp } from '#providers/mail/smtp.ts';
import { openOidc } from '#providers/oidc.ts';
import { parseStatement } from '#providers/statements/read-statement.ts';
import { openWebhookSender } from '#providers/webhooks/sender.ts';
import { type Config, signUpsOf } from '#settings/config.ts';
import { oidcSettings, originOf } from '#settings/front-door.ts';
import { smtpSettings } from '#settings/mail.ts';
import { firstSecret, newRootSecret, type RootSecret } from '#settings/root-secret.ts';
import { openKeyRing } from '#store/account/key-ring.ts';
import { openRequestLog } from '#store/account/request-log.ts';
import { openUsageBook } from '#store/account/usage.ts';
import type { Db } from '#store/db.ts';
import { openAgreementStore } from '#store/escrow/agreements.ts';
import { openTerms } from '#store/escrow/terms.ts';
import { openMac } from '#store/escrow/verify/hmac.ts';
import { openPayersWatched, openWatched } from '#store/escrow/watched.ts';
import { derivedId, newId } from '#store/ids.ts';
import { openActivePolicies } from '#store/risk/policy/active-policies.ts';
import { openRiskState } from '#store/risk/state.ts';
import { openSecretBox } from '#store/secrets/secret-box.ts';
import { UNSEEN_STORAGE, watchStorage } from '#store/storage.ts';
import { openIdentityEngine } from '#vision/pool/pool.ts';
import { openRedrawer } from '#vision/pool/redraw.ts';
import { type BankParts, openBanks } from './banks.ts';
import { identitySettings } from './identity.ts';
import { openMessages } from './messages.ts';
import { openRegisters } from './registers.ts';

const BACK_OFF_MS = 5;
const ONLY_CELL: Context['cell'] = { name: '', isFirst: true };

export type ContextParts = BankParts & {
  readonly secret?: RootSecret;
  readonly clock?: Clock;
  readonly ticks?: Ticks;
  readonly ipIntel?: IpIntel;
  readonly identity?: IdentityEngine;
  readonly redrawer?: PictureRedrawer;
  readonly webhookSender?: WebhookSender;
  /** Tells other processes of this machine that a key was revoked. */
  readonly broadcastRevoked?: (hash: Buffer) => void;
  readonly wakeWorker?: () => void;
  readonly wakeWebhooks?: () => void;
  readonly onDegraded?: (error: unknown) => void;
  readonly onRegisterFailure?: (reason: string) => void;
  readonly onStanding?: Context['onStanding'];
  readonly publishAnchor?: Context['publishAnchor'];
  readonly cell?: Context['cell'];
  readonly otherCells?: () => readonly Context[];
};

/** Creates what the actions need from the configuration. Tests pass a clock or a bank of their own. */
export function createContext(db: Db, config: Config, parts: ContextParts = {}): Context {
  const secret = parts.secret ?? newRootSecret();
  const first = firstSecret(secret);
  const mac = openMac(first.derive('seal'));
  const clock = parts.clock ?? (() => new Date());
  const ticks = parts.ticks ?? (() => performance.now());
  const box = openSecretBox(secret);
  const mail = openMailService(openSmtp(smtpSettings(config)), config.MAIL_PER_DAY);
  const sender = parts.webhookSender ?? openWebhookSender({ allowPrivate: config.WEBHOOK_ALLOW_PRIVATE });
  return {
    db,
    clock,
    wallClock: clock,
    newId,
    derivedId,
    caller: { actor: SYSTEM, origin: null, rights: EVERY_RIGHT, spend: UNLIMITED, approval: null },
    secret: first,
    box,
    mac,
    signUps: signUpsOf(config),
    front: {
      origin: originOf(config),
      // Without PUBLIC_URL, links in mails would lead nowhere.
      notify: mail.messenger && config.PUBLIC_URL ? notifyPerson({ box, clock, newId, mail }) : null,
      provider: openOidc(oidcSettings(config)),
    },
    keyRing: openKeyRing(db, clock, ticks, parts.broadcastRevoked),
    requestLog: openRequestLog(db),
    usage: openUsageBook(db, clock, { writes: config.QUOTA_WRITES, bytes: config.QUOTA_BYTES }),
    storage: config.DATABASE_URL ? UNSEEN_STORAGE : watchStorage(config.DATA_DIR, config.STORAGE_RESERVE),
    agreements: openAgreementStore(db, mac),
    watched: openWatched(db, clock),
    payersWatched: openPayersWatched(db, clock),
    terms: openTerms(db, clock),
    parseStatement,
    redrawer: parts.redrawer ?? openRedrawer(),
    ...openBanks(db, config, clock, parts),
    identity: parts.identity ?? openIdentityEngine(identitySettings(config)),
    registers: openRegisters(config, parts.onRegisterFailure ?? (() => undefined), parts.patience),
    risk: {
      state: openRiskState(db),
      compiledPolicy: openActivePolicies(db, ticks),
      ipIntel: parts.ipIntel ?? NO_IP_INTEL,
      thresholds: config.HIGH_VALUE_THRESHOLDS,
      onDegraded: parts.onDegraded ?? (() => undefined),
    },
    webhooks: openWebhookService(db, sender, parts.wakeWebhooks ?? (() => undefined)),
    mail,
    messages: openMessages(config, parts.patience?.timeoutMs),
    policy: policyOf(config),
    auditKeptMs: config.AUDIT_KEEP,
    kept: {
      webhookLogMs: config.WEBHOOK_LOG_KEEP,
      requestLogMs: config.REQUEST_LOG_KEEP,
      bankLogMs: config.BANK_LOG_KEEP,
      mailLogMs: config.MAIL_LOG_KEEP,
    },
    onStanding: parts.onStanding ?? (() => undefined),
    publishAnchor: parts.publishAnchor ?? (async () => undefined),
    inTurn: keyedLock(),
    memberBehind: (developerId, actor) => rootOf({ db }, developerId, actor),
    backOff: (tries) => sleep(Math.random() * BACK_OFF_MS * tries),
    wakeWorker: parts.wakeWorker ?? (() => undefined),
    cell: parts.cell ?? ONLY_CELL,
    otherCells: parts.otherCells ?? (() => []),
  };
}

function policyOf(config: Config): EscrowPolicy {
  // In the sandbox no money can be stolen, and a person trying it out should not have to wait.
  const { PAYOUT_ACCOUNT_COOL_OFF: set } = config;
  const live = set ?? (config.BANK_PROVIDER === 'sandbox' ? 0 : DAY_MS);
  return {
    excessReturnAfterMs: config.EXCESS_REFUND_AFTER,
    expireAfterMs: config.EXPIRE_AFTER,
    payoutAccountCoolOffMs: { live, test: set ?? 0 },
    accountLabel: config.ACCOUNT_LABEL,
    lookBackMs: config.BANK_LOOK_BACK,
    anchorEveryMs: config.ANCHOR_EVERY,
    commissionMinimum: config.COMMISSION_MINIMUM,
  };
}
