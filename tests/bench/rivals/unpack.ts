import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { exec, npmCommand } from '#api/bootstrap/exec.mjs'

const timeoutMs = 120_000

/** Downloads one package through npm and unpacks it; nothing of it runs here. Answers with its folder. */
export async function unpack(name: string, into: string): Promise<string> {
  const dir = join(into, name.replace(/[^\w.-]+/g, '-'))
  await mkdir(dir, { recursive: true })
  const options = { timeoutMs, output: 'capture', cwd: dir } as const
  const [npm, args] = npmCommand('pack', '--silent', '--ignore-scripts', name) as [string, string[]]
  const packed = await exec(npm, args, options)
  const archive = (await readdir(dir)).find((file) => file.endsWith('.tgz'))
  if (packed.code !== 0 || !archive) throw new Error(`npm could not get ${name}`)
  const untarred = await exec('tar', ['-xzf', archive, '--strip-components=1'], options)
  if (untarred.code !== 0) throw new Error(`${name} could not be unpacked`)
  return dir
}
