import { importsOf, type Rule } from './tree.ts';

/**
 * The second axis: which drawer may look into which, on any floor. Biome holds the first one,
 * the floors; this one it cannot hold, since for each file the last override wins and takes
 * the rules of the floor with it.
 */
const DRAWERS: Readonly<Record<string, readonly string[]>> = {
  escrow: ['risk', 'events', 'approvals'],
  identity: ['risk', 'events', 'approvals'],
  risk: ['events', 'approvals'],
  reviews: ['risk', 'identity', 'events'],
  events: [],
  mail: ['escrow', 'events', 'approvals'],
  account: ['approvals'],
  acts: ['events'],
  approvals: ['events'],
};

/**
 * What the drawers of a floor share may not know the drawers, or each would be tied to all others through it.
 */
const SHARED_FLOORS = ['core', 'actions', 'store'];
/**
 * Except where the drawers are brought together: all that they need, what each of them does once somebody has
 * agreed to it, and the SQL of them all.
 */
const ASSEMBLY = new Set([
  'server/src/actions/context.ts',
  'server/src/actions/carry-out.ts',
  'server/src/store/living-sql.ts',
]);

/**
 * Inside http/: the frame knows no endpoint, the API no page. Inside twins/: the kernel knows no protocol,
 * and no protocol another. What stands beside the rooms puts them together.
 */
const ROOMS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  http: {
    frame: [],
    guide: ['frame'],
    browser: ['frame'],
    capture: ['frame', 'dashboard'],
    api: ['frame'],
    dashboard: ['frame', 'api'],
  },
  twins: { kernel: [], page: ['kernel'], paystack: ['kernel'], flutterwave: ['kernel'], monnify: ['kernel'] },
};
const HEADS: Readonly<Record<string, string>> = { http: 'server.ts', twins: 'twin.ts' };

export const drawers: Rule = (tree) => {
  const wrong: string[] = [];
  for (const [path, text] of tree) {
    if (!path.startsWith('server/src/')) continue;
    for (const { target } of importsOf(path, text)) {
      if (!target?.startsWith('server/src/')) continue;
      const complaint = drawerFault(path, target) ?? roomFault(path, target);
      if (complaint) wrong.push(`${path}: imports ${target.slice('server/src/'.length)}; ${complaint}`);
    }
  }
  return wrong;
};

function drawerFault(path: string, target: string): string | null {
  const to = drawerOf(target);
  if (to === null) return null;
  const from = drawerOf(path);
  if (from === null) {
    const [, , floor = '', ...rest] = path.split('/');
    if (!SHARED_FLOORS.includes(floor) || rest.length !== 1 || ASSEMBLY.has(path)) return null;
    return `what the drawers share knows none of them. Move it into ${to}/, or what it needs out of there.`;
  }
  if (from === to || DRAWERS[from]?.includes(to)) return null;
  const seen = DRAWERS[from]?.join(' and ') || 'no other drawer';
  return `${from} may look into ${seen}. Let the caller hand it over, or move it to where both may see it.`;
}

function roomFault(path: string, target: string): string | null {
  const [floor, from] = roomOf(path);
  if (from === null || !target.startsWith(`server/src/${floor}/`)) return null;
  const [, to] = roomOf(target);
  const head = HEADS[floor];
  if (to === null) return `${head} puts ${floor} together and nothing in it looks up to it. Pass it in.`;
  if (from === to || ROOMS[floor]?.[from]?.includes(to)) return null;
  return `${floor}/${from} may not know ${floor}/${to}. Let ${floor}/${head} bring them together.`;
}

/** The drawer is the folder below the floor, or below http/api. */
function drawerOf(path: string): string | null {
  const [, , floor = '', ...rest] = path.split('/');
  if (!['core', 'actions', 'store', 'http'].includes(floor)) return null;
  const name = floor === 'http' ? (rest[0] === 'api' ? rest[1] : undefined) : rest[0];
  return name !== undefined && Object.hasOwn(DRAWERS, name) ? name : null;
}

function roomOf(path: string): [floor: string, room: string | null] {
  const [, floor = '', room = ''] = /^server\/src\/(\w+)\/(\w+)\//.exec(path) ?? [];
  return [floor, Object.hasOwn(ROOMS[floor] ?? {}, room) ? room : null];
}
