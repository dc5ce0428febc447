import { expect, it } from 'vitest'
import { soundMilliCreditsOf } from './sound-prices.ts'

it('costs what is heard by the minute and what is spoken by the character, with the margin', () => {
  // Half a minute at 4,300 micro-USD is 2,150; with 20% 2,580; 0.86 credits.
  expect(soundMilliCreditsOf('nova-2', { milliseconds: 30_000 })).toBe(860)
  // 200 characters at 15,000 per thousand are 3,000; with 20% 3,600; 1.2 credits.
  expect(soundMilliCreditsOf('tts-1', { characters: 200 })).toBe(1200)
})

it('is unknown for a model without a price, whatever it is called', () => {
  expect(soundMilliCreditsOf('my-voice', { characters: 200 })).toBeNull()
  expect(soundMilliCreditsOf('constructor', { characters: 200 })).toBeNull()
})
