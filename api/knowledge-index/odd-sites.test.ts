import { describe, expect, it } from 'vitest'
import { findAnswer } from './find-answer.ts'
import { defaultIfKnowsThreshold } from './passage.ts'
import { readQuestion } from './question.ts'
import { indexSite } from './site-index.ts'

const page = (name: string, content: string) => ({
  ID: name,
  name,
  url: `https://site.example/${name}`,
  content,
})

async function site(...contents: string[]) {
  const index = await indexSite(contents.map((content, at) => page(`page-${at}`, content)))
  return (question: string) => {
    const { answer, probability } = findAnswer(question, index)
    return probability >= defaultIfKnowsThreshold ? answer : null
  }
}

describe('a site in two languages', async () => {
  const ask = await site(
    '# Opening hours\nMonday to Friday: 9 am to 6 pm\nSaturday: 10 am to 2 pm\n# Repairs\nA puncture repair costs $14.\nRepairs are ready within two working days.',
    '# Öffnungszeiten\nMontag bis Freitag: 9 bis 18 Uhr\nSamstag: 10 bis 14 Uhr\n# Reparaturen\nEine Reifenpanne kostet 13 Euro.\nReparaturen sind nach zwei Werktagen fertig.',
  )

  it.each([
    ['When are you open on Saturday?', 'Opening hours\n\nSaturday: 10 am to 2 pm'],
    ['Wann habt ihr am Samstag offen?', 'Öffnungszeiten\n\nSamstag: 10 bis 14 Uhr'],
  ])('answers %s in the language it was asked in alone', (question, answer) => {
    expect(ask(question)).toBe(answer)
  })

  it.each([
    ['How much is a puncture repair?', '$14'],
    ['Was kostet eine Reifenpanne?', '13 Euro'],
  ])('finds the price of %s in its language', (question, price) => {
    expect(ask(question)).toContain(price)
  })

  it.each(['Do you rent tents?', 'Verleiht ihr Zelte?'])('does not know %s', (question) => {
    expect(ask(question)).toBeNull()
  })
})

it('a site of one sentence says that sentence, and nothing else', async () => {
  const ask = await site('We repair sewing machines in Kiel.')
  expect(ask('Do you repair sewing machines?')).toBe('We repair sewing machines in Kiel.')
  for (const question of ['What is your phone number?', 'How much is a repair?', 'Who founded you?'])
    expect(ask(question)).toBeNull()
})

it('says what stands on thirty identical pages once', async () => {
  const text = '# Delivery\nWe deliver within three working days.\nDelivery costs 5 dollars.'
  const ask = await site(...Array.from({ length: 30 }, () => text))
  expect(ask('What does delivery cost?')).toBe(
    'We deliver within three working days. Delivery costs 5 dollars.',
  )
})

it('finds the one clause in 400 kB of legal text, and makes nothing up from the rest', async () => {
  const clause = (n: number) =>
    `## ${n}. Liability\nThe party of part ${n} shall, subject to clause ${n + 3}, hold the other party harmless against losses from event number ${n}, save where such losses result from gross negligence. Any such claim must be made in writing.\n`
  const terms = Array.from({ length: 1_800 }, (_, n) => clause(n + 1)).join('')
  expect(terms.length).toBeGreaterThan(400_000)
  const ask = await site(`${terms}## Cancelling\nYou can cancel within 14 days of the order.`)
  expect(ask('Can I cancel my order?')).toContain('within 14 days')
  expect(ask('Do you sell bicycles?')).toBeNull()
}, 30_000)

describe.each([
  ['lines', 'Basic: €9\nTeam: £19\nPro: $29\nStudio: 99 zł\nChain: CHF 120'],
  [
    'a table',
    '| Plan | Price |\n| --- | --- |\n| Basic | €9 |\n| Team | £19 |\n| Pro | $29 |\n| Studio | 99 zł |\n| Chain | CHF 120 |',
  ],
])('prices in five currencies as %s', async (_, text) => {
  const ask = await site(`# Prices\n${text}`)

  it.each([
    ['Basic', '€9'],
    ['Team', '£19'],
    ['Pro', '$29'],
    ['Studio', '99 zł'],
    ['Chain', 'CHF 120'],
  ])('%s has its own', (plan, price) => {
    const answer = ask(`How much is ${plan}?`)
    expect(answer).toContain(price)
    expect(answer).not.toContain(price === '€9' ? '£19' : '€9')
  })

  it('has none for a plan that is not there', () => expect(ask('How much is Enterprise?')).toBeNull())
})

describe('opening hours with holidays', async () => {
  const ask = await site(
    '# Opening hours\nMonday to Friday: 8:00–18:00\nSaturday: 9:00–13:00\nSunday: closed\n24 December: 8:00–12:00\n25 and 26 December: closed\nEaster Monday: closed',
  )

  it('keeps a usual day free of them', () => {
    expect(ask('What are your opening hours on Tuesday?')).toBe(
      'Opening hours\n\nMonday to Friday: 8:00–18:00',
    )
  })

  it('says the holiday when it is asked for', () => {
    expect(ask('Are you open on 24 December?')).toContain('24 December: 8:00–12:00')
  })
})

describe('people named May and Will', async () => {
  const ask = await site(
    '# Team\nMay Lindqvist: head of repairs\nWill Okafor: sales and rentals\n# Opening hours\nMonday to Friday: 9 to 17',
  )

  it.each([
    ['Who is May?', 'Team\n\nMay Lindqvist: head of repairs'],
    ['WHO IS MAY?', 'Team\n\nMay Lindqvist: head of repairs'],
    ['What does Will do?', 'Team\n\nWill Okafor: sales and rentals'],
    ['Will you be open on Monday?', 'Opening hours\n\nMonday to Friday: 9 to 17'],
  ])('%s', (question, answer) => expect(ask(question)).toBe(answer))

  it('are not meant by a modal verb', () => expect(ask('May I bring my dog?')).toBeNull())
})

describe('messages that ask nothing', async () => {
  const index = await indexSite([page('hours', '# Repairs\nA puncture costs $14.')])
  let seed = 7
  const letter = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return String.fromCharCode(97 + (seed % 26))
  }
  const word = () => Array.from({ length: 9 }, letter).join('')

  it('looks up the first sixteen unknown words of noise, each of which costs a look through all words', () => {
    const respelt = (text: string) => readQuestion(text, index).terms.some((term) => term.respelt)
    const noise = (words: number) => `${Array.from({ length: words }, word).join(' ')} punctrue`
    expect(respelt(noise(15))).toBe(true)
    expect(respelt(noise(16))).toBe(false)
    expect(findAnswer(noise(400), index).probability).toBeLessThan(defaultIfKnowsThreshold)
  })

  it.each(['x'.repeat(4_000), '你们星期六几点开门？', 'Когда вы открыты в субботу?', 'متى تفتحون يوم السبت'])(
    'does not know %.20s',
    (text) => expect(findAnswer(text, index).probability).toBeLessThan(defaultIfKnowsThreshold),
  )
})
