import { type Answer, Refusal } from '#twins/kernel/protocol.ts';

export function answer(message: string, data: unknown, meta?: unknown): Answer {
  return { status: 200, body: { status: 'success', message, ...(meta ? { meta } : {}), data } };
}

export function complaint(status: number, message: string): Answer {
  return { status, body: { status: 'error', message, data: null } };
}

export function refuse(status: number, message: string): never {
  throw new Refusal(complaint(status, message));
}
