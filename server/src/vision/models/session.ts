import * as ort from 'onnxruntime-node';

export type Session = ort.InferenceSession;
export type Outputs = Readonly<Record<string, { data: Float32Array; dims: readonly number[] }>>;

/**
 * `blocked` lets the runtime use a blocked channel layout, which halves the time of plain convolutions
 * (detectors, text recognition) and lengthens that of the embedding by a half: measured for each.
 */
export type Layout = 'blocked' | 'plain';
const OPTIMISATION = { blocked: 'all', plain: 'extended' } as const;

export function openSession(
  model: Uint8Array | string,
  layout: Layout,
  threads: number = 1,
): Promise<Session> {
  const options: ort.InferenceSession.SessionOptions = {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    graphOptimizationLevel: OPTIMISATION[layout],
    logSeverityLevel: 3,
    // Memory goes back to the system after each run: kept, it would be the largest part of the process.
    enableCpuMemArena: false,
    // Idle threads sleep instead of using the core that answers HTTP. Denormals (below 1e-38) count as zero:
    // thousands of weights are denormal, no result changes because of them, and each takes a core fifty times
    // as long.
    extra: { session: { intra_op: { allow_spinning: '0' }, set_denormal_as_zero: '1' } },
  };
  return typeof model === 'string'
    ? ort.InferenceSession.create(model, options)
    : ort.InferenceSession.create(model, options);
}

/** Runs a model with a single input. */
export async function run(
  session: Session,
  input: Float32Array,
  shape: readonly number[],
  name = session.inputNames[0] as string,
): Promise<Outputs> {
  const outputs = await session.run({ [name]: new ort.Tensor('float32', input, shape) });
  return outputs as unknown as Outputs;
}

/** Returns the first output of a model that has a single output. */
export async function runSingle(session: Session, input: Float32Array, shape: readonly number[]) {
  const outputs = await run(session, input, shape);
  return outputs[session.outputNames[0] as string] as Outputs[string];
}
