import type { GlobalTypes } from 'storybook/internal/types'

function items(...values: string[]) {
  return values.map((value) => ({ value, title: value }))
}

/** What designers and QA switch while they walk through the catalogue. */
export const toolbar: GlobalTypes = {
  theme: {
    description: 'Agency theme',
    toolbar: {
      title: 'Theme',
      icon: 'paintbrush',
      items: items('ours', 'pale', 'nearBlack', 'yellow'),
      dynamicTitle: true,
    },
  },
  mode: {
    description: 'Light or dark',
    toolbar: { title: 'Mode', icon: 'contrast', items: items('light', 'dark'), dynamicTitle: true },
  },
  variant: {
    description: 'Theme variant',
    toolbar: {
      title: 'Variant',
      icon: 'component',
      items: items('default', 'bordered', 'faded', 'flat'),
      dynamicTitle: true,
    },
  },
  colorUsage: {
    description: 'Colour usage',
    toolbar: {
      title: 'Colour usage',
      icon: 'beaker',
      items: items('plain', 'colorful', 'gradient'),
      dynamicTitle: true,
    },
  },
  font: {
    description: 'Font: ours, or the one of client dashboards',
    toolbar: { title: 'Font', icon: 'paragraph', items: items('Rubik', 'DM Sans'), dynamicTitle: true },
  },
  direction: {
    description: 'Writing direction',
    toolbar: { title: 'Direction', icon: 'transfer', items: items('ltr', 'rtl'), dynamicTitle: true },
  },
  compare: {
    description: 'One theme, or the story in all of them',
    toolbar: { title: 'Compare', icon: 'grid', items: items('one theme', 'all themes'), dynamicTitle: true },
  },
}
