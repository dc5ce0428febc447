import { expect, it } from 'vitest'
import { dropForeign, dropUnused } from './drop-unused-css.ts'

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

it('drops rules about what only the dashboard has, and empty ones', () => {
  const css =
    '@layer ui.roles{.vg-scope{a:b}.vg-scope:is([data-color-usage=plain],[data-color-usage=gradient]){c:d}.x{}.vg-widget{e:f}}'
  expect(dropForeign(css)).toBe('@layer ui.roles{.vg-scope{a:b}.vg-widget{e:f}}')
})

it('leaves media queries and their rules alone', () => {
  const css = '@media (pointer:coarse){.vg-widget__send{a:b}}'
  expect(dropForeign(css)).toBe(css)
})
