import { expect, it } from 'vitest'
import { indentedJson } from './indented-json.ts'

it.each([
  ['{"a":1}', '{\n  "a": 1\n}'],
  ['{"a":1', '{"a":1'],
  ['', ''],
])('shows %j', (text, shown) => expect(indentedJson(text)).toBe(shown))
