import { expect, it } from 'vitest'
import { repeatedName } from './repeated-name.ts'

const shapes: [string, string[], string | undefined][] = [
  ['after the separator', ['Bicycle repairs in Leiden – Acme', 'Prices – Acme', 'About us – Acme'], 'Acme'],
  ['before the separator', ['Acme | Bicycle repairs', 'Acme | Prices', 'Acme | About us'], 'Acme'],
  ['alone on the home page', ['Acme', 'Prices - Acme', 'About - Acme'], 'Acme'],
  ['missing on some pages', ['Bicycle repairs', 'Prices - Acme', 'About - Acme'], 'Acme'],
  ['outside of a section', ['Blog · Acme', 'One · Blog · Acme', 'Two · Blog · Acme'], 'Acme'],
  ['written in two ways', ['Prices | ACME', 'About | Acme', 'Jobs | Acme'], 'ACME'],
  ['beside a city on every page', ['Prices | Leiden | Acme', 'About | Leiden | Acme'], 'Acme'],
  ['in Japanese', ['自転車修理｜輪業堂', '料金｜輪業堂', '会社概要｜輪業堂'], '輪業堂'],
  ['in Arabic', ['الأسعار - المطرقة', 'من نحن - المطرقة'], 'المطرقة'],
  ['nowhere: one page', ['Bicycle repairs – Acme'], undefined],
  ['nowhere: the same title on every page', ['Repairs – Acme', 'Repairs – Acme'], undefined],
  ['nowhere: nothing is shared', ['Prices', 'About', 'Jobs'], undefined],
  ['nowhere: no business is called Home', ['Home | One', 'Home | Two'], undefined],
  ['nowhere: a section of many', ['Blog | One', 'Blog | Two', 'Prices', 'About', 'Jobs'], undefined],
]

it.each(shapes)('the name stands %s', (_where, titles, name) => {
  expect(repeatedName(titles, 'Bicycle repairs')).toBe(name)
})

it('of two parts on every page, the one the home page is known by is the name', () => {
  expect(repeatedName(['Acme | One | Leiden', 'Acme | Two | Leiden'], 'Leiden')).toBe('Leiden')
})
