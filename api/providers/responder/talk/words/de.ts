import type { TalkWords } from '../talk-words.types.ts'

/** German. */
export const de: TalkWords = {
  hears: {
    greeting: `hallo | hi | hey | hallöchen | moin | moin moin | servus | tach | grüezi | grüß gott | grüß dich | guten tag | guten morgen | guten abend | morgen | mahlzeit | wie geht es dir | wie geht es ihnen | wie geht s | wie gehts | wie geht s dir | na | schönen guten tag | gruezi`,
    thanks: `danke | dankeschön | danke schön | dank | merci | vielen dank | besten dank | herzlichen dank | bedanke mich | super | top | perfekt | klasse | toll | prima | spitze | wunderbar | genial | hervorragend | hilft mir | hat geholfen | weitergeholfen | sehr hilfreich | genau das habe ich gesucht`,
    goodbye: `tschüss | tschüs | tschau | ciao | auf wiedersehen | auf wiederhören | wiedersehen | bis bald | bis dann | bis später | bis morgen | mach s gut | machs gut | schönen tag | schönen abend | schönes wochenende | gute nacht | servus und tschüss | bye`,
    yes: `ja | jo | jep | jawohl | ok | okay | oke | alles klar | in ordnung | klar | natürlich | gern | gerne | passt | verstanden | gut | klingt gut | stimmt | genau | richtig | einverstanden | sicher | mach das`,
    no: `nein | ne | nee | nö | eher nicht | nicht nötig | das war alles | das wars | das war s | sonst nichts | nichts weiter | reicht | das reicht | brauche ich nicht | keine fragen mehr | vergiss es | schon gut | jetzt nicht`,
    human: `bist du ein echter | bist du echt | bist du ein mensch | bist du mensch | bist du ein bot | bist du ein roboter | bist du eine maschine | bist du eine ki | bist du ein computer | sind sie ein mensch | sind sie ein bot | sind sie ein roboter | sind sie eine maschine | sind sie eine ki | sind sie echt | sind sie ein echter | spreche ich mit einem | rede ich mit einem | schreibe ich mit einem | chatte ich mit einem | ist das ein bot | ist das ein roboter | ist das automatisch | ist da jemand oder | bist du automatisch`,
    identity: `wer bist du | wer sind sie | was bist du | was sind sie | wie heißt du | wie heißen sie | was kannst du | was können sie | was kannst du alles | was machst du | was weißt du | was weißt du alles | was kann ich dich fragen | was kann ich sie fragen | wie kannst du mir helfen | wie können sie mir helfen | wobei kannst du helfen | wobei können sie helfen | wobei kannst du mir helfen | kannst du mir helfen | können sie mir helfen | hilfe | ich brauche hilfe | was ist das hier | stell dich vor`,
    complaint: `nutzlos | sinnlos | hilft mir nicht | hilfst mir nicht | hilfst mir überhaupt nicht | hilft mir überhaupt nicht | hilft nicht | das stimmt nicht | stimmt nicht | das ist falsch | falsche antwort | blöd* | dumm* | doof* | idiot | schrecklich | furchtbar | quatsch | unsinn | blödsinn | mist | scheiß* | frustrierend | nervt | nervig | du verstehst mich nicht | verstehst mich nicht | verstehen mich nicht | das habe ich nicht gefragt | nicht gefragt | nicht meine frage | schlechte antwort | zeitverschwendung | enttäuscht | lächerlich`,
    person: `mit einem menschen | mit einem echten | mit einer person | mit einem mitarbeiter | mit einer mitarbeiterin | mit jemandem sprechen | mit jemandem reden | mit jemand sprechen | mit jemand reden | jemanden sprechen | mitarbeiter bitte | einen mitarbeiter | eine mitarbeiterin | einen menschen bitte | mensch bitte | echten menschen | einen echten menschen | ein mensch bitte | person bitte | berater bitte | mit einem berater | mit einem kollegen | verbinden sie mich | verbinde mich | bitte mit dem kundenservice | mit dem kundenservice | mit dem support sprechen | jemand vom team | jemand aus dem team | ruf mich an | rufen sie mich an | ruft mich an | ruf mich zurück | rufen sie mich zurück | ruft mich zurück | rückruf bitte | bitte um rückruf | um rückruf | melden sie sich bei mir | meldet euch bei mir | melde dich bei mir | kontaktieren sie mich | mit dem chef sprechen | persönlich sprechen`,
  },
  appointment: {
    book: `ich möchte einen termin | ich brauche einen termin | ich hätte gern einen termin | ich hätte gerne einen termin | ich will einen termin | termin vereinbaren | termin buchen | termin ausmachen`,
    move: `termin verschieben | meinen termin verlegen | termin verlegen | termin ändern`,
    cancel: `termin absagen | termin stornieren | ich muss absagen | ich muss den termin absagen`,
  },
  filler: `aber alle allen alles an auch auf aus bin bis bitte da dann das dass dem den denn der dich die dir dran ein eine einen erst erstmal es euch für ganz gut guten gute haben hat heute hier hilfe ich ihnen ihr im in info infos information auskunft ist jetzt kein lieber liebe mal mehr mein meinen mich mir mit na nett noch nun schnelle schnell schon sehr sie so tag team und uns viel vielmals von war weiter welt wir wirklich wochenende wünsche wunderschönen zu zusammen zurück abend leute schade okay oh ach hm haha problem antwort deine ihre eure dir du mensch kollegen gerade leider`,
  asks: `was wann wo wer wen wem wessen welche welcher welches welchen warum wieso weshalb wie wieviel wohin woher kann kannst können könnt darf gibt hat haben habt ist sind bietet bieten macht kostet preis aber wegen suche brauche möchte liefert`,
  tells: `das dies es du sie mir mich ihr sehr wirklich genau hilft geholfen weitergeholfen nett für deine ihre war ist toll`,
  nameIs: `mein name ist | ich heiße | ich bin | name | hier ist`,
  says: {
    greeting: 'Guten Tag! Hier ist {name}, ein automatischer Assistent. Wie kann ich helfen?',
    greetingPlain: 'Guten Tag! Hier ist ein automatischer Assistent. Wie kann ich helfen?',
    thanks: 'Gern geschehen! Möchten Sie noch etwas wissen?',
    goodbye: 'Auf Wiedersehen und alles Gute!',
    yes: 'Alles klar. Was möchten Sie wissen?',
    no: 'Alles klar. Wenn noch etwas ist, fragen Sie einfach.',
    human:
      'Nein, ich bin ein automatischer Assistent. Wenn Sie lieber mit einem Menschen sprechen, schreiben Sie „einen Mitarbeiter bitte“, und ich gebe es weiter.',
    identity:
      'Hier ist {name}, ein automatischer Assistent. Ich beantworte Fragen aus dem, was mir das Team zu lesen gegeben hat. Was möchten Sie wissen?',
    identityPlain:
      'Ich bin ein automatischer Assistent. Ich beantworte Fragen aus dem, was mir das Team zu lesen gegeben hat. Was möchten Sie wissen?',
    complaint:
      'Es tut mir leid, dass ich nicht helfen konnte. Fragen Sie es bitte mit anderen Worten, oder schreiben Sie „einen Mitarbeiter bitte“, und ich gebe es weiter.',
    perhaps: 'Ich bin nicht sicher, ob das gemeint ist. Am nächsten kommt dem:',
    unknown: 'Darauf habe ich keine Antwort gefunden.',
    nothingKnown: 'Ich habe noch nichts zu lesen bekommen und kann das deshalb nicht beantworten.',
    reach: 'Sie können direkt fragen:',
    orLeave:
      'Oder hinterlassen Sie Ihre Frage hier mit einer E-Mail-Adresse oder Telefonnummer, dann gebe ich sie an das Team weiter.',
    leave:
      'Hinterlassen Sie Ihre Frage hier mit einer E-Mail-Adresse oder Telefonnummer, dann gebe ich sie an das Team weiter.',
    topics: 'Ich kann Auskunft geben über:',
    phone: 'Telefon',
    email: 'E-Mail',
    address: 'Adresse',
    name: 'Name',
    message: 'Nachricht',
    matter: 'Anliegen',
    time: 'Wann',
    handoffTitle: 'Mit einem Menschen sprechen',
    handoffSubtitle: 'Hinterlassen Sie Ihre Nachricht, und jemand aus dem Team antwortet Ihnen.',
    personNoted: 'Ich habe Ihren Wunsch an das Team weitergegeben.',
    notPassedOn:
      'Ich kann das gerade nicht an das Team weitergeben. Bitte versuchen Sie es {value} noch einmal.',
    askContact:
      'Wie sind Sie zu erreichen? Bitte schicken Sie Ihren Namen und eine Telefonnummer oder E-Mail-Adresse.',
    backToday: 'Wir sind heute um {time} wieder da.',
    backTomorrow: 'Wir sind morgen um {time} wieder da.',
    backOn: 'Wir sind am {day} um {time} wieder da.',
    noted: 'Danke. Das habe ich an das Team weitergegeben:',
    askRight: 'Stimmt das so?',
    askMeant: 'Meinen Sie {value}?',
    askAgain: 'Bitte schicken Sie es noch einmal, wie es sein soll.',
    dropped: 'In Ordnung, ich habe nichts weitergegeben.',
    askMatter: 'Worum geht es?',
    askTime: 'Welcher Tag und welche Uhrzeit passen Ihnen? Am besten nennen Sie zwei.',
    askWhich: 'Um welchen Termin geht es? Bitte nennen Sie Tag und Uhrzeit.',
    askNewTime: 'Welcher Tag und welche Uhrzeit passen Ihnen stattdessen?',
    confirms: 'Der Termin gilt erst, wenn das Team ihn bestätigt.',
    usedUp:
      'In diesem Gespräch kann ich keine weiteren Fragen beantworten. Bitte schreiben Sie dem Team, wenn Sie noch etwas brauchen.',
  },
}
