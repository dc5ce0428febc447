import { domainToASCII } from 'node:url'
import { describe, expect, it } from 'vitest'
import { mixedLabel } from './mixed-scripts.ts'

const mixedIn = (typed: string) => mixedLabel(domainToASCII(typed))

describe('a host of mixed scripts', () => {
  it.each([
    ['аpple.example.com', 'аpple'],
    ['app.gοogle.example', 'gοogle'],
    ['shop.пpимер.example', 'пpимер'],
    ['αб.example.com', 'αб'],
    ['カ한.example.com', 'カ한'],
  ])('%s is told by its part', (host, label) => {
    expect(mixedIn(host)).toBe(label)
  })

  it.each([
    'app-2.northwind.example',
    'bücher.straße.example',
    'пример.example.com',
    'παράδειγμα.example.com',
    '例え-テスト.example',
    'jpドメイン名例ー.example',
    '한국漢字.example',
    'उदाहरण.example',
    'مثال-1.example',
    'tiếng-việt.example',
    'a.пример.例え.example',
  ])('%s is none', (host) => {
    expect(mixedIn(host)).toBeUndefined()
  })
})
