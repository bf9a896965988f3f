import type { Configuration, IDToken, UserInfoResponse } from 'openid-client';
import { z } from 'zod';
import type { Errand, ProviderPerson, SignInProvider } from '#core/account/sign-in-provider.ts';

type Settings = {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
  readonly redirectUri: string;
};

const TIMEOUT_SECONDS = 10;
const ADDRESS = z.email().max(254);

/** Loaded on first use, so that installations without a provider do not wait for the library. */
const library = () => import('openid-client');

/** OpenID Connect with an authorization code, PKCE, state and nonce. */
export function openOidc(settings: Settings | null): SignInProvider | null {
  if (!settings) return null;
  const { redirectUri, name } = settings;
  let known: Promise<Configuration> | null = null;
  /** The provider's metadata is fetched once; failures are not cached. */
  const configuration = () => {
    known ??= discover(settings).catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
  return {
    name,
    async begin() {
      const client = await library();
      const errand: Errand = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const address = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        code_challenge: await client.calculatePKCECodeChallenge(errand.verifier),
        code_challenge_method: 'S256',
        state: errand.state,
        nonce: errand.nonce,
      });
      return { address: address.href, errand };
    },
    async finish(query, { state, nonce, verifier }) {
      const client = await library();
      const server = await configuration();
      try {
        const tokens = await client.authorizationCodeGrant(server, new URL(`${redirectUri}${query}`), {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) return null;
        // Many providers identify the person in the token, but return the address only from the userinfo
        // endpoint.
        const profile =
          claims['email'] === undefined && server.serverMetadata().userinfo_endpoint
            ? await client.fetchUserInfo(server, tokens.access_token, claims.sub)
            : claims;
        return personOf(claims, profile);
      } catch (error) {
        // A refusal, an unrelated answer or a token with an invalid signature lets no one in.
        if (isRefusal(error)) return null;
        throw error;
      }
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: Settings): Promise<Configuration> {
  const client = await library();
  // Tokens come from the provider over TLS; their signatures are verified as well.
  const execute = [
    client.enableNonRepudiationChecks,
    ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
  ];
  return client.discovery(issuer, clientId, clientSecret, undefined, { timeout: TIMEOUT_SECONDS, execute });
}

function personOf(claims: IDToken, profile: IDToken | UserInfoResponse): ProviderPerson {
  const { email, email_verified: verified } = profile;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    // As the forms do: an address with look-alike characters is refused.
    email: typeof email === 'string' && ADDRESS.safeParse(email).success ? email : null,
    verified: verified === true,
  };
}

/**
 * True for errors that the library found in the answer, as opposed to a provider that could not be reached.
 */
function isRefusal(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && code.startsWith('OAUTH_') && !/TIMEOUT|ABORT/.test(code);
}
