import type { EventsContext } from '#actions/events/context.ts';
import type { Approval, Settled } from '#core/approvals/approval.ts';

export type ApprovalsContext = EventsContext & {
  readonly caller: {
    /**
     * The approval while its request is carried out: no further approval is asked for, and the approval is
     * settled in the transaction of the change, or neither happens. Null for direct requests.
     */
    readonly approval: Settled | null;
  };
};

/** Returned instead of a result: nothing was done yet, and the request waits for approval. */
export type Waiting = { readonly approval: Approval };
