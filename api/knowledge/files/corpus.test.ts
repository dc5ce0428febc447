import { deflateRawSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import writeXlsx from 'write-excel-file/node'
import type { ReadFailure } from '#mocks/contracts/knowledge/read-failures.ts'
import { readDocument } from './read-document.ts'
import { sniffDocument } from './sniff-document.ts'

/** What becomes of a file with this name and these bytes: its type and text, or why there is none. */
async function outcome(name: string, bytes: Buffer) {
  const sniffed = sniffDocument(bytes, name)
  if ('failure' in sniffed) return sniffed
  return { ...sniffed, ...(await readDocument(bytes, sniffed.type, 'agent-1')) }
}

const latin = (text: string) => Buffer.from(text, 'latin1')
const utf8 = (text: string) => Buffer.from(text)

function pdf(
  draw: (doc: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  return new Promise((resolve) => {
    const doc = new PDFDocument(options)
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    draw(doc)
    doc.end()
  })
}

/** An archive of these files; sizes may be lies. */
function zip(files: Record<string, Buffer>, claimed?: number): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content)
    const crc = crc32(content)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(8, 8)
    head.writeUInt32LE(crc, 14)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(claimed ?? content.length, 22)
    head.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    head.copy(entry, 6, 4, 30)
    entry.writeUInt32LE(at, 42)
    locals.push(head, utf8(name), packed)
    central.push(entry, utf8(name))
    at += head.length + name.length + packed.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 8)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, directory, end])
}

function crc32(bytes: Buffer): number {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1))
  }
  return (crc ^ -1) >>> 0
}

const types = utf8(
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
)
const rels = utf8(
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
)
const paragraph = (text: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`
function docx(body: string, more: Record<string, Buffer> = {}, claimed?: number): Buffer {
  const document = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`
  return zip(
    { '[Content_Types].xml': types, '_rels/.rels': rels, 'word/document.xml': utf8(document), ...more },
    claimed,
  )
}
const xlsx = (rows: string[][]): Promise<Buffer> =>
  writeXlsx(rows.map((row) => row.map((value) => ({ value, type: String })))).toBuffer()
const ole = (text = '') =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(text, 'utf16le')])

describe('a file that can be read', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string, string]>([
    ['a.txt', () => utf8('Open at nine.'), 'txt', 'Open at nine.'],
    ['no-extension', () => utf8('Open at nine.'), 'txt', 'Open at nine.'],
    ['dos.txt', () => utf8('One\r\nTwo\rThree'), 'txt', 'One\nTwo\nThree'],
    ['bom.txt', () => utf8('\uFEFFGrüße'), 'txt', 'Grüße'],
    ['latin.txt', () => latin('Gr\xfc\xdfe'), 'txt', 'Grüße'],
    ['wide.txt', () => Buffer.from('\uFEFFGrüße', 'utf16le'), 'txt', 'Grüße'],
    ['emoji.md', () => utf8('# Menu\n\n🍕'), 'md', '# Menu\n\n🍕'],
    [
      'page.html',
      () => utf8('<h1>Menu</h1><script>steal()</script><style>p{}</style><p>Soup <b>hot</b></p>'),
      'html',
      '# Menu\n\nSoup hot',
    ],
    ['page.txt', () => utf8('<!doctype html><p>Soup</p>'), 'html', 'Soup'],
    ['page.pdf', () => utf8('Only a text'), 'txt', 'Only a text'],
    [
      'handlers.html',
      () => utf8('<p onclick="x()">Soup</p><iframe src="https://x.example"></iframe>'),
      'html',
      'Soup',
    ],
    [
      'a.csv',
      () => utf8('Dish,Price\nSoup,"4,50"\n\nCake,3'),
      'csv',
      '- Dish: Soup, Price: 4,50\n- Dish: Cake, Price: 3',
    ],
    ['semicolons.csv', () => utf8('Dish;Price\nSoup;4,50'), 'csv', '- Dish: Soup, Price: 4,50'],
    ['tabs.tsv', () => utf8('Dish\tPrice\nSoup\t4'), 'csv', '- Dish: Soup, Price: 4'],
    [
      'ragged.csv',
      () => utf8('Dish,Price\nSoup\nCake,3,new'),
      'csv',
      '- Dish: Soup\n- Dish: Cake, Price: 3, new',
    ],
    ['quotes.csv', () => utf8('Dish,Price\nSo"up,4'), 'csv', '- Dish: So"up, Price: 4'],
    ['formula.csv', () => utf8('Dish\n=cmd|calc'), 'csv', '- Dish: =cmd|calc'],
    ['one.csv', () => utf8('Soup,Cake'), 'csv', 'Soup, Cake'],
    [
      'a.json',
      () => utf8('{"opening_hours":{"monday":"9"},"dishes":["Soup","Cake"]}'),
      'json',
      '- opening hours › monday: 9\n- dishes: Soup\n- dishes: Cake',
    ],
    [
      'list.json',
      () => utf8('[{"name":"Soup"},{"name":"Cake"}]'),
      'json',
      '- 1 › name: Soup\n- 2 › name: Cake',
    ],
    ['proto.json', () => utf8('{"__proto__":{"x":1},"a":"b"}'), 'json', '-   proto   › x: 1\n- a: b'],
    ['a.pdf', () => pdf((doc) => doc.text('Open at nine.')), 'pdf', 'Open at nine.'],
    ['renamed.txt', () => pdf((doc) => doc.text('Open at nine.')), 'pdf', 'Open at nine.'],
    ['two.pdf', () => pdf((doc) => doc.text('One').addPage().text('Two')), 'pdf', 'One\n\nTwo'],
    ['a.docx', () => docx(paragraph('Menu', 'Heading1') + paragraph('Soup')), 'docx', 'Soup'],
    ['renamed.pdf', () => docx(paragraph('Soup')), 'docx', 'Soup'],
    [
      'a.xlsx',
      () =>
        xlsx([
          ['Dish', 'Price'],
          ['Soup', '4'],
        ]),
      'xlsx',
      '- Dish: Soup, Price: 4',
    ],
  ])('%s', async (name, make, type, text) => {
    const found = await outcome(name, await make())
    expect(found).toMatchObject({ type, text: expect.stringContaining(text) })
    expect(JSON.stringify(found)).not.toContain('steal')
  })

  it('a table of 10,000 rows, each row understood alone', async () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => `Dish ${n},${n % 90}.50,Plate ${n % 7}`)
    const found = await outcome('menu.csv', utf8(`Dish,Price,Served on\n${rows.join('\n')}`))
    if (!('text' in found)) throw new Error(JSON.stringify(found))
    expect(found.text.split('\n')).toHaveLength(10_000)
    expect(found.text).toContain('- Dish: Dish 9999, Price: 9.50, Served on: Plate 3')
  })
})

