import { newId } from '#twins/kernel/books.ts';
import { type JsonObject, textOf } from '#twins/kernel/json.ts';
import { charge, decide } from '#twins/kernel/lookups.ts';
import type { Answer, Call, Route } from '#twins/kernel/protocol.ts';
import { type ConsentRequest, dayInWords } from '#twins/kernel/register.ts';
import type { World } from '#twins/kernel/world.ts';
import { answer, refuse } from './answers.ts';

/** 50 naira, as the documentation of version 2 says; that of version 3 names no price. */
const PRICE = 50_000n;
const NO_DATA = { email: null, serialNo: null, landmarks: null, branchName: null, watchlisted: 'NO' };

/** BVN verification with the person's consent. The page where they give it is NIBSS's; here it is ours. */
export function bvnRoutes(world: World): Route[] {
  return [
    { method: 'POST', path: '/bvn/verifications', run: (call) => initiate(world, call) },
    {
      method: 'GET',
      path: '/bvn/verifications/:reference',
      run: ({ params }) => answer('BVN details fetched', view(world, find(world, params['reference']))),
    },
    {
      method: 'GET',
      path: '/bvn/consent/:session',
      open: true,
      run: ({ params }) => consentPage(bySession(world, params['session'])),
    },
    {
      method: 'GET',
      path: '/bvn/consent/:session/:decision',
      open: true,
      run: ({ params }) => takeDecision(world, bySession(world, params['session']), params['decision']),
    },
  ];
}

function initiate(world: World, { body, headers }: Call): Answer {
  const bvn = textOf(body, 'bvn');
  if (!/^\d{11}$/.test(bvn)) refuse(400, 'bvn must be 11 digits');
  const given = { firstName: required(body, 'firstname'), lastName: required(body, 'lastname') };
  const isUnknown = !world.register.people.has(bvn);
  if (!charge(world, PRICE)) refuse(400, 'Insufficient funds in your wallet to complete this request');
  if (world.faults.strikes('billed_failure')) refuse(400, 'BVN verification could not be completed');
  if (isUnknown && world.readings.get('bvn_unknown') === 'refused') refuse(400, 'Invalid BVN');
  const { consents } = world.register;
  const before = [...consents.values()].some((each) => each.number === bvn && each.state === 'given');
  const consent: ConsentRequest = {
    ...{ reference: `FLW${world.chance.letters(32)}`, session: `${newId(world.books)}` },
    ...{ number: bvn, returnUrl: textOf(body, 'redirect_url'), given },
    state: 'open',
  };
  consents.set(consent.reference, consent);
  if (before) decide(world, consent, 'given');
  const page = `http://${headers['host']}/v3/bvn/consent/${consent.session}`;
  const again = world.readings.get('bvn_consented') === 'null' ? null : consent.returnUrl;
  const name = world.readings.get('bvn_link');
  return answer('Bvn verification initiated', {
    [name]: before ? again : page,
    reference: consent.reference,
  });
}

function required(body: JsonObject, name: string): string {
  return textOf(body, name) || refuse(400, `${name} is required`);
}

function find(world: World, reference = ''): ConsentRequest {
  return world.register.consents.get(reference) ?? refuse(404, 'BVN verification not found');
}

function bySession(world: World, session: string | undefined): ConsentRequest {
  const found = [...world.register.consents.values()].find((each) => each.session === session);
  return found?.state === 'open' ? found : refuse(404, 'This link was used before or does not exist');
}

/** The number is in the answer, as it is in the documented example. */
export function view(world: World, { number, reference, returnUrl, given, state }: ConsentRequest) {
  const person = world.register.people.get(number);
  const names = { first_name: given.firstName, last_name: given.lastName };
  const rest = { reference, callback_url: returnUrl || null };
  if (state === 'open') return { ...names, status: world.readings.get('bvn_open'), ...rest, bvn_data: null };
  if (state === 'declined' || !person) {
    return { ...names, status: world.readings.get('bvn_declined'), ...rest, bvn_data: null };
  }
  const { birthDate } = person;
  return {
    ...{ first_name: person.firstName, last_name: person.lastName, status: 'COMPLETED', ...rest },
    bvn_data: {
      ...{ bvn: number, nin: number, surname: person.lastName, firstName: person.firstName, ...NO_DATA },
      ...{ middleName: person.middleName, nameOnCard: `${person.firstName} ${person.lastName}` },
      dateOfBirth: world.readings.get('bvn_birth_date') === 'words' ? dayInWords(birthDate) : birthDate,
      ...{ faceImage: person.portrait || null, phoneNumber1: person.phone, phoneNumber2: null },
    },
  };
}

function consentPage({ session, given }: ConsentRequest): Answer {
  const plain = (text: string) => text.replace(/[^\p{L}\p{N} '-]/gu, '');
  const link = (decision: string, text: string) => `<p><a href="${session}/${decision}">${text}</a></p>`;
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
    <title>BVN consent (twin)</title><h1>Share your BVN record?</h1>
    <p>${plain(given.firstName)} ${plain(given.lastName)}: a merchant asks for your BVN record.</p>
    ${link('approve', 'Approve')}${link('decline', 'Decline')}</html>`;
  return { status: 200, body: null, html };
}

function takeDecision(world: World, consent: ConsentRequest, decision: string | undefined): Answer {
  if (decision !== 'approve' && decision !== 'decline') refuse(404, 'Cannot find the requested endpoint');
  decide(world, consent, decision === 'approve' ? 'given' : 'declined');
  return consent.returnUrl
    ? { status: 303, body: null, location: consent.returnUrl }
    : answer('Thank you', null);
}
