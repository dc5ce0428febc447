/** A style sheet of `confineCss`, to adopt. In no layer: it wins. */
export function confinedSheet(css: string, selector: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(confineCss(css, selector))
  return sheet
}

/**
 * CSS that reaches nothing outside the elements a selector finds. Each rule is read by the browser first and written
 * back from what it understood, so no stray brace can leave the scope.
 */
export function confineCss(css: string, selector: string): string {
  const read = new CSSStyleSheet()
  read.replaceSync(css)
  return [...read.cssRules]
    .map((rule) =>
      // Keyframes reach nothing by themselves, and may not stand inside a scope.
      rule instanceof CSSKeyframesRule ? rule.cssText : `@scope (${selector}) { ${rule.cssText} }`,
    )
    .join('\n')
}
