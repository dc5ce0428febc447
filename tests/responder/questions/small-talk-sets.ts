/** Messages that ask for nothing, and some that are near them and ask. */
export interface SmallTalkSet {
  /** Greetings, thanks, assents and whether somebody is there, in the languages the agent speaks. */
  nothing: readonly string[]
  asks: readonly string[]
}

/** What the words were written for. */
export const fitSmallTalk: SmallTalkSet = {
  nothing: [
    ...[
      'still here?',
      'thanks <b>x</b>',
      'hello??',
      'ok then',
      'are you there?',
      'anyone there',
      'Thanks Anna!',
    ],
    ...[
      'is anybody there?',
      'hello hello',
      'testing',
      'test 123',
      'hey are you still there',
      'ok cool thx',
      '...',
    ],
    ...[
      'thank u',
      'great stuff, cheers',
      'hiii',
      'okayyy',
      'you there?',
      'can you hear me?',
      '<i>hi</i>',
      '?',
    ],
    ...[
      'Noch da?',
      'Sind Sie noch da?',
      'Ist da jemand?',
      'hallo??',
      'na gut',
      'Danke Tom',
      'alles klar dann',
    ],
    ...['Vous êtes là ?', 'toujours là ?', 'il y a quelqu’un ?', 'bon d’accord', 'merci Julie', 'allo ?'],
    ...['¿Sigues ahí?', '¿Hay alguien?', 'hola??', 'vale pues', 'gracias Marta', 'bueno ok'],
    ...['ci sei?', 'c’è qualcuno?', 'ciao??', 'va bene allora', 'grazie Luca', 'siete ancora lì?'],
    ...['ben je er nog?', 'is er iemand?', 'hallo daar', 'oké dan', 'bedankt Sanne'],
    ...['estás aí?', 'tem alguém aí?', 'olá??', 'tá bom então', 'obrigado João'],
    ...['jesteś tam?', 'jest tam ktoś?', 'halo??', 'no dobra', 'dzięki Ola'],
    ...['är du kvar?', 'är det någon där?', 'hallå??', 'okej då', 'tack Erik'],
    ...['er du der?', 'er der nogen?', 'hej hej', 'okay så', 'tak Mette'],
    ...['jste tam?', 'je tam někdo?', 'haló??', 'tak dobře', 'díky Petře'],
    ...['orada mısınız?', 'kimse var mı?', 'merhaba??', 'tamam o zaman', 'teşekkürler Ayşe'],
  ],
  asks: [
    ...[
      'ok, opening hours?',
      'hi, parking',
      'thanks, and the price?',
      'is the offer still there?',
      'sunday?',
    ],
    ...[
      'are you there on Sundays?',
      'is anyone there at noon who speaks Dutch?',
      'price <b>list</b>',
      'covid test',
    ],
    ...[
      'Sind Sie am Montag da?',
      'Hallo, Preise',
      'Vous êtes là dimanche ?',
      'merci, et le prix ?',
      '¿Hay wifi?',
    ],
    ...['C’è parcheggio?', 'is er wifi?', 'tem estacionamento?', 'czy jest parking?', 'finns det parkering?'],
    ...['er der parkering?', 'je tam parkování?', 'otopark var mı?', 'help with my invoice'],
  ],
}

/** Checked on by its totals alone. */
export const validateSmallTalk: SmallTalkSet = {
  nothing: [
    ...['anybody here?', 'u there', 'hello anyone?', 'alright then', 'thx <br>', 'thanks mate', 'cheers Bob'],
    ...[
      'are you still with me?',
      'just testing',
      'is this thing on?',
      'hellooo',
      'yo??',
      'good to know, ty',
      '!!',
    ],
    ...[
      'Hallo, jemand da?',
      'Bist du noch da?',
      'okay, dankeschön',
      'Guten Tag!!',
      'gut, dann danke',
      'Danke, Frau Berg',
    ],
    ...['t’es là ?', 'Êtes-vous toujours là ?', 'bonjour??', 'ok merci bien', 'ah d’accord', 'coucou !'],
    ...[
      '¿Estás ahí?',
      '¿Me lees?',
      'buenas!!',
      'muchas gracias Pedro',
      'de acuerdo entonces',
      'vale gracias',
    ],
    ...['ancora lì?', 'sei ancora qui?', 'salve??', 'ok perfetto grazie', 'grazie mille Paolo'],
    ...['bent u er nog?', 'iemand daar?', 'goedendag!!', 'prima dan', 'dankjewel Piet'],
    ...['ainda está aí?', 'alguém aí?', 'oi??', 'ok então obrigada', 'valeu Ana'],
    ...['jest ktoś?', 'jesteście jeszcze?', 'cześć??', 'ok to dzięki', 'dziękuję pani Ewo'],
    ...['är ni där?', 'någon där?', 'hej??', 'jaha okej', 'tackar Lisa'],
    ...['er I der stadig?', 'nogen der?', 'goddag!!', 'okay tak', 'mange tak Lars'],
    ...['jste ještě tam?', 'je tu někdo?', 'ahoj??', 'dobrá tedy', 'děkuji Jano'],
    ...['hâlâ orada mısın?', 'biri var mı?', 'selam??', 'peki tamam', 'sağ ol Mehmet'],
  ],
  asks: [
    ...[
      'ok and delivery?',
      'hello, menu',
      'cheers, what about refunds',
      'anyone there who can fix a tyre?',
      'eye test',
    ],
    ...['are you still open?', 'is the flat still here to rent?', '<p>When do you open?</p>', 'tomorrow?'],
    ...[
      'Ist da jemand für Reparaturen?',
      'Guten Tag, Speisekarte',
      'il y a quelqu’un le samedi ?',
      'merci, horaires ?',
    ],
    ...['¿Hay alguien que hable inglés?', '¿Sigue abierto?', 'c’è il wifi?', 'is er parkeren?', 'tem wifi?'],
    ...[
      'jest wifi?',
      'är det öppet?',
      'er der åbent?',
      'je tam wifi?',
      'wifi var mı?',
      'support phone number',
    ],
  ],
}
