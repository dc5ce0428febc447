import { expect, it } from 'vitest'
import { fileNameOf } from './file-name.ts'

it.each([
  ['Harbour café', 'Harbour café.json'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j.json'],
  ['../../etc/passwd', '.. .. etc passwd.json'],
  ['trailing. . .', 'trailing.json'],
  ['\u202egpj.exe', 'gpj.exe.json'],
  ['   ', 'agent.json'],
  ['x'.repeat(200), `${'x'.repeat(80)}.json`],
])('%j becomes %j', (title, name) => expect(fileNameOf(title)).toBe(name))
