import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screenAgain } from '#actions/reviews/screening/screen-person.ts';
import type { WatchEntry, WatchSource } from '#core/reviews/screening/entry.ts';
import { matchEntry } from '#core/reviews/screening/match.ts';
import { readWatchList } from '#providers/watchlists/read-list.ts';
import * as lists from '#store/reviews/screening/lists.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';
import { reviewQueue } from '#test/support/risk/reviews.ts';

/** Made up in the formats of the official lists; all people are fictional. */
const OFAC_XML = `<?xml version="1.0"?><sdnList xmlns="http://tempuri.org/sdnList.xsd">
<publshInformation><Publish_Date>01/05/2030</Publish_Date></publshInformation>
<sdnEntry><uid>7001</uid><firstName>Zebulon Mohammed</firstName><lastName>QUACKENBUSH</lastName>
<sdnType>Individual</sdnType><programList><program>SDGT</program></programList>
<akaList><aka><uid>1</uid><type>a.k.a.</type><lastName>DUCK</lastName><firstName>Zeb</firstName></aka></akaList>
<nationalityList><nationality><country>Nigeria</country></nationality></nationalityList>
<dateOfBirthList><dateOfBirthItem><dateOfBirth>07 Sep 1959</dateOfBirth></dateOfBirthItem></dateOfBirthList>
</sdnEntry>
<sdnEntry><uid>7002</uid><lastName>BRAMBLE SHIPPING LTD</lastName><sdnType>Entity</sdnType></sdnEntry></sdnList>`;
const OFAC_CSV = `7001,"QUACKENBUSH, Zebulon Mohammed","individual","SDGT",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 07 Sep 1959; nationality Nigeria; a.k.a. 'DUCK, Zeb'."
7002,"BRAMBLE SHIPPING LTD",-0- ,"SDGT",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- 
`;
const UN_XML = `<?xml version="1.0"?><CONSOLIDATED_LIST dateGenerated="2030-01-05"><INDIVIDUALS><INDIVIDUAL>
<DATAID>7001</DATAID><FIRST_NAME>Zebulon</FIRST_NAME><SECOND_NAME>Mohammed</SECOND_NAME>
<THIRD_NAME>Quackenbush</THIRD_NAME><UN_LIST_TYPE>Al-Qaida</UN_LIST_TYPE>
<NATIONALITY><VALUE>Nigeria</VALUE></NATIONALITY>
<INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>Zeb Duck</ALIAS_NAME></INDIVIDUAL_ALIAS>
<INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>EXACT</TYPE_OF_DATE><DATE>1959-09-07</DATE></INDIVIDUAL_DATE_OF_BIRTH>
</INDIVIDUAL></INDIVIDUALS><ENTITIES><ENTITY><DATAID>7002</DATAID><FIRST_NAME>Bramble Shipping Ltd</FIRST_NAME>
</ENTITY></ENTITIES></CONSOLIDATED_LIST>`;
const UK_CSV = `Last Updated,05/01/2030
Name 6,Name 1,Name 2,Name 3,Name 4,Name 5,Title,DOB,Nationality,Group Type,Alias Type,Regime,Group ID
QUACKENBUSH,Zebulon,Mohammed,,,,,07/09/1959,Nigeria,Individual,Primary name,ISIL,7001
DUCK,Zeb,,,,,,07/09/1959,Nigeria,Individual,AKA,ISIL,7001
BRAMBLE SHIPPING LTD,,,,,,,,,Entity,Primary name,,7002
`;
const EU_XML = `<?xml version="1.0"?><export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="2030-01-05">
<sanctionEntity euReferenceNumber="7001" logicalId="1"><regulation programme="NGA"/><subjectType code="person"/>
<nameAlias wholeName="Zebulon Mohammed QUACKENBUSH"/><nameAlias firstName="Zeb" lastName="DUCK" wholeName=""/>
<birthdate birthdate="1959-09-07"/><citizenship countryIso2Code="NG"/></sanctionEntity>
<sanctionEntity euReferenceNumber="7002" logicalId="2"><subjectType code="enterprise"/>
<nameAlias wholeName="Bramble Shipping Ltd"/></sanctionEntity></export>`;
const CSV = `id,name,aliases,birthDate,country,kind
7001,Zebulon Mohammed Quackenbush,Zeb Duck,1959-09-07,NG,person
7002,Bramble Shipping Ltd,,,,entity
`;

let folder: string;
let app: TestApp;
let key: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'surety-lists-'));
  app = await startTestApp();
  ({ key } = await app.signUp());
});
afterAll(() => rm(folder, { recursive: true }));

