import { expect, it } from 'vitest'
import { lastOf } from './conversation.repository.ts'

it('keeps the last words without the marks of their style, and those of people as they were typed', () => {
  const text = '**Talk to a person** or see [our page](https://example.com)'
  expect(lastOf({ role: 'assistant', text, ts: 1 }).lastText).toBe('Talk to a person or see our page')
  expect(lastOf({ role: 'user', text, ts: 1 }).lastText).toBe(text)
  expect(lastOf({ role: 'member', text, ts: 1 }).lastText).toBe(text)
})
