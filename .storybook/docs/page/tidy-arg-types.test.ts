import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { splitDefault, tidyArgTypes } from './tidy-arg-types.ts'

describe('tables of properties', () => {
  it.each([
    ["How large. @default 'md'", { text: 'How large.', standard: "'md'" }],
    ["@default the scope's", { text: '', standard: "the scope's" }],
    ['Shown to all.', { text: 'Shown to all.' }],
  ])('split %j', (comment, split) => expect(splitDefault(comment)).toEqual(split))

  it('name the choices of a property, never that it is a union', () => {
    const component = {
      __docgenInfo: { props: { size: { tsType: { name: 'union', raw: "| 'sm' | 'md'" } } } },
    }
    const argTypes = {
      size: { name: 'size', description: "@default 'md'", table: { type: { summary: 'union' } } },
    }
    const tidy = tidyArgTypes({ argTypes, component, initialArgs: {} } as unknown as Parameters<
      typeof tidyArgTypes
    >[0])
    expect(tidy.size?.table).toEqual({ type: { summary: "'sm' | 'md'" }, defaultValue: { summary: "'md'" } })
  })

  it('offer no box for an element, which has no words to edit', () => {
    const argTypes = {
      footer: { name: 'footer', control: { type: 'object' } },
      title: { name: 'title', control: { type: 'text' } },
    }
    const initialArgs = { footer: createElement('p'), title: 'Send' }
    const tidy = tidyArgTypes({ argTypes, initialArgs } as unknown as Parameters<typeof tidyArgTypes>[0])
    expect([tidy.footer?.control, tidy.title?.control]).toEqual([false, { type: 'text' }])
  })
})
