/** Most themes a workspace keeps. */
export const savedThemesLimit = 50

/** What the owner reads when there is no room for another theme. */
export const themesFullMessage = `You can keep ${savedThemesLimit} themes. Delete one to save another.`
