import type { Surface } from '../public-parts.ts'
import { cleanDashboardCss } from './clean-dashboard-css.ts'
import { type CleanedCss, cleanWidgetCss } from './clean-widget-css.ts'

/** Makes CSS safe for what it styles. */
export const cleanFor: Readonly<Record<Surface, (css: string) => CleanedCss>> = {
  widget: cleanWidgetCss,
  dashboard: cleanDashboardCss,
}
