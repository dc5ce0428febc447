import { expect, it } from 'vitest'
import { withoutReach } from './only-details.ts'

it.each([
  ['How do I return something? My address is kim.lang@example.com', 'How do I return something?'],
  ['My email is kim.lang@example.com. How do I return something?', 'How do I return something?'],
  ['My email is kim.lang@example.com.', 'My email is kim.lang@example.com.'],
  ['Is kim.lang@example.com your address?', 'Is kim.lang@example.com your address?'],
  ['Do you open on Sunday? And on Monday?', 'Do you open on Sunday? And on Monday?'],
])('%s asks: %s', (text, asked) => expect(withoutReach(text)).toBe(asked))
