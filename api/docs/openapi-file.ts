import { compressText } from '../pages/compress-text.ts'
import { type StaticFile, staticFile } from '../pages/static-files.ts'
import { buildOpenApi } from './openapi.ts'

let made: Promise<StaticFile> | undefined

/** The description as it is sent, with its compressed forms; made once, when somebody first asks. */
export function openApiFile(): Promise<StaticFile> {
  made ??= make()
  return made
}

async function make(): Promise<StaticFile> {
  const plain = Buffer.from(JSON.stringify(buildOpenApi()))
  const [br, gzip] = await Promise.all([
    compressText(plain, 'br', 'once'),
    compressText(plain, 'gzip', 'once'),
  ])
  return staticFile('.json', plain, { br, gzip })
}