async function read(source: WatchSource, name: string, text: string): Promise<WatchEntry[]> {
  const path = join(folder, name);
  await writeFile(path, text);
  const entries: WatchEntry[] = [];
  for await (const entry of readWatchList(source, path)) entries.push(entry);
  return entries;
}

async function* listed(...entries: readonly Partial<WatchEntry>[]): AsyncGenerator<WatchEntry> {
  const empty = { kind: 'person', birthDates: [], countries: [], programme: null } as const;
  for (const [place, entry] of entries.entries()) yield { id: String(place), names: [], ...empty, ...entry };
}
const load = (source: WatchSource, ...entries: readonly Partial<WatchEntry>[]) =>
  lists.replace(app.context.db, source, listed(...entries), app.time.now());

describe('a list', () => {
  it.each<[WatchSource, string, string]>([
    ['ofac', 'sdn.xml', OFAC_XML],
    ['ofac', 'sdn.csv', OFAC_CSV],
    ['un', 'consolidated.xml', UN_XML],
    ['uk', 'ConList.csv', UK_CSV],
    ['eu', 'full.xml', EU_XML],
    ['csv', 'own.csv', CSV],
  ])('is read as %s publishes it (%s)', async (source, name, text) => {
    const [person, company, ...none] = await read(source, name, text);
    expect(none).toEqual([]);
    expect(person).toMatchObject({ id: '7001', kind: 'person', birthDates: ['1959-09-07'] });
    expect(person?.countries[0]).toMatch(/^(Nigeria|NG)$/);
    expect(company).toMatchObject({ id: '7002', kind: 'entity', birthDates: [] });
    const found = person && matchEntry({ name: 'Zeb Duck', birthDate: '1959-09-07', country: 'NG' }, person);
    // In sdn.csv itself only weak aliases are listed.
    const isWeak = name === 'sdn.csv';
    expect(found).toMatchObject({
      ...{ score: isWeak ? 80 : 100, birthDate: 'same', country: 'same', weakAlias: isWeak },
    });
  });

  it.each<[string, WatchSource, string]>([
    ['another list', 'un', EU_XML],
    ['half a file', 'eu', EU_XML.slice(0, 400)],
    ['a document type', 'eu', EU_XML.replace('<export', '<!DOCTYPE x [<!ENTITY a "b">]><export')],
    ['a table without names', 'csv', 'a,b\n1,2\n'],
    ['a quotation mark that is not closed', 'csv', `${CSV}7003,"Ada\n`],
    ['a cell that is too long', 'csv', `${CSV}7003,${'a'.repeat(20_001)}\n`],
    ['a row that does not end', 'csv', `${CSV}7003,"${'a\n'.repeat(200_000)}`],
  ])('is refused: %s', async (_name, source, text) => {
    await expect(read(source, 'wrong', text)).rejects.toThrow(
      /entries|well-formed|document type|columns|row 4 has a quotation|cells is too long/,
    );
  });

  it('has versions with added, changed and removed entries', async () => {
    const [ada, bola] = [
      { id: 'a', names: ['Ada Vandersloot'] },
      { id: 'b', names: ['Bola Winterbottom'] },
    ];
    expect(await load('uk', ada, bola)).toMatchObject({ version: 1, entries: 2, added: 2, removed: 0 });
    expect(await load('uk', ada, bola)).toBeNull();
    const changed = await load('uk', { ...ada, names: ['Ada Crumplehorn'] }, { id: 'c', names: ['Chi Obi'] });
    expect(changed).toMatchObject({ version: 2, entries: 2, added: 1, changed: 1, removed: 1 });
    expect(await lists.candidates(app.context.db, 'Ada Vandersloot')).toHaveLength(1);
    expect(await lists.candidates(app.context.db, 'Bola Winterbottom')).toEqual([]);
  });
});

