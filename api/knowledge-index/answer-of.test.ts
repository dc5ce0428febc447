import { describe, expect, it } from 'vitest'
import { answerOf } from './answer-of.ts'
import { readQuestion } from './question.ts'
import { indexSite } from './site-index.ts'

const long = 'It is a long story that nobody has to read twice. '.repeat(9)

async function answer(content: string, ranked: [text: string, score: number][]) {
  const site = await indexSite([{ ID: 'd', name: 'Page', content }], 'en')
  const question = readQuestion('What does it cost?', site)
  const scored = ranked.map(([text, score]) => ({
    candidate: { unit: site.units.findIndex((unit) => unit.text.startsWith(text)) },
    score,
  }))
  return answerOf(scored, question, site).text
}

const page = `# Pro\n- $9 / mo.\n\nFor teams.\n\n# Solo\n- $4 / mo.\n\n# History\n${long}`

describe('an answer', () => {
  it('is the whole card a line stands on', async () => {
    expect(await answer(page, [['For teams', 3]])).toBe('Pro\n\n- $9 / mo.\n\nFor teams.')
  })

  it('is one piece where one candidate is well ahead', async () => {
    expect(
      await answer(page, [
        ['$4', 3],
        ['$9', 2],
      ]),
    ).toBe('Solo\n\n$4 / mo.')
  })

  it('holds both pieces of an even race, the better first', async () => {
    const both = await answer(page, [
      ['$4', 3],
      ['$9', 2.5],
    ])
    expect(both).toBe('Solo\n\n$4 / mo.\n\nPro\n\n- $9 / mo.\n\nFor teams.')
  })

  it('says nothing twice', async () => {
    expect(
      await answer(page, [
        ['$9', 3],
        ['For teams', 2.9],
      ]),
    ).toBe('Pro\n\n- $9 / mo.\n\nFor teams.')
  })

  it('stays short: what is too long for a second piece is left out', async () => {
    expect(
      await answer(page, [
        ['$4', 3],
        ['It is', 2.9],
      ]).then((text) => text.length),
    ).toBeLessThan(651)
  })

  it('is empty where nothing was found', async () => {
    expect(await answer(page, [])).toBe('')
  })
})
