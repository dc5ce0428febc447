import { expect, it } from 'vitest'
import { placePrompt } from './place-prompt.ts'

it.each([
  ['Be kind.', 'Say sorry first.', 'after', 'Be kind.\n\nSay sorry first.'],
  ['Be kind.\n', 'Say sorry first.', 'after', 'Be kind.\n\nSay sorry first.'],
  ['Be kind.', 'Say sorry first.\n', 'before', 'Say sorry first.\n\nBe kind.'],
  ['Be kind.', 'Say sorry first.', 'instead', 'Say sorry first.'],
  [' ', 'Say sorry first.', 'after', 'Say sorry first.'],
  ['Be kind. Say sorry first.', 'Say sorry first.', 'after', 'Be kind. Say sorry first.'],
] as const)('%j and %j put %s', (current, kept, place, whole) =>
  expect(placePrompt(current, kept, place)).toBe(whole),
)
