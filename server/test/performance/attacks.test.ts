import { once } from 'node:events';
import { type IncomingMessage, request as send } from 'node:http';
import { expect, it } from 'vitest';
import { arm, attacksOn } from '#bench/lib/attacks.ts';
import { signUp } from '#bench/lib/neighbour.ts';
import { startTestApp } from '#test/support/app.ts';

const app = await startTestApp();
const address = new URL(await app.http.listen({ port: 0, host: '127.0.0.1' }));
const port = Number(address.port);
const loud = await signUp(port);
await arm(port, loud);

/** The answer to one request of an attack. Others are 200 or 201. */
const ANSWERS: Readonly<Record<string, number>> = {
  'a large JSON body': 400,
  'a sign-in': 401,
  'a guessed capture link': 404,
  'a wrong key': 401,
};

const attacks = attacksOn({ port, loud, watchers: [loud] });

it.each(attacks.map((attack) => [attack.name, attack.noise] as const))(
  'the attack “%s” of the benchmark reaches what it attacks',
  async (name, { path, method = 'GET', headers, body }) => {
    const request = send(new URL(path.replaceAll('{n}', '1'), address), {
      method,
      headers: headers[0] ?? {},
      agent: false,
    });
    request.end(body === undefined ? body : String(body).replaceAll('{n}', '1'));
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    // Several answers are long or never end.
    request.destroy();
    const kind = name.replace(/^\d+ (?:strangers )?(?:× )?/, '');
    expect([kind, answer.statusCode]).toEqual([kind, ANSWERS[kind] ?? expect.toBeOneOf([200, 201, 202])]);
  },
);
