import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { type ApiCall, RefusedCall } from './api-call.ts';
import { masked } from './masked.ts';
import { idempotencyKeyOf, isPreviewToken, previewToken } from './preview-token.ts';
import { READ_TOOLS, type ReadTool } from './read-tools.ts';
import { previewRefund, REFUND_INPUT, WRITE_TOOLS, type WriteTool } from './write-tools.ts';

export type McpOptions = {
  readonly call: ApiCall;
  readonly apiKey: string;
  readonly version: string;
  /** Answers contain personal data only if the operator of the agent asked for it. */
  readonly showPersonal: boolean;
  readonly now: () => number;
};

const INSTRUCTIONS = `Surety holds money in escrow and scores the fraud risk of payments. Amounts are integers in the
smallest currency unit. A tool that changes something first returns a preview with a token and does nothing. Show the
preview to a person; call the tool again with the same arguments and the token only if they agree. An answer with
"approval" means that nothing has happened yet: another member has to approve it. Personal data is masked as •••.`;

const ACTOR = z
  .string()
  .regex(/^[\w .@-]{1,60}$/)
  .describe('Your name as an agent, for the audit log: letters, digits, spaces and . @ - _');
const TOKEN = z.string().max(200).optional().describe('The token of the preview. Leave it out to get one');

/** The MCP server for one key. It has no state: everything is decided by the API that it calls. */
export function mcpServer(options: McpOptions): McpServer {
  const server = new McpServer({ name: 'surety', version: options.version }, { instructions: INSTRUCTIONS });
  for (const tool of READ_TOOLS) addReadTool(server, tool, options);
  for (const tool of WRITE_TOOLS) addWriteTool(server, tool, options);
  const refund = WRITE_TOOLS.find(({ name }) => name === 'refund');
  if (refund) addRefundPreview(server, refund, options);
  return server;
}

function addReadTool(
  server: McpServer,
  { name, title, description, input, run }: ReadTool,
  options: McpOptions,
) {
  const annotations = { title, readOnlyHint: true, openWorldHint: false };
  server.registerTool(
    name,
    { title, description, inputSchema: z.strictObject(input.shape), annotations },
    (args) => answered(options, () => run(args as Record<string, unknown>, options.call)),
  );
}

/** A tool of its own, so that an agent that may only read can be given it. */
function addRefundPreview(server: McpServer, refund: WriteTool, options: McpOptions) {
  const title = 'Preview a refund';
  const description =
    'Returns what `refund` would do with these arguments, with the token for it. Does nothing.';
  const inputSchema = z.strictObject({ ...REFUND_INPUT.shape, actor: ACTOR });
  const annotations = { title, readOnlyHint: true, openWorldHint: false };
  server.registerTool('preview_refund', { title, description, inputSchema, annotations }, (args) =>
    answered(options, async () => offered(options, refund, args, await previewRefund(args, options.call))),
  );
}

function addWriteTool(server: McpServer, tool: WriteTool, options: McpOptions) {
  const { name, title, description, destructive, input } = tool;
  const inputSchema = z.strictObject({ ...input.shape, actor: ACTOR, token: TOKEN });
  const annotations = {
    title,
    readOnlyHint: false,
    destructiveHint: destructive,
    idempotentHint: true,
    openWorldHint: false,
  };
  server.registerTool(name, { title, description, inputSchema, annotations }, (given) =>
    answered(options, async () => {
      const { token, ...args } = given as Record<string, unknown> & { actor: string; token?: string };
      const preview = await tool.preview(args, options.call);
      if (token === undefined) return offered(options, tool, args, preview);
      const previewed = { apiKey: options.apiKey, tool: name, input: args, preview };
      if (!isPreviewToken(token, previewed, options.now())) throw new RefusedCall(WRONG_TOKEN);
      const { actor, ...wanted } = args;
      const request = { ...tool.request(wanted, actor), idempotencyKey: idempotencyKeyOf(token) };
      const { status, body } = await options.call(request);
      if (status >= 300) throw new RefusedCall(body);
      return { done: status !== 202, result: body };
    }),
  );
}

const WRONG_TOKEN = {
  code: 'preview_required',
  message:
    'The token is not of a preview of these arguments, is older than 15 minutes, or the situation has changed ' +
    'since. Nothing was done. Call the tool without a token for a new preview.',
};

function offered(options: McpOptions, { name }: WriteTool, input: object, preview: object) {
  const token = previewToken({ apiKey: options.apiKey, tool: name, input, preview }, options.now());
  return {
    done: false,
    preview,
    token,
    next: `Nothing has been done. If a person agrees, call ${name} with the same arguments and this token.`,
  };
}

async function answered(options: McpOptions, work: () => Promise<unknown>): Promise<CallToolResult> {
  const print = (value: unknown, isError: boolean): CallToolResult => {
    const shown = options.showPersonal ? value : masked(value);
    return { isError, content: [{ type: 'text', text: JSON.stringify(shown) }] };
  };
  try {
    return print(await work(), false);
  } catch (error) {
    if (error instanceof RefusedCall) return print({ refused: error.body }, true);
    throw error;
  }
}
