import type { PhraseSet } from './phrase-set.ts'

/** Written apart from the words, and only counted: nothing is changed for one of these alone. */
export const validate: PhraseSet = {
  en: {
    greeting: `hiya
      good evening everyone
      hey hey
      howdy, how's it going?`,
    thanks: `ty!
      cheers mate, really appreciate it
      thank you, this was very useful
      awesome, you saved me`,
    goodbye: `cya
      have a great weekend, bye!
      take care
      thanks, talk to you later`,
    yes: `sure
      yep
      okay, sounds good
      yeah`,
    no: `nah
      no, I'm fine thanks
      not really
      no that will be all`,
    human: `is anybody there or is this automated
      are you an AI?
      am i chatting with a real human
      are you a machine?`,
    identity: `what's your name?
      what do you know about
      what can I ask you
      tell me about yourself`,
    complaint: `you don't understand me
      this is so frustrating
      that's not what I asked
      your answers are terrible`,
    person: `let me speak to a real person
      human please
      I'd like to talk to customer service
      get me someone from your team`,
    details: `you can reach me at 07700 900123
      my email address is joe.bloggs@example.org
      Joe, joe@example.org
      ring me on 020 7946 0018 please`,
    question: `hello, do you deliver to Leeds?
      great, is parking free?
      no sugar options?
      thanks but what is the price for two
      can a person in a wheelchair get in?
      what do you offer for kids?
      are you open on bank holidays?
      your email?`,
  },
  de: {
    greeting: `Servus
      Guten Abend zusammen
      hi, na wie gehts?
      Tach`,
    thanks: `dankeschön
      top, hat mir weitergeholfen, danke
      besten Dank für die schnelle Auskunft
      merci, sehr nett von dir`,
    goodbye: `ciao
      bis dann, mach's gut
      schönes Wochenende
      danke, auf Wiederhören`,
    yes: `jo
      gerne
      okay, klingt gut
      in Ordnung`,
    no: `ne
      nein, brauche ich nicht
      eher nicht
      nein das reicht mir`,
    human: `ist da jemand oder ist das automatisch
      bist du eine KI?
      schreibe ich mit einem echten Menschen
      bist du eine Maschine`,
    identity: `wie heißt du?
      was weißt du alles
      was kann ich dich fragen
      wobei können Sie helfen`,
    complaint: `du verstehst mich nicht
      das ist echt frustrierend
      das habe ich nicht gefragt
      so ein Quatsch`,
    person: `ich will einen echten Menschen
      bitte mit dem Kundenservice verbinden
      kann mich jemand vom Team kontaktieren
      Mensch bitte`,
    details: `ihr erreicht mich unter 0151 98765432
      meine E-Mail-Adresse lautet jo.maier@example.org
      Jo Maier, jo@example.org
      bitte um Rückruf: 089 123456`,
    question: `guten Tag, liefert ihr nach Leipzig?
      super, ist Parken kostenlos?
      ohne Zucker möglich?
      danke aber was kostet es für zwei
      wie viele Menschen passen rein?
      was bietet ihr für Kinder?
      eure Mail?
      gibt es Hilfe für Senioren`,
  },
  fr: {
    greeting: `hello
      bonjour à tous
      salut, ça va ?
      bonsoir madame`,
    thanks: `merci bien
      je vous remercie, c'est très gentil
      merci infiniment, très utile
      génial, tu m'as sauvé`,
    goodbye: `bye
      bon week-end, au revoir
      à la prochaine
      merci et bonne soirée`,
    yes: `ouais
      bien sûr
      ok ça marche
      volontiers`,
    no: `nan
      non ça ira
      pas vraiment
      non merci, j'ai tout`,
    human: `il y a quelqu'un ou c'est automatique ?
      êtes-vous une IA ?
      je parle à un vrai humain ?
      tu es une machine ?`,
    identity: `comment tu t'appelles ?
      que sais-tu faire
      que puis-je vous demander ?
      à quoi sers-tu`,
    complaint: `vous ne comprenez rien
      c'est vraiment frustrant
      ce n'est pas ma question
      vos réponses sont nulles`,
    person: `je voudrais un vrai humain
      passez-moi le service client
      quelqu'un de l'équipe peut-il me contacter ?
      un humain svp`,
    details: `vous pouvez me joindre au 07 98 76 54 32
      mon adresse e-mail est jo.martin@example.org
      Jo Martin, jo@example.org
      appelez-moi au 01 23 45 67 89`,
    question: `bonjour, livrez-vous à Lyon ?
      super, le parking est gratuit ?
      sans sucre possible ?
      merci mais quel est le prix pour deux
      combien de personnes peut-on inviter ?
      que proposez-vous aux enfants ?
      votre mail ?
      une aide pour les seniors existe-t-elle`,
  },
  es: {
    greeting: `buenas
      hola a todos
      buenas noches
      hey, ¿cómo estás?`,
    thanks: `mil gracias
      te lo agradezco, muy amable
      gracias por la información, muy útil
      estupendo, me has salvado`,
    goodbye: `chao
      buen fin de semana, adiós
      nos vemos
      gracias y hasta la próxima`,
    yes: `claro
      okay, suena bien
      por supuesto
      sip`,
    no: `nop
      no, estoy bien
      la verdad que no
      no gracias, ya está`,
    human: `¿hay alguien ahí o es automático?
      ¿eres una IA?
      ¿hablo con un humano de verdad?
      ¿eres una máquina?`,
    identity: `¿cómo te llamas?
      ¿qué sabes hacer?
      ¿qué te puedo preguntar?
      ¿para qué sirves?`,
    complaint: `no me entiendes
      qué frustrante
      eso no es lo que pregunté
      tus respuestas son malísimas`,
    person: `necesito un humano de verdad
      quiero hablar con atención al cliente
      ¿me puede contactar alguien del equipo?
      persona por favor`,
    details: `me pueden localizar en el 698 765 432
      mi dirección de correo es jo.perez@example.org
      Jo Pérez, jo@example.org
      llamadme al 91 987 65 43`,
    question: `hola, ¿hacen envíos a Sevilla?
      genial, ¿el parking es gratis?
      ¿sin azúcar hay?
      gracias pero cuál es el precio para dos
      ¿cuántas personas caben?
      ¿qué ofrecen para niños?
      ¿su correo?
      hay ayuda para mayores`,
  },
  it: {
    greeting: `ehi
      salve a tutti
      buon pomeriggio
      ciao, tutto bene?`,
    thanks: `ti ringrazio
      grazie tante, molto gentile
      grazie per le informazioni, utilissime
      fantastico, mi hai salvato`,
    goodbye: `addio
      buon fine settimana, ciao
      alla prossima
      grazie e buona serata`,
    yes: `certo
      okay, mi sembra buono
      volentieri
      d'accordo`,
    no: `nah
      no, sono a posto
      non proprio
      no grazie, basta così`,
    human: `c'è qualcuno o è automatico?
      sei un'intelligenza artificiale?
      parlo con un vero umano?
      sei una macchina?`,
    identity: `come ti chiami?
      cosa sai fare?
      cosa ti posso chiedere?
      a cosa servi`,
    complaint: `non mi capisci
      che frustrazione
      non è quello che ho chiesto
      le tue risposte sono pessime`,
    person: `vorrei un essere umano vero
      passami il servizio clienti
      può contattarmi qualcuno del team?
      persona per favore`,
    details: `mi trovate al 333 9876543
      il mio indirizzo email è jo.bianchi@example.org
      Jo Bianchi, jo@example.org
      chiamatemi allo 02 9876 5432`,
    question: `salve, consegnate a Torino?
      ottimo, il parcheggio è gratis?
      senza zucchero c'è?
      grazie ma qual è il prezzo per due
      quante persone entrano?
      cosa offrite per i bambini?
      la vostra mail?
      c'è un aiuto per gli anziani`,
  },
  nl: {
    greeting: `hey
      goedenavond allemaal
      hoi, alles goed?
      dag`,
    thanks: `dankjewel
      hartelijk dank, erg aardig
      bedankt voor de info, heel nuttig
      geweldig, je hebt me gered`,
    goodbye: `dag dag
      fijn weekend, doei
      tot de volgende keer
      bedankt en een fijne avond`,
    yes: `jazeker
      okay, klinkt goed
      is goed
      jep`,
    no: `neuh
      nee, hoeft niet
      niet echt
      nee dank je, dit was het`,
    human: `is daar iemand of is dit automatisch?
      ben je een AI?
      chat ik met een echt mens
      ben je een machine`,
    identity: `hoe heet je?
      wat weet je allemaal
      wat kan ik je vragen?
      waarmee kun je helpen`,
    complaint: `je begrijpt me niet
      dit is echt frustrerend
      dat vroeg ik niet
      wat een slechte antwoorden`,
    person: `ik wil een echt mens spreken
      graag de klantenservice
      kan iemand van het team contact opnemen?
      mens alsjeblieft`,
    details: `je kunt me bereiken op 06 98765432
      mijn e-mailadres is jo.bakker@example.org
      Jo Bakker, jo@example.org
      graag terugbellen: 020 987 6543`,
    question: `hoi, bezorgen jullie in Utrecht?
      top, is parkeren gratis?
      zonder suiker mogelijk?
      bedankt maar wat kost het voor twee
      hoeveel mensen passen erin?
      wat bieden jullie voor kinderen?
      jullie mail?
      is er hulp voor ouderen`,
  },
  pt: {
    greeting: `e aí
      olá a todos
      boa noite
      olá, como vai?`,
    thanks: `muito obrigada mesmo
      agradeço, muito gentil
      obrigado pelas informações, muito úteis
      maravilha, você me salvou`,
    goodbye: `adeus
      bom fim de semana, tchau
      até a próxima
      obrigado e boa noite`,
    yes: `claro
      beleza
      com certeza
      pode ser`,
    no: `nada
      não, estou bem
      na verdade não
      não obrigado, já chega`,
    human: `tem alguém aí ou é automático?
      você é uma IA?
      falo com um humano de verdade?
      és uma máquina?`,
    identity: `como você se chama?
      o que sabes fazer?
      o que posso te perguntar?
      para que serve`,
    complaint: `você não me entende
      que frustrante
      não foi isso que perguntei
      suas respostas são péssimas`,
    person: `quero um humano de verdade
      preciso falar com o atendimento ao cliente
      alguém da equipe pode me contactar?
      pessoa por favor`,
    details: `podem me encontrar no 96 876 5432
      meu endereço de email é jo.costa@example.org
      Jo Costa, jo@example.org
      liguem para 21 987 6543`,
    question: `oi, vocês entregam em Braga?
      ótimo, o estacionamento é grátis?
      tem sem açúcar?
      obrigado mas qual é o preço para dois
      quantas pessoas cabem?
      o que oferecem para crianças?
      o vosso email?
      há ajuda para idosos`,
  },
  pl: {
    greeting: `hej
      witam wszystkich
      siema
      hej, co słychać?`,
    thanks: `wielkie dzięki
      dziękuję, bardzo miło z twojej strony
      dzięki za informacje, bardzo przydatne
      ekstra, uratowałeś mnie`,
    goodbye: `żegnam
      miłego weekendu, pa pa
      do zobaczenia
      dziękuję i dobranoc`,
    yes: `jasne
      okej, brzmi dobrze
      oczywiście
      no tak`,
    no: `niee
      nie, wystarczy
      raczej nie
      nie dzięki, mam wszystko`,
    human: `jest tam ktoś czy to automat?
      jesteś sztuczną inteligencją?
      czy piszę z prawdziwym człowiekiem
      jesteś maszyną?`,
    identity: `jak się nazywasz?
      co umiesz?
      o co mogę zapytać?
      w czym możesz pomóc`,
    complaint: `nie rozumiesz mnie
      to frustrujące
      nie o to pytałem
      twoje odpowiedzi są beznadziejne`,
    person: `chcę prawdziwego człowieka
      proszę połączyć z obsługą klienta
      czy ktoś z zespołu może się ze mną skontaktować?
      człowiek proszę`,
    details: `można mnie złapać pod 600 987 654
      mój adres e-mail to jo.kowalski@example.org
      Jo Kowalski, jo@example.org
      proszę dzwonić: 22 987 65 43`,
    question: `dzień dobry, dowozicie do Gdyni?
      super, parking jest darmowy?
      bez cukru macie?
      dzięki ale jaka jest cena za dwie osoby
      ile osób się zmieści?
      co oferujecie dla dzieci?
      wasz mail?
      jest pomoc dla seniorów`,
  },
  sv: {
    greeting: `hejsan
      god kväll alla
      tja
      hej, läget?`,
    thanks: `tackar
      tusen tack, väldigt snällt
      tack för informationen, mycket användbart
      grymt, du räddade mig`,
    goodbye: `adjö
      trevlig helg, hejdå
      på återseende
      tack och ha det bra`,
    yes: `japp
      okej, låter bra
      absolut
      gärna`,
    no: `nä
      nej, det är bra så
      inte direkt
      nej tack, jag är klar`,
    human: `finns någon där eller är det automatiskt?
      är du en AI?
      skriver jag med en riktig människa
      är du en maskin`,
    identity: `vad heter du?
      vad vet du
      vad kan jag fråga dig?
      vad kan du hjälpa till med`,
    complaint: `du förstår mig inte
      det här är frustrerande
      det var inte det jag frågade
      dina svar är usla`,
    person: `jag vill ha en riktig människa
      kan jag få prata med kundtjänst
      kan någon i teamet kontakta mig?
      människa tack`,
    details: `ni når mig på 073 987 65 43
      min e-postadress är jo.berg@example.org
      Jo Berg, jo@example.org
      ring upp mig: 08 987 654 32`,
    question: `hej, levererar ni till Malmö?
      toppen, är parkeringen gratis?
      finns utan socker?
      tack men vad är priset för två
      hur många personer får plats?
      vad erbjuder ni för barn?
      er mejl?
      finns hjälp för äldre`,
  },
  da: {
    greeting: `halløj
      god aften alle sammen
      dav
      hej, hvordan har du det?`,
    thanks: `mange tak
      tusind tak, meget venligt
      tak for informationen, meget nyttigt
      fedt, du reddede mig`,
    goodbye: `hej hej
      god weekend, farvel
      på gensyn
      tak og hav det godt`,
    yes: `jep
      okay, lyder godt
      selvfølgelig
      gerne`,
    no: `næ
      nej, det er fint
      ikke rigtigt
      nej tak, jeg er færdig`,
    human: `er der nogen eller er det automatisk?
      er du en AI?
      skriver jeg med et rigtigt menneske
      er du en maskine`,
    identity: `hvad hedder du?
      hvad ved du
      hvad kan jeg spørge dig om?
      hvad kan du hjælpe med`,
    complaint: `du forstår mig ikke
      det er frustrerende
      det var ikke det jeg spurgte om
      dine svar er elendige`,
    person: `jeg vil have et rigtigt menneske
      kan jeg tale med kundeservice
      kan nogen fra teamet kontakte mig?
      menneske tak`,
    details: `I kan få fat i mig på 21 98 76 54
      min e-mailadresse er jo.holm@example.org
      Jo Holm, jo@example.org
      ring på 33 98 76 54`,
    question: `hej, leverer I til Odense?
      super, er parkering gratis?
      findes det uden sukker?
      tak men hvad er prisen for to
      hvor mange personer er der plads til?
      hvad tilbyder I til børn?
      jeres mail?
      er der hjælp til ældre`,
  },
  cs: {
    greeting: `čau
      dobrý večer všem
      nazdar
      čau, jak to jde?`,
    thanks: `dík moc
      mockrát děkuji, velmi milé
      děkuji za informace, velmi užitečné
      skvělé, zachránil jsi mě`,
    goodbye: `sbohem
      hezký víkend, čau
      uvidíme se
      děkuji a dobrou noc`,
    yes: `jasně
      okej, zní to dobře
      určitě
      jo`,
    no: `nee
      ne, stačí
      spíš ne
      ne díky, mám vše`,
    human: `je tam někdo nebo je to automat?
      jsi umělá inteligence?
      píšu si se skutečným člověkem
      jsi stroj?`,
    identity: `jak se jmenuješ?
      co víš
      na co se můžu zeptat?
      s čím můžeš pomoci`,
    complaint: `nerozumíš mi
      to je frustrující
      na to jsem se neptal
      tvoje odpovědi jsou hrozné`,
    person: `chci skutečného člověka
      přepojte mě na zákaznický servis
      může mě někdo z týmu kontaktovat?
      člověka prosím`,
    details: `zastihnete mě na 602 987 654
      moje e-mailová adresa je jo.dvorak@example.org
      Jo Dvořák, jo@example.org
      volejte na 222 987 654`,
    question: `dobrý den, rozvážíte do Brna?
      super, je parkování zdarma?
      máte bez cukru?
      díky ale jaká je cena pro dva
      kolik lidí se vejde?
      co nabízíte pro děti?
      váš e-mail?
      existuje pomoc pro seniory`,
  },
  tr: {
    greeting: `slm
      iyi akşamlar herkese
      selamlar
      selam, naber?`,
    thanks: `sağolun
      çok teşekkür ederim, çok naziksiniz
      bilgi için teşekkürler, çok faydalı
      süper, beni kurtardın`,
    goodbye: `hoşçakalın
      iyi hafta sonları, görüşürüz
      kendine iyi bak
      teşekkürler, iyi geceler`,
    yes: `tabii
      olur, kulağa hoş geliyor
      elbette
      peki`,
    no: `yok
      hayır, gerek yok
      pek değil
      yok teşekkürler, bu kadar`,
    human: `orada biri var mı yoksa otomatik mi?
      yapay zeka mısın?
      gerçek bir insanla mı yazışıyorum
      makine misin`,
    identity: `adın ne?
      ne biliyorsun
      sana ne sorabilirim?
      ne işe yararsın`,
    complaint: `beni anlamıyorsun
      çok sinir bozucu
      ben bunu sormadım
      cevapların berbat`,
    person: `gerçek bir insan istiyorum
      müşteri hizmetlerine bağlanmak istiyorum
      ekipten biri benimle iletişime geçebilir mi?
      insan lütfen`,
    details: `bana 0555 987 65 43 numarasından ulaşabilirsiniz
      e-posta adresim jo.demir@example.org
      Jo Demir, jo@example.org
      0212 987 65 43 numarayı arayın`,
    question: `selam, İzmir'e teslimat yapıyor musunuz?
      harika, otopark ücretsiz mi?
      şekersiz var mı?
      teşekkürler ama iki kişi için fiyat ne
      kaç kişi sığar?
      çocuklar için ne sunuyorsunuz?
      mail adresiniz?
      yaşlılar için yardım var mı`,
  },
}
