type Asker = () => Promise<boolean>;

let asker: Asker = async () => false;
let asking: Promise<boolean> | null = null;

/** Whoever shows pages can ask the person at them; without anybody, the refusal stands. */
export function onProofAsked(next: Asker): void {
  asker = next;
}

/** True when the person has shown who they are. What is refused at the same time shares the one question. */
export function askForProof(): Promise<boolean> {
  asking ??= asker().finally(() => {
    asking = null;
  });
  return asking;
}
