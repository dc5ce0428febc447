import type { LoggerOptions } from 'pino'

/** Names of values that never reach a log, wherever a log call would put them. */
const secret = ['password', 'token', 'secret', 'authorization', 'cookie', 'SECRET_API_KEY', 'workspaceSecret']

/** Log lines as JSON, with secrets redacted. */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    base: null,
    redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  }
}
