import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { type Combination, combinations } from './combinations.ts'
import { below, beside, cut, type Picture, type Row } from './picture.ts'
import { decode } from './take-row.ts'

const folder = path.join(import.meta.dirname, '../baselines')

/** What stands beside the pictures. */
export interface Manifest {
  /** Chromium's major version that drew them. */
  chromium: number
  /** Per component its stories from top to bottom, with the height of each in px. */
  sheets: Record<string, { story: string; height: number }[]>
}

/** Reads the manifest; an empty one where nothing is recorded. */
export async function readManifest(): Promise<Manifest> {
  const json = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => null)
  return json === null ? { chromium: 0, sheets: {} } : JSON.parse(json)
}

/** Writes the manifest and removes sheets of components that are gone. */
export async function writeManifest({ chromium, sheets }: Manifest): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(sheets).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(
    path.join(folder, 'manifest.json'),
    `${JSON.stringify({ chromium, sheets: sorted }, null, 2)}\n`,
  )
  for (const file of await readdir(folder)) {
    if (file.endsWith('.webp') && !(path.parse(file).name in sheets)) await rm(path.join(folder, file))
  }
}

/** The recorded rows of a component in some of the combinations; none when it has no sheet yet. */
export async function readBaseline(
  component: string,
  { sheets }: Manifest,
  wanted: readonly Combination[],
): Promise<Row[]> {
  const rows = sheets[component]
  if (!rows) return []
  const sheet = await decode(await readFile(sheetFile(component)))
  let top = 0
  return rows.map(({ story, height }) => {
    const width = sheet.width / combinations.length
    const cells = wanted.map((each) => cut(sheet, combinations.indexOf(each) * width, top, width, height))
    const picture = beside(cells)
    top += height
    return { story, picture }
  })
}

/** Records a component's rows as one sheet, without loss; what the manifest has to say of it. */
export async function writeBaseline(
  component: string,
  rows: readonly Row[],
): Promise<Manifest['sheets'][string]> {
  await mkdir(folder, { recursive: true })
  const sheet = below(rows.map((row) => row.picture))
  await writeFile(sheetFile(component), await toSharp(sheet).webp({ lossless: true, effort: 6 }).toBuffer())
  return rows.map(({ story, picture }) => ({ story, height: picture.height }))
}

/** Encodes for people to look at. */
export function toPng(picture: Picture): Promise<Buffer> {
  return toSharp(picture).png().toBuffer()
}

function toSharp({ data, width, height }: Picture) {
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
}

function sheetFile(component: string): string {
  return path.join(folder, `${component}.webp`)
}
