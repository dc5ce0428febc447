import { describe, expect, it } from 'vitest'
import { decodeEntities } from './decode-entities.ts'

describe('decodeEntities', () => {
  it('knows names and numbers', () => {
    expect(decodeEntities('a &amp; b &lt;c&gt; &#33; &#x1F600;')).toBe('a & b <c> ! 😀')
  })

  it('leaves what is none', () => {
    expect(decodeEntities('&unknown; &#0; &#xD800; &#9999999; AT&T')).toBe(
      '&unknown; &#0; &#xD800; &#9999999; AT&T',
    )
  })

  it('decodes once', () => expect(decodeEntities('&amp;lt;')).toBe('&lt;'))
})
