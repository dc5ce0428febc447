import { closeCss } from '#api/css/close-css.ts'
import { editCss, propertiesOf } from '#api/css/edit-css.ts'
import type { CssWriter, CssWriterRequest, WrittenCss } from '#api/providers/css-writer/css-writer.ts'
import { type PublicPart, publicParts, scopeSelector } from '#mocks/contracts/styling/public-parts.ts'
import { applyChange } from './apply.ts'
import type { Sheet } from './apply-color.ts'
import { applyTheme } from './apply-theme.ts'
import {
  type Done,
  describe,
  describeTheme,
  keepsParts,
  misunderstood,
  nothingThere,
  nothingToUndo,
} from './reply.ts'
import { understand } from './understand.ts'
import { undoLast } from './undo.ts'
import type { Topic, Wish } from './wish.ts'

/** A sheet with nothing in it must still be one that can be inserted. */
const emptySheet = '/* Nothing is restyled. */'
const noTopic: Topic = { parts: [], aspect: null }

/** Writes from rules alone: parts, properties, colours, sizes, effects and moods, in any combination. */
export function createLocalCssWriter(): CssWriter {
  return { kind: 'local', write: async (request) => write(request) }
}

function write({ agent, messages, currentCss }: CssWriterRequest): WrittenCss {
  const requests = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const topic = requests.slice(0, -1).reduce((before, said) => understand(said, before).topic, noTopic)
  const { wishes } = understand(requests.at(-1) ?? '', topic)
  if (wishes.length === 0) return inWords(misunderstood)
  if (wishes[0]?.kind === 'undo') {
    const css = undoLast({ agent, messages, css: currentCss, redo: rewrite })
    return css === null ? inWords(nothingToUndo) : { words: 'Taken back.', css: css.trim() || emptySheet }
  }
  const { css, words } = fulfil(wishes, { css: closeCss(currentCss), agent })
  if (!words) return inWords(wishes.some(({ kind }) => kind === 'hide') ? keepsParts : nothingThere)
  return { words, css: css.trim() || emptySheet }
}

function inWords(words: string): WrittenCss {
  return { words, css: null }
}

/** The sheet after one request that was not the first word of a conversation. */
function rewrite(request: string, topic: Topic, sheet: Sheet): string {
  return fulfil(understand(request, topic).wishes, sheet).css
}

/** Does one wish after the other, each on what the ones before have made. */
function fulfil(wishes: readonly Wish[], { css: start, agent }: Sheet): { css: string; words: string } {
  let css = start
  const done: Done[] = []
  const sentences: string[] = []
  for (const wish of wishes) {
    if (wish.kind === 'theme') {
      css = editCss(css, applyTheme(wish.mood, { css, agent }))
      sentences.push(describeTheme(wish.mood.name))
    } else if (wish.kind === 'resetAll') {
      const before = css
      css = resetAll(css)
      if (css !== before)
        sentences.push('Everything I may restyle is as it was before; your other rules stayed.')
    } else if (wish.kind === 'parts') {
      for (const id of wish.parts) {
        for (const change of wish.changes) {
          const applied = applyChange(id, change, { css, agent })
          if (!applied) continue
          css = editCss(css, applied.edits)
          done.push({ id, says: applied.says })
        }
      }
    } else if (wish.kind === 'hide' && wishes.length > 1) sentences.push(keepsParts)
  }
  return { css, words: [...sentences, describe(done)].filter(Boolean).join('\n') }
}

/** A sheet without rules for public parts and the scope. */
function resetAll(css: string): string {
  const parts: readonly PublicPart[] = publicParts
  const selectors = [scopeSelector, ...parts.flatMap(({ selector }) => [selector, `${selector}:hover`])]
  return editCss(
    css,
    selectors.flatMap((selector) =>
      propertiesOf(css, selector).map((property) => ({ selector, property, value: null })),
    ),
  )
}
