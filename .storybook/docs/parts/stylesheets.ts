/** Every stylesheet of the library as it is built, by its path. */
export const stylesheets = import.meta.glob<string>('../../../ui/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** One of the theme's own, by its name: 'scales'. */
export function themeStylesheet(name: 'scales' | 'roles' | 'recipes'): string {
  return stylesheets[`../../../ui/theme/css/${name}.css`] ?? ''
}
