import { importsOf, type Rule } from './tree.ts';

/**
 * Which domain may import which other, in any layer. Biome checks the layers; it cannot check the domains as
 * well, because for each file the last matching override replaces the rules of the ones before it.
 */
const DOMAINS: Readonly<Record<string, readonly string[]>> = {
  escrow: ['risk', 'events', 'approvals'],
  identity: ['risk', 'events', 'approvals'],
  risk: ['events', 'approvals'],
  reviews: ['risk', 'identity', 'events'],
  events: [],
  mail: ['escrow', 'events', 'approvals'],
  account: ['approvals'],
  audit: ['events'],
  approvals: ['events'],
  privacy: ['account', 'escrow', 'identity', 'risk', 'events', 'approvals'],
};

/** Files directly in these layers are shared by all domains, so they import none of them. */
const SHARED_LAYERS = ['core', 'actions', 'store'];
/** Exceptions: they assemble what every domain provides. */
const ASSEMBLY = new Set([
  'server/src/actions/context.ts',
  'server/src/actions/execute-approved.ts',
  'server/src/store/living-sql.ts',
]);

/**
 * Which folder may import which other. In http/ the pipeline knows no endpoint and the API knows no page; in
 * twins/ the kernel knows no protocol and no protocol knows another.
 */
const FOLDERS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  http: {
    pipeline: [],
    guide: ['pipeline'],
    browser: ['pipeline'],
    capture: ['pipeline', 'dashboard'],
    api: ['pipeline'],
    dashboard: ['pipeline', 'api'],
    mcp: ['pipeline', 'guide'],
  },
  twins: { kernel: [], page: ['kernel'], paystack: ['kernel'], flutterwave: ['kernel'], monnify: ['kernel'] },
};
const ASSEMBLERS: Readonly<Record<string, string>> = { http: 'server.ts', twins: 'twin.ts' };

export const domains: Rule = (tree) => {
  const wrong: string[] = [];
  for (const [path, text] of tree) {
    if (!path.startsWith('server/src/')) continue;
    for (const { target } of importsOf(path, text)) {
      if (!target?.startsWith('server/src/')) continue;
      const complaint = domainFault(path, target) ?? folderFault(path, target);
      if (complaint) wrong.push(`${path}: imports ${target.slice('server/src/'.length)}; ${complaint}`);
    }
  }
  return wrong;
};

function domainFault(path: string, target: string): string | null {
  const to = domainOf(target);
  if (to === null) return null;
  const from = domainOf(path);
  if (from === null) {
    const [, , layer = '', ...rest] = path.split('/');
    if (!SHARED_LAYERS.includes(layer) || rest.length !== 1 || ASSEMBLY.has(path)) return null;
    return `files shared by all domains import none of them. Move it into ${to}/, or move what it needs out of there.`;
  }
  if (from === to || DOMAINS[from]?.includes(to)) return null;
  const seen = DOMAINS[from]?.join(' and ') || 'no other domain';
  return `${from} may import ${seen}. Let the caller pass it in, or move it to where both may import it.`;
}

function folderFault(path: string, target: string): string | null {
  const [layer, from] = folderOf(path);
  if (from === null || !target.startsWith(`server/src/${layer}/`)) return null;
  const [, to] = folderOf(target);
  const assembler = ASSEMBLERS[layer];
  if (to === null) return `only ${assembler} assembles ${layer}, and nothing below imports it. Pass it in.`;
  if (from === to || FOLDERS[layer]?.[from]?.includes(to)) return null;
  return `${layer}/${from} may not import ${layer}/${to}. Let ${layer}/${assembler} pass it in.`;
}

/** The domain is the folder below the layer, or below http/api. */
function domainOf(path: string): string | null {
  const [, , layer = '', ...rest] = path.split('/');
  if (!['core', 'actions', 'store', 'http'].includes(layer)) return null;
  const name = layer === 'http' ? (rest[0] === 'api' ? rest[1] : undefined) : rest[0];
  return name !== undefined && Object.hasOwn(DOMAINS, name) ? name : null;
}

function folderOf(path: string): [layer: string, folder: string | null] {
  const [, layer = '', folder = ''] = /^server\/src\/(\w+)\/(\w+)\//.exec(path) ?? [];
  return [layer, Object.hasOwn(FOLDERS[layer] ?? {}, folder) ? folder : null];
}
