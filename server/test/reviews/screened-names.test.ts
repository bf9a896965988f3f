import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WatchEntry, WatchSource } from '#core/reviews/screening/entry.ts';
import { matchEntry } from '#core/reviews/screening/match.ts';
import { keysOf } from '#core/reviews/screening/words.ts';
import { housekeeping } from '#jobs/housekeeping.ts';
import { readWatchList } from '#providers/watchlists/read-list.ts';
import * as lists from '#store/reviews/screening/lists.ts';
import { startTestApp } from '#test/support/app.ts';
import { runDueJobs } from '#test/support/escrow.ts';

const entry = (name: string, more: Partial<WatchEntry> = {}): WatchEntry => ({
  ...{ id: '1', kind: 'person', names: [name], birthDates: [], countries: [], programme: null },
  ...more,
});
const matches = (given: string, listed: string) => {
  const found = matchEntry({ name: given, birthDate: null, country: null }, entry(listed)) !== null;
  // What matches must also be found.
  if (found) expect(keysOf(given).some((key) => keysOf(listed).includes(key))).toBe(true);
  return found;
};

describe('a name', () => {
  it.each<[string, string, string]>([
    ['with Abd al- in one word', 'Abdurrahman Yousef Tamimi', 'TAMIMI, Abd al-Rahman Yusuf'],
    ['with Nur al-Din in one word', 'Nuruddin Hamza', 'NUR AL-DIN, Hamzah'],
    ['without bin', 'Osama Laden Qasim', 'QASIM, Usama bin Ladin'],
    ['in Arabic script', 'محمد عبد الرحمن التميمي', 'AL-TAMIMI, Muhammad Abd al-Rahman'],
    ['in Cyrillic script', 'Евгений Прохоренко', 'PROKHORENKO, Yevgeniy'],
    ['in a short Yoruba form', 'Tunde Quadri', 'QUADRI, Babatunde'],
    ['in a short Igbo form', 'Emeka Nnadozie', 'NNADOZIE, Chukwuemeka'],
    ['with Hausa letters', 'Ɗahiru Ƙofar', 'KOFAR, Dahiru'],
    ['in a Hausa form', 'Bukar Danladi', 'DANLADI, Abubakar'],
    ['written as one word', 'Oluwaseunadebayo Quadri', 'QUADRI, Oluwaseun Adebayo'],
    ['with an initial', 'A. Nnadozie Bakare', 'BAKARE, Ahmadu Nnadozie'],
    ['that is common, and equal', 'Mohammed Ibrahim', 'IBRAHIM, Mohammed'],
  ])('%s: %s and %s', (_how, given, listed) => {
    expect(matches(given, listed)).toBe(true);
  });

  it.each<[string, string, string]>([
    ['that shares two common words of three', 'Musa Ibrahim', 'IBRAHIM, Musa Danladi'],
    ['with another family', 'Babatunde Okafor', 'QUADRI, Babatunde'],
    ['with another first name', 'Blessing Nnadozie', 'NNADOZIE, Chukwuemeka'],
    ['that contradicts one of three words', 'Musa Bello Yusuf', 'BELLO, Musa Danladi'],
  ])('%s is another: %s and %s', (_how, given, listed) => {
    expect(matches(given, listed)).toBe(false);
  });

  it('that a list calls weak counts only with the same birth date', () => {
    const listed = entry('Zebulon Quackenbush', { weakNames: ['Big Duck'], birthDates: ['1959-09-07'] });
    const match = (birthDate: string | null) =>
      matchEntry({ name: 'Big Duck', birthDate, country: null }, listed);
    expect(match(null)).toBeNull();
    expect(match('1959-09-07')).toMatchObject({ weakAlias: true, listedName: 'Big Duck' });
  });
});

describe('a list', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'surety-names-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function read(source: WatchSource, files: Readonly<Record<string, string>>) {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const found: WatchEntry[] = [];
    for await (const one of readWatchList(source, join(folder, Object.keys(files)[0] ?? ''))) found.push(one);
    return found;
  }

  const SDN = `7,"QUACKENBUSH, Zebulon","individual",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"a.k.a. 'BIG DUCK'."\n`;
  it.each<[WatchSource, Readonly<Record<string, string>>]>([
    ['ofac', { 'sdn.csv': SDN, 'alt.csv': '7,12,"aka","DUCK, Zeb",-0- \n' }],
    [
      'ofac',
      {
        'sdn.xml': `<sdnList><sdnEntry><uid>7</uid><firstName>Zebulon</firstName><lastName>QUACKENBUSH</lastName>
<sdnType>Individual</sdnType><akaList>
<aka><uid>1</uid><category>strong</category><lastName>DUCK</lastName><firstName>Zeb</firstName></aka>
<aka><uid>2</uid><category>weak</category><lastName>BIG DUCK</lastName></aka></akaList></sdnEntry></sdnList>`,
      },
    ],
    [
      'un',
      {
        'un.xml': `<CONSOLIDATED_LIST><INDIVIDUALS><INDIVIDUAL><DATAID>7</DATAID>
<FIRST_NAME>Zebulon</FIRST_NAME><SECOND_NAME>Quackenbush</SECOND_NAME>
<INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>Zeb Duck</ALIAS_NAME></INDIVIDUAL_ALIAS>
<INDIVIDUAL_ALIAS><QUALITY>Low</QUALITY><ALIAS_NAME>Big Duck</ALIAS_NAME></INDIVIDUAL_ALIAS>
</INDIVIDUAL></INDIVIDUALS></CONSOLIDATED_LIST>`,
      },
    ],
    [
      'eu',
      {
        'eu.xml': `<export><sanctionEntity logicalId="7"><subjectType code="person"/>
<nameAlias wholeName="Zebulon Quackenbush" strong="true"/><nameAlias wholeName="Zeb Duck" strong="true"/>
<nameAlias wholeName="Big Duck" strong="false"/></sanctionEntity></export>`,
      },
    ],
    [
      'uk',
      {
        'uk.csv': `Name 6,Name 1,Group Type,Alias Quality,Group ID
QUACKENBUSH,Zebulon,Individual,,7
DUCK,Zeb,Individual,Good quality,7
DUCK,Big,Individual,Low quality,7
`,
      },
    ],
  ])('of %s says which aliases are weak', async (source, files) => {
    const [{ names = [], weakNames = [] } = {}, ...others] = await read(source, files);
    expect(others).toEqual([]);
    expect([names.length, weakNames.length]).toEqual([2, 1]);
    expect([/duck/i.test(names[1] ?? ''), /big/i.test(weakNames[0] ?? '')]).toEqual([true, true]);
  });

  it('that an earlier version has indexed is indexed again, and everybody is screened again', async () => {
    const app = await startTestApp();
    const { key } = await app.signUp();
    async function* one() {
      yield entry('NNADOZIE, Chukwuemeka');
    }
    await lists.replace(app.context.db, 'csv', one(), app.time.now());
    // The keys of an earlier version.
    await app.database.owner.query(`DELETE FROM watch_keys WHERE key <> 'kvmk'`);
    await app.database.owner.query('UPDATE watch_entries SET keyed_by = 1');
    const screen = () =>
      app.call<{ hits: object[] }>('POST', '/v1/screenings', {
        key,
        body: { externalUserId: 'emeka', name: 'Emeka Nnadozie' },
      });
    expect((await screen()).body.hits).toEqual([]);
    app.time.advance(1_000);
    await housekeeping.run(app.context, { payload: {} } as never);
    await runDueJobs(app);
    const found = await app.database.owner.query('SELECT 1 FROM watch_hits');
    expect(found).toHaveLength(1);
  });
});
