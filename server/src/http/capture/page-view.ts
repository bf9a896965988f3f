import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import type { Attendance } from '#actions/identity/sessions/attend-session.ts';
import { accountOf } from '#core/environment.ts';
import { asOf, faceParts, MAX_ATTEMPTS, PAGE_LANGUAGES, SESSION_STATES } from '#core/identity/session.ts';
import { timestamp } from '#http/pipeline/schemas.ts';
import * as developers from '#store/account/developers.ts';
import * as policies from '#store/identity/policies.ts';
import * as parts from '#store/identity/session-parts.ts';
import * as verifications from '#store/identity/verifications.ts';

import { RegisterStepView, viewRegisterStep } from './register-view.ts';

export type Attended = { readonly context: Context; readonly attendance: Attendance };

export const PageView = z
  .object({
    state: z.enum(SESSION_STATES),
    askedBy: z.string(),
    language: z.enum(PAGE_LANGUAGES),
    livenessLevel: z.enum(['passive', 'active']),
    documentTypes: z.array(z.string()).nullable(),
    /** The face pictures to take. */
    faces: z.array(z.string()),
    /** Data that the account stores besides the result, shown to the person before they consent. */
    keepDocument: z.boolean(),
    keepName: z.boolean(),
    keepPicturesDays: z.int().nullable(),
    searchFacesDays: z.int().nullable(),
    consented: z.boolean(),
    attemptsLeft: z.int(),
    /** Parts that have already arrived, so that they are not uploaded again. */
    parts: z.array(z.string()),
    /** The problems of the last attempt. */
    problems: z.array(z.string()),
    returnUrl: z.string().nullable(),
    /** The lookup in a national register; null when the session does not ask for it. */
    register: RegisterStepView.nullable(),
    expiresAt: timestamp,
  })
  .meta({ title: 'CapturePage' });

export async function viewPage({ context, attendance }: Attended): Promise<z.output<typeof PageView>> {
  const session = asOf(attendance.session, context.clock());
  const { developerId, verificationId } = session;
  const [account, policy, names, last, register] = await Promise.all([
    developers.find(context.db, context.box, accountOf(developerId)),
    policies.find(context.db, developerId),
    parts.names(context.db, session),
    verificationId === null ? undefined : verifications.find(context.db, developerId, verificationId),
    viewRegisterStep(context, session),
  ]);
  return {
    state: session.state,
    askedBy: account?.name ?? '',
    language: session.language,
    livenessLevel: session.livenessLevel,
    documentTypes: session.documentTypes && [...session.documentTypes],
    faces: [...faceParts(policy)],
    keepDocument: policy.keepDocument,
    keepName: policy.keepName,
    keepPicturesDays: policy.keepPicturesDays,
    searchFacesDays: policy.searchFacesDays,
    consented: session.consent !== null,
    attemptsLeft: MAX_ATTEMPTS - session.attempts,
    parts: names,
    problems: [...new Set(last?.details.map(({ code }) => code) ?? [])],
    returnUrl: returnAddress(session),
    register,
    expiresAt: session.expiresAt.toISOString(),
  };
}

/** Adds the session id, but not the result: the platform has to ask for that with a key. */
function returnAddress({ id, returnUrl }: Attendance['session']): string | null {
  if (returnUrl === null) return null;
  const url = new URL(returnUrl);
  url.searchParams.set('identitySession', id);
  return url.href;
}