describe('a file that cannot be read says why', () => {
  const big = Buffer.alloc(80_000_000)
  it.each<[string, () => Buffer | Promise<Buffer>, ReadFailure]>([
    ['empty.txt', () => Buffer.alloc(0), 'empty'],
    ['blank.txt', () => utf8(' \n\t\n'), 'no-text'],
    ['blank.csv', () => utf8(',,\n,,'), 'no-text'],
    ['scripts.html', () => utf8('<html><script>alert(1)</script></html>'), 'no-text'],
    ['empty.json', () => utf8('{}'), 'no-text'],
    ['broken.json', () => utf8('{"a": '), 'bad-json'],
    ['deep.json', () => utf8('['.repeat(50_000) + ']'.repeat(50_000)), 'no-text'],
    ['long.txt', () => Buffer.alloc(3_000_000, 'word '), 'too-long'],
    ['program.pdf', () => latin('MZ\x90\x00\x03\x00'), 'unknown'],
    ['picture.txt', () => latin('\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR'), 'unknown'],
    ['nulls.txt', () => Buffer.alloc(1000), 'unknown'],
    ['a.zip', () => zip({ 'a.txt': utf8('x') }), 'archive'],
    ['archive.docx', () => zip({ 'a.txt': utf8('x') }), 'archive'],
    ['a.pptx', () => zip({ '[Content_Types].xml': types, 'ppt/presentation.xml': utf8('<x/>') }), 'unknown'],
    ['a.gz', () => Buffer.from('1f8b0800000000000003', 'hex'), 'archive'],
    ['a.7z', () => Buffer.from('377abcaf271c0004', 'hex'), 'archive'],
    ['a.rar', () => latin('Rar!\x1a\x07\x00'), 'archive'],
    ['old.doc', () => ole(), 'old-office'],
    ['locked.docx', () => ole('EncryptedPackage'), 'password'],
    ['locked.pdf', () => pdf((doc) => doc.text('secret'), { userPassword: 'p' }), 'password'],
    ['scan.pdf', () => pdf((doc) => doc.rect(0, 0, 100, 100).fill('red')), 'scan'],
    [
      'scan-200.pdf',
      () =>
        pdf((doc) => {
          for (let page = 1; page < 200; page += 1) doc.addPage().rect(0, 0, 9, 9).fill('red')
        }),
      'scan',
    ],
    ['head.pdf', () => utf8('%PDF-1.7\nnothing'), 'broken'],
    ['cut.pdf', async () => (await pdf((doc) => doc.text('x'))).subarray(0, 200), 'broken'],
    ['cut.docx', () => docx(paragraph('Soup')).subarray(0, 300), 'broken'],
    [
      'no-body.docx',
      () => zip({ '[Content_Types].xml': types, 'word/document.xml': utf8('not xml') }),
      'broken',
    ],
    ['blank.docx', () => docx(paragraph('')), 'no-text'],
    ['bomb.docx', () => docx(paragraph('x'), { 'word/media/a.bin': big }), 'bomb'],
    ['lying-bomb.docx', () => docx(paragraph('x'), { 'word/media/a.bin': big }, 10), 'bomb'],
    ['bomb.xlsx', () => zip({ 'xl/workbook.xml': big }), 'bomb'],
    [
      'torn.docx',
      () => {
        const file = docx(paragraph('Soup'))
        file.fill(0xff, 40, 90)
        return file
      },
      'broken',
    ],
    ['no-sheets.xlsx', () => zip({ 'xl/workbook.xml': utf8('<workbook/>') }), 'broken'],
    ['entities.docx', () => docx('').subarray(0, 10), 'broken'],
  ])(
    '%s: %#',
    async (name, make, failure) => {
      expect(await outcome(name, await make())).toMatchObject({ failure })
    },
    40_000,
  )
})
