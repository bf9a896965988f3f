/** A scored payment. Higher means more suspicious. */
export type Scored = { readonly score: number; readonly fraud: boolean; readonly kind: string };

/** The probability that a fraud scores above an honest payment; ties count half. */
function areaUnderCurve(scored: readonly Scored[]): number {
  const sorted = [...scored].sort((left, right) => left.score - right.score);
  const frauds = scored.filter(({ fraud }) => fraud).length;
  const honest = scored.length - frauds;
  let above = 0;
  let honestBelow = 0;
  for (let from = 0; from < sorted.length; ) {
    let to = from;
    while (to < sorted.length && sorted[to]?.score === sorted[from]?.score) to++;
    const tied = sorted.slice(from, to);
    const tiedFrauds = tied.filter(({ fraud }) => fraud).length;
    const tiedHonest = tied.length - tiedFrauds;
    above += tiedFrauds * (honestBelow + tiedHonest / 2);
    honestBelow += tiedHonest;
    from = to;
  }
  return above / (frauds * honest);
}

/** The lowest threshold at which at most this share of honest payments is flagged. */
export function cutFor(scored: readonly Scored[], honestShare: number): number {
  const honest = scored.filter(({ fraud }) => !fraud).map(({ score }) => score);
  honest.sort((left, right) => right - left);
  const allowed = Math.floor(honest.length * honestShare);
  return (honest[allowed] ?? 0) + Number.EPSILON * 1e6;
}

export function shareFrom(scored: readonly Scored[], cut: number): number {
  return scored.length === 0 ? 0 : scored.filter(({ score }) => score >= cut).length / scored.length;
}

export type Quality = { readonly area: number; readonly atPercent: number; readonly atThousandth: number };

export function qualityOf(scored: readonly Scored[]): Quality {
  const frauds = scored.filter(({ fraud }) => fraud);
  return {
    area: areaUnderCurve(scored),
    atPercent: shareFrom(frauds, cutFor(scored, 0.01)),
    atThousandth: shareFrom(frauds, cutFor(scored, 0.001)),
  };
}

export function byKind(scored: readonly Scored[]): Map<string, Scored[]> {
  const kinds = new Map<string, Scored[]>();
  for (const one of scored) {
    const same = kinds.get(one.kind) ?? [];
    same.push(one);
    kinds.set(one.kind, same);
  }
  return kinds;
}
