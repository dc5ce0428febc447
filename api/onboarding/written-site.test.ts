import { describe, expect, it } from 'vitest'
import { askKnowledge } from './ask-knowledge.ts'
import { writtenSite } from './written-site.ts'

const company = {
  name: 'Café am Hafen',
  website: '',
  description: 'Wir backen jeden Morgen frisches Brot und rösten unseren Kaffee selbst.',
}
const facts = 'Öffnungszeiten: Montag bis Samstag von 8 bis 18 Uhr\n\nDarf mein Hund mit?\nJa, sehr gern.'

describe('what an owner wrote', () => {
  it('is one page without an address, in the language it is written in', () => {
    const { pages, lang } = writtenSite(company, facts)
    expect(lang).toBe('de')
    expect(pages).toEqual([
      {
        url: '',
        title: company.name,
        text: [
          company.description,
          'Öffnungszeiten: Montag bis Samstag von 8 bis 18 Uhr',
          '## Darf mein Hund mit?',
          'Ja, sehr gern.',
        ].join('\n\n'),
      },
    ])
  })

  it('is what its agent answers from', async () => {
    const knowledge = writtenSite(company, facts).pages.map(({ title, text }) => ({
      name: title,
      url: null,
      content: text,
    }))
    const ask = await askKnowledge(knowledge)
    expect(await ask('Wann habt ihr geöffnet?')).toMatchObject({ known: true })
  })

  it('is the description alone where nothing else was written', () => {
    expect(writtenSite(company, ' \n ').pages[0]?.text).toBe(company.description)
  })
})
