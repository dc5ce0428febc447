import { agentColor } from '#features/shared/agent-chat/widget-agent.ts'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'

/**
 * Colour of the bubble on websites, for `data-color`: what the agent's CSS gives the launcher or its whole theme
 * scope, else the agent's own colour. A gradient, a picture or a variable is no such colour and is passed over.
 */
export function bubbleColor(agent: Pick<Agent, 'customCSS' | 'customThemeJSONString'>): string {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(agent.customCSS)
  let launcher: string | undefined
  let scope: string | undefined
  for (const rule of sheet.cssRules) {
    if (!(rule instanceof CSSStyleRule)) continue
    const selectors = rule.selectorText.split(',').map((selector) => selector.trim())
    if (selectors.some((selector) => /(^|\s)\.vg-launcher$/.test(selector))) {
      launcher = plainColor(rule.style.backgroundColor) ?? launcher
    }
    if (selectors.includes('.vg-scope')) scope = plainColor(rule.style.getPropertyValue('--primary')) ?? scope
  }
  return launcher ?? scope ?? agentColor(agent)
}

/** A colour that means the same on any page, as '#rrggbb' where it has no transparency; '' is none. */
function plainColor(value: string): string | undefined {
  const color = value.trim()
  if (!CSS.supports('color', color) || namesNoColor.test(color)) return undefined
  const paint = new OffscreenCanvas(1, 1).getContext('2d')
  if (!paint) return color
  paint.fillStyle = color
  return paint.fillStyle
}

const namesNoColor = /var\(|currentcolor|transparent|inherit|initial|unset|revert/i
