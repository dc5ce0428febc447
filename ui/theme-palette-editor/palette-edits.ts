import { type Hsl, hexToHsl } from '#mocks/contracts/theme/color.ts'
import { regeneratePalette, shadeNumbers } from '#mocks/contracts/theme/palette.ts'
import type { Theme, ThemeType } from '#mocks/contracts/theme/theme.types.ts'

/** Shades that stay as they are when the palette is made anew, by index 0–9. */
export type LockedShades = ReadonlySet<number>

/** A theme and what of it is locked. */
export interface PaletteDraft {
  theme: Theme
  locked: LockedShades
}

/** Name of a shade: 'Primary 50' (spec 1 §2). */
export function shadeName(index: number): string {
  return `Primary ${shadeNumbers[index]}`
}

/** A new primary, and shades made from it where they are not locked. */
export function withPrimary({ theme, locked }: PaletteDraft, primary: string): PaletteDraft {
  const nineColorPallet = regeneratePalette(theme.nineColorPallet, primary, theme.themeType, locked)
  return { theme: { ...theme, primary, nineColorPallet }, locked }
}

/** One shade of one's own; it is locked, so that a new primary does not take it away. */
export function withShade({ theme, locked }: PaletteDraft, index: number, hex: string): PaletteDraft {
  // To the hundredth every colour comes out as it was typed; there are fewer of whole numbers than of colours.
  const shade = hexToHsl(hex).map((part) => Math.round(part * 100) / 100) as unknown as Hsl
  const nineColorPallet = theme.nineColorPallet.map((old, at) => (at === index ? shade : old))
  return { theme: { ...theme, nineColorPallet }, locked: new Set([...locked, index]) }
}

/** The same colours for the other mode: the list runs the other way there, and its locks with it. */
export function withThemeType({ theme, locked }: PaletteDraft, themeType: ThemeType): PaletteDraft {
  if (theme.themeType === themeType) return { theme, locked }
  const last = theme.nineColorPallet.length - 1
  return {
    theme: { ...theme, themeType, nineColorPallet: [...theme.nineColorPallet].reverse() },
    locked: new Set([...locked].map((index) => last - index)),
  }
}

/** The shade locked, or no longer. */
export function withLock({ theme, locked }: PaletteDraft, index: number): PaletteDraft {
  const next = new Set(locked)
  if (!next.delete(index)) next.add(index)
  return { theme, locked: next }
}

/** Names of the shades that differ. */
export function changedShades(before: Theme, after: Theme): string[] {
  return after.nineColorPallet.flatMap((shade, index) =>
    String(shade) === String(before.nineColorPallet[index]) ? [] : [shadeName(index)],
  )
}
