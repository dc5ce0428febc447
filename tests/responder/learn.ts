/** A row of numbers, one per feature. */
export type Row = Float64Array

/** Weights fitted so that right rows outrank the others of their group (softmax), pulled towards zero by `l2`. */
export function fitRanking(
  groups: readonly { rows: readonly Row[]; right: readonly boolean[] }[],
  width: number,
  l2: number,
  rounds = 200,
): Row {
  const useful = groups.filter(({ right }) => right.includes(true) && right.includes(false))
  return descend(width, rounds, (weights, slope) => {
    for (const { rows, right } of useful) {
      const scores = rows.map((row) => dot(row, weights))
      const top = Math.max(...scores)
      let all = 0
      let good = 0
      for (const [index, score] of scores.entries()) {
        const value = Math.exp(score - top)
        scores[index] = value
        all += value
        if (right[index]) good += value
      }
      for (const [index, value] of scores.entries()) {
        const push = value / all - (right[index] ? value / good : 0)
        if (Math.abs(push) < 1e-4) continue
        const row = rows[index]!
        for (let at = 0; at < width; at++) slope[at]! += (push * row[at]!) / useful.length
      }
    }
    for (let at = 0; at < width; at++) slope[at]! += l2 * weights[at]!
  })
}

/** Weights of a logistic model of `right`; the first feature is the constant and is not pulled to zero. */
export function fitLogistic(
  rows: readonly Row[],
  right: readonly boolean[],
  weight: readonly number[],
  l2: number,
  rounds = 400,
): Row {
  const width = rows[0]?.length ?? 0
  const total = weight.reduce((sum, one) => sum + one, 0)
  return descend(width, rounds, (weights, slope) => {
    for (const [index, row] of rows.entries()) {
      const push =
        (weight[index]! * (1 / (1 + Math.exp(-dot(row, weights))) - (right[index] ? 1 : 0))) / total
      for (let at = 0; at < width; at++) slope[at]! += push * row[at]!
    }
    for (let at = 1; at < width; at++) slope[at]! += l2 * weights[at]!
  })
}

/** Adam. */
function descend(width: number, rounds: number, gradient: (weights: Row, slope: Row) => void): Row {
  const weights = new Float64Array(width)
  const slope = new Float64Array(width)
  const m = new Float64Array(width)
  const v = new Float64Array(width)
  for (let round = 1; round <= rounds; round++) {
    slope.fill(0)
    gradient(weights, slope)
    for (let at = 0; at < width; at++) {
      const g = slope[at]!
      m[at] = 0.9 * m[at]! + 0.1 * g
      v[at] = 0.999 * v[at]! + 0.001 * g * g
      weights[at]! -=
        (0.06 * (m[at]! / (1 - 0.9 ** round))) / (Math.sqrt(v[at]! / (1 - 0.999 ** round)) + 1e-8)
    }
  }
  return weights
}

export function dot(a: Row, b: Row): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!
  return sum
}
