import { describe, expect, it } from 'vitest'
import { choiceValue, countValue, readUrlValue, textValue, withUrlValue } from './url-values.ts'

const view = choiceValue(['cards', 'table'])
const page = countValue()

describe('readUrlValue', () => {
  it('reads what stands there', () => {
    const search = new URLSearchParams('view=table&page=12&q=a%20%26%20b')
    expect(readUrlValue(search, 'view', view)).toBe('table')
    expect(readUrlValue(search, 'page', page)).toBe(12)
    expect(readUrlValue(search, 'q', textValue)).toBe('a & b')
  })

  it('falls back where nothing stands there', () => {
    const search = new URLSearchParams()
    expect(readUrlValue(search, 'view', view)).toBe('cards')
    expect(readUrlValue(search, 'view', choiceValue(['cards', 'table'], 'table'))).toBe('table')
    expect(readUrlValue(search, 'page', page)).toBe(1)
    expect(readUrlValue(search, 'page', countValue(0))).toBe(0)
  })

  it.each(['', '0', '-1', '1.5', '01', '1e3', ' 2', '99999999999999999999', 'NaN', '<script>'])(
    'takes the page %j for none',
    (text) => expect(readUrlValue(new URLSearchParams({ page: text }), 'page', page)).toBe(1),
  )

  it.each(['', 'Table', 'constructor'])('takes the view %j for none', (text) =>
    expect(readUrlValue(new URLSearchParams({ view: text }), 'view', view)).toBe('cards'),
  )
})

describe('withUrlValue', () => {
  it('changes its own parameter only', () => {
    const search = new URLSearchParams('q=pizza&page=2')
    expect(withUrlValue(search, 'page', page, 3).toString()).toBe('q=pizza&page=3')
    expect(search.toString()).toBe('q=pizza&page=2')
  })

  it('leaves the default out of the address', () => {
    expect(withUrlValue(new URLSearchParams('page=2&q=x'), 'page', page, 1).toString()).toBe('q=x')
  })

  it('writes what it reads', () => {
    for (const text of ['a&b=c', 'ü ✓', '%20', '#']) {
      const search = withUrlValue(new URLSearchParams(), 'q', textValue, text)
      expect(readUrlValue(new URLSearchParams(search.toString()), 'q', textValue)).toBe(text)
    }
  })
})
