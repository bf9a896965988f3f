import { type Answer, Refusal } from '#twins/kernel/protocol.ts';
import type { World } from '#twins/kernel/world.ts';

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

/** An empty balance, with its code or, as in older examples, with a message alone. */
export function noFunds({ readings }: World): never {
  const message = 'Your balance is not enough to fulfil this request';
  if (readings.get('refusal_code') === 'missing')
    throw new Refusal({ status: 400, body: { status: false, message } });
  refuse(400, message, 'insufficient_balance', 'Top up your balance and try again', 'api_error');
}

export function missing(name: string): never {
  refuse(400, `${name} is required`, 'missing_params', 'Provide all required params');
}
