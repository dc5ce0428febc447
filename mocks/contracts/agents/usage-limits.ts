import * as z from 'zod/mini'

/** A limit that 0 turns off, with what is said of a number nobody could mean. */
function limitOf(least: number, most: number) {
  const words = `Please enter 0 for no limit, or a whole number from ${figure(least)} to ${figure(most)}.`
  const schema = z.int(words).check(
    z.gte(0, words),
    z.lte(most, words),
    z.refine((limit) => limit === 0 || limit >= least, words),
  )
  return { least, most, words, schema }
}

function figure(number: number): string {
  return number.toLocaleString('en-US')
}

/**
 * What of the language model and of visitors' messages an owner may limit. With fewer tokens than one answer takes,
 * none would ever begin.
 */
export const usageLimits = {
  maxTokensUsage: limitOf(1000, 10_000_000),
  maxMessagesPerVisitor: limitOf(1, 10_000),
  maxTokensPerDay: limitOf(10_000, 1_000_000_000),
} as const

/** A field of an agent that limits its use. */
export type UsageLimit = keyof typeof usageLimits
