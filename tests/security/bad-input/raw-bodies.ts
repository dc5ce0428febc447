/** A body no form would send, and whether it may still be understood: many are simply invalid input. */
export interface RawBody {
  name: string
  bytes: Buffer
}

const text = (value: string) => Buffer.from(value)
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
const manyKeys = `{${Array.from({ length: 100_000 }, (_, index) => `"k${index}":1`).join(',')}}`

/** Bodies that cannot be read as a JSON object a document may hold: every endpoint answers 400 (threats F13, F15, F16). */
export const unreadableBodies: readonly RawBody[] = [
  { name: 'nothing but spaces', bytes: text('   ') },
  { name: 'cut JSON', bytes: text('{"email":') },
  { name: 'a trailing comma', bytes: text('{"email":"a@b.co",}') },
  { name: 'single quotes', bytes: text("{'email':'a@b.co'}") },
  { name: 'text after the JSON', bytes: text('{} {}') },
  { name: 'a form', bytes: text('email=a%40b.co') },
  { name: 'XML', bytes: text('<email>a@b.co</email>') },
  { name: 'an array', bytes: text('[]') },
  { name: 'null', bytes: text('null') },
  { name: 'a number', bytes: text('1e400') },
  { name: 'a string', bytes: text('"{}"') },
  { name: 'true', bytes: text('true') },
  { name: 'NaN', bytes: text('{"rev":NaN}') },
  { name: 'a lone continuation byte', bytes: Buffer.from([0x7b, 0x22, 0x80, 0x22, 0x3a, 0x31, 0x7d]) },
  { name: 'UTF-16', bytes: Buffer.from('{"email":"a@b.co"}', 'utf16le') },
  { name: 'an overlong NUL', bytes: Buffer.from([0x7b, 0x22, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d]) },
  { name: 'a raw NUL', bytes: text('{"email":"a\0@b.co"}') },
  { name: 'an escaped NUL', bytes: text('{"email":"a\\u0000@b.co"}') },
  { name: 'a NUL in a key', bytes: text('{"a\\u0000":1}') },
  { name: 'a lone surrogate', bytes: text('{"title":"\\ud800"}') },
  { name: 'a lone surrogate in a key', bytes: text('{"\\udfff":1}') },
  { name: '__proto__', bytes: text('{"__proto__":{"polluted":true}}') },
  { name: '__proto__ deep inside', bytes: text('{"a":[{"b":{"__proto__":{"polluted":true}}}]}') },
  { name: 'constructor.prototype', bytes: text('{"constructor":{"prototype":{"polluted":true}}}') },
  { name: 'an operator key', bytes: text('{"$where":"sleep(1000)"}') },
  { name: 'an operator as a value', bytes: text('{"email":{"$gt":""}}') },
  { name: 'an operator in a list', bytes: text('{"a":[{"$ne":null}]}') },
  { name: 'a path key', bytes: text('{"internal.customPlan":1}') },
  { name: 'an empty key', bytes: text('{"":1}') },
  { name: '200 levels', bytes: text(nested(200)) },
  { name: '10,000 levels', bytes: text(nested(10_000)) },
  { name: '100,000 levels of lists', bytes: text(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`) },
]

/** Bodies that are JSON objects, however odd: any 4xx will do. */
export const oddBodies: readonly RawBody[] = [
  { name: 'a byte order mark', bytes: text('\uFEFF{}') },
  { name: 'an empty object', bytes: text('{}') },
  { name: '100,000 keys', bytes: text(manyKeys) },
  { name: 'duplicate keys', bytes: text('{"email":"a@b.co","email":{"a":1},"email":null}') },
  { name: 'toString and its kind', bytes: text('{"toString":1,"valueOf":"x","hasOwnProperty":true}') },
  { name: 'a constructor', bytes: text('{"constructor":{"name":"x"}}') },
  { name: 'numbers out of range', bytes: text('{"rev":1e400,"vg_temperature":-1e400}') },
]
