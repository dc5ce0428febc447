import type { PhraseSet } from './phrase-set.ts'

/** What the words of each language were written from: may be read while working on them. */
export const fit: PhraseSet = {
  en: {
    greeting: `hi
      Hello there!
      good morning
      hey, how are you?
      HELLO 👋`,
    thanks: `thanks
      Thanks, that helps a lot
      thank you so much for your help!
      great, thx
      perfect, that's exactly what I needed`,
    goodbye: `bye
      goodbye and have a nice day
      ok thank you bye
      see you later`,
    yes: `ok
      yes
      yes please
      alright then`,
    no: `no
      no thanks
      nope, that's all
      nothing else`,
    human: `are you a real person?
      am I talking to a bot
      are you human?
      is this a robot`,
    identity: `who are you?
      what can you do
      how can you help me?
      help`,
    complaint: `this is useless
      you are not helping at all
      that's wrong
      stupid bot`,
    person: `I want to talk to a person
      a person, please
      can I speak to someone?
      connect me to a human agent`,
    details: `call me back, my number is 0171 2345678
      my mail is anna@example.com
      please contact me at +44 20 7946 0958
      Anna Smith, 555-123-4567`,
    question: `hi! when do you open?
      thanks, and how much is delivery?
      ok what about sunday
      what's your phone number?
      can I talk to someone about a refund on saturdays, what are the hours?
      who is the owner?
      do you have real leather?
      is there a person on site for repairs?`,
  },
  de: {
    greeting: `Hallo
      Guten Tag!
      moin
      Hallo, wie geht es dir?
      Grüß Gott`,
    thanks: `danke
      Danke, das hilft mir sehr
      vielen Dank für die Hilfe!
      super, danke dir
      perfekt, genau das habe ich gesucht`,
    goodbye: `tschüss
      Auf Wiedersehen
      ok danke, bis bald
      schönen Tag noch`,
    yes: `ok
      ja
      ja bitte
      alles klar`,
    no: `nein
      nein danke
      nö, das war alles
      sonst nichts`,
    human: `bist du ein echter Mensch?
      spreche ich mit einem Bot
      sind Sie ein Roboter?
      bist du ein mensch`,
    identity: `wer bist du?
      was kannst du
      Wie können Sie mir helfen?
      Hilfe`,
    complaint: `das ist nutzlos
      du hilfst mir überhaupt nicht
      das stimmt nicht
      blöder Bot`,
    person: `Ich möchte mit einem Menschen sprechen
      einen Mitarbeiter bitte
      kann ich mit jemandem reden?
      verbinden Sie mich mit einem Kollegen`,
    details: `ruft mich zurück, meine Nummer ist 0171 2345678
      meine Mail ist anna@example.com
      bitte melden Sie sich unter +49 30 1234567
      Anna Schmidt, 030 1234567`,
    question: `Hallo! Wann habt ihr geöffnet?
      danke, und was kostet der Versand?
      ok und am Sonntag?
      wie ist eure Telefonnummer?
      wer ist der Inhaber?
      habt ihr echtes Leder?
      bietet ihr Hilfe beim Umzug an?
      ist am Samstag jemand da?`,
  },
  fr: {
    greeting: `Bonjour
      salut !
      bonsoir
      Bonjour, comment allez-vous ?
      coucou`,
    thanks: `merci
      Merci, ça m'aide beaucoup
      merci beaucoup pour votre aide !
      super, merci
      parfait, c'est exactement ce que je cherchais`,
    goodbye: `au revoir
      bonne journée !
      ok merci, à bientôt
      à plus tard`,
    yes: `ok
      oui
      oui, s'il vous plaît
      d'accord`,
    no: `non
      non merci
      non, c'est tout
      rien d'autre`,
    human: `êtes-vous une vraie personne ?
      est-ce que je parle à un robot
      tu es humain ?
      es-tu un bot`,
    identity: `qui êtes-vous ?
      que pouvez-vous faire
      comment pouvez-vous m'aider ?
      aide`,
    complaint: `c'est inutile
      vous ne m'aidez pas du tout
      c'est faux
      robot stupide`,
    person: `Je veux parler à une personne
      un conseiller, s'il vous plaît
      puis-je parler à quelqu'un ?
      mettez-moi en contact avec un humain`,
    details: `rappelez-moi, mon numéro est le 06 12 34 56 78
      mon mail est anna@example.com
      merci de me contacter au +33 1 23 45 67 89
      Anna Dupont, 06 12 34 56 78`,
    question: `Bonjour ! Quand êtes-vous ouverts ?
      merci, et combien coûte la livraison ?
      ok et le dimanche ?
      quel est votre numéro de téléphone ?
      qui est le propriétaire ?
      est-ce du vrai cuir ?
      proposez-vous une aide au déménagement ?
      y a-t-il quelqu'un le samedi ?`,
  },
  es: {
    greeting: `Hola
      ¡Buenos días!
      buenas tardes
      hola, ¿qué tal?
      muy buenas`,
    thanks: `gracias
      Gracias, me ayuda mucho
      ¡muchas gracias por la ayuda!
      genial, gracias
      perfecto, es justo lo que buscaba`,
    goodbye: `adiós
      hasta luego
      vale gracias, hasta pronto
      que tengas un buen día`,
    yes: `vale
      sí
      sí, por favor
      de acuerdo`,
    no: `no
      no, gracias
      no, eso es todo
      nada más`,
    human: `¿eres una persona real?
      ¿estoy hablando con un bot?
      eres humano
      ¿es usted un robot?`,
    identity: `¿quién eres?
      qué puedes hacer
      ¿cómo puedes ayudarme?
      ayuda`,
    complaint: `esto no sirve para nada
      no me estás ayudando
      eso está mal
      bot estúpido`,
    person: `Quiero hablar con una persona
      un agente, por favor
      ¿puedo hablar con alguien?
      pásame con un humano`,
    details: `llámame, mi número es 612 345 678
      mi correo es anna@example.com
      por favor contáctenme en el +34 91 123 45 67
      Ana García, 612 345 678`,
    question: `¡Hola! ¿A qué hora abren?
      gracias, ¿y cuánto cuesta el envío?
      vale ¿y el domingo?
      ¿cuál es su número de teléfono?
      ¿quién es el dueño?
      ¿es cuero real?
      ¿ofrecen ayuda con la mudanza?
      ¿hay alguien los sábados?`,
  },
  it: {
    greeting: `Ciao
      Buongiorno!
      buonasera
      ciao, come stai?
      salve`,
    thanks: `grazie
      Grazie, mi aiuta molto
      grazie mille per l'aiuto!
      ottimo, grazie
      perfetto, è proprio quello che cercavo`,
    goodbye: `arrivederci
      a presto
      ok grazie, buona giornata
      ci vediamo`,
    yes: `ok
      sì
      sì, per favore
      va bene`,
    no: `no
      no grazie
      no, è tutto
      nient'altro`,
    human: `sei una persona vera?
      sto parlando con un bot
      sei umano?
      lei è un robot?`,
    identity: `chi sei?
      cosa puoi fare
      come puoi aiutarmi?
      aiuto`,
    complaint: `è inutile
      non mi stai aiutando per niente
      è sbagliato
      stupido bot`,
    person: `Voglio parlare con una persona
      un operatore, per favore
      posso parlare con qualcuno?
      mettetemi in contatto con un umano`,
    details: `richiamatemi, il mio numero è 347 1234567
      la mia mail è anna@example.com
      contattatemi al +39 06 1234 5678
      Anna Rossi, 347 1234567`,
    question: `Ciao! A che ora aprite?
      grazie, e quanto costa la spedizione?
      ok e la domenica?
      qual è il vostro numero di telefono?
      chi è il proprietario?
      è vera pelle?
      offrite aiuto per il trasloco?
      c'è qualcuno il sabato?`,
  },
  nl: {
    greeting: `Hallo
      Goedemorgen!
      hoi
      hallo, hoe gaat het?
      goedendag`,
    thanks: `bedankt
      Bedankt, dat helpt me erg
      heel erg bedankt voor de hulp!
      top, dank je
      perfect, dat is precies wat ik zocht`,
    goodbye: `doei
      tot ziens
      oké bedankt, tot later
      fijne dag nog`,
    yes: `oké
      ja
      ja graag
      prima`,
    no: `nee
      nee bedankt
      nee, dat was alles
      verder niets`,
    human: `ben je een echt persoon?
      praat ik met een bot
      bent u een robot?
      ben je een mens`,
    identity: `wie ben je?
      wat kun je doen
      hoe kunt u mij helpen?
      help`,
    complaint: `dit is nutteloos
      je helpt me helemaal niet
      dat klopt niet
      stomme bot`,
    person: `Ik wil met een mens praten
      een medewerker graag
      kan ik iemand spreken?
      verbind me door met een medewerker`,
    details: `bel me terug, mijn nummer is 06 12345678
      mijn mail is anna@example.com
      neem contact met me op via +31 20 123 4567
      Anna de Vries, 06 12345678`,
    question: `Hallo! Wanneer zijn jullie open?
      bedankt, en wat kost de verzending?
      oké en op zondag?
      wat is jullie telefoonnummer?
      wie is de eigenaar?
      is het echt leer?
      bieden jullie hulp bij verhuizen?
      is er zaterdag iemand aanwezig?`,
  },
  pt: {
    greeting: `Olá
      Bom dia!
      boa tarde
      oi, tudo bem?
      oi`,
    thanks: `obrigado
      Obrigada, isso ajuda muito
      muito obrigado pela ajuda!
      ótimo, valeu
      perfeito, era exatamente o que eu procurava`,
    goodbye: `tchau
      até logo
      ok obrigado, até mais
      tenha um bom dia`,
    yes: `ok
      sim
      sim, por favor
      está bem`,
    no: `não
      não, obrigado
      não, é só isso
      mais nada`,
    human: `você é uma pessoa real?
      estou falando com um robô
      és humano?
      você é um bot`,
    identity: `quem é você?
      o que você pode fazer
      como pode me ajudar?
      ajuda`,
    complaint: `isto é inútil
      você não está ajudando nada
      isso está errado
      robô burro`,
    person: `Quero falar com uma pessoa
      um atendente, por favor
      posso falar com alguém?
      passe-me a um humano`,
    details: `me ligue de volta, meu número é 912 345 678
      meu e-mail é anna@example.com
      por favor contactem-me pelo +351 21 123 4567
      Ana Silva, 912 345 678`,
    question: `Olá! A que horas abrem?
      obrigado, e quanto custa a entrega?
      ok e no domingo?
      qual é o número de telefone?
      quem é o dono?
      é couro real?
      oferecem ajuda com mudanças?
      tem alguém no sábado?`,
  },
  pl: {
    greeting: `Cześć
      Dzień dobry!
      dobry wieczór
      cześć, jak się masz?
      witam`,
    thanks: `dzięki
      Dziękuję, to bardzo pomaga
      bardzo dziękuję za pomoc!
      super, dzięki
      świetnie, dokładnie tego szukałem`,
    goodbye: `do widzenia
      na razie
      ok dzięki, pa
      miłego dnia`,
    yes: `ok
      tak
      tak, proszę
      dobrze`,
    no: `nie
      nie, dziękuję
      nie, to wszystko
      nic więcej`,
    human: `czy jesteś prawdziwą osobą?
      czy rozmawiam z botem
      jesteś człowiekiem?
      czy to robot`,
    identity: `kim jesteś?
      co potrafisz
      jak możesz mi pomóc?
      pomoc`,
    complaint: `to jest bezużyteczne
      w ogóle mi nie pomagasz
      to nieprawda
      głupi bot`,
    person: `Chcę rozmawiać z człowiekiem
      poproszę konsultanta
      czy mogę z kimś porozmawiać?
      połącz mnie z pracownikiem`,
    details: `oddzwońcie, mój numer to 501 234 567
      mój mail to anna@example.com
      proszę o kontakt pod numerem +48 22 123 45 67
      Anna Nowak, 501 234 567`,
    question: `Cześć! O której otwieracie?
      dzięki, a ile kosztuje dostawa?
      ok a w niedzielę?
      jaki jest wasz numer telefonu?
      kto jest właścicielem?
      czy to prawdziwa skóra?
      czy oferujecie pomoc przy przeprowadzce?
      czy ktoś jest w sobotę?`,
  },
  sv: {
    greeting: `Hej
      God morgon!
      tjena
      hej, hur mår du?
      hallå`,
    thanks: `tack
      Tack, det hjälper mycket
      tack så mycket för hjälpen!
      toppen, tack
      perfekt, precis vad jag letade efter`,
    goodbye: `hej då
      vi ses
      ok tack, hej då
      ha en bra dag`,
    yes: `ok
      ja
      ja tack
      okej då`,
    no: `nej
      nej tack
      nej, det var allt
      inget mer`,
    human: `är du en riktig person?
      pratar jag med en bot
      är du en människa?
      är det här en robot`,
    identity: `vem är du?
      vad kan du göra
      hur kan du hjälpa mig?
      hjälp`,
    complaint: `det här är värdelöst
      du hjälper mig inte alls
      det stämmer inte
      dumma bot`,
    person: `Jag vill prata med en människa
      en medarbetare tack
      kan jag få prata med någon?
      koppla mig till en person`,
    details: `ring mig, mitt nummer är 070 123 45 67
      min mejl är anna@example.com
      kontakta mig på +46 8 123 456 78
      Anna Svensson, 070 123 45 67`,
    question: `Hej! När öppnar ni?
      tack, och vad kostar frakten?
      ok och på söndag?
      vad har ni för telefonnummer?
      vem är ägaren?
      är det riktigt läder?
      erbjuder ni flytthjälp?
      är någon där på lördag?`,
  },
  da: {
    greeting: `Hej
      Godmorgen!
      goddag
      hej, hvordan går det?
      hejsa`,
    thanks: `tak
      Tak, det hjælper meget
      mange tak for hjælpen!
      super, tak
      perfekt, lige hvad jeg ledte efter`,
    goodbye: `farvel
      vi ses
      ok tak, hej hej
      hav en god dag`,
    yes: `ok
      ja
      ja tak
      fint`,
    no: `nej
      nej tak
      nej, det var alt
      ikke mere`,
    human: `er du et rigtigt menneske?
      taler jeg med en bot
      er du et menneske?
      er du en robot`,
    identity: `hvem er du?
      hvad kan du
      hvordan kan du hjælpe mig?
      hjælp`,
    complaint: `det er ubrugeligt
      du hjælper mig slet ikke
      det passer ikke
      dumme bot`,
    person: `Jeg vil tale med et menneske
      en medarbejder, tak
      kan jeg tale med nogen?
      stil mig om til en person`,
    details: `ring til mig, mit nummer er 20 12 34 56
      min mail er anna@example.com
      kontakt mig på +45 33 12 34 56
      Anna Jensen, 20 12 34 56`,
    question: `Hej! Hvornår har I åbent?
      tak, og hvad koster levering?
      ok og om søndagen?
      hvad er jeres telefonnummer?
      hvem er ejeren?
      er det ægte læder?
      tilbyder I flyttehjælp?
      er der nogen om lørdagen?`,
  },
  cs: {
    greeting: `Ahoj
      Dobrý den!
      dobré ráno
      ahoj, jak se máš?
      zdravím`,
    thanks: `díky
      Děkuji, to mi hodně pomohlo
      moc děkuji za pomoc!
      super, díky
      výborně, přesně to jsem hledal`,
    goodbye: `na shledanou
      měj se
      ok díky, ahoj
      hezký den`,
    yes: `ok
      ano
      ano, prosím
      dobře`,
    no: `ne
      ne, děkuji
      ne, to je vše
      nic dalšího`,
    human: `jsi skutečný člověk?
      mluvím s botem
      jste robot?
      jsi člověk`,
    identity: `kdo jsi?
      co umíš
      jak mi můžeš pomoci?
      pomoc`,
    complaint: `to je k ničemu
      vůbec mi nepomáháš
      to není pravda
      hloupý bot`,
    person: `Chci mluvit s člověkem
      operátora, prosím
      můžu s někým mluvit?
      spojte mě s pracovníkem`,
    details: `zavolejte mi zpět, moje číslo je 601 234 567
      můj e-mail je anna@example.com
      kontaktujte mě na +420 222 123 456
      Anna Nováková, 601 234 567`,
    question: `Ahoj! Kdy máte otevřeno?
      díky, a kolik stojí doprava?
      ok a v neděli?
      jaké máte telefonní číslo?
      kdo je majitel?
      je to pravá kůže?
      nabízíte pomoc se stěhováním?
      je tam někdo v sobotu?`,
  },
  tr: {
    greeting: `Merhaba
      Günaydın!
      selam
      merhaba, nasılsın?
      iyi günler`,
    thanks: `teşekkürler
      Teşekkür ederim, çok yardımcı oldu
      yardımınız için çok teşekkürler!
      harika, sağ ol
      mükemmel, tam aradığım şey`,
    goodbye: `hoşça kal
      görüşürüz
      tamam teşekkürler, güle güle
      iyi akşamlar dilerim`,
    yes: `tamam
      evet
      evet lütfen
      olur`,
    no: `hayır
      hayır teşekkürler
      hayır, hepsi bu
      başka bir şey yok`,
    human: `gerçek bir insan mısın?
      bir botla mı konuşuyorum
      siz robot musunuz?
      insan mısın`,
    identity: `kimsin?
      neler yapabilirsin
      bana nasıl yardımcı olabilirsin?
      yardım`,
    complaint: `bu işe yaramaz
      hiç yardımcı olmuyorsun
      bu yanlış
      aptal bot`,
    person: `Bir insanla konuşmak istiyorum
      bir temsilci lütfen
      biriyle konuşabilir miyim?
      beni bir yetkiliye bağlayın`,
    details: `beni arayın, numaram 0532 123 45 67
      e-postam anna@example.com
      lütfen bana +90 212 123 45 67 numarasından ulaşın
      Ayşe Yılmaz, 0532 123 45 67`,
    question: `Merhaba! Kaçta açılıyorsunuz?
      teşekkürler, peki kargo ne kadar?
      tamam ya pazar günü?
      telefon numaranız nedir?
      sahibi kim?
      gerçek deri mi?
      taşınma yardımı sunuyor musunuz?
      cumartesi orada biri var mı?`,
  },
}
