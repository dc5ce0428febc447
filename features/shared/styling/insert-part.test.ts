import { expect, it } from 'vitest'
import { withRuleFor } from './insert-part.ts'

it('starts a style sheet, or adds to one', () => {
  expect(withRuleFor('', { selector: '.a' })).toBe('.a {\n  \n}\n')
  expect(withRuleFor('.b {}\n\n\n', { selector: '.a' })).toBe('.b {}\n\n.a {\n  \n}\n')
})
