/** Every stylesheet that has public names, as it is built, by its path: the library, and the screens' own frames. */
export const stylesheets = import.meta.glob<string>(
  ['../../../ui/**/*.css', '../../../features/{shell,session/entry,shared/draft-form}/**/*.css'],
  { query: '?raw', import: 'default', eager: true },
)

/** One of the theme's own, by its name: 'scales'. */
export function themeStylesheet(name: 'scales' | 'roles' | 'recipes'): string {
  return stylesheets[`../../../ui/theme/css/${name}.css`] ?? ''
}
