import type { Boot } from '../boot.ts'

/** Whether agents may have colours of their own: not under an agency's brand, whose colours they wear (spec 3 §6). */
export function mayTheme(brand: Boot['brand']): boolean {
  return brand.mainHost
}
