type Asker = () => Promise<boolean>;

/**
 * Something that the person at a page is asked while a request waits. What waits at the same time shares the
 * one question; without anybody to ask, the answer is no.
 */
function openQuestion() {
  const nobody: Asker = async () => false;
  let asker = nobody;
  let asking: Promise<boolean> | null = null;
  return {
    /** Whoever shows pages asks; what it gives back ends that. */
    askedBy(next: Asker): () => void {
      asker = next;
      return () => {
        asker = nobody;
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

/** Whether they have shown once more who they are. */
export const proofQuestion = openQuestion();

/** Whether they have signed in again. */
export const signInQuestion = openQuestion();
