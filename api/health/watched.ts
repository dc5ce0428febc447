import type { Files } from '../providers/files/files.ts'
import type { Mail } from '../providers/mail/mail.ts'
import { ModelError } from '../providers/openai/model-error.ts'
import type { Responder } from '../providers/responder/responder.ts'
import type { Condition, Dependency } from './condition.ts'

/** Mail whose failures show in the server's condition. */
export function watchedMail(mail: Mail, condition: Condition): Mail {
  return { kind: mail.kind, send: watched(condition, 'mail', mail.send) }
}

/** Files whose failures show in the server's condition. */
export function watchedFiles(files: Files, condition: Condition): Files {
  return {
    kind: files.kind,
    save: watched(condition, 'files', files.save),
    read: watched(condition, 'files', files.read),
    remove: watched(condition, 'files', files.remove),
    removeAll: watched(condition, 'files', files.removeAll),
  }
}

/** A responder whose model's failures show in the server's condition. */
export function watchedResponder(responder: Responder, condition: Condition): Responder {
  return {
    ...responder,
    async *reply(request) {
      try {
        yield* responder.reply(request)
        if (!request.apiKey) condition.worked('model')
      } catch (error) {
        // What one question is refused for says nothing of the next, and a workspace's own key nothing of the server's.
        if (!request.apiKey && error instanceof ModelError && error.code !== 'request-refused')
          condition.failed('model')
        throw error
      }
    },
  }
}

function watched<A extends unknown[], R>(
  condition: Condition,
  dependency: Dependency,
  call: (...args: A) => Promise<R>,
): (...args: A) => Promise<R> {
  return async (...args) => {
    try {
      const result = await call(...args)
      condition.worked(dependency)
      return result
    } catch (error) {
      condition.failed(dependency)
      throw error
    }
  }
}
