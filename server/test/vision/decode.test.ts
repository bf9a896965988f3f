import { describe, expect, it } from 'vitest';
import { BadImage, decode, failureAfter, OutOfTime } from '#vision/pictures/decode.ts';
import { type TaskResult, workBefore } from '#vision/pool/serve-tasks.ts';

describe('a picture that cannot be decoded', () => {
  it('is damaged when the decoder gives up at once', async () => {
    const cut = Buffer.from('/9j/4AAQSkZJRgABAQAAAQABAAD/wAALCAAQABABAREA/9oACAEBAAA/AA==', 'base64');
    await expect(decode(cut, 100)).rejects.toMatchObject({ fault: 'damaged' });
  });

  it.each([
    [9_999, BadImage],
    [10_000, OutOfTime],
  ])('after %i ms is a %o', (elapsedMs, kind) => {
    expect(failureAfter(elapsedMs)).toBeInstanceOf(kind);
  });

  it('for lack of time makes the work late, as a missed deadline does', async () => {
    const work = async (): Promise<TaskResult<string>> => {
      throw failureAfter(10_000);
    };
    expect(await workBefore(performance.now() + 60_000, work, null)).toBe('too_late');
  });
});
