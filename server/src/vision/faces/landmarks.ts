import type { HeadPose } from '#core/identity/reading.ts';
import { readModel } from '#vision/models/models.ts';
import type { Session } from '#vision/models/session.ts';
import { openSession, run } from '#vision/models/session.ts';
import { readTfjsModel } from '#vision/models/tfjs-model.ts';
import { convertToOnnx } from '#vision/models/tfjs-to-onnx.ts';
import type { Picture, Point, Similarity } from '#vision/pictures/image.ts';
import { apply, centroid, invert, warp } from '#vision/pictures/image.ts';
import type { FaceBox } from './detect.ts';
import { poseOf, type Vertex } from './pose.ts';

/** Both eyes (the one on the picture's left first), nose, both mouth corners. */
export type FivePoints = readonly [Point, Point, Point, Point, Point];

export interface Landmarks {
  /** The mesh model's confidence that there is a face, 0–1. */
  confidence: number;
  points: FivePoints;
  pose: HeadPose;
  /** The whole mesh, in pixels of the picture; depth in the same unit, smaller is nearer. */
  mesh: readonly Vertex[];
  /** The extent of the mesh: forehead to chin, cheek to cheek. */
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const INPUT_SIDE = 192;
const MESH_POINTS = 468;
/** The mesh model was trained on crops 1.5 times as large as the detector's box. */
const CROP = 1.5;
/** Mesh vertices around each eye, at the tip of the nose, and at the corners of the mouth. */
const VERTICES = [[33, 133, 159, 145], [362, 263, 386, 374], [1], [61], [291]] as const;

export async function openMesh(): Promise<Session> {
  const [topology, weights] = await Promise.all([
    readModel('facemeshTopology'),
    readModel('facemeshWeights'),
  ]);
  return openSession(
    convertToOnnx(readTfjsModel(topology, weights), {
      inputShape: [INPUT_SIDE, INPUT_SIDE, 3],
      outputs: {
        confidence: { node: 'Identity_1', shape: [1, 1] },
        mesh: { node: 'Identity_2', shape: [1, MESH_POINTS * 3] },
      },
    }),
    'blocked',
  );
}

export async function findLandmarks(mesh: Session, picture: Picture, face: FaceBox): Promise<Landmarks> {
  const toPatch = uprightCrop(face);
  const patch = warp(picture, toPatch, INPUT_SIDE);
  for (let i = 0; i < patch.length; i++) patch[i] = (patch[i] as number) / 255;
  const outputs = await run(mesh, patch, [1, INPUT_SIDE, INPUT_SIDE, 3]);
  const vertices = outputs['mesh']?.data as Float32Array;
  const toPicture = invert(toPatch);
  const all = Array.from({ length: MESH_POINTS }, (_, index) =>
    apply(toPicture, [vertices[index * 3] as number, vertices[index * 3 + 1] as number]),
  );
  const points = VERTICES.map((group) => centroid(group.map((index) => all[index] as Point)));
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  return {
    confidence: outputs['confidence']?.data[0] as number,
    points: points as unknown as FivePoints,
    pose: poseOf(vertices),
    mesh: all.map(([x, y], index) => [x, y, (vertices[index * 3 + 2] as number) / scaleOf(toPatch)]),
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

function scaleOf({ a, b }: Similarity): number {
  return Math.hypot(a, b);
}

/** Levels the eye line and centres the box in the patch. */
function uprightCrop({ left, top, right, bottom, eyes }: FaceBox): Similarity {
  const angle = -Math.atan2(eyes[1][1] - eyes[0][1], eyes[1][0] - eyes[0][0]);
  const scale = INPUT_SIDE / (Math.max(right - left, bottom - top) * CROP);
  const a = Math.cos(angle) * scale;
  const b = Math.sin(angle) * scale;
  const cx = (left + right) / 2;
  const cy = (top + bottom) / 2;
  return { a, b, tx: INPUT_SIDE / 2 - (a * cx - b * cy), ty: INPUT_SIDE / 2 - (b * cx + a * cy) };
}
