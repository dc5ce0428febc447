import { execFileSync } from 'node:child_process'

/**
 * Paths that differ from a revision, from the root, with forward slashes: committed since the branch left it, not
 * committed, not added. A moved file counts under both names. Throws where git or the revision is not there.
 * @param revision null for what is not committed alone
 */
export function changedFiles(root: string, revision: string | null): string[] {
  const read = (...args: string[]) => readPaths(root, args)
  const base = revision === null ? 'HEAD' : readPaths(root, ['merge-base', revision, 'HEAD'], '\n')[0]!
  const differing = read('diff', '--name-only', '--no-renames', '-z', base)
  const added = read('ls-files', '--others', '--exclude-standard', '-z')
  return [...new Set([...differing, ...added])].sort()
}

function readPaths(cwd: string, args: string[], separator = '\0'): string[] {
  try {
    const options = { cwd, encoding: 'utf8', stdio: 'pipe', maxBuffer: 64 * 1024 * 1024 } as const
    return execFileSync('git', args, options).split(separator).filter(Boolean)
  } catch (cause) {
    const reason = (cause as { stderr?: string }).stderr?.trim() || (cause as Error).message
    throw new Error(`--changed asks git what differs, and it answered: ${reason}`, { cause })
  }
}
