import { describe, expect, it } from 'vitest'
import { bareQuestion, courtesiesIn } from './bare-question.ts'

describe('a question with small talk around it', () => {
  it.each([
    ['Great. And where are you located?', 'And where are you located?'],
    ['Thanks! One more thing: do you ship to Norway?', 'Do you ship to Norway?'],
    ['Hi there, quick question, what are your opening hours?', 'What are your opening hours?'],
    ['ok cool, how much is it then', 'How much is it then'],
    ['Hallo, ich hätte da mal eine Frage: Wann haben Sie geöffnet?', 'Wann haben Sie geöffnet?'],
    ['<p>Hi,</p><p>What is your address?</p><p>Thanks</p>', 'What is your address?'],
    ['👋 "Do you ship to Norway?" 🙏', 'Do you ship to Norway?'],
    ['Hi Anna, how can I pay? Best regards, Peter Miller', 'How can I pay?'],
    ['Could you please tell me whether you ship to Norway?', 'Do you ship to Norway?'],
    ['I was wondering if you are open on Saturday', 'Are you open on Saturday?'],
    ['Do you happen to know what your phone number is?', 'What is your phone number?'],
    ['¿Me podría decir dónde están ubicados, por favor?', 'Dónde están ubicados?'],
    ['Thanks, opening hours', 'Opening hours'],
    ['I lost my ticket. Could you tell me if you can resend it?', 'I lost my ticket. Can you resend it?'],
    ['What is the price? Could you tell me where it is?', 'What is the price? Where is it?'],
    [
      'Ich komme am Montag. Können Sie mir sagen, ob Sie geöffnet haben?',
      'Ich komme am Montag. Haben Sie geöffnet?',
    ],
    ['Haben Sie Zimmer? Bitte Preis', 'Haben Sie Zimmer? Preis'],
    ['Could you tell me if the shop is open on Sunday?', 'Is the shop open on Sunday?'],
    ['Hi. If it rains, is the tour cancelled?', 'If it rains, is the tour cancelled?'],
    ['Hallo. Ik heb geboekt. Of kan ik annuleren?', 'Ik heb geboekt. Of kan ik annuleren?'],
    [
      'Können Sie mir sagen, ob Sie am Sonntag geöffnet haben und was es kostet?',
      'Ob Sie am Sonntag geöffnet haben und was es kostet?',
    ],
    ['What does it cost? Thanks, Parking', 'What does it cost? Parking'],
    ['Please tell me about parking', 'Tell me about parking'],
    ['Guten Tag Frau Schmidt, was kostet das?', 'Was kostet das?'],
    ['What does it cost?\nThanks\nWilbur Ogden', 'What does it cost?'],
  ])('%s', (message, asked) => {
    expect(bareQuestion(message)).toBe(asked)
  })

  it.each([
    'Thanks card price?',
    'Hello Kitty mug',
    'Great Wall tour',
    'Do you have great danes, yes or no, in the kennels?',
    'Are you open on Saturday?',
    'Thanks a lot, bye!',
    'Hi Anna',
    'How much is a room, breakfast included?',
    'Hallo Parkplatz, was kostet der?',
    'Frage Stornierung: bis wann?',
    'HELLO PARKING PRICES, HOW MUCH?',
    'Bra: what sizes do you have?',
    'LG: do you repair these?',
    'Vet: how much is a visit?',
    'Vet, appointment?',
    'Toll: how much is it for a car?',
    'Toll, how much is it for a car?',
    'Nickel: are the rings free of it?',
    'Salve: how do I put it on?',
    'Super: was kostet der Liter?',
    'Klasse B, was kostet der Führerschein?',
    'If it rains, is the tour cancelled?',
    'Ik heb geboekt. Of kan ik annuleren?',
    'Tell me if it rains, is the tour cancelled?',
    'What does <script> do?',
    'What is the difference between <b> and <strong>?',
    'Is 3 < 4 and 5 > 2?',
    '?',
    '',
  ])('leaves as it is: %s', (message) => {
    expect(bareQuestion(message)).toBe(message)
  })

  it('reads hostile messages in no time', () => {
    for (const text of ['a, '.repeat(600), '<'.repeat(5_000), 'hi. '.repeat(2_500), '<p '.repeat(3_000)]) {
      const start = performance.now()
      bareQuestion(text)
      expect(performance.now() - start).toBeLessThan(500)
    }
  })
})

describe('courtesies with a name', () => {
  it.each([
    ['Hi Anna', 'hi'],
    ['Thanks a lot, Tom!', 'thanks'],
    ['Hello Kitty mug', ''],
    ['When do you open?', ''],
    ['Hallo, Parkplatz', ''],
    ['Danke, Stornierung', ''],
    ['HELLO PARKING', ''],
    ['Hello, vet', ''],
    ['Thanks\nParking', ''],
  ])('%s', (message, said) => {
    expect(courtesiesIn(message)).toBe(said)
  })
})
