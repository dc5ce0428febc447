/** What a model costs its provider's customers, in micro-USD per 1,000 tokens. */
interface ModelPrice {
  /** Of what it reads. */
  prompt: number
  /** Of what it writes. */
  completion: number
}

/** What a credit is worth, in micro-USD (decision record 0084). */
export const microUsdPerCredit = 3000

/** What is added to a provider's price, in percent. */
export const marginPercent = 20

/** Prices by the model's name, as their providers publish them. */
export const modelPrices: Readonly<Record<string, ModelPrice>> = {
  'gpt-4o': { prompt: 2500, completion: 10_000 },
  'gpt-4o-mini': { prompt: 150, completion: 600 },
  'gpt-4.1': { prompt: 2000, completion: 8000 },
  'gpt-4.1-mini': { prompt: 400, completion: 1600 },
  'gpt-4.1-nano': { prompt: 100, completion: 400 },
}

/** Tokens of an answer. */
export interface UsedTokens {
  promptTokens: number
  completionTokens: number
}

/** What an answer costs in thousandths of a credit, rounded half up once; null for a model without a price. */
export function milliCreditsOf(
  modelId: string,
  { promptTokens, completionTokens }: UsedTokens,
): number | null {
  // An answer from the knowledge alone costs nothing.
  if (modelId === '') return 0
  const price = Object.hasOwn(modelPrices, modelId) ? modelPrices[modelId] : undefined
  if (!price) return null
  const thousandths = promptTokens * price.prompt + completionTokens * price.completion
  return Math.floor((thousandths * (100 + marginPercent)) / (100 * microUsdPerCredit) + 0.5)
}
