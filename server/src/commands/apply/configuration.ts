import { readFile, stat } from 'node:fs/promises';
import type {
  AddToRiskListParams,
  ChangeIdentityPolicyParams,
  ChangeReleasePolicyParams,
  ChangeReviewPolicyParams,
  ChangeWebhookParams,
  CreateWebhookParams,
  DraftRiskPolicyParams,
} from '@surety/sdk';
import { parse } from 'yaml';
import { z } from 'zod';
import { CommandError } from '#commands/command-error.ts';
import { checkWebhookUrl } from '#core/events/webhook.ts';
import { Problem } from '#core/problem.ts';
import { sayWhat, spelled } from '#core/risk/lists.ts';
import type { RiskPolicy } from '#core/risk/policy/risk-policy.ts';
import { compilePolicy } from '#core/risk/policy/risk-policy.ts';
import { apiEndpoints } from '#http/api/endpoints.ts';

/** What a configuration file wants. A section that is left out stays as it is. */
export type Configuration = {
  readonly webhooks?: readonly (CreateWebhookParams & Pick<ChangeWebhookParams, 'enabled'>)[];
  readonly lists?: readonly AddToRiskListParams[];
  readonly policies?: {
    readonly release?: ChangeReleasePolicyParams;
    readonly review?: ChangeReviewPolicyParams;
    readonly identity?: ChangeIdentityPolicyParams;
    readonly risk?: DraftRiskPolicyParams;
  };
};

const MAX_BYTES = 1_048_576;
const MAX_ENTRIES = 1_000;

/** The schemas of the API check the fields; here only their names, because the API ignores unknown ones. */
const fields = (...names: string[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, z.unknown().optional()])));

const FileShape = z.strictObject({
  webhooks: z
    .array(fields('url', 'events', 'ordered', 'description', 'enabled'))
    .max(MAX_ENTRIES)
    .optional(),
  lists: z
    .array(fields('on', 'type', 'value', 'reason', 'expiresAt'))
    .max(MAX_ENTRIES)
    .optional(),
  policies: z
    .strictObject({
      release: fields('rules').optional(),
      review: fields('opens', 'dueHours').optional(),
      identity: fields(
        ...['keepDocument', 'keepDocumentDays', 'keepPicturesDays', 'searchFacesDays', 'keepName'],
        ...['screenNames', 'minimumFrames', 'livenessLevel', 'requireFlash', 'documentSeenBefore'],
        ...['recogniseDocumentDays', 'minimumAge'],
      ).optional(),
      risk: fields('highValue', 'weights', 'rules', 'scorecard').optional(),
    })
    .optional(),
});

/** Reads a file of YAML or JSON and checks all of it, so that a wrong file changes nothing. */
export async function readConfiguration(path: string): Promise<Configuration> {
  const given = FileShape.safeParse(await readYaml(path));
  const faults = given.success ? [] : faultsOf('', given.error);
  const file = given.data ?? {};
  const policies = file.policies ?? {};
  const checked: Configuration = {
    ...(file.webhooks && { webhooks: file.webhooks.map(checkWebhook(faults)) }),
    ...(file.lists && { lists: file.lists.map(checkEntry(faults)) }),
    policies: {
      ...(policies.release && {
        release: check(faults, 'changeReleasePolicy', 'policies.release', policies.release),
      }),
      ...(policies.review && {
        review: check(faults, 'changeReviewPolicy', 'policies.review', policies.review),
      }),
      ...(policies.identity && {
        identity: check(faults, 'changeIdentityPolicy', 'policies.identity', policies.identity),
      }),
      ...(policies.risk && { risk: checkRiskPolicy(faults, policies.risk) }),
    },
  };
  refuseRepeated(
    faults,
    'webhooks',
    'url',
    (checked.webhooks ?? []).map(({ url }) => url),
  );
  refuseRepeated(
    faults,
    'lists',
    'value',
    (checked.lists ?? []).map(({ on, value }) => `${on} ${value}`),
  );
  if (faults.length === 0) return checked;
  throw new CommandError(
    `${path} is not valid. Nothing was changed.\n${faults.map((one) => `  ${one}`).join('\n')}`,
  );
}

async function readYaml(path: string): Promise<unknown> {
  try {
    if ((await stat(path)).size > MAX_BYTES) throw new Error('it is larger than 1 MB');
    return parse(await readFile(path, 'utf8')) ?? {};
  } catch (error) {
    throw new CommandError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

/** Checks a value with the schema of the endpoint that it will be sent to, and adds the defaults. */
function check<Body>(faults: string[], operationId: string, at: string, value: unknown): Body {
  const schema = apiEndpoints.find((endpoint) => endpoint.operationId === operationId)?.body;
  const result = schema?.safeParse(value);
  if (result?.error) faults.push(...faultsOf(at, result.error));
  return (result?.data ?? {}) as Body;
}

function checkWebhook(faults: string[]) {
  return ({ enabled, ...webhook }: Record<string, unknown>, index: number) => {
    const at = `webhooks[${index}]`;
    const checked = check<CreateWebhookParams>(faults, 'createWebhook', at, webhook);
    check(faults, 'changeWebhook', at, { enabled: enabled ?? true });
    // Whether a private address is allowed is a setting of the service.
    if (checked.url !== undefined) collect(faults, at, () => checkWebhookUrl(checked.url, true));
    return { ...checked, enabled: enabled !== false };
  };
}

function checkEntry(faults: string[]) {
  return (entry: Record<string, unknown>, index: number) => {
    const at = `lists[${index}]`;
    const before = faults.length;
    const checked = check<AddToRiskListParams>(faults, 'addToRiskList', at, entry);
    if (faults.length === before && checked.on !== 'device' && spelled(checked.on, checked.value) === null) {
      faults.push(`${at}.value must be ${sayWhat(checked.on)}`);
    }
    return checked;
  };
}

function checkRiskPolicy(faults: string[], value: unknown): DraftRiskPolicyParams {
  const before = faults.length;
  const checked = check<DraftRiskPolicyParams>(faults, 'draftRiskPolicy', 'policies.risk', value);
  if (faults.length === before) {
    collect(faults, 'policies.risk', () => compilePolicy(null, checked as RiskPolicy));
  }
  return checked;
}

function collect(faults: string[], at: string, work: () => unknown): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const details = error.details?.length ? error.details : [{ path: '', message: error.message }];
    faults.push(...details.map(({ path, message }) => `${path === '' ? at : `${at}.${path}`} ${message}`));
  }
}

function faultsOf(at: string, { issues }: z.ZodError): string[] {
  return issues.map(({ path, message }) => {
    const inner = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
    return `${(at + inner).replace(/^\./, '') || 'the file'}: ${message}`;
  });
}

function refuseRepeated(faults: string[], section: string, field: string, keys: readonly string[]): void {
  for (const [index, key] of keys.entries()) {
    if (keys.indexOf(key) < index) faults.push(`${section}[${index}].${field}: is there twice`);
  }
}
