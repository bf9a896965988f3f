import type { EventsContext } from '#actions/events/context.ts';
import type { Approval, Settled } from '#core/approvals/approval.ts';

export type ApprovalsContext = EventsContext & {
  /**
   * What a second person has agreed to, while it is carried out: no further one is asked, and the request
   * ends in the commit of the act, or the act does not happen. Null while somebody does something themselves.
   */
  readonly approval: Settled | null;
};

/** In the place of a result: it was not done, and waits for somebody else. */
export type Waiting = { readonly approval: Approval };
