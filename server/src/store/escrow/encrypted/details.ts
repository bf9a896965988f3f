import type { NewException } from '#core/escrow/exception.ts';
import { encryptFields, openFields, type PersonalBox } from '#store/secrets/personal.ts';
import { exceptionData } from './associated-data.ts';

type Told = { readonly id: string; readonly details: NewException['details'] };

/** Who sent the money that does not fit. */
const PERSONAL = ['senderName'];

export function encryptDetails(box: PersonalBox, developerId: string, { id, details }: Told): object {
  return encryptFields(box, exceptionData(developerId, id), details, PERSONAL);
}

export function openDetails<Row extends Told & { readonly developerId: string }>(
  box: PersonalBox,
  row: Row,
): Row {
  return { ...row, details: openFields(box, exceptionData(row.developerId, row.id), row.details) };
}
