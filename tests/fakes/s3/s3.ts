import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenLocally } from '../../harness/listen-locally.ts'
import { isSigned, type S3Credentials } from './signature.ts'

/** A bucket of a running fake. */
export interface FakeS3 {
  url: string
  bucket: string
  credentials: S3Credentials
  /** What lies in the bucket, by key. */
  objects: Map<string, { bytes: Buffer; type: string }>
  /** Every request that arrived, `PUT /bucket/key`. */
  calls: string[]
  /** Answers the next requests with these statuses, before looking at them. */
  script: (...statuses: number[]) => void
  stop: () => Promise<void>
}

const pageSize = 2

/** An S3-compatible service with one bucket. It believes signed requests alone, and lists two keys per page. */
export async function start({ port }: { port: number }): Promise<FakeS3> {
  const bucket = 'voiceglow-files'
  const credentials = {
    accessKeyId: 'AKFAKE',
    secretAccessKey: 'a secret of the tests alone',
    region: 'eu-central-1',
  }
  const objects: FakeS3['objects'] = new Map()
  const calls: string[] = []
  const scripted: number[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readAll(request)
    const url = new URL(request.url ?? '/', 'http://fake')
    calls.push(`${request.method} ${url.pathname}`)
    const end = (status: number, bytes: Buffer | string = '', type = 'application/xml') =>
      response.writeHead(status, { 'Content-Type': type }).end(bytes)
    const status = scripted.shift()
    if (status) return void end(status, `<Error><Code>Scripted</Code><Bucket>${bucket}</Bucket></Error>`)
    if (!isSigned(request, body, credentials))
      return void end(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>')
    const [, folder, ...rest] = url.pathname.split('/')
    if (folder !== bucket) return void end(404, '<Error><Code>NoSuchBucket</Code></Error>')
    const key = rest.join('/')
    const found = objects.get(key)
    if (request.method === 'GET' && key === '')
      return void end(200, listing(url.searchParams.get('prefix') ?? ''))
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '' })
      return void end(200)
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void end(204)
    }
    if (!found) return void end(404, '<Error><Code>NoSuchKey</Code></Error>')
    end(200, found.bytes, found.type)
  }

  function listing(prefix: string): string {
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).slice(0, pageSize)
    const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`)
    return `<ListBucketResult><Name>${bucket}</Name>${contents.join('')}</ListBucketResult>`
  }

  const server = createServer((request, response) => void answer(request, response))
  const { url, stop } = await listenLocally(server, port)
  return {
    url,
    bucket,
    credentials,
    objects,
    calls,
    script: (...statuses) => scripted.push(...statuses),
    stop,
  }
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
