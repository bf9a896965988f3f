import { accountOf } from '#core/environment.ts';
import { evidenceBusy } from '#core/escrow/disputes/evidence.ts';
import { acceptDocumentForms, MAX_DOCUMENT_FORM_BYTES } from '#http/pipeline/document-form.ts';
import type { BodyReader } from '#http/pipeline/endpoint.ts';
import type { FormFields } from '#http/pipeline/multipart.ts';

const FIELDS: FormFields = {
  externalUserId: { kind: 'text', max: 1 },
  shared: { kind: 'text', max: 1 },
  file: { kind: 'document', max: 1 },
};
/** One file of each party at a time. */
const OF_ONE_DISPUTE = {
  maxBytes: 2 * MAX_DOCUMENT_FORM_BYTES,
  whenFull: 'give_up_oldest',
  busy: evidenceBusy,
} as const;

export const evidenceForm: BodyReader = {
  contentType: 'multipart/form-data',
  install(app) {
    acceptDocumentForms(app, FIELDS, ({ params, caller }) => {
      const { id } = params as { readonly id: string };
      const developerId = caller?.developerId ?? '';
      return { ...OF_ONE_DISPUTE, name: `dispute ${developerId} ${id}`, accountId: accountOf(developerId) };
    });
  },
};
