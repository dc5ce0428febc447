/** Enough for real chains; a chain that grows without end stops here. */
const MAX_STEPS = 12
const MAX_LENGTH = 300

/** An innermost `var(--name, fallback)`. */
const VARIABLE = /var\(\s*(--[^\s,()]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/

/**
 * A value with its custom properties put in, or undefined when one is missing without a fallback,
 * refers to itself, or swells.
 */
export function resolveVariables(
  value: string,
  lookup: (name: string) => string | undefined,
): string | undefined {
  let text = value
  for (let step = 0; step < MAX_STEPS; step++) {
    const match = VARIABLE.exec(text)
    if (!match) return text.includes('var(') ? undefined : text
    const replacement = lookup(match[1]!) ?? match[2]
    if (replacement === undefined || text.length + replacement.length > MAX_LENGTH) return undefined
    text = text.slice(0, match.index) + replacement + text.slice(match.index + match[0].length)
  }
  return undefined
}
