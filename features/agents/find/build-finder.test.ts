import { describe, expect, it } from 'vitest'
import type { Findable } from '../core/findable.types.ts'
import { buildFinder, leastScore, mostFound } from './build-finder.ts'
import { closeness } from './closeness.ts'

function entry(id: string, label: string, also = '', help?: string, asks: string[] = []): Findable {
  return { id, label, help, section: 'overview', also: also.split(','), asks }
}
const entries = [
  entry('name', 'Name', 'title, rename'),
  entry('picture', 'Picture', 'logo, avatar, profile photo'),
  entry('bubble', 'Picture on the bubble', 'logo on the button'),
  entry('delay', 'Answer delay', 'typing speed', 'Pause before an answer appears.'),
  entry('language', 'Language', 'translate'),
  entry('mails', 'Notifications', 'alerts'),
  entry('origins', 'Allowed websites', 'restrictions'),
  ...['red', 'green', 'blue', 'black', 'white', 'pink'].map((each) => entry(each, `Shade ${each}`)),
]
const find = buildFinder(entries)
const first = (query: string) => find(query)[0]

describe('the search of an agent', () => {
  it('is sure of a label, and of what people call it', () => {
    expect(first('Name')).toMatchObject({ entry: { id: 'name' }, score: 1 })
    expect(first('profile photo')).toMatchObject({ entry: { id: 'picture' }, score: 1 })
  })

  it('tells a whole name from a part of one', () => {
    expect(first('picture')?.entry.id).toBe('picture')
    expect(first('logo on button')?.entry.id).toBe('bubble')
  })

  it('prefers the words in the order they are typed', () => {
    const both = [entry('says', 'Speech', 'text to speech'), entry('hears', 'Hearing', 'speech to text')]
    const found = buildFinder(both)
    expect(found('speech to text')[0]?.entry.id).toBe('hears')
    expect(found('text to speech')[0]?.entry.id).toBe('says')
  })

  it('reads a whole sentence: what every sentence holds says nothing', () => {
    expect(first("it shouldn't be so slow, only a delay")?.entry.id).toBe('delay')
    expect(first("doesn't everybody have a profile photo?")?.entry.id).toBe('picture')
  })

  it('finds by a question, and by one in other words', () => {
    const all = [
      entry('late', 'Answer delay', '', undefined, ['why does it answer so slow', 'make it wait']),
      entry('kept', 'Chat history', '', undefined, [
        'is it recording what people write',
        'do you save chats',
      ]),
    ]
    const found = buildFinder(all)
    for (const typed of ['is it recording what people write?', 'do you store what they wrote', 'record'])
      expect(found(typed)[0]?.entry.id, typed).toBe('kept')
    for (const typed of ['why is it so slow', 'it waits!', 'it answers slowly'])
      expect(found(typed)[0]?.entry.id, typed).toBe('late')
  })

  it('is surer of a name than of a question', () => {
    const all = [entry('named', 'Quiet hours'), entry('asked', 'Times', '', undefined, ['quiet hours'])]
    const [one, two] = buildFinder(all)('quiet hours')
    expect(one).toMatchObject({ entry: { id: 'named' }, score: 1 })
    expect(two?.score).toBeLessThan(0.9)
  })

  it('tells like questions apart by the words every question holds', () => {
    const all = [
      entry('one', 'One', '', undefined, ['where do visitors come from']),
      entry('two', 'Two', '', undefined, ['how do visitors come back']),
    ]
    const found = buildFinder(all)
    expect(found('where do they come from')[0]?.entry.id).toBe('one')
    expect(found('how do they come')[0]?.entry.id).toBe('two')
  })

  it('asks by what is left when the telling words are nowhere', () => {
    expect(first('zzqq name')?.entry.id).toBe('name')
    expect(buildFinder([entry('all', 'Settings')])('settings zzqq')[0]?.entry.id).toBe('all')
  })

  it('forgives swapped, missing and wrong letters, and finds what is begun', () => {
    for (const typed of ['langauge', 'languge', 'lanquage', 'lang']) {
      expect(first(typed)?.entry.id, typed).toBe('language')
      expect(first(typed)?.score, typed).toBeLessThan(1)
    }
  })

  it('forgives slips in the ending of a long word, which its stem does not hold', () => {
    for (const typed of ['notificatons', 'notifcations', 'notificaitons', 'notificatio'])
      expect(first(typed)?.entry.id, typed).toBe('mails')
    expect(first('restrictons')?.entry.id).toBe('origins')
  })

  it('is less sure the more of the query is nowhere', () => {
    const [sure, less, hardly] = ['delay', 'delay for mondays', 'delay umbrella mondays'].map(
      (query) => first(query)?.score ?? 0,
    )
    expect(sure).toBeGreaterThan(less as number)
    expect(less).toBeGreaterThan(hardly as number)
  })

  it('lists at most five, none below the least score, the best first', () => {
    const scores = find('shade').map(({ score }) => score)
    expect(scores).toHaveLength(mostFound)
    for (const query of ['shade of an answer', 'pause', 'red picture language']) {
      const found = find(query).map(({ score }) => score)
      expect(found).toEqual([...found].sort((a, b) => b - a))
      for (const score of found) {
        expect(score).toBeGreaterThanOrEqual(leastScore)
        expect(score).toBeLessThanOrEqual(1)
      }
    }
  })

  it('finds nothing for nothing, and for what is nowhere', () => {
    for (const query of ['', '   ', '?!', 'zzqq', 'x']) expect(find(query), query).toEqual([])
  })

  it('takes hostile words as words', () => {
    for (const query of ['constructor', 'hasOwnProperty', '.*', 'a'.repeat(5000)])
      expect(find(query)).toEqual([])
  })
})

describe('how alike two words are', () => {
  it('is whole for the same, less for a slip, none for another word', () => {
    expect(closeness('teaser', 'teaser')).toBe(1)
    expect(closeness('teasre', 'teaser')).toBeCloseTo(0.85)
    expect(closeness('red', 'rod')).toBe(0)
    expect(closeness('branding', 'teaser')).toBe(0)
  })
})
