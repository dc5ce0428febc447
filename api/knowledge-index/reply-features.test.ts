import { describe, expect, it } from 'vitest'
import { answerOf } from './answer-of.ts'
import { readQuestion } from './question.ts'
import { replyFeatures } from './reply-features.ts'
import { indexSite } from './site-index.ts'

const content = `# Fees

| Treatment | Small | Large |
|---|---|---|
| Sponge cake | £14 | – |

- Root canal, front tooth: £395

We open the shop on Monday and sell bread.`

/** The features of what the line that holds `text` would say to a question. */
async function featuresFor(asked: string, text: string) {
  const site = await indexSite([{ ID: 'a', name: 'Fees', url: '', content }], 'en')
  const unit = site.units.findIndex((one) => one.text.includes(text))
  const question = readQuestion(asked, site)
  return replyFeatures(answerOf([{ candidate: { unit }, score: 1 }], question, site), question, site)
}

describe('features of a whole reply', () => {
  it('tell a row whose asked column is empty from one that states it', async () => {
    expect((await featuresFor('price of a large sponge cake', 'Sponge')).emptyCell).toBe(1)
    expect((await featuresFor('price of a small sponge cake', 'Sponge')).emptyCell).toBe(0)
  })

  it('tell a price of something beside what was asked', async () => {
    const beside = await featuresFor('price of a root canal on a back molar', 'Root canal')
    const named = await featuresFor('price of a root canal on a front tooth', 'Root canal')
    expect(beside.priceElse).toBeGreaterThan(0)
    expect(named.priceElse).toBe(0)
    expect(named.saidAll).toBe(1)
  })

  it('know whether a question asks only whether', async () => {
    expect((await featuresFor('do you sell bread', 'bread')).asksWhether).toBe(1)
    expect((await featuresFor('how much is bread', 'bread')).asksWhether).toBe(0)
  })
})
