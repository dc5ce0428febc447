import { marginPercent, microUsdPerCredit } from './prices.ts'

/** What a provider takes for sounds, in micro-USD: of a minute it hears, or of 1,000 characters it speaks. */
type SoundPrice = { minute: number } | { characters: number }

/** Prices by the model's name, as their providers publish them. */
export const soundPrices: Readonly<Record<string, SoundPrice>> = {
  'nova-2': { minute: 4300 },
  'nova-3': { minute: 4300 },
  'whisper-1': { minute: 6000 },
  'aura-2': { characters: 30_000 },
  'tts-1': { characters: 15_000 },
  'tts-1-hd': { characters: 30_000 },
}

/** What was heard or spoken. */
export interface UsedSound {
  /** Milliseconds of sound that were heard. @default none */
  milliseconds?: number
  /** Characters that were spoken. @default none */
  characters?: number
}

const minuteMs = 60_000

/** What a sound costs in thousandths of a credit, rounded half up once; null for a model without a price. */
export function soundMilliCreditsOf(
  modelId: string,
  { milliseconds = 0, characters = 0 }: UsedSound,
): number | null {
  const price = Object.hasOwn(soundPrices, modelId) ? soundPrices[modelId] : undefined
  if (!price) return null
  const microUsd =
    'minute' in price ? (milliseconds * price.minute) / minuteMs : (characters * price.characters) / 1000
  return Math.floor((microUsd * (100 + marginPercent) * 1000) / (100 * microUsdPerCredit) + 0.5)
}
