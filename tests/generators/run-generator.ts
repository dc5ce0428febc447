import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ReadFile } from './register.ts'
import { type FileSet, writeAll, writeFiles } from './write-files.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What a generator makes of the command line's argument. */
interface Generator {
  /** Files that must not be there yet. */
  makeFiles: (argument: string | undefined) => FileSet
  /** Files that get to know them. @default none */
  register?: (argument: string | undefined, read: ReadFile) => FileSet
  /** What is left to do by hand. */
  nextSteps: string[]
}

/** Runs a generator for the command line: writes its files, lists them and says what is left to do. */
export function runGenerator({ makeFiles, register = () => ({}), nextSteps }: Generator): void {
  try {
    const files = makeFiles(process.argv[2])
    const registered = register(process.argv[2], readFile)
    writeFiles(root, files)
    writeAll(root, registered)
    formatFiles([...Object.keys(files), ...Object.keys(registered)])
    print(['Written:', ...indent(Object.keys(files))])
    if (Object.keys(registered).length > 0) print(['Registered in:', ...indent(Object.keys(registered))])
    print(['Next:', ...indent(nextSteps)])
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}

function readFile(file: string): string | null {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

/** Where lines break and in which order imports stand depends on the names, so the formatter decides. */
function formatFiles(files: string[]): void {
  const biome = fileURLToPath(new URL('../../node_modules/@biomejs/biome/bin/biome', import.meta.url))
  execFileSync(process.execPath, [biome, 'check', '--write', ...files], {
    cwd: root,
    stdio: 'pipe',
    timeout: 30_000,
  })
}

function indent(lines: string[]): string[] {
  return lines.map((line) => `  ${line}`)
}

function print(lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}
