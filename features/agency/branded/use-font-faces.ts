import { useEffect } from 'react'
import type { Agency } from '#mocks/contracts/agency/agency.schema.ts'

/** Makes an agency's own font known to the page; its files come from this host. */
export function useFontFaces({ googleFont, fontFaces }: Pick<Agency, 'googleFont' | 'fontFaces'>): void {
  useEffect(() => {
    const family = googleFont.replaceAll('+', ' ')
    const faces = fontFaces.map(
      ({ src, weight, style, unicodeRange }) =>
        new FontFace(family, `url("${src}")`, {
          weight,
          style,
          display: 'swap',
          ...(unicodeRange ? { unicodeRange } : {}),
        }),
    )
    for (const face of faces) document.fonts.add(face)
    return () => {
      for (const face of faces) document.fonts.delete(face)
    }
  }, [googleFont, fontFaces])
}
