import { trimUnseen } from '../shared/visible-text.ts'
import type { StoredExtension } from './stored-extension.ts'

/** Longest name of a file, in characters. */
export const fileNameLimit = 120

/**
 * What breaks lines, is drawn as nothing, or turns the direction of what follows it, so that `gpj.exe` would read as
 * another name.
 */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\u115f\u1160\u2800\u3164\uffa0]/gu

/**
 * A file's name as it is kept and shown: its last part alone, without what nobody sees, and ending in what its bytes
 * are. `given` is believed in nothing else.
 */
export function keptFileName(given: string, extension: StoredExtension): string {
  const last = given.replace(unseen, '').split(/[\\/]/).at(-1) ?? ''
  const stem = trimUnseen(
    trimUnseen(last.replace(/\.[A-Za-z0-9]{1,10}$/, ''))
      .replace(/[<>:"|?*]/g, '_')
      .replace(/^[\s.]+|[\s.]+$/g, ''),
  )
  const most = fileNameLimit - extension.length - 1
  return `${[...stem].slice(0, most).join('').trimEnd() || 'file'}.${extension}`
}
