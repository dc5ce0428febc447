import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

/** Keeps secrets that must be read again: AES-256-GCM, each bound to what it belongs to. */
export interface SecretBox {
  /** `v1.` and nonce, tag and ciphertext in base64url; never the same twice. */
  seal(secret: string, owner: string): string
  /** The secret; null when it was sealed for something else, with another key, or was tampered with. */
  open(sealed: string, owner: string): string | null
}

/** A box whose key is derived from the server's own secret (HKDF-SHA256). */
export function createSecretBox(serverSecret: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', serverSecret, '', 'voiceglow credentials v1', 32))
  return {
    seal(secret, owner) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`
    },
    open(sealed, owner) {
      if (!sealed.startsWith('v1.')) return null
      const bytes = Buffer.from(sealed.slice(3), 'base64url')
      if (bytes.length < nonceBytes + tagBytes) return null
      const nonce = bytes.subarray(0, nonceBytes)
      const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes)
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag)
      try {
        return (
          decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
        )
      } catch {
        return null
      }
    },
  }
}
