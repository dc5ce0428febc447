/**
 * A style sheet with the agent's CSS that reaches nothing outside one element. Each rule is read by the browser
 * first and written back from what it understood, so no stray brace can leave the scope. In no layer: it wins.
 */
export function confineCss(css: string, selector: string): CSSStyleSheet {
  const read = new CSSStyleSheet()
  read.replaceSync(css)
  const confined = new CSSStyleSheet()
  for (const rule of read.cssRules) {
    // Keyframes reach nothing by themselves, and may not stand inside a scope.
    const text = rule instanceof CSSKeyframesRule ? rule.cssText : `@scope (${selector}) { ${rule.cssText} }`
    confined.insertRule(text, confined.cssRules.length)
  }
  return confined
}
