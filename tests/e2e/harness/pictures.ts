import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'

/** Keeps what a walk saw where a variable names a folder, for a person to look at; nothing otherwise. */
export function picturesIn(variable: string) {
  const folder = process.env[variable]
  return {
    async picture(page: Page, name: string): Promise<void> {
      if (!folder) return
      await mkdir(folder, { recursive: true })
      await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
    },
    /** Kept beside the pictures. */
    async note(line: string): Promise<void> {
      if (folder) await appendFile(join(folder, 'walks.txt'), `${line}\n`)
    },
  }
}
