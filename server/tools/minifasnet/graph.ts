import { OnnxGraph } from '#vision/models/onnx-graph.ts';
import type { Tensor } from './weights.ts';

const SIDE = 80;
const CLASSES = 3;
/** PyTorch's default, which the networks were trained with. */
const EPSILON = 1e-5;
/** The blocks in order: those of one halve the picture, those of several add to their input. */
const BLOCKS = [
  ['conv_23', 0],
  ['conv_3', 4],
  ['conv_34', 0],
  ['conv_4', 6],
  ['conv_45', 0],
  ['conv_5', 2],
] as const;

/** Writes MiniFASNet, with or without squeeze-and-excitation, as an ONNX model with its weights. */
export function toOnnx(weights: ReadonlyMap<string, Tensor>): Buffer {
  const net = new Net(weights);
  net.graph.input('input', [1, 3, SIDE, SIDE]);
  net.graph.output('output', [1, CLASSES]);
  let x = net.active('conv1', 'input', 2, 1);
  x = net.active('conv2_dw', x, 1, 1);
  for (const [name, repeated] of BLOCKS) {
    if (repeated === 0) x = net.depthwise(name, x, 2);
    for (let nth = 0; nth < repeated; nth++) x = net.residual(`${name}.model.${nth}`, x);
  }
  x = net.active('conv_6_sep', x, 1, 0);
  x = net.convolve('conv_6_dw', x, 1, 0);
  x = net.graph.operation('Flatten', [x], { axis: 1 });
  x = net.graph.operation('MatMul', [x, net.transposed('linear.weight')]);
  x = net.normalised('bn', x);
  net.graph.operation('MatMul', [x, net.transposed('prob.weight')], {}, 'output');
  return net.graph.finish();
}

class Net {
  readonly graph = new OnnxGraph();
  readonly #weights: ReadonlyMap<string, Tensor>;

  constructor(weights: ReadonlyMap<string, Tensor>) {
    this.#weights = weights;
  }

  /** A convolution with its batch normalisation folded in. */
  convolve(name: string, x: string, stride: number, padding: number, conv = 'conv', bn = 'bn'): string {
    const { values, shape } = this.#tensor(`${name}.${conv}.weight`);
    const { scale, shift } = this.#batchNorm(`${name}.${bn}`);
    const [outputs = 1, inputs = 1, height = 1, width = 1] = shape;
    const each = values.length / outputs;
    const scaled = values.map((value, at) => value * (scale[Math.floor(at / each)] as number));
    return this.graph.operation(
      'Conv',
      [x, this.graph.weight(scaled, shape), this.graph.weight(shift, [outputs])],
      {
        kernel_shape: [height, width],
        strides: [stride, stride],
        pads: [padding, padding, padding, padding],
        // One input channel for each output: the convolution is depthwise.
        group: inputs === 1 ? outputs : 1,
      },
    );
  }

  active(name: string, x: string, stride: number, padding: number): string {
    const { values } = this.#tensor(`${name}.prelu.weight`);
    const slopes = this.graph.weight(values, [values.length, 1, 1]);
    return this.graph.operation('PRelu', [this.convolve(name, x, stride, padding), slopes]);
  }

  depthwise(name: string, x: string, stride: number): string {
    const wide = this.active(`${name}.conv`, x, 1, 0);
    return this.convolve(`${name}.project`, this.active(`${name}.conv_dw`, wide, stride, 1), 1, 0);
  }

  residual(name: string, x: string): string {
    const changed = this.depthwise(name, x, 1);
    const weighed = this.#weights.has(`${name}.se_module.fc1.weight`)
      ? this.#excite(`${name}.se_module`, changed)
      : changed;
    return this.graph.operation('Add', [x, weighed]);
  }

  #excite(name: string, x: string): string {
    const mean = this.graph.operation('GlobalAveragePool', [x]);
    const few = this.graph.operation('Relu', [this.convolve(name, mean, 1, 0, 'fc1', 'bn1')]);
    const all = this.graph.operation('Sigmoid', [this.convolve(name, few, 1, 0, 'fc2', 'bn2')]);
    return this.graph.operation('Mul', [x, all]);
  }

  normalised(name: string, x: string): string {
    const { scale, shift } = this.#batchNorm(name);
    const scaled = this.graph.operation('Mul', [x, this.graph.weight(scale, [scale.length])]);
    return this.graph.operation('Add', [scaled, this.graph.weight(shift, [shift.length])]);
  }

  transposed(name: string): string {
    const { values, shape } = this.#tensor(name);
    const [rows = 1, columns = 1] = shape;
    const turned = values.map((_, at) => values[(at % rows) * columns + Math.floor(at / rows)] as number);
    return this.graph.weight(turned, [columns, rows]);
  }

  #batchNorm(name: string): { scale: Float32Array; shift: Float32Array } {
    const of = (part: string) => this.#tensor(`${name}.${part}`).values;
    const [weight, bias, mean, variance] = [of('weight'), of('bias'), of('running_mean'), of('running_var')];
    const scale = weight.map((value, at) => value / Math.sqrt((variance[at] as number) + EPSILON));
    return {
      scale,
      shift: bias.map((value, at) => value - (mean[at] as number) * (scale[at] as number)),
    };
  }

  #tensor(name: string): Tensor {
    const tensor = this.#weights.get(name);
    if (!tensor) throw new Error(`the file has no ${name}`);
    return tensor;
  }
}
