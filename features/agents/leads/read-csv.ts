import { fetchPart } from '#features/shared/on-demand/fetch-part.ts'

/** A file of rows, read. */
export interface CsvFile {
  head: string[]
  /** Those with something in them. */
  rows: string[][]
  /** Where each row stands in the file, counted as spreadsheets do: the head is 1. */
  lines: number[]
}

/** The text of a file as spreadsheets write them: UTF-8, UTF-16 by its mark, else the letters of Windows. */
export function csvText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Reads a file of commas, semicolons or tabs; throws where it is none. */
export async function readCsv(text: string): Promise<CsvFile> {
  const { parse } = await fetchPart(() => import('csv-parse/browser/esm/sync'))
  const firstLine = text.trimStart().split(/\r?\n/, 1)[0] ?? ''
  const delimiter = [',', ';', '\t'].toSorted(
    (a, b) => firstLine.split(b).length - firstLine.split(a).length,
  )[0]
  try {
    const all = parse(text, { bom: true, delimiter, relax_column_count: true }) as string[][]
    const [first, ...filled] = all.flatMap((cells, at) =>
      cells.some((cell) => cell.trim()) ? [{ cells, line: at + 1 }] : [],
    )
    const rows = filled.map(({ cells }) => cells)
    return { head: first?.cells ?? [], rows, lines: filled.map(({ line }) => line) }
  } catch (cause) {
    throw new Error('This file cannot be read: a quotation mark in it is not closed, or is inside a word.', {
      cause,
    })
  }
}
