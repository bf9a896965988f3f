import type { IdentityReading, Knots } from './identity.ts';
import type { Fix } from './risk-travel.ts';

/** The outside world as the core sees it. An interface stands here only where two implementations exist. */

export type Clock = () => Date;

/** Makes an id such as `agr_0192f3…`: the prefix says what it names, the rest sorts by time. */
export type NewId = (prefix: string) => string;

export type VirtualAccount = {
  readonly provider: string;
  readonly accountNumber: string;
  readonly bankCode: string;
  readonly accountName: string;
};

export type BankDestination = {
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountName: string;
};

/** What a bank says of money that we asked it to send. PENDING is no answer yet; the others are final. */
export type BankTransferState = {
  readonly status: 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'REVERSED';
  readonly reason?: string;
};

/** The bank cannot be asked right now. Whether it did what was asked is open: look it up before asking again. */
export class BankUnavailable extends Error {}

/**
 * A bank as we need it. Every request that moves money carries our reference, and the same reference never
 * moves money twice.
 */
export type Bank = {
  readonly name: string;
  issueAccount(request: {
    reference: string;
    accountName: string;
    customerEmail: string | null;
    currency: string;
  }): Promise<VirtualAccount>;
  /** The name on an account, or null when the bank knows no such account. */
  resolveAccount(account: { bankCode: string; accountNumber: string }): Promise<string | null>;
  submitPayout(request: {
    reference: string;
    amount: number;
    currency: string;
    destination: BankDestination;
    narration: string;
  }): Promise<BankTransferState>;
  submitRefund(request: {
    reference: string;
    transactionId: string;
    amount: number;
    currency: string;
  }): Promise<BankTransferState>;
  /** What became of a payout or refund with this reference; null when the bank never heard of it. */
  findTransfer(reference: string): Promise<BankTransferState | null>;
};

export type SandboxTransfer = {
  readonly reference: string;
  readonly amount: number;
  readonly outcome: 'SUCCEEDED' | 'FAILED' | 'REVERSED';
  /** Until then the transfer is PENDING. */
  readonly settlesAt: Date;
  /** When the sandbox tells us of it unasked, as a bank's webhook would. */
  readonly notifyAt: Date | null;
};

/** Where the sandbox bank keeps its books. The store implements it; the bank itself knows no SQL. */
export type SandboxVault = {
  nextSerial(): Promise<number>;
  /** Keeps the account for this reference, and gives back the one that was there first. */
  saveAccount(
    reference: string,
    accountNumber: string,
    accountName: string,
  ): Promise<{ accountNumber: string; accountName: string }>;
  saveTransfer(transfer: SandboxTransfer): Promise<void>;
  findTransfer(
    reference: string,
  ): Promise<{ outcome: 'SUCCEEDED' | 'FAILED' | 'REVERSED'; settlesAt: Date } | null>;
};

/** What an address is, as far as risk is concerned. The first row that applies wins. */
export type AddressClass =
  | 'reserved' // private, loopback, documentation: says nothing about anybody
  | 'allowed' // on the operator's allow list
  | 'tor'
  | 'vpn'
  | 'open_proxy'
  | 'relay' // a privacy relay run by a device maker: shared, but not evasive
  | 'hosting'
  | 'mobile' // a carrier that puts thousands of phones behind one address
  | 'isp'
  | 'unknown';

export type AddressFacts = {
  class: AddressClass;
  /** What counts as one sender: an IPv4 address, or the /64 network that one IPv6 customer has. */
  sender: string;
  asn: number | null;
  organisation: string | null;
  country: string | null;
  /** Where the address is, roughly; null for an address that hides or shares its place. */
  fix: Fix | null;
};

export type IpDataSource = { name: string; version: string; date: string };
export type IpDataStatus = {
  ready: boolean;
  version: string | null;
  builtAt: string | null;
  sources: IpDataSource[];
  /** Why there is no data, in words for the operator. */
  problem: string | null;
};

/** Knowledge about addresses that needs no network. Answers null while there is no data. */
export type IpIntel = {
  lookUp(address: string): AddressFacts | null;
  status(): IpDataStatus;
};

/** A document and selfie frames as they were sent: JPEG or PNG bytes. Whoever measures them may keep the memory. */
export type IdentityImages = { readonly document: Uint8Array; readonly selfies: readonly Uint8Array[] };

/** A file that turned out not to be a usable picture, by the name of its form field. */
export type BadImageReport = {
  readonly field: string;
  readonly fault: 'not_an_image' | 'damaged' | 'too_many_pixels';
};

export type IdentityOutcome =
  | { readonly reading: IdentityReading; readonly models: Readonly<Record<string, string>> }
  | { readonly badImage: BadImageReport };

export type EngineState = 'idle' | 'loading' | 'ready' | 'failed';

/**
 * A place among those who are measured or wait for it. It is taken before the pictures are sent, so that many
 * who come at once cost no memory.
 */
export type IdentityPlace = {
  /** Aborted when the time is up or the place was left. */
  readonly until: AbortSignal;
  /** Waits until so many bytes may be held; false when the time is up first. */
  makeRoom(bytes: number): Promise<boolean>;
  /** The same at once or not at all, for whoever cannot say beforehand how much will come. */
  takeRoom(bytes: number): boolean;
  /** Throws Problem `identity_busy` when the time is up. */
  measure(images: IdentityImages): Promise<IdentityOutcome>;
  /** May be called more than once. */
  leave(): void;
};

/** Looks at pictures and answers with numbers; core/identity.ts makes a verdict of them. */
export type IdentityEngine = {
  /** Loads the models; without it they load at the first measurement. Rejects when they cannot be loaded. */
  start(): Promise<void>;
  state(): EngineState;
  /** Throws Problem `identity_busy` when as many wait as may. Whoever gets a place must leave it. */
  takePlace(): IdentityPlace;
  /** How cosines of this engine's embedding become scores, when it is not the one that comes with us. */
  readonly knots: Knots | undefined;
  close(): Promise<void>;
};

/** Settings of a face embedding model, so that an operator can bring one whose origin they know. */
export type EmbedderSettings = {
  /** An ONNX file; without it, the model that comes with the service. */
  readonly path?: string | undefined;
  readonly input?: string | undefined;
  readonly output?: string | undefined;
  readonly size: number;
  readonly layout: 'channels_first' | 'channels_last';
  readonly color: 'rgb' | 'bgr';
  readonly mean: number;
  readonly std: number;
  /** Where the eyes, the nose and the corners of the mouth belong, in pixels of the input. */
  readonly template?: readonly (readonly [x: number, y: number])[] | undefined;
  readonly knots?: Knots | undefined;
};

/** One signed event on its way to somebody else's server. */
export type WebhookRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** What came back: a status unless there was none, the first kilobyte of the answer, and what went wrong. */
export type WebhookAnswer = {
  readonly status: number | null;
  readonly latencyMs: number;
  readonly response: string;
  readonly error: string | null;
};

/** Sends webhooks to addresses that strangers chose. It never throws: whatever happens is an answer. */
export type WebhookSender = {
  readonly allowPrivate: boolean;
  send(request: WebhookRequest): Promise<WebhookAnswer>;
  /** What a host's name leads to that it must not; null when it is fine, or not known at this moment. */
  whyRefused(host: string): Promise<string | null>;
  close(): void;
};
