/** Days a link that shows a domain's records works. */
export const statusLinkDays = 14
