import { OnnxGraph } from './onnx-graph.ts';
import type { TfjsModel, TfjsNode, TfjsWeight } from './tfjs-model.ts';
import { integersAttribute, textAttribute, textsAttribute } from './tfjs-model.ts';

/**
 * TensorFlow.js uses height, width, channel; ONNX uses channels first. The graph is written channels first
 * throughout, with one transposition at the input and one before each reshape at the output.
 */
const TO_CHANNELS_FIRST = { perm: [0, 3, 1, 2] };
const TO_CHANNELS_LAST = { perm: [0, 2, 3, 1] };

type Value = { name: string } | { weight: TfjsWeight };
type Rule = (graph: OnnxGraph, node: TfjsNode, inputs: readonly Value[]) => string;

export interface Conversion {
  inputShape: readonly [height: number, width: number, channels: number];
  /** Output name → its source node and shape. */
  outputs: Readonly<Record<string, { node: string; shape: readonly number[] }>>;
}

/** The operations that BlazeFace and FaceMesh use. An unknown one is an error, never a guess. */
const RULES: Readonly<Record<string, Rule>> = {
  _FusedConv2D: (graph, node, inputs) => convolution(graph, node, inputs, denseKernel(weightOf(inputs[1]))),
  DepthwiseConv2dNative: (graph, node, inputs) =>
    convolution(graph, node, inputs, depthwiseKernel(weightOf(inputs[1]))),
  AddV2: (graph, _node, inputs) => graph.operation('Add', inputs.map(nameOf)),
  Relu: (graph, _node, inputs) => graph.operation('Relu', inputs.map(nameOf)),
  Sigmoid: (graph, _node, inputs) => graph.operation('Sigmoid', inputs.map(nameOf)),
  Prelu: (graph, _node, inputs) => prelu(graph, nameOf(inputs[0]), weightOf(inputs[1])),
  Identity: (graph, _node, inputs) => graph.operation('Identity', inputs.map(nameOf)),
  MaxPool: (graph, node, inputs) =>
    graph.operation('MaxPool', [nameOf(inputs[0])], {
      kernel_shape: integersAttribute(node, 'ksize').slice(1, 3),
      strides: integersAttribute(node, 'strides').slice(1, 3),
      ...padding(node),
    }),
  Pad: (graph, _node, inputs) => {
    const [n0, n1, h0, h1, w0, w1, c0, c1] = [...weightOf(inputs[1]).data] as EightNumbers;
    return graph.operation('Pad', [nameOf(inputs[0]), graph.integers([n0, c0, h0, w0, n1, c1, h1, w1])]);
  },
  Reshape: (graph, _node, inputs) => {
    const channelsLast = graph.operation('Transpose', [nameOf(inputs[0])], TO_CHANNELS_LAST);
    return graph.operation('Reshape', [channelsLast, graph.integers([...weightOf(inputs[1]).data])]);
  },
};
type EightNumbers = [number, number, number, number, number, number, number, number];

export function convertToOnnx(model: TfjsModel, { inputShape, outputs }: Conversion): Buffer {
  const graph = new OnnxGraph();
  const byName = new Map(model.nodes.map((node) => [node.name, node]));
  const values = new Map<string, Value>();

  function resolveValue(reference: string): Value {
    const name = reference.replace(/:\d+$/, '');
    const known = values.get(name);
    if (known) return known;
    const node = byName.get(name);
    if (!node) throw new Error(`model refers to a missing node: ${name}`);
    const value = convert(node);
    values.set(name, value);
    return value;
  }

  function convert(node: TfjsNode): Value {
    if (node.op === 'Const') {
      const weight = model.weights.get(node.name);
      if (!weight) throw new Error(`model has no weights for ${node.name}`);
      return { weight };
    }
    if (node.op === 'Placeholder') {
      graph.input('input', [1, ...inputShape]);
      return { name: graph.operation('Transpose', ['input'], TO_CHANNELS_FIRST) };
    }
    const rule = RULES[node.op];
    if (!rule) throw new Error(`model uses an operation that is not converted: ${node.op}`);
    return { name: rule(graph, node, (node.input ?? []).map(resolveValue)) };
  }

  for (const [output, { node, shape }] of Object.entries(outputs)) {
    graph.operation('Identity', [nameOf(resolveValue(node))], {}, output);
    graph.output(output, shape);
  }
  return graph.finish();
}

interface Kernel {
  data: Float32Array;
  shape: readonly [outputs: number, inputs: number, height: number, width: number];
  groups: number;
}

function convolution(graph: OnnxGraph, node: TfjsNode, inputs: readonly Value[], kernel: Kernel): string {
  const fused = textsAttribute(node, 'fused_ops');
  const bias = fused[0] === 'BiasAdd' ? [graph.weight(weightOf(inputs[2]).data, [kernel.shape[0]])] : [];
  const value = graph.operation(
    'Conv',
    [nameOf(inputs[0]), graph.weight(kernel.data, kernel.shape), ...bias],
    {
      kernel_shape: kernel.shape.slice(2),
      strides: integersAttribute(node, 'strides').slice(1, 3),
      group: kernel.groups,
      ...padding(node),
    },
  );
  if (fused[1] === 'Relu') return graph.operation('Relu', [value]);
  if (fused[1] === 'Prelu') return prelu(graph, value, weightOf(inputs[3]));
  return value;
}

function prelu(graph: OnnxGraph, input: string, slope: TfjsWeight): string {
  return graph.operation('PRelu', [input, graph.weight(slope.data, [slope.data.length, 1, 1])]);
}

function padding(node: TfjsNode): Record<string, string> {
  return textAttribute(node, 'padding') === 'SAME' ? { auto_pad: 'SAME_UPPER' } : { auto_pad: 'VALID' };
}

/** [height, width, in, out] → [out, in, height, width]. */
function denseKernel({ shape, data }: TfjsWeight): Kernel {
  const [height, width, inputs, outputs] = shape as [number, number, number, number];
  const area = height * width;
  const kernel = new Float32Array(data.length);
  for (let position = 0; position < area; position++) {
    for (let input = 0; input < inputs; input++) {
      for (let output = 0; output < outputs; output++) {
        kernel[(output * inputs + input) * area + position] = data[
          (position * inputs + input) * outputs + output
        ] as number;
      }
    }
  }
  return { data: kernel, shape: [outputs, inputs, height, width], groups: 1 };
}

/** [height, width, channel, multiplier] → [channel × multiplier, 1, height, width], one group per channel. */
function depthwiseKernel({ shape, data }: TfjsWeight): Kernel {
  const [height, width, channels, multiplier] = shape as [number, number, number, number];
  const outputs = channels * multiplier;
  const area = height * width;
  const kernel = new Float32Array(data.length);
  for (let position = 0; position < area; position++) {
    for (let output = 0; output < outputs; output++) {
      kernel[output * area + position] = data[position * outputs + output] as number;
    }
  }
  return { data: kernel, shape: [outputs, 1, height, width], groups: channels };
}

function nameOf(value: Value | undefined): string {
  if (value && 'name' in value) return value.name;
  throw new Error('model passes a constant where a computed value is expected');
}

function weightOf(value: Value | undefined): TfjsWeight {
  if (value && 'weight' in value) return value.weight;
  throw new Error('model passes a computed value where a constant is expected');
}
