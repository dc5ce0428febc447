import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fromRoot } from '#api/bootstrap/paths.mjs'

const run = promisify(execFile)
const installMs = 3 * 60_000
const here = import.meta.dirname

/** Speech that is really spoken and understood, by espeak-ng and pocketsphinx. */
export interface Speech {
  /** A WAV file that says a text, with silence around it, in seconds. */
  say(text: string, silence: { before: number; after: number }): Promise<string>
  /** What a WAV file says. */
  hear(wav: Buffer): Promise<string>
  stop(): Promise<void>
}

/** Installs both where they can be had; otherwise says why not. */
export async function openSpeech(): Promise<Speech | { missing: string }> {
  const espeak = await findEspeak()
  if (!espeak) return { missing: 'espeak-ng is not there, and apt did not install it' }
  const python = await findPocketsphinx().catch(() => undefined)
  if (!python) return { missing: 'pocketsphinx is not there, and pip did not install it' }
  const dir = await mkdtemp(join(tmpdir(), 'voiceglow-speech-'))
  let files = 0
  return {
    async say(text, { before, after }) {
      const file = join(dir, `said-${files++}.wav`)
      await run(espeak, ['-v', 'en-us', '-s', '140', '-w', file, text])
      await writeFile(file, withSilence(await readFile(file), before, after))
      return file
    },
    async hear(wav) {
      const file = join(dir, `heard-${files++}.wav`)
      await writeFile(file, wav)
      const { stdout } = await run(python, [join(here, 'understand.py'), join(here, 'phrases.jsgf'), file])
      return stdout.trim()
    },
    stop: () => rm(dir, { recursive: true, force: true }),
  }
}

async function findEspeak(): Promise<string | undefined> {
  const works = () =>
    run('espeak-ng', ['--version']).then(
      () => 'espeak-ng',
      () => undefined,
    )
  const found = await works()
  if (found || process.getuid?.() !== 0) return found
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'espeak-ng'], {
    timeout: installMs,
  }).catch(() => undefined)
  return works()
}

/** A Python that has it, in a folder of its own that is whole or not there. */
async function findPocketsphinx(): Promise<string> {
  const whole = fromRoot('.cache/pocketsphinx')
  const python = join(whole, 'bin', 'python')
  const mark = join(whole, 'installed')
  if (existsSync(mark)) return python
  await rm(whole, { recursive: true, force: true })
  await mkdir(fromRoot('.cache'), { recursive: true })
  await run('python3', ['-m', 'venv', whole], { timeout: installMs })
  await run(python, ['-m', 'pip', 'install', '-q', '-r', join(here, 'requirements.txt')], {
    timeout: installMs,
  })
  await writeFile(`${mark}.new`, '')
  await rename(`${mark}.new`, mark)
  return python
}

const header = 44

/** The file with silence before and after what it says. */
function withSilence(wav: Buffer, before: number, after: number): Buffer {
  const rate = wav.readUInt32LE(24)
  const silence = (seconds: number) => Buffer.alloc(Math.round(seconds * rate) * 2)
  const samples = Buffer.concat([silence(before), wav.subarray(header), silence(after)])
  const head = Buffer.from(wav.subarray(0, header))
  head.writeUInt32LE(samples.length + header - 8, 4)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}
