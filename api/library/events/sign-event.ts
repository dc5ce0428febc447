import { createHmac } from 'node:crypto'

/**
 * A workspace's signing secret, made from the server's own secret and an id: nothing that is stored gives it away,
 * and a new id is a new secret.
 */
export function signingSecret(serverSecret: string, workspaceId: string, secretId: string): string {
  const key = createHmac('sha256', `events:${serverSecret}`).update(`${workspaceId}:${secretId}`).digest()
  return `whsec_${key.toString('base64')}`
}

/** The headers that let a receiver check a delivery, as Standard Webhooks defines them. */
export function signatureHeaders(
  secret: string,
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  }
}
