/** Most parts of one message. */
export const partsLimit = 5

/** Most cards of a carousel. */
export const cardsLimit = 10

/** Most buttons of a card. */
export const cardButtonsLimit = 3

/** Most buttons of a row of them. */
export const buttonsLimit = 6

/** Most fields of a form. */
export const formFieldsLimit = 8

/** Most options of a field that offers some. */
export const formChoicesLimit = 10

/** Longest title, label or name of an option, in characters. */
export const partLabelLimit = 80

/** Longest words of a button and longest text of a card, in characters. */
export const partTextLimit = 500

/** Longest address of a picture or a link, in characters. */
export const partUrlLimit = 2048

/** Longest value of a field, in characters. */
export const formValueLimit = 2000
