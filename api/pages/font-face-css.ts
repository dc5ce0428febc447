import type { FontFaceFile } from '#mocks/contracts/agency/agency.schema.ts'

/** What a range of characters is made of; anything else would end the rule it stands in. */
const range = /^[\dA-Fa-f?U+,\s-]*$/

/**
 * Makes an agency's own font known to its pages, from files of this host.
 * @param font a family, spaces as plus signs
 */
export function fontFaceCss(font: string, faces: readonly FontFaceFile[]): string {
  const family = font.replaceAll('+', ' ').replace(/[^\w -]/g, '')
  return faces
    .filter(({ unicodeRange }) => range.test(unicodeRange))
    .map(
      ({ src, weight, style, unicodeRange }) =>
        `@font-face{font-family:"${family}";src:url("${src}") format("woff2");font-weight:${weight};font-style:${style};font-display:swap${unicodeRange && `;unicode-range:${unicodeRange}`}}`,
    )
    .join('')
}
