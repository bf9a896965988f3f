import type { WatchEntry } from '#core/reviews/screening/entry.ts';
import { datesOf } from './dates.ts';
import { namesOf, unique } from './names.ts';
import { elementsOf, type Node, nodesAt, textsAt } from './xml-tree.ts';

const joined = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ').trim();

/** OFAC, sdn.xml and consolidated.xml: https://ofac.treasury.gov, the classic format. */
export async function* readOfacXml(path: string): AsyncGenerator<WatchEntry> {
  for await (const entry of elementsOf(path, new Set(['sdnEntry']))) {
    const nameOf = (node: Node) => joined([...textsAt(node, 'firstName'), ...textsAt(node, 'lastName')]);
    yield {
      id: textsAt(entry, 'uid')[0] ?? '',
      kind: textsAt(entry, 'sdnType')[0] === 'Individual' ? 'person' : 'entity',
      ...namesOf(
        nameOf(entry),
        nodesAt(entry, 'akaList', 'aka').map((aka) => [nameOf(aka), textsAt(aka, 'category')[0] === 'weak']),
      ),
      birthDates: datesOf(textsAt(entry, 'dateOfBirthList', 'dateOfBirthItem', 'dateOfBirth')),
      countries: unique([
        ...textsAt(entry, 'nationalityList', 'nationality', 'country'),
        ...textsAt(entry, 'citizenshipList', 'citizenship', 'country'),
      ]),
      programme: textsAt(entry, 'programList', 'program').join(', ') || null,
    };
  }
}

const UN_NAMES = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'];

/** The consolidated list of the United Nations Security Council. */
export async function* readUnXml(path: string): AsyncGenerator<WatchEntry> {
  for await (const entry of elementsOf(path, new Set(['INDIVIDUAL', 'ENTITY']))) {
    const born = nodesAt(entry, 'INDIVIDUAL_DATE_OF_BIRTH');
    yield {
      id: textsAt(entry, 'DATAID')[0] ?? '',
      kind: entry.name === 'INDIVIDUAL' ? 'person' : 'entity',
      ...namesOf(
        joined(UN_NAMES.flatMap((name) => textsAt(entry, name))),
        nodesAt(entry, `${entry.name}_ALIAS`).map((alias) => [
          textsAt(alias, 'ALIAS_NAME')[0] ?? '',
          textsAt(alias, 'QUALITY')[0] === 'Low',
        ]),
      ),
      birthDates: datesOf(born.flatMap((one) => [...textsAt(one, 'DATE'), ...textsAt(one, 'YEAR')])),
      countries: unique(textsAt(entry, 'NATIONALITY', 'VALUE')),
      programme: textsAt(entry, 'UN_LIST_TYPE')[0] ?? null,
    };
  }
}

/** The consolidated list of the European Union (FSF, "xmlFullSanctionsList"). */
export async function* readEuXml(path: string): AsyncGenerator<WatchEntry> {
  for await (const entry of elementsOf(path, new Set(['sanctionEntity']))) {
    const born = nodesAt(entry, 'birthdate').map(({ attributes }) => attributes);
    const [type] = nodesAt(entry, 'subjectType');
    yield {
      id: entry.attributes['euReferenceNumber'] || entry.attributes['logicalId'] || '',
      kind: type?.attributes['code'] === 'person' ? 'person' : 'entity',
      ...namesOf(
        '',
        nodesAt(entry, 'nameAlias').map(({ attributes }) => [
          attributes['wholeName'] || joined([attributes['firstName'], attributes['lastName']]),
          attributes['strong'] === 'false',
        ]),
      ),
      birthDates: datesOf(born.map((one) => one['birthdate'] || one['year'] || '')),
      countries: unique(
        nodesAt(entry, 'citizenship').map(({ attributes }) => attributes['countryIso2Code'] ?? ''),
      ),
      programme: nodesAt(entry, 'regulation')[0]?.attributes['programme'] ?? null,
    };
  }
}
