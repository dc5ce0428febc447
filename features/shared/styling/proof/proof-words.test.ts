import { describe, expect, it } from 'vitest'
import { partOf } from '#mocks/contracts/styling/public-parts.ts'
import type { ContrastProblem, Problem, Proof } from './proof.types.ts'
import { problemLines, proofLine, removedLine } from './proof-words.ts'

const proof: Proof = {
  changed: ['header', 'title', 'links', 'avatar'],
  worst: 5.29,
  inputReachable: true,
  problems: [],
  removed: [],
  unbalanced: false,
}

const pale: ContrastProblem = {
  kind: 'contrast',
  part: partOf('title'),
  mode: 'light',
  elements: [],
  ratio: 1.86,
  required: 4.5,
  on: partOf('header'),
  icon: false,
  ink: '#FFFFFF',
  backs: [],
  elsewhere: [],
  selector: '',
  inHand: false,
}

describe('proofLine', () => {
  it('says what changed, the lowest contrast and whether one can write', () => {
    expect(proofLine(proof)).toBe('4 parts changed, contrast 5.2:1 at worst, input reachable')
    expect(proofLine({ ...proof, changed: ['title'], inputReachable: false })).toBe(
      '1 part changed, contrast 5.2:1 at worst, input not reachable',
    )
    expect(proofLine({ ...proof, changed: [] })).toBe('Nothing in the widget changes')
  })

  it('never rounds up to what would pass', () => {
    expect(proofLine({ ...proof, worst: 4.49 })).toContain('4.4:1')
  })
})

describe('problemLines', () => {
  it('says what would be wrong and what is needed', () => {
    expect(problemLines([pale, { ...pale, mode: 'dark' }])).toEqual([
      'The title on the header would be 1.8:1; text needs 4.5:1.',
    ])
  })

  it('says each thing once, at its worst, and in which mode', () => {
    expect(problemLines([pale, { ...pale, ratio: 1.2 }])).toEqual([
      'The title on the header would be 1.2:1; text needs 4.5:1, in light mode.',
    ])
  })

  it('knows icons and large text', () => {
    const icon = { ...pale, icon: true, required: 3, part: partOf('close') }
    expect(problemLines([icon])[0]).toContain(
      'The icon of the close button on the header would be 1.8:1; icons need 3:1',
    )
    expect(problemLines([{ ...pale, required: 3 }])[0]).toContain('large text needs 3:1')
  })

  it('has words for everything else', () => {
    const kinds = [
      'hidden',
      'cut-off',
      'outside',
      'covered',
      'unpressable',
      'small',
      'tiny',
      'unpredictable',
      'overlay',
    ] as const
    const problems = kinds.flatMap((kind): Problem[] => [
      { kind, part: partOf('title'), mode: 'light', elements: [] },
      { kind, part: partOf('title'), mode: 'dark', elements: [] },
    ])
    const lines = problemLines(problems)
    expect(new Set(lines).size).toBe(kinds.length)
    for (const line of lines) expect(line).toMatch(/^The title (would|could) .*[a-z\d]\.$/)
  })
})

it('removedLine names what saving takes out', () => {
  expect(removedLine([])).toBe('')
  expect(removedLine(['@import is not allowed.', 'A.'])).toBe(
    'Saving changes this: @import is not allowed. A.',
  )
})
