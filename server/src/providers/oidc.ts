import type { Configuration, IDToken, UserInfoResponse } from 'openid-client';
import type { Errand, ProviderPerson, SignInProvider } from '#core/account/sign-in-provider.ts';

type Settings = {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
  readonly redirectUri: string;
};

const TIMEOUT_SECONDS = 10;

/** Read when somebody comes that way: whoever has no provider does not wait for the library. */
const library = () => import('openid-client');

/** OpenID Connect: an authorization code with PKCE, a state and a nonce, and nothing else. */
export function openOidc(settings: Settings | null): SignInProvider | null {
  if (!settings) return null;
  const { redirectUri, name } = settings;
  let known: Promise<Configuration> | null = null;
  /** What the provider says of itself is asked for once; a failure is not remembered. */
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
        // Many say who somebody is in the token, and their address only where they are asked for it.
        const told =
          claims['email'] === undefined && server.serverMetadata().userinfo_endpoint
            ? await client.fetchUserInfo(server, tokens.access_token, claims.sub)
            : claims;
        return personOf(claims, told);
      } catch (error) {
        // A refusal, an answer that is not to our question, a token that nobody signed: none is let in.
        if (isRefusal(error)) return null;
        throw error;
      }
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: Settings): Promise<Configuration> {
  const client = await library();
  // Tokens come over TLS from the provider itself; their signatures are checked all the same.
  const execute = [
    client.enableNonRepudiationChecks,
    ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
  ];
  return client.discovery(issuer, clientId, clientSecret, undefined, { timeout: TIMEOUT_SECONDS, execute });
}

function personOf(claims: IDToken, told: IDToken | UserInfoResponse): ProviderPerson {
  const { email, email_verified: verified } = told;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof email === 'string' ? email : null,
    verified: verified === true,
  };
}

/** What the library found fault with, as opposed to a provider that could not be reached. */
function isRefusal(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && code.startsWith('OAUTH_') && !/TIMEOUT|ABORT/.test(code);
}
