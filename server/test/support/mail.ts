import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll } from 'vitest';
import { followMailLog } from '#jobs/mail/follow-log.ts';
import * as mailLog from '#store/mail/mail-log.ts';
import { startTestApp, type TestApp, type TestOptions } from './app.ts';
import { PATIENCE_MS } from './patience.ts';
import { logSettled } from './webhooks.ts';

export type ReceivedMail = {
  readonly to: string;
  readonly from: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
  readonly raw: string;
};

export type MailServer = {
  readonly url: string;
  readonly port: number;
  readonly received: ReceivedMail[];
  close(): Promise<void>;
};

export type MailServerOptions = SMTPServerOptions & {
  /** Decides about a message that has arrived completely: an error refuses it. */
  readonly judge?: (mail: ReceivedMail) => Promise<Error | null> | Error | null;
  readonly port?: number;
};

/** An SMTP reply that is not a success. */
export function smtpReply(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code });
}

/** A real SMTP server on this machine that records accepted messages. Closed with its test file. */
export async function openMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { judge = () => null, port = 0, ...more } = options;
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        const mail = parseMail(Buffer.concat(chunks).toString(), from, String(rcptTo[0]?.address));
        const fault = await judge(mail);
        if (!fault) received.push(mail);
        callback(fault);
      });
    },
    ...more,
  });
  // Clients that are killed break their connections, which is what some tests are about.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  let closing: Promise<void> | null = null;
  const close = () => {
    closing ??= new Promise<void>((resolve) => server.close(() => resolve()));
    return closing;
  };
  afterAll(close);
  const bound = (server.server.address() as AddressInfo).port;
  return { url: `smtp://127.0.0.1:${bound}`, port: bound, received, close };
}

/** Parses only the mails that the service writes: headers, and two parts with the same content. */
function parseMail(raw: string, from: string, to: string): ReceivedMail {
  const { headers, body } = splitPart(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitPart(part.trimStart()));
  const of = (type: string) => {
    const part = parts.find(({ headers: own }) => own['content-type']?.startsWith(type));
    const encoding = part?.headers['content-transfer-encoding'] ?? '7bit';
    return decodeBody(part?.body ?? '', encoding).replaceAll('\r\n', '\n');
  };
  return { from, to, headers, text: of('text/plain'), html: of('text/html'), raw };
}

function splitPart(part: string) {
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  return { headers, body: rest.join('\r\n\r\n') };
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\r\n/g, '')) : body;
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}

/** Decodes RFC 2047 words. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : decodeQuoted(text.replaceAll('_', ' ')),
    );
}

export const MAIL_FROM = 'escrow@pay.example';

/** An app that sends its mail to this server, and follows the event log from now on. */
export async function startMailApp(
  url: string,
  settings: Record<string, string> = {},
  more: TestOptions = {},
): Promise<TestApp> {
  const app = await startTestApp({ settings: { SMTP_URL: url, MAIL_FROM, ...settings }, ...more });
  await followed(app);
  return app;
}

/** Follows the log from now on, as a worker with a mail server does when it starts. */
export async function followed(app: TestApp): Promise<void> {
  await mailLog.follow(app.context.db, true);
}

/** Reads the log for mail until there is nothing new: the follower without its waiting. */
export async function queueMails(app: TestApp): Promise<void> {
  await logSettled(app);
  for (let read = 1; read > 0; ) ({ read } = await followMailLog(app.context));
}

export async function until(what: () => boolean | Promise<boolean>, withinMs = PATIENCE_MS): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await what())) {
    if (performance.now() > deadline) throw new Error('it did not happen in time');
    await sleep(20);
  }
}
