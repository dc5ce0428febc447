import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { type Files, filesOver } from './files.ts'

/** A bucket of any S3-compatible service, and who may write in it. */
export interface S3Options {
  /** Address of the service; the bucket is a folder of it. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const timeoutMs = 15_000
/** Pages of a listing, 1,000 keys each; more than a workspace may keep. */
const maxPages = 10

/** Files in a bucket. It stays private: people read through this server, which knows the right headers. */
export function s3Files({ endpoint, bucket, ...credentials }: S3Options): Files {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 1 })
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`

  async function send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await client.fetch(`${root}${path}`, { ...init, method, signal })
    if (response.ok || response.status === 404) return response
    // The answer may name the key id or the bucket's owner: its status is all that is told.
    await response.body?.cancel()
    throw new Error(`The file store answered ${method} with ${response.status}`)
  }

  async function remove(key: string): Promise<void> {
    await (await send('DELETE', `/${key}`)).body?.cancel()
  }

  return filesOver({
    kind: 's3',
    async put(key, bytes, type) {
      const headers = {
        'Content-Type': type,
        // Signed with the rest, so that nothing on the way can change a byte.
        'X-Amz-Content-Sha256': createHash('sha256').update(bytes).digest('hex'),
      }
      const response = await send('PUT', `/${key}`, { body: new Uint8Array(bytes), headers })
      await response.body?.cancel()
      if (response.status === 404) throw new Error('The file store has no such bucket')
    },
    async get(key) {
      const response = await send('GET', `/${key}`)
      if (response.ok) return Buffer.from(await response.arrayBuffer())
      await response.body?.cancel()
      return null
    },
    remove,
    async removeFolder(folder) {
      // What was listed is gone, so the next listing is the next page.
      for (let page = 0; page < maxPages; page += 1) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${folder}/` })
        const listing = await (await send('GET', `?${query}`)).text()
        const keys = [...listing.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key)
        if (keys.length === 0) return
        for (const key of keys) await remove(key)
      }
    },
  })
}
