/** Browsers the stylesheets are built for: all know `:dir()` and `light-dark()`, whose rewrites break right-to-left. */
export const cssTarget = ['chrome123', 'firefox128', 'safari17.5']
