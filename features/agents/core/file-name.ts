import { cutText } from '#mocks/contracts/shared/cut-text.ts'

/** A file name no system refuses, after the agent's name (spec 2 §7.3). */
export function fileNameOf(title: string): string {
  const plain = title
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `${cutText(plain, 80).replace(/[. ]+$/, '') || 'agent'}.json`
}
