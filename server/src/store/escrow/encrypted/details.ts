import type { NewException } from '#core/escrow/exception.ts';
import { openFields, type PersonalBox, sealFields } from '#store/secrets/personal.ts';
import { exceptionPlace } from './associated-data.ts';

type Told = { readonly id: string; readonly details: NewException['details'] };

/** Who sent the money that does not fit. */
const PERSONAL = ['senderName'];

export function sealDetails(box: PersonalBox, developerId: string, { id, details }: Told): object {
  return sealFields(box, exceptionPlace(developerId, id), details, PERSONAL);
}

export function openDetails<Row extends Told & { readonly developerId: string }>(
  box: PersonalBox,
  row: Row,
): Row {
  return { ...row, details: openFields(box, exceptionPlace(row.developerId, row.id), row.details) };
}
