import { describe, expect, it } from 'vitest'
import { languageOfSite } from './site-language.ts'

const german = { text: 'Wir backen jeden Morgen frisches Brot. Geöffnet ist von Montag bis Samstag.' }
const french = { text: 'Nous cuisons le pain chaque matin. La boutique ouvre du lundi au samedi.' }
const none = { text: 'DE | FR' }

describe('the language of a website', () => {
  it.each([
    ['is read from the text where the page says nothing', undefined, [german], 'de'],
    ['is that of the text where a template says English', 'en-US', [german], 'de'],
    ['keeps the region that the page states', 'de-AT', [german], 'de-AT'],
    ['is that of the home page on a site in two', 'en', [german, french, french], 'de'],
    ['is that of most pages where the home page says too little', 'en', [none, french, french, german], 'fr'],
    ['is what the page states where no text tells', 'fi', [none], 'fi'],
    ['is unknown where nothing tells', undefined, [none], undefined],
    ['is unknown without pages', undefined, [], undefined],
  ] as const)('%s', (_, stated, pages, expected) => {
    expect(languageOfSite(stated, pages)).toBe(expected)
  })
})
