import type { Answer, TestNode } from './app.ts';
import { form, type Part } from './identity/form.ts';

export type EvidenceBody = {
  id: string;
  by: string;
  mediaType: string;
  bytes: number;
  sha256: string;
  fileSha256: string;
  shared: boolean;
  deleted: boolean;
};
type Dispute = { readonly id: string };

/** The smallest file that counts as a PDF, with something in it. */
export const pdf = (content = '') => Buffer.from(`%PDF-1.7\n${content}\n%%EOF\n`, 'latin1');

/** Files of disputes, added and read with one key. */
export function evidence({ http, call }: TestNode, key: string) {
  const pathOf = ({ id }: Dispute, more = '') => `/v1/disputes/${id}/evidence${more}`;
  const send = (
    dispute: Dispute,
    parts: readonly Part[],
    headers: Record<string, string> = {},
  ): Promise<Answer<EvidenceBody>> => {
    const { payload, headers: type } = form(parts);
    return call('POST', pathOf(dispute), { key, payload, headers: { ...type, ...headers } });
  };
  const add = (
    dispute: Dispute,
    file: Uint8Array,
    { externalUserId = 'buyer', shared }: { externalUserId?: string; shared?: boolean } = {},
  ) =>
    send(dispute, [
      { name: 'externalUserId', value: externalUserId },
      ...(shared === undefined ? [] : [{ name: 'shared', value: String(shared) }]),
      { name: 'file', value: file, fileName: '../x.html', type: 'text/html' },
    ]);
  const list = async (dispute: Dispute) =>
    (await call<{ data: EvidenceBody[] }>('GET', pathOf(dispute), { key })).body.data;
  const share = (dispute: Dispute, { id }: { id: string }, externalUserId = 'buyer') =>
    call<EvidenceBody>('POST', pathOf(dispute, `/${id}/share`), { key, body: { externalUserId } });
  /** The file as bytes. */
  const read = async (dispute: Dispute, { id }: { id: string }, externalUserId?: string, by = key) => {
    const query = externalUserId === undefined ? '' : `?externalUserId=${externalUserId}`;
    const url = pathOf(dispute, `/${id}/file${query}`);
    const { statusCode, headers, rawPayload } = await http.inject({ url, headers: { 'x-api-key': by } });
    const isProblem = String(headers['content-type']).startsWith('application/json');
    const code = isProblem ? (JSON.parse(rawPayload.toString()) as { code?: string }).code : undefined;
    return { status: statusCode, headers, bytes: rawPayload, code };
  };
  return { send, add, list, share, read };
}
