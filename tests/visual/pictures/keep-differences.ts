import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { toPng } from './baselines.ts'
import type { Difference } from './compare-rows.ts'
import type { Row } from './picture.ts'

const folder = path.resolve(import.meta.dirname, '../../../.cache/visual')

/** Leaves what a component looks like now, and the marked pixels, where a person can look at them; empties it first. */
export async function keepDifferences(
  component: string,
  rows: readonly Row[],
  differences: readonly Difference[],
): Promise<string> {
  const ours = path.join(folder, component)
  await rm(ours, { recursive: true, force: true })
  if (differences.length > 0) await mkdir(ours, { recursive: true })
  for (const { story, marked } of differences) {
    const file = path.join(ours, story.toLowerCase().replaceAll(' ', '-'))
    const now = rows.find((row) => row.story === story)
    if (now) await writeFile(`${file}.actual.png`, await toPng(now.picture))
    if (marked) await writeFile(`${file}.diff.png`, await toPng(marked))
  }
  return path.relative(process.cwd(), ours)
}
