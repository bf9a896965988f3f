import { z } from 'zod';

const ON_THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

const publicUrl = z
  .string()
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), {
    error: 'must be a URL such as https://escrow.example.com',
    abort: true,
  })
  .transform((value) => new URL(value))
  .refine((url) => `${url.origin}/` === url.href, {
    error: 'must end after the host and port: the dashboard is always at /dashboard',
    abort: true,
  })
  .refine((url) => url.protocol === 'https:' || ON_THIS_MACHINE.includes(url.hostname), {
    error: 'must begin with https://, except on this machine',
  })
  .transform((url) => url.origin)
  .optional();

const issuer = z
  .string()
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), {
    error: 'must be a URL such as https://accounts.example.com',
    abort: true,
  })
  .transform((value) => new URL(value))
  .refine((url) => url.protocol === 'https:' || ON_THIS_MACHINE.includes(url.hostname), {
    error: 'must begin with https://, except on this machine',
  })
  .optional();

export const FRONT_DOOR_SETTINGS = {
  PUBLIC_URL: {
    schema: publicUrl,
    help: 'The public URL, such as https://escrow.example.com, for links and passkeys; when not set, the local host, and no links are mailed',
    fallback: '',
  },
  OIDC_ISSUER: {
    schema: issuer,
    help: 'The issuer URL of a company’s own sign-in (OpenID Connect). Needs PUBLIC_URL',
    fallback: '',
    unset: 'members sign in with a password or a passkey',
  },
  OIDC_CLIENT_ID: {
    schema: z.string().min(1, 'must not be empty').optional(),
    help: 'The client id of this service at the issuer',
    fallback: '',
  },
  OIDC_CLIENT_SECRET: {
    schema: z.string().min(1, 'must not be empty').optional(),
    help: 'The client secret of this service at the issuer',
    fallback: '',
    secret: true,
  },
  OIDC_NAME: {
    schema: z.string().max(40, 'may have at most 40 characters').optional(),
    help: 'The label of its button on the sign-in page; the host of OIDC_ISSUER when not set',
    fallback: '',
  },
} as const;

type FrontDoorValues = {
  readonly PUBLIC_URL: string | undefined;
  readonly PORT: number;
  readonly OIDC_ISSUER: URL | undefined;
  readonly OIDC_CLIENT_ID: string | undefined;
  readonly OIDC_CLIENT_SECRET: string | undefined;
  readonly OIDC_NAME: string | undefined;
};

const TOGETHER = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

export function frontDoorMistakes(values: Readonly<Record<string, unknown>>): string[] {
  const missing = TOGETHER.filter((name) => !values[name]);
  if (missing.length === TOGETHER.length) {
    return values['OIDC_NAME'] ? ['OIDC_NAME is set but OIDC_ISSUER is not'] : [];
  }
  const set = TOGETHER.find((name) => values[name]);
  const needed = values['PUBLIC_URL'] ? missing : [...missing, 'PUBLIC_URL'];
  return needed.map((name) => `${set} is set but ${name} is not`);
}

/** The settings of the OpenID Connect provider; null when there is none. */
export function oidcSettings(values: FrontDoorValues) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (!issuer || !clientId || !clientSecret) return null;
  const redirectUri = `${originOf(values)}/dashboard/api/session/provider/callback`;
  return { issuer, clientId, clientSecret, name: values.OIDC_NAME ?? issuer.host, redirectUri };
}

/** The public origin; this machine when PUBLIC_URL is not set. */
export function originOf({ PUBLIC_URL: url, PORT: port }: Pick<FrontDoorValues, 'PUBLIC_URL' | 'PORT'>) {
  return url ?? `http://localhost:${port}`;
}
