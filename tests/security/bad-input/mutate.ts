import type { Random } from '../../harness/seeded-random.ts'

type Path = readonly (string | number)[]

/** Every field of a value, the nested ones too. */
export function fieldPaths(value: unknown, base: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return base.length ? [base] : []
  const inner = Object.entries(value).flatMap(([key, field]) =>
    fieldPaths(field, [...base, Array.isArray(value) ? Number(key) : key]),
  )
  return base.length ? [base, ...inner] : inner
}

/** A copy with one field replaced. */
export function withField(value: unknown, path: Path, field: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return field
  const copy = structuredClone(value) as Record<string | number, unknown>
  copy[key] = withField(copy[key], rest, field)
  return copy
}

/** A copy with one to three fields replaced, dropped or joined by others. */
export function mutate(random: Random, value: unknown, replacements: readonly unknown[]): unknown {
  let mutated = value
  for (let change = 0; change <= random.below(3); change += 1) {
    const paths = fieldPaths(mutated)
    const replacement = random.pick(replacements)
    if (paths.length === 0 || random.below(5) === 0) {
      const name = typeof replacement === 'string' ? replacement.slice(0, 50) || 'x' : 'x'
      mutated = { ...(mutated as object), [name]: replacement }
    } else mutated = withField(mutated, random.pick(paths), replacement)
  }
  return mutated
}
