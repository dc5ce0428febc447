import { expect, it } from 'vitest'
import { dropUnused } from './drop-unused-tokens.ts'

it('drops what nothing reads, also through another token', () => {
  const css = '.a{--used:red;--bridge:var(--far);--far:1px;color:var(--used)}'
  expect(dropUnused([css])).toEqual(['.a{--used:red;color:var(--used)}'])
})

it('keeps what another style sheet reads', () => {
  const sheets = ['.a{--used:red}', '.b{color:var(--used)}']
  expect(dropUnused(sheets)).toEqual(sheets)
})

it('keeps names that only begin alike, and leaves class names alone', () => {
  expect(dropUnused(['.a{--x:1;--x-y:2}.b--x:hover{top:var(--x-y)}'])).toEqual([
    '.a{--x-y:2}.b--x:hover{top:var(--x-y)}',
  ])
})
