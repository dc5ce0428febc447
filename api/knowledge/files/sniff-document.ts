import type { KnowledgeFileType } from '#mocks/contracts/knowledge/document.schema.ts'
import type { ReadFailure } from '#mocks/contracts/knowledge/read-failures.ts'
import { zipEntries } from './zip-entries.ts'

/** What a file was found to be, or why it is not read. */
export type Sniffed = { type: KnowledgeFileType } | { failure: ReadFailure }

const oldOffice = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const packedPackage = Buffer.from('EncryptedPackage', 'utf16le')
const zip = Buffer.from('PK\u0003\u0004')
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what no text holds
const control = /[\x00-\x08\x0e-\x1a\x1c-\x1f]/
const archives = [Buffer.from('1f8b', 'hex'), Buffer.from('377abcaf271c', 'hex'), Buffer.from('Rar!')]
const looked = 4_000

/** What the bytes say a file is; among texts, its name says which kind. */
export function sniffDocument(bytes: Buffer, name: string): Sniffed {
  if (bytes.length === 0) return { failure: 'empty' }
  if (bytes.subarray(0, 1024).includes('%PDF-')) return { type: 'pdf' }
  if (bytes.subarray(0, 8).equals(oldOffice))
    return { failure: bytes.includes(packedPackage) ? 'password' : 'old-office' }
  if (bytes.subarray(0, 4).equals(zip)) return packageOf(bytes)
  if (archives.some((mark) => bytes.subarray(0, mark.length).equals(mark))) return { failure: 'archive' }
  return textOf(bytes, name)
}

function packageOf(bytes: Buffer): Sniffed {
  const entries = zipEntries(bytes)
  if (!entries) return { failure: 'broken' }
  const names = new Set(entries.map(({ name }) => name))
  if (names.has('word/document.xml')) return { type: 'docx' }
  if (names.has('xl/workbook.xml')) return { type: 'xlsx' }
  return { failure: names.has('[Content_Types].xml') ? 'unknown' : 'archive' }
}

function textOf(bytes: Buffer, name: string): Sniffed {
  const isWide =
    bytes.subarray(0, 2).equals(Buffer.from('fffe', 'hex')) ||
    bytes.subarray(0, 2).equals(Buffer.from('feff', 'hex'))
  const head = bytes.subarray(0, looked)
  const text = isWide
    ? new TextDecoder(head[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(head)
    : head.toString('latin1')
  if (control.test(text)) return { failure: 'unknown' }
  const extension = /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  if (/^[\s\uFEFF\xEF\xBB\xBF]*<(!doctype html|html|head|body|!--)/i.test(text)) return { type: 'html' }
  if (extension === 'html' || extension === 'htm') return { type: 'html' }
  if (extension === 'csv' || extension === 'tsv') return { type: 'csv' }
  if (extension === 'json') return { type: 'json' }
  return { type: extension === 'md' || extension === 'markdown' ? 'md' : 'txt' }
}
