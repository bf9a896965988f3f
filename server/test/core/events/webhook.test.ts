import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signatureHeader } from '#actions/events/send-webhook.ts';
import { judgeAttempt, MAX_ATTEMPTS, RETRY_MS, signedContent } from '#core/events/webhook.ts';

const NOW = new Date('2030-01-01T00:00:00Z');
const judge = (status: number | null, earlier = 0, error: string | null = null) =>
  judgeAttempt({ status, error }, earlier, NOW, 0.5);

describe('the schedule', () => {
  it('is at once, 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h: a little over three days', () => {
    const hours = RETRY_MS.reduce((sum, ms) => sum + ms, 0) / 3_600_000;
    expect(MAX_ATTEMPTS).toBe(10);
    expect(hours).toBeGreaterThan(72);
    expect(hours).toBeLessThan(80);
  });
});

describe('judgeAttempt', () => {
  it.each([200, 201, 202, 204, 299])('counts %i as success', (status) => {
    expect(judge(status)).toMatchObject({ status: 'DELIVERED', gone: false });
  });

  it.each([100, 199, 300, 302, 304, 400, 401, 404, 409, 429, 500, 503, null])(
    'tries again after %s',
    (status) => {
      expect(judge(status)).toEqual({
        status: 'PENDING',
        nextAttemptAt: new Date(NOW.getTime() + 5_000),
        gone: false,
      });
    },
  );

  it('does not count an incomplete response as success', () => {
    expect(judge(200, 0, 'the connection broke off').status).toBe('PENDING');
  });

  it('counts 410 as final, and gives up after the tenth attempt', () => {
    expect(judge(410)).toMatchObject({ status: 'FAILED', gone: true });
    expect(judge(500, 8).status).toBe('PENDING');
    expect(judge(500, 9)).toMatchObject({ status: 'FAILED', gone: false });
    expect(judge(200, 9).status).toBe('DELIVERED');
  });

  it('varies each wait by a fifth either way', () => {
    for (const [index, planned] of RETRY_MS.entries()) {
      const wait = (random: number) =>
        judgeAttempt({ status: 500, error: null }, index, NOW, random).nextAttemptAt.getTime() -
        NOW.getTime();
      expect(wait(0)).toBe(planned * 0.8);
      expect(wait(0.5)).toBe(planned);
      expect(wait(0.999_999)).toBeLessThan(planned * 1.2 + 1);
    }
  });
});

describe('a signature', () => {
  it('matches the specification’s own example', () => {
    const body = '{"test": 2432232314}';
    const content = signedContent('msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, body);
    expect(signatureHeader(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], content)).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    );
  });

  it('comes once per secret', () => {
    const secret = (text: string) => `whsec_${Buffer.from(text).toString('base64')}`;
    const expected = (text: string) => `v1,${createHmac('sha256', text).update('content').digest('base64')}`;
    expect(signatureHeader([secret('new'), secret('old')], 'content')).toBe(
      `${expected('new')} ${expected('old')}`,
    );
  });
});
