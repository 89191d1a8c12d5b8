import type { Language } from "./language";

export const french: Language = {
  code: "fr",
  numbers: {
    words: {
      zero: "0",
      un: "1",
      une: "1",
      deux: "2",
      trois: "3",
      quatre: "4",
      cinq: "5",
      six: "6",
      sept: "7",
      huit: "8",
      neuf: "9",
      dix: "10",
      onze: "11",
      douze: "12",
      treize: "13",
      quatorze: "14",
      quinze: "15",
      seize: "16",
      zeros: "0",
      septante: "70",
      huitante: "80",
      octante: "80",
      nonante: "90",
      kat: "4",
      sink: "5",
      sinq: "5",
      cinc: "5",
      ui: "8",
      troi: "3",
    },
    tens: { vingt: "2", vingts: "2", trente: "3", quarante: "4", cinquante: "5", soixante: "6" },
    zeros: { cent: 2, cents: 2, mille: 3 },
    repeats: {
      double: 2,
      "paire de": 2,
      "couple de": 2,
      triple: 3,
      quadruple: 4,
      "deux fois": 2,
      "trois fois": 3,
      "quatre fois": 4,
    },
    soundAlikes: {
      vin: "20",
      vain: "20",
      sis: "6",
      set: "7",
      cet: "7",
      dis: "10",
      hui: "8",
      uit: "8",
      sang: "100",
      sain: "5",
    },
    links: "et",
    articles: "le",
    joiners:
      "et, puis, ensuite, et puis, suivi de, virgule, tiret, espace, point, barre, slash, plus, encore, un, le, enfin, apres, trait d union, alors, indicatif, c est, c est le",
    fillers:
      "ok, oui, ouais, voila, bon, allez, note, note bien, tu notes, tu suis, tu me suis, attends, pardon, bien, c est bon, c est note, encore, presque, coucou, salut, bisou, bisous, mdr, ptdr, hop, hein, euh, ma belle, mon beau, cherie, cheri, continue, toujours la, tu es la, t es la, non, ecoute, regarde, et hop, patience, clin d oeil, prete, pret, tiens, vas y, c est parti, prends, ajoute, rajoute, mets",
    order:
      "premier, premiers, premiere, premieres, suivant, suivants, suivante, suivantes, prochains, autres, du milieu, dernier, derniers, derniere, dernieres",
  },
  spoken: {
    at: "arobase, arobas, arrobase, arobaze, a commercial, at, arobaze, arrobas, arobasse, a rond, a enroule, arobas, arobaz, aro base, a robase",
    dot: "point, pt, poin, pnt",
    dotOf:
      "ce, quel, certain, tel, aucun, chaque, premier, deuxieme, second, troisieme, quatrieme, dernier, seul, meme, autre, bon, mauvais, gros, petit, grand, vrai, beau, joli, sacre, rond, demi, mon, ton, son, notre, votre, leur, au, du, un, le, a, en, ne, n, faire, fait, fais, faisons, mettre, mettons, fixe, cinq, trois, deux, quelque, nouveau, ancien, unique, meilleur, pire, tout, mise, mal, contre, plus, moins, haut, bulle, ere, epoque, boom, crise, annees, vous",
    dash: "tiret, trait d union, tiret du 6, tiret du six, tiret haut",
    underscore:
      "tiret bas, tiret du bas, underscore, souligne, sous tiret, tiret du 8, tiret du huit, tiret de huit, tiret 8, barre du 8, underscor, tiret souligne, barre basse, tiret d en bas",
    slash: "slash, barre oblique, barre",
    oneWord:
      "tout attache, attache, en un mot, un seul mot, en un seul mot, sans espace, sans espaces, en minuscules, minuscules, tout colle, colle",
  },
  giving: {
    my: "mon, ma, mes, le mien, notre",
    is: "est, c, s appelle, c est, ce est, cest, sera, serait, sont, qui s appelle, porte le nom de, se nomme, qui se nomme, est au nom de, s intitule, s y nomme, porte le nom, est le suivant",
    as: "sous, sous le nom, sous le nom de, comme, avec le nom, sous le pseudo, pseudo, nom, appele, appelee, au nom de, avec le pseudo",
    on: "sur, chez, a, au, en, via, par, dans",
    and: "et, mais, ou, si, car, quand",
    iAm: "je suis, c est, je m appelle, moi c est, suis, cest, on me trouve sous, mon pseudo c est, on m appelle, on me connait sous, je poste sous, je publie sous, je signe, je joue sous, j apparais sous, je me nomme, c est moi, mon nom est, je m y appelle, je m y nomme, j y suis, tu m y trouves, on m y trouve",
    invite:
      "ajoute moi, ajoutez moi, trouve moi, cherche moi, suis moi, ecris moi, ecrivez moi, contacte moi, appelle moi, envoie moi, rejoins moi, retrouve moi, tu me trouves, tu peux me trouver, tu me trouveras, parle moi, texte moi, ping moi, m ajouter, me trouver, me rejoindre, m ecrire, dm moi, mp moi, tu peux m ajouter, tu peux me contacter, add moi, add moi, viens me parler, viens, on me trouve, envoie moi une demande, envoie une demande, fais moi une demande, mets moi un message, laisse moi un message, suivez moi, follow moi, google moi, suis nous, retrouve nous, snap moi, balance moi un message, mp, tape moi, on se parle sur, connectons nous, cherchez moi, trouvez moi, contactez moi, retrouvez moi, rejoignez moi, appelez moi, parlez moi, vous me trouvez, vous me trouverez, vous pouvez me trouver, vous pouvez m ecrire, vous pouvez me contacter, vous pouvez m ajouter, me contacter, me retrouver, tu me retrouves, tu me retrouveras, on peut me trouver, on peut me suivre, me suivre, tu peux me suivre, tu peux me retrouver, tu peux m ecrire, envoyez moi un message, m envoyer un message, m envoyer une demande, me mettre un message, rajoute moi, rajoutez moi, ajoute moe, ajt moi, rajoute moe, ajoutes moi, retrouves moi, cherches moi, tu m y trouves, tu m y retrouves, tu m y trouveras, vous m y trouverez, on m y trouve",
    sameName:
      "meme nom, comme mon nom ici, meme pseudo, le meme nom, le meme pseudo, meme identifiant, pareil sur, comme ici, sous le meme nom, avec le meme pseudo, sous ce nom, avec ce pseudo, sous ce pseudo, avec ce nom, ce meme pseudo, ce meme nom, par ce pseudo, meme blaze",
    same: "meme, memes, identique, pareil, pareille, exactement, celui de, celui d, celui que, correspond, idem, tel quel, que tu vois, que tu lis",
    here: "ici, d ici, qu ici, celui ci, ce profil, cette appli, cette application, ce site, de profil, de mon profil, fidelio, ci dessus, que tu vois, la haut, ce pseudo, ce nom, celui que tu vois, celui que tu lis, celui d ici",
    called:
      "nom, noms, pseudo, pseudos, identifiant, identifiants, alias, surnom, arobase, nom d utilisateur, pseudonyme, je m appelle, m appelle, blaze, nom d utilisatrice, nom de profil",
    ownName: "mon prenom, mon nom, mon prenom et mon nom, mon nom complet",
    userName:
      "pseudo, identifiant, nom d utilisateur, nom de profil, pseudonyme, nom utilisateur, arobase, code ami, nom de joueur, username, nom d utilisatrice, nom d artiste, nom de scene, identifiant instagram, nom de chaine, nom de compte, nom de joueuse, nom de gamer",
    account: "compte, profil, pseudo, nom, id, identifiant, adresse, chaine, boutique, page, pin, code, numero",
    givesPhone:
      "mon numero, mon num, mon tel, mon telephone, mon portable, mon mobile, mon fixe, mon 06, mon 07, mon whatsapp, mes chiffres, numero de telephone, appelle moi au, appelle au, joins moi au, ecris moi au, le numero est, voici mon numero, joignable au, compose le, mets les chiffres ensemble, assemble les chiffres, commence par, finit par, se termine par, mon phone, mon bigo, mon perso, mon gsm, mon natel, ma ligne, ligne directe, mon zero six, mon zero sept, mon numero perso, mon telephone perso, mon tel perso, whatsapp au, sms au, texto au, appeler au, texte moi au, contacte moi au, me joindre au",
    phone:
      "telephone, portable, mobile, tel, numero, num, appelle, appelle moi, appeler, texto, sms, whatsapp, joindre, joins moi, ecris moi, fixe, appel, chiffres, compose, contacte moi, joignable",
    mail: "mail, e mail, email, courriel, mel, adresse, ecris moi, ecris, ecrire, messagerie, adresse mail, contacte moi, boite mail, boite, mon adresse",
    site: "site, page, lien, blog, visite, va sur, regarde, voir, url, web, clique, cherche, ouvre, mon site",
    reversed: "a l envers, de droite a gauche, inverse, a rebours",
    encoded: "code, crypte, chiffre, decode, morse",
    part: "premier, deuxieme, troisieme, dernier, premiere partie, deuxieme partie, partie, ensuite, puis, apres, reste, le reste, moitie, la suite, suite, fin, debut, et, commence, commence par, finit, finit par, enfin, chiffres, chiffre, numero, premiere, seconde, derniere, premiere moitie, deuxieme moitie, premiers, derniers, suivants, suivant, milieu, morceau, bout, bloc, petit bout, tranche",
    step: "commence, commence par, puis, ensuite, apres, finit, finit par, termine, termine par, se termine, enfin, a la fin, au milieu, suivi de, d abord, pour finir, pour terminer, pour commencer, au debut, les derniers, se finit, finit en, ouvre avec, juste avant, pour conclure, le reste c est, le reste est, la suite c est, demarre par, demarre avec, debute par, se finit par, se termine par, ca commence par, ca finit par, continue avec",
    there: "la bas, dessus, la dessus, partout, partout ailleurs",
    mine: "le mien, la mienne, le mien c est, moi c est, je suis",
    seek: "suis, cherche, ajoute, trouve, tape, demande, ecris a, envoie un message a, cherchez, ajoutez, trouvez, tapez, suivez",
    enter:
      "tape, tapes, ecris, mets, entre, cherche, recherche, copie, colle, rentre, saisis, ajoute, suis, demande, mentionne, tu tapes, tu mets, tu cherches, chercher, taper, tapez, entrez, mettez, ecrivez, ajoutez, saisissez, recherchez, cherchez, cherches, tu entres, tu ajoutes, tapes juste, entrer, ajouter, rechercher, googles, google, googlez, googler",
    pointsBack:
      "c est moi, c est mon, c est ma, ca c est, voila mon, tape ca, cherche ca, mets ca, ecris ca, c est mon nom, c est mon pseudo, je m appelle comme ca, c est comme ca que je m appelle, tu me trouves comme ca, est mon, cherche ce nom, tape le, cherche le, cest moi, cest mon, voila moi, entre ca, ajoute ca, avec ce nom, sous ce nom",
    joined:
      "tout attache, sans espace, sans espaces, tout colle, en minuscules, tout en minuscules, tout ensemble, en un mot, en un seul mot, un seul mot, tout attaches, colles, tout en un",
    spelling:
      "lettre par lettre, une lettre a la fois, lettre a lettre, j epelle, je t epelle, je l epelle, ca s epelle, s ecrit, ca s ecrit, epele",
    knowsMe:
      "me connait sous, me connait comme, me connaissent sous, me connait sous le nom de, m appelle, me connaissent comme",
    pinNoun: "pin, id, code, numero, code ami, identifiant, cle, code d ami, code dresseur",
    app: "appli, application, app, reseau, logo, icone, site, celle avec, celui avec, la petite, plateforme, messagerie, service, forum, jeu, truc",
    described:
      "fantome, oiseau, oiseau bleu, camera, photo, photos, horloge, avion, danse, videos, stories, bleu, bleue, jaune, vert, verte, visages, musique, disparaissent, disparait, s effacent, s autodetruisent, selfies, filtres, danser, danses, choregraphies, tweets, videos courtes, petites videos, papillon, hibou, streameurs, cv, coureurs, livres, films, degrade, arc en ciel, bulle verte, telephone vert, petit oiseau, petit fantome, appareil photo, rose, violet, avion en papier, petit avion",
  },
  honest: {
    identified:
      "commande, numero de commande, facture, reference, ref, reservation, numero de serie, article, dossier, suivi, numero de suivi, colis, modele, version, billet, code, client, numero de client, isbn, adherent, pin, mot de passe, carte, impots, caf, urssaf, siret, secu, securite sociale, iban, compte, recu, courrier, lettre, contrat, police, passeport, compteur, ticket, ticket de caisse, dossard, immatriculation, serie, n de serie, numero etudiant, prefecture, matricule",
    predicates:
      "algorithme, messages, groupes, publicites, notifications, commentaires, vocaux, prive, privee, public, tres, un, une, le, la, plus, moins, mort, vide, nul, nulle, vieux, ferme, juste, que, pas, jamais, toujours, trop, assez, en, plein, pleine, nouveau, bloque, pour, comme, mieux, pire, surtout, rempli, remplie, ennuyeux, desactive, pourri, la honte, super, moche, ca, genial, actif, active, accro, souvent, rarement, encore, deja, seulement, fan, presque, bien, mauvais, spectateur, spectatrice, observateur, observatrice, voyeur, lecteur, lectrice, supprime, supprimee, abandonne, abandonnee, efface, fini, finie, debutant, debutante, touriste, invisible, discret, discrete, timide, perdu, perdue, dinosaure, poison, recettes, chats, chiens, memes, therapie, vitrine, distraction, boulot, travail, moderateur, moderatrice, celibataire, lent, lente, has been, dependant, dependante, ringard, ringarde, zero, vides, morts, mortes, prives, privees, nuls, publics, nostalgie, catastrophe, direct, directement, aussitot, tout de suite, triste, morne, muet, muette, chaotique, antique, sage, fade, endormi, endormie, inutile, kitsch, minimaliste, bizarre, paysages, bouffe, montagne, absurde, confidentiel, confidentielle, familial, familiale, rigolo, rigolote, modeste, minuscule, bruyant, bruyante, suspendu, suspendue, intact, intacte, ringardise, chronophage, parfois, toxique, anxiogene, deprimant, deprimante, lassant, epuisant, fatigant, ridicule, banal, banale, neutre, calme, tranquille, joyeux, gai, drole, marrant, marrante, nickel, propre, sale, vintage, retro, bordelique, bordel, foutoir, chaos, pagaille, cauchemar, enfer, paradis, horreur, bonheur, plaisir, corvee, ennui, addiction, drogue, voyages, voyage, nature, famille, cuisine, gateaux, patisserie, plantes, fleurs, bebes, bebe, mer, soleil, livres, lecture, musique, sport, foot, moto, rando, randos, humour, blagues, actus, infos, art, photographie, selfies, archives, journal, album, grenier, musee, cimetiere, desert, jungle, herbier, foutu, pirate, piratee, inaccessible, introuvable, illisible, sobre, simple, classique, normal, normale, gratuit, cher, lourd, leger, court, long, immense, enorme, absent, absente, present, presente, occasionnel, occasionnelle, superficiel, superficielle, malsain, malsaine, addictif, addictive, incomprehensible, fatiguant, navrant, affligeant, chiant, lourdingue, cringe, gnangnan, malheureusement, heureusement, evidemment, forcement, dommage, tabou, mystere, cirque, poubelle, depotoir, refuge, exutoire, brouillon, roupille, hiberne, oublie, oubliez, devine, devinez, surprise, perso, secret, secrete, patience, volontiers, carrement, grave, clairement, franchement, justement, personnel, personnelle, reserve, reservee, interdit, interdite, attends, laisse, laissez, avoue, admets, raconte, explique, pardon, desole, desolee, bientot, jamais de la vie, quelle horreur",
    common:
      "le, la, les, un, une, des, du, de, d, l, et, ou, mais, si, ne, pas, plus, en, dans, sur, sous, avec, sans, pour, par, que, qui, quoi, quel, quelle, comment, quand, pourquoi, est, es, suis, sont, etre, etait, ai, as, a, avons, avez, ont, avoir, fait, faire, fais, vais, va, aller, vu, voir, dit, dire, sais, veux, veut, peux, peut, je, j, tu, il, elle, on, nous, vous, ils, elles, me, m, te, t, se, s, moi, toi, lui, mon, ma, mes, ton, ta, tes, son, sa, ses, notre, ce, cet, cette, ces, c, ca, cela, ici, la, y, oui, non, bien, mal, tres, trop, peu, beaucoup, tout, tous, rien, quelque, jamais, toujours, souvent, aussi, encore, deja, hier, demain, maintenant, soir, matin, jour, an, ans, vie, temps, chose, choses, monde, gens, ami, amis, amie, merci, salut, bonjour, coucou, bisous, mdr, fois, maison, travail, ville, rue, plage, restaurant, cafe, photo, photos, bon, bonne, grand, petit, autre, meme, chez, entre, depuis, avant, apres, alors, donc, car, vrai, faut, avec, vraiment, point",
    units:
      "ans, an, annees, annee, jours, jour, heures, heure, minutes, minute, secondes, semaines, semaine, mois, kilometres, kilometre, metres, metre, centimetres, kilos, kilo, grammes, gramme, litres, litre, degres, degre, pour cent, personnes, habitants, fois, points, buts, freres, soeurs, enfants, chiens, chats, pages, livres, chansons, films, pas, calories, oeufs, cuilleres, tasses, abonnes, amis, pays, villes, matchs, millions, million, mille, voix, siecle, etages, places, invites, pieces, eme, e, er, ere, tranches, vitesses, marches, petits enfants, filles, fils, garcons, poules, concerts, disques, bouteilles, eleves, cafes, arbres",
    money:
      "euros, euro, balles, francs, dollars, par mois, par an, prix, coute, coutent, loyer, salaire, la nuit, la piece",
    numbered:
      "vol, chambre, porte, siege, bus, ligne, lignes, train, tgv, ter, route, autoroute, voie, quai, terminal, etage, batiment, rue, avenue, boulevard, code postal, cp, cedex, commande, reservation, facture, billet, reference, ref, dossier, chapitre, page, pages, tome, article, loi, numero de commande, numero de serie, modele, taille, tailles, pointure, dossard, immatriculation, loto, colis, suivi, version, tram, metro, population, psaume, zone, phase, etape, allee, couloir",
    topics:
      "loto, euromillions, tirage, bingo, gagnants, resultat, resultats, score, isbn, code postal, numero de commande, numero de serie, numero de suivi, sudoku, fibonacci, premiers, tailles, lignes de bus, coordonnees, colis, numeros gagnants, compte a rebours, siret, facture, quel age, elo, echecs, enchere, encheres, squats, developpe couche, souleve de terre, repetitions, intervalles, entrainement, fractionne, mi temps, fin du match, temperatures, pulsations, manches, niveaux, pneus, pneu, glycemie, examens, codes postaux, accords, calories, iban, pokemon, lego, belote, tarot, scores, marees, maree, mhz, etapes, sommets, quilles, minigolf, petanque, trous, flechettes",
    negations: "pas, jamais, personne, plus, sans, rien, arrete, ni, aucun, aucune, guere, non",
    months:
      "janvier, fevrier, mars, avril, mai, juin, juillet, aout, septembre, octobre, novembre, decembre, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche",
  },
};
