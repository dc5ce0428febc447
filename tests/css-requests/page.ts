import '#ui/theme/theme.css'
import { openDashboardStage } from '#features/agency/styling/dashboard-stage.tsx'
import { openWidgetStage } from '#features/agents/styling/stage/widget-stage.tsx'
import { createProver } from '#features/shared/styling/proof/prove.ts'
import { agentWords } from '#mocks/contracts/embed/agent-words.ts'
import { type PartId, partOf } from '#mocks/contracts/styling/public-parts.ts'
import type { StyleWish } from '#mocks/contracts/styling/style-wish.ts'
import { defaultTheme } from '#mocks/contracts/theme/default-theme.ts'

const agent = {
  id: 'a'.repeat(24),
  title: 'Ada',
  description: 'Answers at any hour',
  image: '',
  proactiveMessage: 'Hello, how can I help?',
  suggestions: ['When are you open?'],
  branding: 'Made with care',
  lang: 'en',
  words: agentWords('en'),
  theme: defaultTheme,
  mode: 'light',
} as unknown as Parameters<typeof openWidgetStage>[0]

const isClear = (color: string) => /^rgba\(.*, 0\)$/.test(color)
const sides = ['top', 'right', 'bottom', 'left']
const handled = /:(?:hover|active|focus-visible|focus-within|focus)\b/g

/** What a part looks like with a sheet: everything the checks ask about, of its first element. */
function valuesOf(inner: Document, id: PartId): Record<string, string> {
  const [plain, pseudo] = partOf(id).selector.split('::') as [string, string?]
  const element = [...inner.querySelectorAll(plain)][0]
  if (!element) return {}
  const style = inner.defaultView!.getComputedStyle(element, pseudo ? `::${pseudo}` : null)
  const edge = (side: string) => {
    const clear =
      style.getPropertyValue(`border-${side}-style`) === 'none' ||
      isClear(style.getPropertyValue(`border-${side}-color`))
    return clear ? 0 : Number.parseFloat(style.getPropertyValue(`border-${side}-width`))
  }
  const log = element.closest('.vg-widget__log')
  const box = element.getBoundingClientRect()
  const around = log?.getBoundingClientRect()
  const behind = () => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { backgroundColor, backgroundImage } = inner.defaultView!.getComputedStyle(each)
      if (backgroundImage.includes('gradient')) return backgroundImage
      if (!isClear(backgroundColor)) return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  }
  return {
    bg: style.backgroundImage.includes('gradient') ? style.backgroundImage : style.backgroundColor,
    behind: behind(),
    gradient: style.backgroundImage,
    color: style.color,
    radius: style.borderTopLeftRadius,
    shadow: style.boxShadow === 'none' ? style.textShadow : style.boxShadow,
    size: `${box.width}px`,
    fs: style.fontSize,
    weight: style.fontWeight,
    style: style.fontStyle,
    transform: style.textTransform,
    decoration: style.textDecorationLine,
    spacing: style.letterSpacing,
    font: style.fontFamily,
    align: style.textAlign,
    anim: style.animationName,
    opacity: style.opacity,
    gap: style.rowGap,
    lh: style.lineHeight,
    'transform-fn': `${style.transform} ${style.scale}`,
    display: style.display,
    'max-width': style.maxInlineSize,
    'pad-top': style.paddingTop,
    'pad-left': style.paddingLeft,
    border: `${Math.max(...sides.map(edge))}px`,
    'border-style': style.borderTopStyle,
    'border-color': style.borderTopColor,
    ...Object.fromEntries(sides.map((side) => [`border-${side}`, `${edge(side)}px`])),
    ...Object.fromEntries(
      sides.map((side) => [`border-${side}-color`, style.getPropertyValue(`border-${side}-color`)]),
    ),
    side: around ? (box.left - around.left < around.right - box.right ? 'left' : 'right') : '',
  }
}

const brand = {
  name: 'North Agency',
  customThemeJSONString: '',
  themeVariant: 'default',
  themeColorUsage: 'plain',
  googleFont: 'inherit',
} as unknown as Parameters<typeof openDashboardStage>[0]

const isDashboard = location.hash === '#dashboard'
const open = () => (isDashboard ? openDashboardStage(brand) : openWidgetStage(agent))
const opened = open()
const prover = open().then(createProver)

const ready = {
  async look(css: string, parts: PartId[], inHand: boolean) {
    const stage = await opened
    stage.setMode('light')
    stage.setCss(inHand ? css.replace(handled, ':not(.vg-never)') : css)
    return Object.fromEntries(parts.map((id) => [id, valuesOf(stage.document, id)]))
  },
  /** What the product says of the wishes, and of the change as a whole. */
  async told(before: string, after: string, wishes: StyleWish[]) {
    return (await prover).tell(before, after, wishes, 'light')
  },
  async problems(css: string) {
    const { proof } = (await prover).verdictOn(css)
    return proof.problems.map((problem) => `${problem.kind} ${problem.part.id} ${problem.mode}`)
  },
}
Object.assign(globalThis, { cssRequests: ready })
