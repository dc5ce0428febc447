import { expect, test } from 'vitest'
import { changedBlocks } from './changed-blocks.ts'

const same = (text: string) => ({ kind: 'same', text })

test('a list stays a list, with what changed in its lines', () => {
  const before = 'Our **hours**:\n\n- Monday: 9 to 5\n- Sunday: closed'
  expect(changedBlocks(before, before.replace('closed', '10 to 2'))).toEqual([
    { type: 'paragraph', lines: [[same('Our hours:')]] },
    {
      type: 'ul',
      lines: [
        [same('Monday: 9 to 5')],
        [same('Sunday: '), { kind: 'removed', text: 'closed' }, { kind: 'added', text: '10 to 2' }],
      ],
    },
  ])
})

test('a line that is new is marked whole, without its dash', () => {
  expect(changedBlocks('1. One\n', '1. One\n2. Two\n')).toEqual([
    { type: 'ol', start: 1, lines: [[same('One')], [{ kind: 'added', text: 'Two' }]] },
  ])
})

test('marks of Markdown are no change, and paragraphs stay apart', () => {
  expect(changedBlocks('See [us](https://a.example).\n\nBye', '## See **us**.\n\nBye')).toEqual([
    { type: 'paragraph', lines: [[same('See us.')]] },
    { type: 'paragraph', lines: [[same('Bye')]] },
  ])
})

test.each([
  ['Your table for two is booked for tonight at eight.', 'Please call us to book a table.'],
  ['We open at nine.', ''],
])('two texts of their own are not mixed: %s', (before, after) => {
  expect(changedBlocks(before, after)).toBeUndefined()
})

test('another mark before a line is no change, and a number begins its list', () => {
  expect(changedBlocks('- A\n- B', '2. A\n3. B')).toEqual([
    { type: 'ol', start: 2, lines: [[same('A')], [same('B')]] },
  ])
})

test('a line that is no list any more is none, and one that is gone stays a line of its own', () => {
  expect(changedBlocks('- Nine to five\n- Bye', 'We open nine to five')).toEqual([
    {
      type: 'paragraph',
      lines: [expect.arrayContaining([{ kind: 'removed', text: expect.stringContaining('-') }])],
    },
    { type: 'ul', lines: [[{ kind: 'removed', text: 'Bye' }]] },
  ])
})
