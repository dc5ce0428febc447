import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Whose requests are believed. */
export interface S3Credentials {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** Whether a request carries a signature (version 4) made with these credentials over exactly what arrived. */
export function isSigned(request: IncomingMessage, body: Buffer, credentials: S3Credentials): boolean {
  const [, keyId, day, region, signedHeaders, signature] =
    authorization.exec(request.headers.authorization ?? '') ?? []
  if (!keyId || !day || !region || !signedHeaders) return false
  if (keyId !== credentials.accessKeyId || region !== credentials.region) return false
  const bodyHash = String(request.headers['x-amz-content-sha256'])
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return false
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
  const query = [...url.searchParams]
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [request.method, url.pathname, query, headers.join(''), signedHeaders, bodyHash].join(
    '\n',
  )
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${credentials.secretAccessKey}`,
  )
  return createHmac('sha256', key).update(toSign).digest('hex') === signature
}
