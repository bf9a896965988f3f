import { wordsOf } from '#core/name-match.ts';
import { textOf } from '#twins/kernel/json.ts';
import { charge } from '#twins/kernel/lookups.ts';
import type { Answer, Call, Route } from '#twins/kernel/protocol.ts';
import { dayInWords, type Person } from '#twins/kernel/register.ts';
import type { World } from '#twins/kernel/world.ts';
import { answer, refuse } from './answers.ts';

/** 60 and 10 naira for each successful request. */
const NIN_PRICE = 60_000n;
const BVN_PRICE = 10_000n;

/** Lookups in the national registers, which Monnify has in its live environment only. */
export function verificationRoutes(world: World): Route[] {
  return [
    { method: 'POST', path: '/api/v1/vas/nin-details', run: (call) => ninDetails(world, call) },
    { method: 'POST', path: '/api/v1/vas/bvn-details-match', run: (call) => bvnMatch(world, call) },
  ];
}

function ninDetails(world: World, { body }: Call): Answer {
  const nin = textOf(body, 'nin');
  if (!/^\d{11}$/.test(nin)) refuse(400, 'nin must be 11 digits');
  const person = lookUp(world, nin, NIN_PRICE, 'NIN');
  const words = world.readings.get('nin_birth_date') === 'words';
  return answer({
    nin,
    lastName: person.lastName,
    firstName: person.firstName,
    middleName: person.middleName,
    dateOfBirth: words ? dayInWords(person.birthDate) : person.birthDate,
    gender: 'FEMALE',
    [world.readings.get('nin_phone')]: person.phone,
  });
}

/** Says how far the given details agree with the record, and never what it contains. */
function bvnMatch(world: World, { body }: Call): Answer {
  const [bvn, name] = [textOf(body, 'bvn'), textOf(body, 'name')];
  const [birthDate, phone] = [textOf(body, 'dateOfBirth'), textOf(body, 'mobileNo')];
  if (!/^\d{11}$/.test(bvn)) refuse(400, 'bvn must be 11 digits');
  if (!name) refuse(400, 'name is required');
  if (!/^\d\d-[A-Z][a-z]{2}-\d{4}$/.test(birthDate)) refuse(400, 'dateOfBirth must be dd-MMM-yyyy');
  if (!/^\d{11,13}$/.test(phone)) refuse(400, 'mobileNo must have 11 to 13 digits');
  const person = lookUp(world, bvn, BVN_PRICE, 'BVN');
  const is = (same: boolean) => (same ? 'FULL_MATCH' : 'NO_MATCH');
  return answer({
    bvn,
    name: nameMatch(name, person),
    dateOfBirth: is(birthDate === dayInWords(person.birthDate)),
    mobileNo: is(phone.slice(-10) === person.phone.slice(-10)),
  });
}

function lookUp(world: World, number: string, price: bigint, register: string): Person {
  if (world.books.balance < price) refuse(400, 'Insufficient balance');
  if (world.faults.strikes('billed_failure')) {
    charge(world, price);
    refuse(400, `Unable to process request. ${register} service is not available`);
  }
  const found = world.register.people.get(number);
  if (!found) return refuse(400, `Unable to process request. Invalid ${register} provided`);
  charge(world, price);
  return found;
}

/** All given names are on the record, in any order; at least two; or fewer. */
function nameMatch(name: string, { firstName, middleName, lastName }: Person) {
  const [given, known] = [wordsOf(name), wordsOf(`${firstName} ${middleName} ${lastName}`)];
  const shared = given.filter((word) => known.includes(word)).length;
  const matchPercentage = Math.round((shared * 100) / given.length);
  if (shared === given.length) return { matchStatus: 'FULL_MATCH', matchPercentage };
  return { matchStatus: shared >= 2 ? 'PARTIAL_MATCH' : 'NO_MATCH', matchPercentage };
}
