import type { AddressClass } from '#core/risk/ip-intel.ts';
import type { OrganisationTable } from './organisations.ts';

export type Organisation = {
  readonly number: number;
  readonly name: string;
  readonly class: AddressClass;
  readonly country: string | null;
};

/** One text for each organisation, and where each of them ends. */
export type PackedOrganisations = { readonly texts: Buffer; readonly ends: Uint32Array };

/**
 * Packs the table into bytes that are read in place, a row at a time: as objects, a hundred thousand rows
 * would take 20 MB, and parsing them a part of each start.
 */
export function packOrganisations(table: OrganisationTable): PackedOrganisations {
  const { numbers, names, classes, countries } = table;
  const rows = numbers.map((number, row) =>
    Buffer.from([number, classes[row], countries[row] ?? '', names[row]].join('\t')),
  );
  let end = 0;
  const ends = Uint32Array.from(rows, ({ length }) => (end += length));
  return { texts: Buffer.concat(rows), ends };
}

export function openOrganisations({ texts, ends }: PackedOrganisations): (row: number) => Organisation {
  return (row) => {
    const text = texts.toString('utf8', row === 0 ? 0 : ends[row - 1], ends[row]);
    const [number, kind, country, ...name] = text.split('\t');
    return {
      number: Number(number),
      class: kind as AddressClass,
      country: country || null,
      name: name.join('\t'),
    };
  };
}
