import { type JsonObject, textOf } from '#twins/kernel/json.ts';
import { type Answer, Refusal } from '#twins/kernel/protocol.ts';

export function answer(responseBody: unknown): Answer {
  const body = { requestSuccessful: true, responseMessage: 'success', responseCode: '0', responseBody };
  return { status: 200, body };
}

export function complaint(status: number, responseMessage: string, responseCode = '99'): Answer {
  return { status, body: { requestSuccessful: false, responseMessage, responseCode } };
}

export function refuse(...details: Parameters<typeof complaint>): never {
  throw new Refusal(complaint(...details));
}

export const CONTRACT_CODE = '1000000001';

export function checkContract(body: JsonObject): void {
  if (textOf(body, 'contractCode') !== CONTRACT_CODE) refuse(422, 'Invalid contract code supplied.');
  if (textOf(body, 'currencyCode') !== 'NGN') refuse(422, 'Unknown currency code supplied.');
}
