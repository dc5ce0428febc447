import type { CssEdit } from '#api/css/edit-css.ts'
import { readValue } from '#api/css/edit-css.ts'
import type { CssMessage } from '#mocks/contracts/styling/css.contract.ts'
import { type PartId, partOf, type Surface } from '#mocks/contracts/styling/public-parts.ts'
import type { SheetChange } from '#mocks/contracts/styling/style-wish.ts'
import { understand } from './understand.ts'
import type { Topic, Wish } from './wish.ts'
import type { Aspect } from './words/word-table.ts'

type Restore = Extract<Wish, { kind: 'restore' }>

/** Properties each aspect is written in. */
const written: Partial<Record<Aspect, RegExp>> = {
  border: /^border(?!.*radius)/,
  radius: /radius/,
  background: /^(background|border-color|color|--)/,
  color: /^(background|border-color|color|--)/,
  text: /^(color|--text)/,
  weight: /^font-weight/,
  font: /^font-family/,
  fontSize: /^font-size/,
  size: /size$/,
  shadow: /shadow$/,
  glow: /shadow$/,
  gradient: /^background/,
  padding: /^padding/,
  gap: /^gap/,
  animation: /^animation/,
  opacity: /^opacity/,
  align: /^(text-align|align-self|order)/,
  width: /inline-size$/,
  height: /block-size$/,
}

/** What takes an earlier change back; what was edited by hand since stays. Empty where there is nothing to take back. */
export function restoreEdits(
  wish: Restore,
  messages: readonly CssMessage[],
  css: string,
  surface: Surface,
): CssEdit[] {
  const steps = stepsOf(messages, surface)
  const isLast = wish.parts.length === 0 && wish.aspects.length === 0
  const fits = (change: SheetChange) =>
    isLast || (concerns(change, wish.parts) && isWritten(change, wish.aspects))
  const step = isLast ? steps.at(-1) : steps.findLast((changes) => changes.some(fits))
  return (step ?? [])
    .filter(fits)
    .filter(({ selector, property, to }) => (readValue(css, selector, property) ?? null) === to)
    .map(({ selector, property, from }) => ({ selector, property, value: from }))
}

function concerns({ selector }: SheetChange, parts: readonly PartId[]): boolean {
  return parts.length === 0 || parts.some((id) => selector.startsWith(partOf(id).selector))
}

function isWritten({ property }: SheetChange, aspects: readonly Aspect[]): boolean {
  return aspects.length === 0 || aspects.some((aspect) => written[aspect]?.test(property))
}

/** What each answer changed that was not taken back, oldest first. */
function stepsOf(messages: readonly CssMessage[], surface: Surface): SheetChange[][] {
  const steps: SheetChange[][] = []
  let topic: Topic = []
  for (const [index, { role, content }] of messages.slice(0, -1).entries()) {
    const answer = messages[index + 1]
    if (role !== 'user' || answer?.role !== 'assistant') continue
    const understood = understand(content, topic, surface)
    const [first] = understood.wishes
    const isUndo = first?.kind === 'restore' && first.parts.length === 0 && first.aspects.length === 0
    if (isUndo) steps.pop()
    else if (answer.changes && answer.changes.length > 0) steps.push(answer.changes)
    topic = understood.topic
  }
  return steps
}
