/** The spellings of one thing, from its path: `channels/telegram`, or `drawer` for a primitive. */
export type Names = {
  /** `channels`; empty for a primitive. */
  area: string
  /** `channels`, as a name in code. */
  areaCamel: string
  /** `Channels`, for sentences. */
  areaTitle: string
  /** `telegram-bot` */
  thing: string
  /** `TelegramBot` */
  pascal: string
  /** `telegramBot` */
  camel: string
  /** `Telegram bot`, for headings. */
  title: string
  /** `channels.telegramBot`: the start of the contracts' ids. */
  id: string
}

const word = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Reads `area/thing`; throws a sentence when it is not kebab-case. */
export function screenNames(argument: string | undefined): Names {
  const [area = '', thing = '', ...rest] = (argument ?? '').split('/')
  if (rest.length > 0 || !word.test(area) || !word.test(thing)) {
    throw new Error('Give the area and the thing in kebab-case: npm run new:screen channels/telegram')
  }
  return names(area, thing)
}

/** Reads the name of a primitive; throws a sentence when it is not kebab-case. */
export function primitiveNames(argument: string | undefined): Names {
  if (!word.test(argument ?? ''))
    throw new Error('Give one name in kebab-case: npm run new:primitive date-field')
  return names('', argument ?? '')
}

function names(area: string, thing: string): Names {
  const camel = camelOf(thing)
  return {
    area,
    areaCamel: camelOf(area),
    areaTitle: titleOf(area),
    thing,
    pascal: capital(camel),
    camel,
    title: titleOf(thing),
    id: `${area}.${camel}`,
  }
}

function camelOf(words: string): string {
  const [first = '', ...rest] = words.split('-')
  return first + rest.map(capital).join('')
}

function titleOf(words: string): string {
  return capital(words.replaceAll('-', ' '))
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
