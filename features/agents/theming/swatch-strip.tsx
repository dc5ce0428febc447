import { hslToHex } from '#mocks/contracts/theme/color.ts'
import type { Theme } from '#mocks/contracts/theme/theme.types.ts'

/** The primary, and the ten shades made from it, at a glance. Says nothing: name the colours beside it. */
export function SwatchStrip({ theme: { primary, nineColorPallet } }: { theme: Theme }) {
  return (
    <svg
      className="vg-_theming__swatches"
      viewBox="0 0 140 24"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="40" height="24" fill={primary} />
      {nineColorPallet.map((shade, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shade is its place in the list
        <rect key={index} x={40 + index * 10} width="10" height="24" fill={hslToHex(shade)} />
      ))}
    </svg>
  )
}
