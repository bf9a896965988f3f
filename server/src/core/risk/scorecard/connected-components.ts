/**
 * Who belongs together: people who share a device, and people who share one with them. What is learned from
 * some of a ring must not be tried on the rest of it, or it would only be remembered.
 */
export function openComponents() {
  const parents = new Map<string, string>();
  const rootOf = (name: string): string => {
    let root = name;
    for (let up = parents.get(root); up !== undefined && up !== root; up = parents.get(root)) root = up;
    // The next look takes one step.
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
