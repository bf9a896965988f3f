import { hash } from 'node:crypto';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Message, MessageAnswer, Messenger } from '#core/mail/messenger.ts';
import { circuitBreaker } from '#providers/client/circuit-breaker.ts';

export type SmtpSettings = {
  readonly host: string;
  readonly port: number;
  /** `implicit`: TLS from the first byte. `starttls`: the server must offer it. `none`: unencrypted. */
  readonly tls: 'implicit' | 'starttls' | 'none';
  readonly login: { readonly user: string; readonly pass: string } | null;
  /** The sender address of all mail; the sender name is the account's. */
  readonly from: string;
  readonly timeoutMs?: number;
};

/** A slower server is tried again later; it may then get the same mail twice. */
const TIMEOUT_MS = 20_000;
const FAILURES = 5;
const OPEN_MS = 30_000;

/**
 * Sends mail through an SMTP server, if one is configured. Each message has its own connection: a pool would
 * resend a message by itself when a connection breaks, but retries must be recorded.
 */
export function openSmtp(settings: SmtpSettings | null): Messenger | null {
  if (!settings) return null;
  const circuit = circuitBreaker(() => performance.now(), FAILURES, OPEN_MS);
  return {
    async send(message) {
      if (!circuit.enter()) return { outcome: 'resting', forMs: Math.round(OPEN_MS * (1 + Math.random())) };
      const answer = await sendOnce(settings, message).then(
        () => ({ outcome: 'accepted' }) as const,
        (error: unknown) => answerTo(error as SmtpError),
      );
      circuit.leave(answer.outcome !== 'not_now' || isAboutMessage(answer.reply));
      return answer;
    },
  };
}

async function sendOnce(settings: SmtpSettings, message: Message): Promise<void> {
  const bytes = await composed(settings.from, message);
  await speak(settings, (connection, done) =>
    connection.send({ from: settings.from, to: message.to }, bytes, done),
  );
}

/** Checks that the server accepts our login. Nothing is sent. */
export async function tryServer(settings: SmtpSettings): Promise<void> {
  await speak(settings, (_connection, done) => done());
}

type Done = (error?: Error | null) => void;

/** Runs one exchange with the server over its own connection. */
async function speak(
  { host, port, tls, login, timeoutMs = TIMEOUT_MS }: SmtpSettings,
  say: (connection: SMTPConnection, done: Done) => void,
): Promise<void> {
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  const connection = new Connection({
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    connectionTimeout: timeoutMs / 2,
    greetingTimeout: timeoutMs / 2,
    dnsTimeout: timeoutMs / 2,
    socketTimeout: timeoutMs / 2,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      // Many short pauses can add up to more than the socket's time-out.
      timer = setTimeout(
        () => reject(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })),
        timeoutMs,
      );
      connection.on('error', reject);
      // Lets an earlier response of the server be reported first.
      connection.once('end', () =>
        setImmediate(reject, Object.assign(new Error('closed'), { code: 'ECONNECTION' })),
      );
      const send = () => say(connection, (error) => (error ? reject(error) : resolve()));
      const logIn = () => connection.login({ ...login }, (error) => (error ? reject(error) : send()));
      connection.connect((error) => (error ? reject(error) : login ? logIn() : send()));
    });
    connection.quit();
  } finally {
    clearTimeout(timer);
    connection.close();
  }
}

/** Composes the same bytes for the same message, whenever it is sent. */
async function composed(from: string, message: Message): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const mail = new MailComposer({
    from: { name: message.senderName, address: from },
    to: { name: '', address: message.to },
    subject: message.subject,
    text: message.text,
    html: message.html,
    messageId: `<${message.messageId}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date: message.date,
    // Prevents automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    // A boundary has at most 70 characters (RFC 2046).
    baseBoundary: hash('sha256', message.messageId).slice(0, 16),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return mail.compile().build();
}

type SmtpError = {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
};

const ABOUT_MESSAGE = ['RCPT TO', 'DATA'];
const WORDS: Readonly<Record<string, string>> = {
  ETIMEDOUT: 'no answer in time',
  EDNS: 'host not found',
  ETLS: 'no encryption',
  EAUTH: 'sign-in refused',
  EENVELOPE: 'invalid address',
};
const MESSAGE_PREFIX = 'about this message: ';

/**
 * Only a response to this recipient or this text concerns the message: an earlier response concerns our
 * connection, and is no reason to give up the mail. The response's text is left out, because it repeats the
 * address.
 */
function answerTo({ code = '', command = '', response = '', responseCode = 0 }: SmtpError): MessageAnswer {
  const [, enhanced = ''] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  const words = responseCode > 0 ? `${responseCode} ${enhanced}`.trim() : (WORDS[code] ?? 'no connection');
  if (code === 'EENVELOPE' && command === 'API') return { outcome: 'refused', reply: words };
  if (!ABOUT_MESSAGE.includes(command) || responseCode === 421) return { outcome: 'not_now', reply: words };
  return responseCode >= 500
    ? { outcome: 'refused', reply: words }
    : { outcome: 'not_now', reply: `${MESSAGE_PREFIX}${words}` };
}

/** True when the server works but wants this message later. */
function isAboutMessage(reply: string): boolean {
  return reply.startsWith(MESSAGE_PREFIX);
}
