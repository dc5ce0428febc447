/** Most leads of one agent. */
export const leadsLimit = 50_000

/** Leads, whatever they are made of, and forms before the chat that one internet connection leaves with an agent within an hour. */
export const leadsOfAddressAnHour = 20

/** The same, of everybody together. */
export const leadsAnHour = 300

/** Longest name, address, number or own value of a lead, in characters. */
export const leadValueLimit = 200

/** Longest note about a lead, in characters. */
export const leadNotesLimit = 5000

/** Most stages, and most own columns, of an agent's leads. */
export const leadStagesLimit = 12

/** Longest name of a stage or a column, in characters. */
export const leadWordLimit = 40

/** Longest consent text, in characters: as long as the branding line it is shown with. */
export const leadConsentLimit = 200

/** Conversations a lead remembers, the latest of them. */
export const leadConversationsLimit = 50

/** Messages a lead remembers its details by, the latest of them. */
export const leadFindsLimit = 30

/** Most rows of one file of leads. */
export const importRowsLimit = 10_000

/** Most rows one call brings in. */
export const importBatchLimit = 200

/** Longest text under the form before the chat, in characters, its links among them. */
export const chatConsentLimit = 500
