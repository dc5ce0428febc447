import type { KnowledgeFileType } from '#mocks/contracts/knowledge/document.schema.ts'
import { fileTextLimit } from '#mocks/contracts/knowledge/knowledge-limits.ts'
import { unpacksWithin, zipEntries } from '../zip-entries.ts'
import { decodeText } from './decode-text.ts'
import { htmlText } from './html-text.ts'
import { jsonText } from './json-text.ts'
import { ReadFailureError } from './read-failure-error.ts'
import { tableText } from './table-text.ts'

/** Most bytes the parts of a document unpack to. */
const unpackedLimit = 60_000_000

type Read = (bytes: Buffer) => string | Promise<string>

/** How each kind is read; what reads it is loaded when the first one comes. */
const readers: Record<KnowledgeFileType, Read> = {
  txt: decodeText,
  md: decodeText,
  html: (bytes) => htmlText(decodeText(bytes)),
  json: (bytes) => jsonText(decodeText(bytes)),
  csv: readCsv,
  pdf: readPdf,
  docx: readDocx,
  xlsx: readXlsx,
}

/** The readable text of a file. Throws a `ReadFailureError` that says why there is none. */
export async function extractText(bytes: Buffer, type: KnowledgeFileType): Promise<string> {
  const text = await readers[type](bytes)
  const clean = text
    .replace(/\0/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  if (clean === '') throw new ReadFailureError('no-text')
  if (clean.length > fileTextLimit) throw new ReadFailureError('too-long')
  return clean
}

async function readCsv(bytes: Buffer): Promise<string> {
  const { parse } = await import('csv-parse/sync')
  const text = decodeText(bytes)
  const first = text.slice(0, text.indexOf('\n') + 1 || undefined)
  const delimiter = [',', ';', '\t'].sort((a, b) => first.split(b).length - first.split(a).length)[0]
  const options = { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true }
  try {
    return tableText(parse(text, options))
  } catch {
    throw new ReadFailureError('broken')
  }
}

async function readPdf(bytes: Buffer): Promise<string> {
  const { extractText: textsOf, getDocumentProxy } = await import('unpdf')
  let pages: string[]
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false, verbosity: 0 })
    pages = (await textsOf(pdf, { mergePages: false })).text
  } catch (error) {
    throw new ReadFailureError((error as Error).name === 'PasswordException' ? 'password' : 'broken')
  }
  const text = pages.map((page) => page.trim()).join('\n\n')
  if (text.trim() === '') throw new ReadFailureError('scan')
  return text
}

async function readDocx(bytes: Buffer): Promise<string> {
  assertUnpacks(bytes)
  const { default: mammoth } = await import('mammoth')
  try {
    const convertImage = mammoth.images.imgElement(async () => ({ src: '' }))
    const { value } = await mammoth.convertToHtml({ buffer: bytes }, { convertImage })
    return htmlText(value)
  } catch {
    throw new ReadFailureError('broken')
  }
}

async function readXlsx(bytes: Buffer): Promise<string> {
  assertUnpacks(bytes)
  const { default: readSheets } = await import('read-excel-file/node')
  try {
    const sheets = await readSheets(bytes)
    return sheets
      .map(({ sheet, data }) => ({ sheet, text: tableText(data) }))
      .filter(({ text }) => text !== '')
      .map(({ sheet, text }) => `# ${sheet}\n\n${text}`)
      .join('\n\n')
  } catch {
    throw new ReadFailureError('broken')
  }
}

function assertUnpacks(bytes: Buffer): void {
  const entries = zipEntries(bytes)
  const isWithin = entries && unpacksWithin(bytes, entries, unpackedLimit)
  if (!isWithin) throw new ReadFailureError(isWithin === false ? 'bomb' : 'broken')
}
