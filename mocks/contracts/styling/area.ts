import { createCss } from './css.contract.ts'
import { listThemes, removeTheme, saveTheme } from './theme.contract.ts'

/** The styling assistant and saved themes. */
export const stylingContracts = [createCss, listThemes, saveTheme, removeTheme] as const
