import { editCss, propertiesOf } from '#api/css/edit-css.ts'
import type { CssWriter, CssWriterRequest, WrittenCss } from '#api/providers/css-writer/css-writer.ts'
import { closeCss } from '#mocks/contracts/styling/cleaning/close-css.ts'
import {
  type PartId,
  type PublicPart,
  publicParts,
  scopeSelector,
} from '#mocks/contracts/styling/public-parts.ts'
import type { StyleWish } from '#mocks/contracts/styling/style-wish.ts'
import { applyChange } from './apply.ts'
import type { Sheet } from './apply-color.ts'
import { applyTheme } from './apply-theme.ts'
import { misunderstood, nothingThere, tellRestored, tellWish, wrote } from './reply.ts'
import { understand } from './understand.ts'
import { restoreEdits } from './undo.ts'
import type { Topic, Wish } from './wish.ts'

/** A sheet with nothing in it must still be one that can be inserted. */
const emptySheet = '/* Nothing is restyled. */'
const partIds: readonly PartId[] = publicParts.map(({ id }) => id)

/** Writes from rules alone: parts, properties, colours, sizes, effects and moods, in any combination. */
export function createLocalCssWriter(): CssWriter {
  return { kind: 'local', write: async (request) => write(request) }
}

function write({ agent, messages, currentCss }: CssWriterRequest): WrittenCss {
  const requests = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const topic = requests.slice(0, -1).reduce<Topic>((before, said) => understand(said, before).topic, [])
  const { wishes, unknown } = understand(requests.at(-1) ?? '', topic)
  if (wishes.length === 0) return { words: misunderstood, css: null, wishes: [], unknown }
  const start = closeCss(currentCss)
  let css = start
  const told: StyleWish[] = []
  for (const wish of wishes) {
    const done = fulfil(wish, { css, agent }, messages)
    css = done.css
    told.push(done.told)
  }
  const isChanged = css.trim() !== start.trim()
  const isWished = start.trim() !== '' && wishes.some(({ kind }) => kind === 'parts' || kind === 'theme')
  const refusals = [...new Set(told.flatMap(({ refusal }) => refusal ?? []))]
  const written = isChanged || isWished ? css.trim() || emptySheet : null
  return {
    words: written === null ? refusals.join(' ') || nothingThere : wrote,
    css: written,
    wishes: told,
    unknown,
  }
}

/** Does one wish on what the ones before have made. */
function fulfil(
  wish: Wish,
  { css, agent }: Sheet,
  messages: CssWriterRequest['messages'],
): { css: string; told: StyleWish } {
  switch (wish.kind) {
    case 'theme':
      return { css: applyTheme(wish.mood, wish.except, { css, agent }), told: tellWish(wish) }
    case 'parts':
      return {
        css: wish.parts.reduce(
          (sheet, id) => applyChange(id, wish.change, wish.state, { css: sheet, agent }),
          css,
        ),
        told: tellWish(wish),
      }
    case 'restore': {
      const edits = restoreEdits(wish, messages, css)
      return {
        css: editCss(css, edits),
        told: tellRestored(
          wish.said,
          edits.map(({ selector }) => selector),
          partIds,
        ),
      }
    }
    case 'resetAll': {
      const edits = resetEdits(css)
      return {
        css: editCss(css, edits),
        told: tellRestored(
          wish.said,
          edits.map(({ selector }) => selector),
          partIds,
        ),
      }
    }
    default:
      return { css, told: tellWish(wish) }
  }
}

/** Takes away every rule for public parts and the scope. */
function resetEdits(css: string) {
  const parts: readonly PublicPart[] = publicParts
  const selectors = [scopeSelector, ...parts.flatMap(({ selector }) => [selector, `${selector}:hover`])]
  return selectors.flatMap((selector) =>
    propertiesOf(css, selector).map((property) => ({ selector, property, value: null })),
  )
}
