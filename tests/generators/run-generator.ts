import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type FileSet, writeFiles } from './write-files.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a generator for the command line: writes its files, lists them and says what is left to do by hand. */
export function runGenerator(
  makeFiles: (argument: string | undefined) => FileSet,
  nextSteps: string[],
): void {
  try {
    const files = makeFiles(process.argv[2])
    writeFiles(root, files)
    format(Object.keys(files))
    print(['Written:', ...indent(Object.keys(files)), 'Next:', ...indent(nextSteps)])
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}

/** Where lines break depends on how long the names are, so the formatter decides. */
function format(files: string[]): void {
  const biome = fileURLToPath(new URL('../../node_modules/@biomejs/biome/bin/biome', import.meta.url))
  execFileSync(process.execPath, [biome, 'format', '--write', ...files], {
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
