import { chmodSync, existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

const ownerOnly = { folder: 0o700, file: 0o600 }
/** What the server keeps in its folder. Whatever else lies there is somebody else's, and left alone. */
const ours = /^(voiceglow(-eu)?\.db|session-secret|server-lock|files$)/

/**
 * Takes the rights of everybody but the owner off the server's folder and what it keeps there: earlier versions made
 * them readable for all.
 * @returns paths whose rights could not be changed
 */
export function tightenModes(dataDir: string): string[] {
  if (!existsSync(dataDir)) return []
  const root = realpathSync(dataDir)
  const failed: string[] = []

  function tighten(path: string): void {
    const stats = lstatSync(path)
    if (stats.isSymbolicLink()) return
    const mode = stats.isDirectory() ? ownerOnly.folder : ownerOnly.file
    if ((stats.mode & 0o077) !== 0) {
      try {
        chmodSync(path, mode)
      } catch {
        failed.push(path)
      }
    }
    if (stats.isDirectory() && path !== root) {
      for (const name of readdirSync(path)) tighten(join(path, name))
    }
  }

  tighten(root)
  for (const name of readdirSync(root)) if (ours.test(name)) tighten(join(root, name))
  return failed
}
