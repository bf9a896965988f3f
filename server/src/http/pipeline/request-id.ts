import { randomHex } from '#store/ids.ts';

export function newRequestId(): string {
  return `req_${randomHex(12)}`;
}
