/** An entry of a lock file (version 3), by the path of its folder. */
type Locked = {
  readonly version?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
};
export type Lock = { readonly packages: Readonly<Record<string, Locked>> };
type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly bundleDependencies: readonly string[];
};

const WORKSPACE = 'server';
const FOLDER = 'node_modules/';

/**
 * Returns the lock that is published with the package: npm then installs for users what was tested here, and
 * not what a maintainer of a dependency has released since. Built from the repository's own lock.
 */
export function shrinkwrapOf(manifest: Manifest, { packages }: Lock): object {
  const { name, version, dependencies, bundleDependencies } = manifest;
  const bundled = new Set(bundleDependencies);
  const locked: Record<string, object> = {};
  const follow = (from: string, wanted: Iterable<string>): void => {
    for (const one of wanted) {
      const path = resolve(packages, from, one);
      const found = path === null ? undefined : packages[path];
      if (path === null || !found) continue;
      const place = path.replace(new RegExp(`^${WORKSPACE}/`), '');
      if (locked[place]) continue;
      const { dev: _dev, ...entry } = found;
      locked[place] = bundled.has(one) ? { version: entry.version, inBundle: true } : entry;
      if (!bundled.has(one)) follow(path, neededBy(entry));
    }
  };
  follow(WORKSPACE, [...Object.keys(dependencies), ...bundleDependencies]);
  const sorted = Object.fromEntries(
    Object.entries(locked).sort(([left], [right]) => (left < right ? -1 : 1)),
  );
  return { name, version, lockfileVersion: 3, requires: true, packages: { '': manifest, ...sorted } };
}

function neededBy(entry: Locked): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = entry;
  const peers = Object.keys(peerDependencies ?? {}).filter((peer) => !peerDependenciesMeta?.[peer]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Finds a package as Node does: in the folder of the one that needs it, then in each folder above. */
function resolve(packages: Lock['packages'], from: string, name: string): string | null {
  const steps = from.split(/(?<=\/)(?=node_modules\/)/);
  for (let depth = steps.length; depth >= 0; depth--) {
    const folder = steps.slice(0, depth).join('');
    const path = `${folder && !folder.endsWith('/') ? `${folder}/` : folder}${FOLDER}${name}`;
    if (packages[path]) return path;
  }
  return null;
}
