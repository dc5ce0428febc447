import { editCss, propertiesOf } from '#api/css/edit-css.ts'
import type { LocalCssRequest, WrittenCss } from '#api/providers/css-writer/css-writer.ts'
import { closeCss } from '#mocks/contracts/styling/cleaning/close-css.ts'
import { cssWishLimit, tooManyWishes } from '#mocks/contracts/styling/css-rules.ts'
import { partsOf, type Surface, scopeSelector } from '#mocks/contracts/styling/public-parts.ts'
import type { StyleWish } from '#mocks/contracts/styling/style-wish.ts'
import { applyChange } from './apply.ts'
import type { Sheet } from './apply-color.ts'
import { applyTheme } from './apply-theme.ts'
import { copyChange } from './copies.ts'
import { tellForbidden } from './forbidden.ts'
import { misunderstood, nothingThere, tellRestored, tellWish, wrote } from './reply.ts'
import { understand } from './understand.ts'
import { restoreEdits } from './undo.ts'
import type { PartWish, Topic, Wish } from './wish.ts'

/** A sheet with nothing in it must still be one that can be inserted. */
const emptySheet = '/* Nothing is restyled. */'

/**
 * Writes from rules alone: parts, properties, colours, sizes, effects and moods, in any combination. Each wish reads
 * the sheet anew, so many of them take long: the server asks for it in a worker.
 */
export function writeLocally(request: LocalCssRequest): WrittenCss {
  const { agent, messages, currentCss, surface = 'widget' } = request
  const requests = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const topic = requests
    .slice(0, -1)
    .reduce<Topic>((before, said) => understand(said, before, surface).topic, [])
  const { wishes, unknown, unread } = understand(requests.at(-1) ?? '', topic, surface)
  if (wishes.length === 0) return { words: misunderstood[surface], css: null, wishes: [], unknown }
  const start = closeCss(currentCss)
  let css = start
  const told: StyleWish[] = []
  const forbids = wishes.filter((wish) => wish.kind === 'forbid')
  for (const wish of wishes.filter(({ kind }) => kind !== 'forbid').slice(0, cssWishLimit)) {
    const done = fulfil(wish, { css, agent }, { messages, surface })
    css = done.css
    told.push(done.told)
  }
  told.push(...tellForbidden(forbids.slice(0, cssWishLimit - told.length), told, surface))
  const undone = [...wishes.slice(cssWishLimit).map(({ said }) => said), unread].filter(Boolean).join(' ')
  if (undone) told.push({ said: undone.slice(0, 4000), state: 'rest', expects: [], refusal: tooManyWishes })
  const isChanged = css.trim() !== start.trim()
  const isWished = start.trim() !== '' && wishes.some(({ kind }) => kind === 'parts' || kind === 'theme')
  const refusals = [...new Set(told.flatMap(({ refusal }) => refusal ?? []))]
  const written = isChanged || isWished ? css.trim() || emptySheet : null
  return {
    words: written === null ? refusals.join(' ') || nothingThere : wrote[surface],
    css: written,
    wishes: told,
    unknown,
  }
}

/** Does one wish on what the ones before have made. */
function fulfil(
  wish: Wish,
  { css, agent }: Sheet,
  { messages, surface }: Pick<LocalCssRequest, 'messages'> & { surface: Surface },
): { css: string; told: StyleWish } {
  switch (wish.kind) {
    case 'theme':
      return {
        css: applyTheme(wish.mood, wish.except, { css, agent }, surface),
        told: tellWish(wish, surface),
      }
    case 'parts':
      return {
        css: wish.parts.reduce(
          (sheet, id) => applyChange(id, wish.change, wish.state, { css: sheet, agent }),
          css,
        ),
        told: tellWish(wish, surface),
      }
    case 'copy': {
      const { parts, from, aspect, state, said } = wish
      const changes = parts.map((id) => copyChange(id, from, aspect, { css, agent }))
      const isKnown = changes.every((change) => change !== null)
      if (!isKnown) return { css, told: tellWish({ kind: 'refuse', why: 'unclear', said }, surface) }
      const wished = parts.map(
        (id, at): PartWish => ({ kind: 'parts', parts: [id], change: changes[at]!, state, said }),
      )
      const all = wished.map((one) => tellWish(one, surface))
      return {
        css: wished.reduce(
          (sheet, { parts: [id], change }) => applyChange(id!, change, state, { css: sheet, agent }),
          css,
        ),
        told: { ...all[0]!, expects: all.flatMap(({ expects }) => expects) },
      }
    }
    case 'restore':
    case 'resetAll': {
      const edits =
        wish.kind === 'restore' ? restoreEdits(wish, messages, css, surface) : resetEdits(css, surface)
      const selectors = edits.map(({ selector }) => selector)
      return {
        css: editCss(css, edits),
        told: tellRestored(
          wish.said,
          selectors,
          partsOf(surface).map(({ id }) => id),
        ),
      }
    }
    default:
      return { css, told: tellWish(wish, surface) }
  }
}

/** Takes away every rule for public parts and the scope. */
function resetEdits(css: string, surface: Surface) {
  const selectors = [
    scopeSelector,
    ...partsOf(surface).flatMap(({ selector }) => [selector, `${selector}:hover`]),
  ]
  return selectors.flatMap((selector) =>
    propertiesOf(css, selector).map((property) => ({ selector, property, value: null })),
  )
}
