import type { NewException } from '#core/escrow/exception.ts';
import { encryptFields, openFields, type PersonalBox } from '#store/secrets/personal.ts';
import { exceptionData } from './associated-data.ts';

type Detailed = { readonly id: string; readonly details: NewException['details'] };

/** The sender of the money. */
const PERSONAL = ['senderName'];

export function encryptDetails(box: PersonalBox, developerId: string, { id, details }: Detailed): object {
  return encryptFields(box, exceptionData(developerId, id), details, PERSONAL);
}

export function openDetails<Row extends Detailed & { readonly developerId: string }>(
  box: PersonalBox,
  row: Row,
): Row {
  return { ...row, details: openFields(box, exceptionData(row.developerId, row.id), row.details) };
}
