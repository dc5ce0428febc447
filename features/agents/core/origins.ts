/** A list of websites as it was typed: those that are fine, and what is wrong with the first that is not. */
export interface ParsedOrigins {
  origins: string[]
  error: string | undefined
}

/**
 * Reads one website per line. Whole addresses are cut to their origin, repeated ones are kept once, and empty
 * lines are nothing.
 */
export function parseOrigins(text: string): ParsedOrigins {
  const origins = new Set<string>()
  for (const [index, line] of text.split('\n').entries()) {
    const typed = line.trim()
    if (!typed) continue
    const origin = originOf(typed)
    if (!origin) {
      return {
        origins: [...origins],
        error: `Line ${index + 1}: write “${typed}” as an address like https://example.com.`,
      }
    }
    origins.add(origin)
  }
  return { origins: [...origins], error: undefined }
}

function originOf(typed: string): string | undefined {
  try {
    const { protocol, hostname, origin } = new URL(typed)
    return /^https?:$/.test(protocol) && /^[a-z0-9.-]+$/i.test(hostname) ? origin : undefined
  } catch {
    return undefined
  }
}