describe('a name', () => {
  const entry = (name: string, more: Partial<WatchEntry> = {}): WatchEntry => ({
    ...{ id: '1', kind: 'person', names: [name], birthDates: [], countries: [], programme: null },
    ...more,
  });
  const born = { birthDates: ['1959-09-07'] };
  it.each([
    ['in another order', 'Quackenbush, Zebulon', 'Zebulon QUACKENBUSH', {}, true],
    ['with a name more', 'Zebulon Quackenbush', 'Zebulon Mohammed Quackenbush', {}, true],
    ['as it sounds', 'Muhammad Husayn', 'Mohammed HUSSEIN', {}, true],
    ['with accents', 'José Nuñez', 'JOSE NUNEZ', {}, true],
    ['one letter off', 'Zebulon Quackenbosh', 'Zebulon Quackenbush', {}, true],
    ['of a person with the same first name', 'Zebulon Obi', 'Zebulon Quackenbush', {}, false],
    ['that is one common word', 'Mohammed', 'Mohammed Hussein', {}, false],
    ['that is only initials', 'Z Q', 'Zebulon Quackenbush', {}, false],
    ['born in another decade', 'Zebulon Quackenbush', 'Zebulon Quackenbush', { birthDates: ['1931'] }, false],
    ['born in that year', 'Zebulon Quackenbush', 'Zebulon Quackenbush', { birthDates: ['1959'] }, true],
  ])('%s: %s and %s', (_name, given, listedName, more, hit) => {
    const person = { name: given, birthDate: '1959-09-07', country: null };
    expect(matchEntry(person, entry(listedName, more)) !== null).toBe(hit);
  });

  it('shows how each word matches', () => {
    const person = { name: 'Dr Muhammad Z. Obi', birthDate: '1959-09-07', country: 'GH' };
    const found = matchEntry(person, entry('OBI, Mohammed', { ...born, countries: ['Nigeria'] }));
    expect(found).toMatchObject({ birthDate: 'same', country: 'differs' });
    expect(found?.parts).toEqual([
      { given: 'muhammad', listed: 'mohammed', likeness: 'sound' },
      { given: 'z', listed: null, likeness: 'none' },
      { given: 'obi', listed: 'obi', likeness: 'same' },
    ]);
  });
});

describe('a person', () => {
  const screen = (body: object) =>
    app.call<{ hits: { listedName: string; score: number }[] }>('POST', '/v1/screenings', { key, body });

  it('is screened against the lists, and a match waits in the review queue, once', async () => {
    await load('ofac', { id: '9', names: ['Xanthippe Featherstone'], programme: 'SDGT' });
    const her = { externalUserId: 'xan', name: 'Xantippe Featherstone', country: 'NG' };
    const { status, body } = await screen(her);
    expect(status).toBe(200);
    expect(body.hits).toMatchObject([{ listedName: 'Xanthippe Featherstone' }]);
    await screen(her);
    const at = reviewQueue(app, key);
    const reviews = await at.of('xan');
    expect(reviews).toMatchObject([{ type: 'screening', flag: null }]);
    const page = await app.call<{ hits: object[] }>('GET', `/v1/reviews/${reviews[0]?.id}`, { key });
    expect(page.body.hits).toMatchObject([{ listedName: 'Xanthippe Featherstone', programme: 'SDGT' }]);
    expect((await at.decide(reviews[0]?.id ?? '', 'other_person')).status).toBe(200);
    await screen(her);
    expect(await at.of('xan')).toEqual([]);
    const kept = await app.database.owner.query('SELECT * FROM screened_people, watch_hits');
    expect(JSON.stringify(kept)).not.toMatch(/xantippe/i);
    const none = await screen({ externalUserId: 'ok', name: 'Somebody Else' });
    expect(none.body).toMatchObject({ hits: [] });
  });

  it('is screened as a party of an agreement', async () => {
    await load('un', { id: 'un1', names: ['Cornelius Bramble'] });
    app.time.advance(60_000);
    const on = platform(app, key);
    await on.create([100], { sellerExternalId: 'corny', sellerName: 'Cornelius BRAMBLE' });
    await on.create([100], { sellerExternalId: 'nobody', sellerName: 'Wilhelmina Nobody' });
    await runDueJobs(app);
    expect(await reviewQueue(app, key).of('corny')).toMatchObject([{ type: 'screening' }]);
    expect(await reviewQueue(app, key).of('nobody')).toEqual([]);
  });

  it('is screened against a new version, and only against its new entries', async () => {
    await screen({ externalUserId: 'thad', name: 'Thaddeus Bramblethwaite' });
    const at = reviewQueue(app, key);
    expect(await at.of('thad')).toEqual([]);
    app.time.advance(60_000);
    await load('eu', { id: 'eu1', names: ['Thaddeus BRAMBLETHWAITE'] });
    const since = app.time.now();
    expect(await screenAgain(app.context, since)).toBeGreaterThan(0);
    expect(await at.of('thad')).toMatchObject([{ type: 'screening' }]);
    expect(await screenAgain(app.context, since)).toBe(0);
  });

  it.each([
    ['no name', { externalUserId: 'u' }],
    ['a date that is none', { externalUserId: 'u', name: 'A B', birthDate: '1990-13-01' }],
    ['a country in words', { externalUserId: 'u', name: 'A B', country: 'Nigeria' }],
  ])('is not screened with %s', async (_name, body) => {
    expect((await screen(body)).status).toBe(400);
  });
});
