import * as z from 'zod/mini'

/**
 * How a follow-up question becomes a search of the knowledge: `simple` takes along the words of the question it
 * follows, `smart` has a model write the search.
 */
export const searchMethods = ['simple', 'smart'] as const
export type SearchMethod = (typeof searchMethods)[number]

/** Least and most tokens of a written search. */
export const searchTokens = { least: 16, most: 1000 } as const

const tokenWords = `Please enter a whole number from ${searchTokens.least} to 1,000.`

/** The model that writes searches (`vg_kb_llm`, spec 3 §3, its names verbatim). */
export const kbLlmSchema = z.object({
  searchMethod: z.enum(searchMethods),
  /** What else the model is told; '' for nothing. */
  searchPrompt: z.string().check(z.maxLength(2000, 'Please use at most 2,000 characters.')),
  /** Its name; '' is the agent's own model. */
  modelId: z.string().check(z.maxLength(100)),
  temprature: z.number().check(z.gte(0), z.lte(2)),
  /** Longest search, in tokens. */
  maxTokens: z
    .int(tokenWords)
    .check(z.gte(searchTokens.least, tokenWords), z.lte(searchTokens.most, tokenWords)),
})
export type KbLlm = z.infer<typeof kbLlmSchema>

/** What holds for an agent that says nothing of it. */
export const kbLlmDefaults: KbLlm = {
  searchMethod: 'simple',
  searchPrompt: '',
  modelId: '',
  temprature: 0,
  maxTokens: 100,
}

/** Least and most numbers of a vector (`vg_kbDefaultDimension`). */
export const dimensions = { least: 64, most: 4096 } as const

/** Said of a length no vector has. */
export const dimensionWords = 'Please enter a whole number from 64 to 4,096.'
