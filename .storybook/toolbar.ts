import type { GlobalTypes } from 'storybook/internal/types'

type Toolbar = GlobalTypes[string]

/** One question of the toolbar: what it asks, its icon, and what each value is called. */
function question(description: string, icon: string, answers: Record<string, string>): Toolbar {
  const items = Object.entries(answers).map(([value, title]) => ({ value, title }))
  return { description, toolbar: { icon: icon as never, items, dynamicTitle: true } }
}

/** What designers and QA switch while they walk through the catalogue. */
export const toolbar: GlobalTypes = {
  theme: question('Whose colours?', 'paintbrush', {
    ours: 'Our colours',
    pale: 'A pale brand',
    nearBlack: 'A nearly black brand',
    yellow: 'A yellow brand',
  }),
  mode: question('Light or dark?', 'contrast', { light: 'Light', dark: 'Dark' }),
  variant: question('Which variant?', 'component', {
    default: 'Default variant',
    bordered: 'Bordered',
    faded: 'Faded',
    flat: 'Flat',
  }),
  colorUsage: question('How much colour?', 'beaker', {
    plain: 'Main action only',
    colorful: 'Tinted surfaces',
    gradient: 'Gradients',
  }),
  font: question('Which typeface?', 'paragraph', {
    Rubik: 'Rubik, ours',
    'DM Sans': 'DM Sans, client dashboards',
  }),
  direction: question('Which way is text written?', 'transfer', {
    ltr: 'Left to right',
    rtl: 'Right to left',
  }),
  shell: question('Alone or in the app?', 'sidebar', { alone: 'Alone', inside: 'In the app' }),
  compare: question('One brand or all of them?', 'grid', {
    'one theme': 'One brand',
    'all themes': 'All brands',
  }),
}
