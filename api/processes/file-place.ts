import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

const idFile = '.place'

/**
 * Names where a process keeps the files people give, so that two can be told to keep them in one place: the bucket,
 * or an id that lies in the folder itself, whatever path leads to it.
 */
export async function filePlace({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<string> {
  if (s3) return `bucket ${s3.endpoint} ${s3.bucket}`
  const folder = join(dataDir, 'files')
  const file = join(folder, idFile)
  await mkdir(folder, { recursive: true })
  try {
    await writeFile(file, randomBytes(16).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return `folder ${await readFile(file, 'utf8')}`
}
