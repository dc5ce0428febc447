import { create } from 'storybook/theming'

/** Our mark and name in `ink`, as the picture at the top of the sidebar. */
function wordmark(ink: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 168 32" width="168" height="32"><rect width="32" height="32" rx="8" fill="#5B5BF0"/><path d="M7 14v4M11.5 11v10M16 7v18M20.5 11v10M25 14v4" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/><text x="42" y="22" font-family="Rubik, system-ui, sans-serif" font-size="18" font-weight="600" fill="${ink}">VoiceGlow</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const common = {
  brandTitle: 'VoiceGlow catalogue',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: '"Rubik Variable", Rubik, system-ui, sans-serif',
  appBorderRadius: 8,
  inputBorderRadius: 6,
}

/** The catalogue around the stories, by day. */
export const lightTheme = create({
  ...common,
  base: 'light',
  brandImage: wordmark('#1B1B1F'),
  colorPrimary: '#5B5BF0',
  colorSecondary: '#4A4AD6',
  appBg: '#F7F7FA',
  appBorderColor: '#E3E3EA',
  barSelectedColor: '#4A4AD6',
  barHoverColor: '#4A4AD6',
})

/** The catalogue around the stories, for whoever likes their machine dark. */
export const darkTheme = create({
  ...common,
  base: 'dark',
  brandImage: wordmark('#F4F4F8'),
  colorPrimary: '#8F8FF7',
  colorSecondary: '#8F8FF7',
  appBg: '#17171C',
  appContentBg: '#1D1D23',
  appPreviewBg: '#1D1D23',
  appBorderColor: '#34343D',
  barBg: '#1D1D23',
  barSelectedColor: '#A9A9FA',
  barHoverColor: '#A9A9FA',
})

/** What this machine asks for. */
export function themeOfMachine() {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? darkTheme : lightTheme
}
