import { expect, it } from 'vitest'
import { type Entry, mapOf } from './story-index.ts'

const entry = (title: string, name: string, type: Entry['type'] = 'story', tags: string[] = []): Entry => ({
  id: `${title}--${name}`.toLowerCase().replaceAll('/', '-'),
  type,
  title,
  name,
  tags,
})

it('leads from the introduction to every control, screen and page, and counts what stands', () => {
  const entries = [
    entry('Introduction', 'docs', 'docs'),
    entry('Forms/Button', 'docs', 'docs'),
    entry('Forms/Button', 'default'),
    entry('Forms/Button', 'loading'),
    entry('Forms/Button', 'pressed', 'story', ['walk']),
    entry('Rules/Threats', 'docs', 'docs'),
  ]
  expect(mapOf(entries)).toEqual([
    {
      group: 'Forms',
      places: [{ name: 'Button', href: './?path=/docs/forms-button--docs', states: 2 }],
    },
    { group: 'Rules', places: [{ name: 'Threats', href: './?path=/docs/rules-threats--docs', states: 0 }] },
  ])
})
