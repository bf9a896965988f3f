/**
 * Groups users who share a device, directly or through others. A fraud ring must not be split between
 * training and test data, or the model would merely memorise it.
 */
export function openComponents() {
  const parents = new Map<string, string>();
  const rootOf = (name: string): string => {
    let root = name;
    for (let up = parents.get(root); up !== undefined && up !== root; up = parents.get(root)) root = up;
    // Path compression.
    parents.set(name, root);
    return root;
  };
  return {
    join(user: string, device: string | null): void {
      const own = rootOf(`user ${user}`);
      if (device !== null) parents.set(own, rootOf(`device ${device}`));
    },
    of: (user: string) => rootOf(`user ${user}`),
  };
}
