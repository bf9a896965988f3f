type Asker = () => Promise<boolean>;

/**
 * A question to the person at the page while a request waits. Requests that wait at the same time share one
 * question. If no component can ask it, the answer is no.
 */
function openQuestion() {
  const noAsker: Asker = async () => false;
  let asker = noAsker;
  let asking: Promise<boolean> | null = null;
  return {
    /** Registers the component that asks. Returns a function that unregisters it. */
    askedBy(next: Asker): () => void {
      asker = next;
      return () => {
        asker = noAsker;
      };
    },
    ask(): Promise<boolean> {
      asking ??= asker().finally(() => {
        asking = null;
      });
      return asking;
    },
  };
}

/** Asks the person to confirm their identity. */
export const proofQuestion = openQuestion();

/** Asks the person to sign in again. */
export const signInQuestion = openQuestion();
