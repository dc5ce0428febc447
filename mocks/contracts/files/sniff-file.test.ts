import { describe, expect, it } from 'vitest'
import { readPayload } from './read-payload.ts'
import { sniffFile } from './sniff-file.ts'
import { storedExtension } from './stored-extension.ts'

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf8 = (text: string) => new TextEncoder().encode(text)

describe('sniffFile', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['\xff\xd8\xff\xe0', 'jpg'],
    ['GIF89a', 'gif'],
    ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'webp'],
    ['%PDF-1.7', 'pdf'],
    ['RIFF\x10\x00\x00\x00WAVE', null],
    ['PK\x03\x04', null],
    ['MZ', 'text'],
    ['MZ\x90\x00', null],
    ['\xff\xfea\x00', null],
    ['a\x00b', null],
  ])('%j is %s', (text, kind) => expect(sniffFile(latin(text))).toBe(kind))

  it.each([
    '<html>',
    ' \n\t<!DOCTYPE html>',
    '\uFEFF<svg onload=alert(1)>',
    '<?xml version="1.0"?>',
    '<!-- x --><script>',
    '</b>',
  ])('%j is markup and not taken', (text) => expect(sniffFile(utf8(text))).toBeNull())

  it.each(['', 'a < b', '<3', 'Größe,1\r\n', '😀', '\uFEFFname,price'])('%j is text', (text) => {
    expect(sniffFile(utf8(text))).toBe('text')
  })
})

describe('readPayload', () => {
  it.each([
    ['SGk=', 'Hi'],
    ['data:text/html;charset=utf-8;base64,SGk=', 'Hi'],
    ['', ''],
    ['SGk', null],
    ['SGk-', null],
    ['====', null],
    ['SG=k', null],
    ['data:text/html,Hi', null],
    ['data:image/png;base64,data:image/png;base64,SGk=', null],
  ])('%j holds %j', (payload, text) => {
    const bytes = readPayload(payload)
    expect(bytes && new TextDecoder().decode(bytes)).toBe(text)
  })

  it('reads the largest payload at once', () => {
    expect(readPayload('A'.repeat(6_700_000))).toHaveLength(5_025_000)
    expect(readPayload(`${'A'.repeat(6_699_999)}!`)).toBeNull()
  })
})

describe('storedExtension', () => {
  it.each([
    ['png', 'pictures/a.jpeg', 'png'],
    ['jpg', 'backgrounds/a', 'webp'],
    ['gif', 'documents/a.gif', null],
    ['pdf', 'pictures/a.pdf', null],
    ['pdf', 'a.txt', null],
    ['text', 'a.html', null],
    ['text', 'a.svg', null],
    ['text', 'a.csv', 'csv'],
    ['text', 'constructor/a', 'txt'],
    [null, 'a.png', null],
  ] as const)('%s at %s is %s', (kind, path, extension) => {
    expect(storedExtension(kind, path)).toBe(extension)
  })
})
