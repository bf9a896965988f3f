import { hash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Message, MessageAnswer, Messenger } from '#core/mail/messenger.ts';
import { circuitBreaker } from '#providers/client/circuit-breaker.ts';

export type SmtpSettings = {
  readonly host: string;
  readonly port: number;
  /** `implicit`: from the first byte. `starttls`: the server must offer it. `none`: in the clear. */
  readonly tls: 'implicit' | 'starttls' | 'none';
  readonly login: { readonly user: string; readonly pass: string } | null;
  /** The address that all mail comes from; the name beside it is the account's. */
  readonly from: string;
  readonly timeoutMs?: number;
};

/** A server that takes longer is asked again later, when it may be the same mail that it gets. */
const TIMEOUT_MS = 20_000;
const FAILURES = 5;
const REST_MS = 30_000;

/**
 * Mail through an SMTP server, where there is one. Each message has a connection of its own: a pool would
 * send a message again by itself when a connection breaks, and that is for whoever can write it down.
 */
export function openSmtp(settings: SmtpSettings | null): Messenger | null {
  if (!settings) return null;
  const circuit = circuitBreaker(() => performance.now(), FAILURES, REST_MS);
  return {
    async send(message) {
      if (!circuit.enter()) return { outcome: 'resting', forMs: Math.round(REST_MS * (1 + Math.random())) };
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

/** Whether the server lets us in. Nothing is sent. */
export async function tryServer(settings: SmtpSettings): Promise<void> {
  await speak(settings, (_connection, done) => done());
}

type Done = (error?: Error | null) => void;

/** Says one thing to the server, over a connection of its own. */
async function speak(
  { host, port, tls, login, timeoutMs = TIMEOUT_MS }: SmtpSettings,
  say: (connection: SMTPConnection, done: Done) => void,
): Promise<void> {
  const connection = new SMTPConnection({
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
      // Many short silences can last as long as one that is noticed.
      timer = setTimeout(
        () => reject(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })),
        timeoutMs,
      );
      connection.on('error', reject);
      // What the server said before it closed comes first.
      connection.once('end', () =>
        setImmediate(reject, Object.assign(new Error('closed'), { code: 'ECONNECTION' })),
      );
      const send = () => say(connection, (error) => (error ? reject(error) : resolve()));
      const enter = () => connection.login({ ...login }, (error) => (error ? reject(error) : send()));
      connection.connect((error) => (error ? reject(error) : login ? enter() : send()));
    });
    connection.quit();
  } finally {
    clearTimeout(timer);
    connection.close();
  }
}

/** The same bytes for the same message, whenever it is sent. */
function composed(from: string, message: Message): Promise<Buffer> {
  const mail = new MailComposer({
    from: { name: message.senderName, address: from },
    to: { name: '', address: message.to },
    subject: message.subject,
    text: message.text,
    html: message.html,
    messageId: `<${message.messageId}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date: message.date,
    // Nobody's holiday notice should answer this.
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
  EENVELOPE: 'address not possible',
};
const MESSAGE_WORD = 'said of the message: ';

/**
 * Only what a server says of this recipient or this text is about them: whatever it says before that is about
 * us, and no reason to give a mail up. Its words are left out, for they repeat the address.
 */
function answerTo({ code = '', command = '', response = '', responseCode = 0 }: SmtpError): MessageAnswer {
  const [, enhanced = ''] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  const words = responseCode > 0 ? `${responseCode} ${enhanced}`.trim() : (WORDS[code] ?? 'no connection');
  if (code === 'EENVELOPE' && command === 'API') return { outcome: 'refused', reply: words };
  if (!ABOUT_MESSAGE.includes(command) || responseCode === 421) return { outcome: 'not_now', reply: words };
  return responseCode >= 500
    ? { outcome: 'refused', reply: words }
    : { outcome: 'not_now', reply: `${MESSAGE_WORD}${words}` };
}

/** The server works, and wants this one later. */
function isAboutMessage(reply: string): boolean {
  return reply.startsWith(MESSAGE_WORD);
}
