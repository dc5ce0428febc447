/** How a file of the build can travel, the smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/**
 * The encoding a caller likes best among those there are, the smallest of those it likes equally: browsers name all
 * of theirs without preference. Identity where it takes none of them, since an answer helps more than a refusal.
 * @param header its `Accept-Encoding`; without one it takes identity alone
 */
export function chooseEncoding(header: string, offered: readonly Encoding[]): Encoding {
  const weights = readWeights(header)
  let best: Encoding = 'identity'
  let most = 0
  for (const encoding of encodings) {
    if (!offered.includes(encoding)) continue
    const weight = weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.001 : 0)
    if (weight > most) [best, most] = [encoding, weight]
  }
  return best
}

/** Encoding name to weight, 0 to 1; 0 forbids. A weight that is no number counts as 1. */
function readWeights(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
      const weight = Number(parameters.find((given) => given.startsWith('q='))?.slice(2) ?? 1)
      return [name, Number.isNaN(weight) ? 1 : weight]
    }),
  )
}
