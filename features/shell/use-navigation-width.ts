import { useState } from 'react'
import { readLocal, writeLocal } from '#features/shared/local-values.ts'

/** Whether the side navigation is collapsed to its icons; remembered in this browser. */
export function useNavigationWidth() {
  const [collapsed, setCollapsed] = useState(() => readLocal('vg_navigation') === 'collapsed')
  return {
    collapsed,
    toggle() {
      writeLocal('vg_navigation', collapsed ? 'open' : 'collapsed')
      setCollapsed(!collapsed)
    },
  }
}
