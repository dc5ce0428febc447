import { expect, it } from 'vitest'
import type { PlainProblem, Problem, Proof } from '#features/shared/styling/proof/proof.types.ts'
import { type PartId, partOf } from '#mocks/contracts/styling/public-parts.ts'
import { findingOf } from './check-draft.ts'

const proof: Proof = {
  changed: [],
  worst: 21,
  inputReachable: true,
  problems: [],
  removed: [],
  unbalanced: false,
}
const plain = (part: PartId, kind: PlainProblem['kind'], mode: 'light' | 'dark' = 'light'): Problem => ({
  kind,
  part: partOf(part),
  mode,
  elements: [],
})
const contrast = (part: PartId, ratio: number): Problem => ({
  kind: 'contrast',
  part: partOf(part),
  mode: 'light',
  elements: [],
  ratio,
  required: 4.5,
  on: undefined,
  icon: false,
  ink: '#FFFFFF',
  backs: [],
  elsewhere: [],
  selector: '',
  inHand: false,
})
const found = (...problems: Problem[]) =>
  findingOf({ proof: { ...proof, problems }, repaired: undefined }, 'light')

it('finds nothing in a draft that breaks nothing in its own mode', () => {
  expect(found()).toBeNull()
  expect(found(plain('composer', 'hidden', 'dark'))).toBeNull()
})

it.each([
  [plain('composer', 'hidden'), 'The message box would be hidden.'],
  [plain('send', 'unpressable'), 'The send button could not be pressed any more.'],
  [plain('header', 'overlay'), 'The header would lie over the website around the chat.'],
  [contrast('bubbles', 1.4), 'The message bubbles would be 1.4:1; text needs 4.5:1.'],
])('must be put right: %j', (problem, line) => {
  expect(found(problem)).toEqual({ mustFix: [line], advice: [], repaired: '' })
})

it.each([
  plain('description', 'hidden'),
  plain('launcher', 'hidden'),
  plain('send', 'small'),
  contrast('bubbles', 3.2),
  contrast('branding', 1.4),
])('is left to the owner: %j', (problem) => {
  expect(found(problem)).toMatchObject({ mustFix: [], repaired: undefined })
  expect(found(problem)?.advice).toHaveLength(1)
})

it('offers what the proof repaired', () => {
  const problems = [plain('composer', 'hidden')]
  const verdict = { proof: { ...proof, problems }, repaired: { css: '.a {}', proof } }
  expect(findingOf(verdict, 'light')).toMatchObject({ repaired: '.a {}' })
})
