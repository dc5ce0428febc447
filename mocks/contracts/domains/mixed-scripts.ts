import { unicodeHost } from './unicode-host.ts'

/** Scripts whose letters stand together in one language: else a part has one (Unicode TR39, highly restrictive). */
const together = [
  'Latin Han Hiragana Katakana',
  'Latin Han Bopomofo',
  'Latin Han Hangul',
  ...'Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew'.split(
    ' ',
  ),
  ...'Kannada Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan Cherokee'.split(' '),
].map((scripts) => ofScripts(scripts.split(' ')))

function ofScripts(scripts: readonly string[]): RegExp {
  const letters = ['Common', 'Inherited', ...scripts].map((script) => `\\p{scx=${script}}`)
  return new RegExp(`^[${letters.join('')}]+$`, 'u')
}

/** The first part of a host that mixes scripts, such as Latin and Cyrillic, and so passes for another; as people read it. */
export function mixedLabel(host: string): string | undefined {
  return unicodeHost(host)
    .split('.')
    .find((label) => !together.some((letters) => letters.test(label)))
}
