import type { HeadPose } from '#core/identity/reading.ts';

/** Mesh vertices by position. Left and right are the picture's. */
const CHEEKS = [234, 454] as const;
const FOREHEAD = 10;
const CHIN = 152;
/** Outer corner, inner corner, and two pairs of upper and lower lid. */
const EYES = [
  {
    corners: [33, 133],
    lids: [
      [159, 145],
      [158, 153],
    ],
  },
  {
    corners: [263, 362],
    lids: [
      [386, 374],
      [385, 380],
    ],
  },
] as const;
const MOUTH = {
  corners: [78, 308],
  lips: [
    [13, 14],
    [82, 87],
    [312, 317],
  ],
} as const;

export type Vertex = readonly [x: number, y: number, z: number];

/**
 * Computes the head pose from a 3D mesh of 468 points with a level eye line. Depth has the same unit as
 * width, so two points on opposite sides of a head show which one is nearer.
 */
export function poseOf(vertices: Float32Array): HeadPose {
  const at = (index: number): Vertex => [
    vertices[index * 3] as number,
    vertices[index * 3 + 1] as number,
    vertices[index * 3 + 2] as number,
  ];
  const [left, right] = [at(CHEEKS[0]), at(CHEEKS[1])];
  const [top, bottom] = [at(FOREHEAD), at(CHIN)];
  const openness = (pairs: readonly (readonly [number, number])[], corners: readonly [number, number]) =>
    pairs.reduce((sum, [upper, lower]) => sum + distance(at(upper), at(lower)), 0) /
    pairs.length /
    distance(at(corners[0]), at(corners[1]));
  return {
    yaw: degrees(Math.atan2(right[2] - left[2], right[0] - left[0])),
    pitch: degrees(Math.atan2(bottom[2] - top[2], bottom[1] - top[1])),
    eyes: EYES.reduce((sum, { lids, corners }) => sum + openness(lids, corners), 0) / EYES.length,
    mouth: openness(MOUTH.lips, MOUTH.corners),
  };
}

function distance(one: Vertex, other: Vertex): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}
