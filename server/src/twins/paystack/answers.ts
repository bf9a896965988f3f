import { type Answer, Refusal } from '#twins/kernel/protocol.ts';

export function answer(message: string, data?: unknown, status = 200, meta?: unknown): Answer {
  return {
    status,
    body: { status: true, message, ...(data === undefined ? {} : { data }), ...(meta ? { meta } : {}) },
  };
}

export function complaint(
  status: number,
  message: string,
  code: string,
  nextStep: string,
  type = 'validation_error',
): Answer {
  return { status, body: { status: false, message, meta: { nextStep }, type, code } };
}

export function refuse(...details: Parameters<typeof complaint>): never {
  throw new Refusal(complaint(...details));
}

export function missing(name: string): never {
  refuse(400, `${name} is required`, 'missing_params', 'Provide all required params');
}
