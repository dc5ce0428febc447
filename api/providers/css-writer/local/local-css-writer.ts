import { writeInWorker } from '#api/css/read-css.ts'
import type { CssWriter } from '#api/providers/css-writer/css-writer.ts'

/** The writer without a language model: its rules run in a worker, and not for longer than its cut. */
export function createLocalCssWriter(): CssWriter {
  return {
    kind: 'local',
    write: ({ agent, surface, messages, currentCss, owner }) =>
      writeInWorker({ agent, surface, messages: [...messages], currentCss }, owner),
  }
}
