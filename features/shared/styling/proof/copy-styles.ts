/** The page's style sheets for the document of another window, in their order; without what loads something. */
export function copyStyles(from: Document, Sheet: typeof CSSStyleSheet): CSSStyleSheet[] {
  return [...from.styleSheets].flatMap((sheet) => {
    const text = textOf(sheet)
    if (text === '') return []
    const copy = new Sheet()
    copy.replaceSync(text)
    return [copy]
  })
}

function textOf(sheet: CSSStyleSheet): string {
  try {
    return [...sheet.cssRules]
      .filter((rule) => !(rule instanceof CSSFontFaceRule || rule instanceof CSSImportRule))
      .map((rule) => rule.cssText)
      .join('\n')
  } catch {
    // A sheet of another origin; none of ours is.
    return ''
  }
}
