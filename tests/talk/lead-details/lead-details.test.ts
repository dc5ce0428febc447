import { describe, expect, it } from 'vitest'
import { type FoundDetails, leadDetailsIn } from '#api/leads/lead-details.ts'
import { fit } from './fit.ts'
import type { LeadCase } from './lead-case.ts'
import { unseen } from './unseen.ts'
import { validating } from './validate.ts'

const details = ['name', 'email', 'phone'] as const

/** Of the details that were found, how many are right; and of those that are there, how many were found. */
function measure(cases: readonly LeadCase[]) {
  const wrong: string[] = []
  let [right, found, there] = [0, 0, 0]
  for (const [text, lang, expected] of cases) {
    const got: FoundDetails = leadDetailsIn(text, { lang })
    for (const detail of details) {
      if (got[detail]) found += 1
      if (expected[detail]) there += 1
      if (got[detail] && same(got[detail], expected[detail])) right += 1
      else if (got[detail] || expected[detail]) wrong.push(`${text}: ${detail} ${got[detail]}`)
    }
  }
  return { precision: right / found, recall: right / there, wrong }
}

/** Blanks and dashes are a matter of taste. */
function same(one: string, other = ''): boolean {
  return one.replace(/[\s-]/g, '') === other.replace(/[\s-]/g, '')
}

describe('details in the words of visitors', () => {
  it.each([
    ['fit', fit, 1, 1],
    ['validate', validating, 0.95, 0.95],
    ['unseen', unseen, 0.9, 0.85],
  ] as const)('%s', (_, cases, precision, recall) => {
    const measured = measure(cases)
    expect(measured.precision, measured.wrong.join('\n')).toBeGreaterThanOrEqual(precision)
    expect(measured.recall, measured.wrong.join('\n')).toBeGreaterThanOrEqual(recall)
  })

  it('reads a number of the country its visitor is in', () => {
    expect(leadDetailsIn('call me: 020 7946 0018', { lang: 'en', country: 'GB' })).toEqual({
      phone: '+44 20 7946 0018',
    })
  })

  it('is done in time with hostile input', () => {
    const started = performance.now()
    for (const piece of ['1-', '+1 ', 'a.b-', '(1', 'a@b.', 'order ', 'call 0'])
      leadDetailsIn(piece.repeat(2000), { lang: 'en' })
    expect(performance.now() - started).toBeLessThan(1000)
  })
})
