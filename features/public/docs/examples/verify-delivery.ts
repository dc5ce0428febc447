import type { Example } from '../guide.types.ts'

/** Check a signature. */
export const verifyDelivery: Example = {
  id: 'verify-delivery',
  title: 'Check a signature',
  code: {
    curl: `# WEBHOOK_ID, WEBHOOK_TIMESTAMP and WEBHOOK_SIGNATURE hold the headers, BODY the body as it came.
key=$(printf %s "\${SIGNING_SECRET#whsec_}" | base64 -d | od -An -v -tx1 | tr -d ' \\n')
expected=$(printf %s "$WEBHOOK_ID.$WEBHOOK_TIMESTAMP.$BODY" |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64)

[ "$WEBHOOK_SIGNATURE" = "v1,$expected" ] && echo "genuine" || echo "not ours"`,
    javascript: `import { createHmac, timingSafeEqual } from 'node:crypto'

/** \`body\` is the body as it came, before anything parses it. */
export function isGenuine(secret, headers, body) {
  const id = headers['webhook-id']
  const timestamp = headers['webhook-timestamp']
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false

  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest()
  return headers['webhook-signature'].split(' ').some((part) => {
    const given = Buffer.from(part.replace('v1,', ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}`,
    python: `import base64, hashlib, hmac, time

def is_genuine(secret, headers, body):
    """\`body\` holds the bytes as they came, before anything parses them."""
    event_id = headers["webhook-id"]
    timestamp = headers["webhook-timestamp"]
    if abs(time.time() - int(timestamp)) > 300:
        return False

    key = base64.b64decode(secret.replace("whsec_", ""))
    signed = f"{event_id}.{timestamp}.".encode() + body
    expected = hmac.new(key, signed, hashlib.sha256).digest()
    return any(
        hmac.compare_digest(base64.b64decode(part.replace("v1,", "")), expected)
        for part in headers["webhook-signature"].split(" ")
    )`,
  },
}
