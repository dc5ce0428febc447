import { expect, it } from 'vitest'
import { spokenLanguages } from '#mocks/contracts/shared/spoken-language.ts'
import { mostSuggestions, suggestQuestions } from './suggest-questions.ts'

const faq = [{ content: '# Is the museum free on Sundays?\nYes.\n## FAQ?\n# Tickets\n€ 5' }]

it('offers only what the agent knows', async () => {
  const asked: string[] = []
  const known = new Set(['What are your opening hours?', 'Is the museum free on Sundays?'])
  const offered = await suggestQuestions(faq, 'en', async (question) => {
    asked.push(question)
    return { known: known.has(question), probability: 0.9 }
  })
  expect(new Set(offered)).toEqual(known)
  expect(asked).toContain('Do you deliver?')
  expect(asked).not.toContain('FAQ?')
})

it('offers none when nothing is known, and one of two with the same answer', async () => {
  expect(await suggestQuestions(faq, 'en', async () => ({ known: false, probability: 0 }))).toEqual([])
  const same = async () => ({ known: true, probability: 0.8, answer: 'We do.' })
  expect(await suggestQuestions(faq, 'en', same)).toHaveLength(1)
})

it.each(spokenLanguages)('asks in %s, and offers a handful', async (lang) => {
  const offered = await suggestQuestions([], lang, async (question) => ({
    known: true,
    probability: question.length / 100,
  }))
  expect(offered).toHaveLength(mostSuggestions)
  if (lang !== 'en') expect(offered).not.toContain('What are your opening hours?')
})
