import type { Language } from "./language";

export const spanish: Language = {
  code: "es",
  numbers: {
    words: {
      cero: "0",
      zero: "0",
      uno: "1",
      una: "1",
      un: "1",
      dos: "2",
      tres: "3",
      cuatro: "4",
      cinco: "5",
      seis: "6",
      siete: "7",
      ocho: "8",
      nueve: "9",
      diez: "10",
      once: "11",
      doce: "12",
      trece: "13",
      catorce: "14",
      quince: "15",
      dieciseis: "16",
      diecisiete: "17",
      dieciocho: "18",
      diecinueve: "19",
      veintiuno: "21",
      veintiun: "21",
      veintidos: "22",
      veintitres: "23",
      veinticuatro: "24",
      veinticinco: "25",
      veintiseis: "26",
      veintisiete: "27",
      veintiocho: "28",
      veintinueve: "29",
      doscientos: "200",
      trescientos: "300",
      cuatrocientos: "400",
      quinientos: "500",
      seiscientos: "600",
      setecientos: "700",
      ochocientos: "800",
      novecientos: "900",
      kuatro: "4",
      sinco: "5",
      sero: "0",
      ceis: "6",
      nuebe: "9",
      zinco: "5",
      quatro: "4",
    },
    tens: {
      veinte: "2",
      treinta: "3",
      cuarenta: "4",
      cincuenta: "5",
      sesenta: "6",
      setenta: "7",
      ochenta: "8",
      noventa: "9",
    },
    zeros: { cien: 2, ciento: 2, cientos: 2, mil: 3 },
    repeats: {
      doble: 2,
      "par de": 2,
      "pareja de": 2,
      triple: 3,
      cuadruple: 4,
      "dos veces": 2,
      "tres veces": 3,
      "cuatro veces": 4,
    },
    soundAlikes: { hun: "1", huno: "1", sei: "6", tre: "3", do: "2" },
    links: "y, i",
    articles: "el, la",
    joiners:
      "y, luego, despues, despues un, y luego, y despues, seguido de, seguido por, coma, guion, espacio, punto, barra, mas, otra vez, otro, un, el, por ultimo, al final, entonces, prefijo, parentesis, e, pues, un",
    fillers:
      "vale, ok, si, ya, ya esta, listo, lista, apunta, anota, apuntalo, sigue, sigo, sigues, venga, espera, perdon, bien, bueno, claro, eso, ahi, guapa, guapo, carino, cielo, amor, besos, beso, hola, oye, mira, atento, atenta, casi, me sigues, lo tienes, lo pillas, y ahora, vamos, jaja, jeje, risas, no, eh, porfa, guino, ahi va, va, toma, dale, anade, ponle, metele, agrega, suma",
    order:
      "primer, primero, primera, primeros, primeras, siguiente, siguientes, otros, otras, del medio, de en medio, centrales, ultimo, ultima, ultimos, ultimas, finales",
  },
  spoken: {
    at: "arroba, arr0ba, arrob @, aroba, arrova, la arroba, arroba s, arrobita, a con circulo, a circulada, signo arroba, simbolo arroba",
    dot: "punto, pto, puntito, punt",
    dotOf:
      "este, ese, aquel, esta, cierto, algun, ningun, cualquier, primer, segundo, tercer, cuarto, ultimo, mejor, peor, buen, mal, gran, unico, mismo, otro, cada, medio, principal, siguiente, tal, que, mi, tu, su, nuestro, vuestro, buenisimo, alto, maximo, minimo, justo, menudo, nuevo, viejo, verdadero, tremendo, hacer, hago, haces, hacia, haciendo, poner, pongo, pone, puso, llego, llegue, llegamos, alcanzar, perder, ganar, marcar, dar, doy, dado, distinto, determinado, dos, hasta, y, de, en, a, al, del, el, un, burbuja, era, crisis, boom, empresa, empresas, negocio, negocios, epoca, fiebre",
    dash: "guion, menos",
    underscore: "guion bajo, barra baja, subguion, guion abajo, raya baja",
    slash: "barra, diagonal",
    oneWord:
      "todo junto, junto, todo seguido, seguido, sin espacios, en minusculas, todo minusculas, minusculas, en una palabra, una palabra, pegado, todo pegado",
  },
  giving: {
    my: "mi, mis, el mio, nuestro",
    is: "es, seria, son, era, se llama, se llaman, que se llama, llamada",
    as: "como, con el nombre, con el nombre de, bajo el nombre, por el nombre, soy, usuario, llamado, llamada, de nombre, con el usuario, salgo como, estoy como, aparezco como",
    on: "en, por, al, via, de, a",
    and: "y, pero, o, si, cuando, porque",
    iAm: "soy, estoy, estoy como, me llamo, yo soy, aparezco como, es, salgo como, mi usuario es, me llaman, mis amigos me llaman, publico como, me conocen como, aparezco con, salgo con, voy como, voy de, firmo como, soy la, soy el, me encuentras como, me apodan, mi nombre es, figuro como, aparezco con el nombre, salgo con el nombre, figuro con el nombre",
    invite:
      "agregame, anademe, anademe, buscame, sigueme, escribeme, hablame, contactame, llamame, mandame, mandame un mensaje, encuentrame, me encuentras, me puedes encontrar, puedes encontrarme, me puedes buscar, puedes buscarme, me puedes agregar, puedes agregarme, me buscas, me agregas, me escribes, busca me, agrega me, me encontraras, puedes escribirme, localizame, anadime, seguime, buscad me, hablemos, hablame al, pasate, te espero, me hallas, mandame solicitud, mandame una solicitud, enviame solicitud, enviame una solicitud, mandame invitacion, mandame un dm, mandame dm, dame follow, dame un follow, googleame, siguenos, encuentranos, escribenos, buscanos, mandame privado, mandame un privado, vente a, me sigues, conecta conmigo, conectemos, me encontras, me ubicas, me hallaras, encontrame, ubicame, encontrenme, me encuentran, me hallan, me pueden encontrar, pueden encontrarme, me pueden buscar, busquenme, siganme, agreguenme, escribanme, anadanme, buscadme, seguidme, escribidme, me buscais",
    sameName:
      "mismo nombre, el de aqui, como aqui, igual aqui, mismo usuario, el mismo nombre, el mismo usuario, igual que aqui, el mismo nick, mismo nick, con el mismo nombre, me llamo igual, igual en, con este nombre, con este usuario, bajo este nombre, por este nombre, con este nick, este mismo nombre, este mismo usuario, por mi nombre de aqui, con mi nombre de aqui",
    same: "mismo, misma, mismos, identico, identica, igual, iguales, coincide, coinciden, exactamente, exacto, tal cual, el de, que ves, que estas viendo, que lees, ese mismo, este mismo",
    here: "aqui, de aqui, este, esta, ese, este perfil, esta app, esta pagina, de mi perfil, el perfil, de perfil, fidelio, arriba, de arriba, que ves, por aca, aca, este nombre, este usuario, el que ves, el que estas viendo, el que estas leyendo, el que lees",
    called:
      "nombre, nombres, usuario, usuarios, nick, nicks, alias, apodo, arroba, user, username, seudonimo, id, me llamo, llamo, nombre de usuario, nombre de usuaria, nombre de perfil",
    ownName: "mi nombre, mi nombre y apellido, mi apellido, mi nombre completo",
    userName:
      "usuario, nombre de usuario, nick, user, arroba, nombre de perfil, nombre de usuaria, codigo de amigo, id de usuario, username, nombre en el juego",
    account: "cuenta, usuario, perfil, id, nombre, user, nick, contacto, canal, tienda, pagina, pin, codigo, username",
    givesPhone:
      "mi numero, mi telefono, mi movil, mi celular, mi cel, mi tlf, mi whatsapp, mi wasap, mi guasap, mi contacto, mi fijo, mis cifras, mis digitos, numero de telefono, mi tel, llamame al, escribeme al, marcame al, junta los numeros, une los numeros, junta las cifras, el numero es, este es mi numero, aqui mi numero, ahi va mi numero, te dejo mi numero, marca el, empieza por, termina en, mi nro, mi num, mi numerito, mi telefonito, mi fono, mi linea, mi wsp, mi wpp, mi whats, mi guas, mi celu, mi tlfn, mi tfno, mi tlfno, mi telf, mi numero de movil, wasap al, whatsapp al, guasap al, wsp al, llama al, llamas al, marca al, escribe al, mensaje al, sms al, al movil, al telefono, llamar al, hablame al, localizame en el",
    phone:
      "telefono, movil, celular, cel, tlf, tfno, tel, numero, numeros, llamame, llama, llamar, escribeme, marca, marcame, whatsapp, wasap, guasap, whatsap, sms, mensaje, contactame, contacto, hablame, llamada",
    mail: "correo, email, mail, e mail, correo electronico, escribeme, escribe, escribeme a, mi correo, buzon, contacto, contactame, direccion, mandame un mail",
    site: "web, pagina, sitio, enlace, link, visita, entra en, entra a, blog, mira en, url, dominio, busca, abre, mi web, portafolio",
    reversed: "al reves, del reves, de atras para adelante, de derecha a izquierda, invertido, hacia atras",
    encoded: "codificado, en clave, descifra, en codigo, morse, decodifica",
    part: "primero, segundo, tercero, ultimo, primera parte, segunda parte, ultima parte, parte, luego, despues, resto, el resto, mitad, otra mitad, y, empieza, empieza por, termina, termina en, sigue, falta, faltan, mas, cifra, cifras, numero, numeros, final, primera, segunda, tercera, ultima, primera mitad, segunda mitad, primeros, ultimos, siguiente, siguientes, principio, trozo, trozos, pedazo, cacho, bloque, trocito, inicio, medio",
    step: "empieza, empieza por, empieza con, luego, despues, sigue, sigue con, acaba, acaba en, termina, termina en, al final, por ultimo, y luego, seguido de, en medio, para terminar, para acabar, para empezar, al principio, acaba con, remata con, abre con, antes de eso, terminando en, el resto es, lo demas es, lo que falta es",
    there: "ahi, alli, alla, en ella, en esa, en todas partes, en todos lados, en todos los sitios",
    mine: "el mio, la mia, el mio es, yo soy, soy",
    seek: "sigue a, busca, busca a, agrega a, encuentra a, pregunta por, pon, escribe, escribe a, manda mensaje a, hablale a, dale follow a, dale like a",
    enter:
      "escribe, pon, mete, teclea, introduce, busca, buscad, buscas, pones, metes, escribes, copia, pega, agrega, agrega a, sigue a, anade, anade a, manda a, busca a, usa, tipea, cliquea, buscar, escribir, ponle, escribele, metele, dale a, ponme, busquen, pongan",
    pointsBack:
      "ese soy yo, esa soy yo, asi me llamo, asi salgo, asi aparezco, asi estoy, asi me encuentras, ese es, esa es, ese es mi, esa es mi, es mi, es el mio, busca eso, buscalo, buscalo asi, pon eso, ponlo, escribe eso, escribelo, mete eso, metelo, ese nombre, con ese nombre, ese mismo, ese es mi nombre, soy yo, eso mismo, busca ese nombre, agrega ese, agregalo",
    joined: "todo junto, toda junta, sin espacios, sin espacio, en minusculas, todo seguido",
    spelling:
      "letra por letra, letra a letra, una letra a la vez, deletreado, deletreo, te lo deletreo, lo deletreo, se deletrea, se escribe",
    knowsMe:
      "me conoce como, me conocen como, me conoce por, me conocen por, me llama, me llaman, me tiene como, me tienen como",
    pinNoun: "pin, id, codigo, numero, codigo de amigo, clave, id de usuario, codigo de entrenador, id de jugador",
    app: "app, aplicacion, red, red social, logo, icono, sitio, la de, la del, el del, programa, plataforma, servicio, foro, juego, aplicacioncita, appcita",
    described:
      "fantasma, fantasmita, pajaro, pajarito, camara, foto, fotos, reloj, avion, avioncito, bailes, videos, historias, azul, amarilla, verde, caras, musica, desaparecen, desaparece, se borran, se autodestruyen, selfies, filtros, bailar, bailecitos, tiktokers, tuits, videitos, fotitos, pajarillo, mariposa, buho, streamers, curriculums, trabajo y contactos, curriculum, corredores, libros, pelis, degradado, arcoiris, telefonito verde, burbuja verde, fantasmin, camarita, rosa, rosita, morado, avion de papel",
  },
  honest: {
    identified:
      "pedido, numero de pedido, factura, referencia, reserva, numero de serie, articulo, expediente, localizador, seguimiento, numero de seguimiento, paquete, envio, modelo, version, billete, codigo, cliente, numero de cliente, isbn, socio, pin, contrasena, clave, tarjeta, justificante, hacienda, seguridad social, dni, nie, iban, cuenta, recibo, poliza, seguro, pasaporte, contador, ticket, carta, matricula, carnet, serie, n de serie, numero de socio",
    predicates:
      "algoritmo, historias, mensajes, grupos, anuncios, notificaciones, comentarios, audios, privado, privada, publico, muy, un, una, solo, mas, menos, mi, aburrido, aburrida, vacio, nuevo, nueva, viejo, vieja, casi, no, nunca, siempre, para, de, demasiado, bastante, lo, la, el, todo, puro, pura, feo, horrible, genial, malo, mala, bueno, buena, lento, roto, un desastre, secreto, que, mejor, peor, igual, falso, toxico, todavia, solamente, basicamente, adicta, adicto, activo, activa, fan, viciado, espectador, espectadora, observador, observadora, cotilla, miron, mirona, lectora, lector, escaparate, terapia, borrado, borrada, abandonado, abandonada, cerrado, cerrada, olvidado, apagado, ansiedad, costumbre, hobby, entretenimiento, principiante, torpe, invisible, novato, novata, timida, timido, callada, callado, vaga, vago, paz, perdida, veneno, recetas, gatos, perros, memes, cotilleo, cosas, gente, profe, profesora, maestra, moderadora, moderador, administrador, soltera, soltero, rara, raro, desastre, dinosaurio, lenta, rancio, rancia, directo, directamente, enseguida, espectacular, precioso, preciosa, maravilloso, maravillosa, horroroso, horrorosa, increible, terrible, fantastico, fantastica, estupendo, estupenda, patetico, patetica, pesimo, pesima, nulo, nula, ridiculo, ridicula, penoso, penosa, lamentable, brutal, total, viral, fatal, tremendo, tremenda, horrendo, horrenda, divino, divina, perfecto, perfecta, impecable, inmaculado, inmaculada, divertido, divertida, entretenido, entretenida, gracioso, graciosa, simpatico, simpatica, bonito, bonita, lindo, linda, chulo, chula, guay, padre, chido, chida, copado, copada, bacano, bacana, chevere, fome, culebron, cementerio, basurero, vertedero, santuario, museo, diario, circo, caos, drama, jungla, selva, locura, pesadilla, tortura, condena, vicio, perdicion, debilidad, verguenza, tonteria, tonterias, chorrada, chorradas, paisajes, atardeceres, amaneceres, viajes, bodas, bebes, caballos, plantas, macetas, postres, tartas, croquetas, comida, politica, deportes, futbol, frases, poemas, retratos, selfis, hijos, nietos, sobrinos, primos, cunados, vecinos, famosos, desconocidos, adolescentes, jubilados, influencers, experta, experto, inutil, torpisimo, profesional, personal, oficial, empresarial, anonimo, anonima, misterioso, misteriosa, sospechoso, cuentagotas, ratos, temporadas, epocas, habitual, ocasional, adictivo, adictiva, agotador, agotadora, deprimente, preocupante, alucinante, interesante, impresionante, desesperante, elegante, inquietante, sorprendente, inexistente, decente, excelente, diferente, sinceramente, madrugada, mediodia, medianoche, sobremesa, desayuno, merienda, semana, finde, navidad, verano, invierno, famosa, famoso, conocida, conocido, pesada, pesado, cansina, cansino, cutre, hortera, friki, ninja, crack, mujer, hombre, chica, chico, senora, senor, abuela, abuelo, enhorabuena, felicidades",
    common:
      "el, la, los, las, un, una, unos, unas, y, o, pero, si, no, de, del, a, al, en, con, por, para, sin, sobre, que, quien, cual, como, cuando, donde, porque, es, son, era, fue, ser, soy, eres, estar, estoy, esta, estas, estamos, hay, tengo, tienes, tiene, tener, hacer, hago, hace, voy, vas, va, ir, vamos, ver, veo, digo, dice, se, sabe, saber, quiero, quieres, puedo, puedes, puede, me, te, le, nos, mi, tu, su, mis, tus, sus, yo, ella, ellos, nosotros, este, ese, esto, eso, aqui, alli, ahi, ahora, hoy, ayer, manana, siempre, nunca, muy, mas, menos, mucho, poco, todo, todos, nada, algo, alguien, nadie, bien, mal, bueno, buena, mejor, gracias, hola, adios, vale, claro, tambien, tampoco, solo, ya, aun, casi, despues, antes, luego, noche, dia, ano, vida, casa, trabajo, amigo, amigos, gente, cosa, cosas, vez, veces, tiempo, jaja, jajaja, verdad, foto, fotos, historias, ciudad, calle, playa, cena, cafe, cine, bar, otro, otra, mismo, cada, entre, hasta, desde, muchas, verte, gusta, gustan, encanta",
    units:
      "anos, ano, dias, dia, horas, hora, minutos, minuto, segundos, semanas, semana, meses, mes, kilometros, kilometro, metros, metro, centimetros, kilos, kilo, gramos, gramo, litros, litro, grados, por ciento, personas, habitantes, veces, puntos, goles, hermanos, hermanas, hijos, hijas, perros, gatos, paginas, libros, canciones, peliculas, pasos, calorias, huevos, cucharadas, cucharaditas, tazas, seguidores, amigos, invitados, paises, ciudades, partidos, millones, millon, mil, votos, siglos, siglo, plazas, habitaciones, pisos, vueltas, dientes, rebanadas, velocidades, escalones, nietos, nietas, gallinas, conciertos, discos, botellas, alumnos, cafes, arboles, ninos, ninas, sobrinos, sobrinas, cursos, mudanzas",
    money:
      "euros, euro, pesos, peso, dolares, dolar, soles, pavos, al mes, al ano, precio, cuesta, cuestan, costo, pago, sueldo, alquiler, la noche",
    numbered:
      "vuelo, habitacion, puerta, asiento, autobus, linea, lineas, tren, ruta, carretera, autovia, autopista, anden, terminal, piso, planta, edificio, calle, avenida, avda, codigo postal, cp, pedido, reserva, factura, billete, referencia, capitulo, pagina, paginas, tomo, articulo, ley, numero de pedido, numero de serie, modelo, talla, tallas, dorsal, matricula, loteria, expediente, localizador, seguimiento, numero de habitacion, poblacion, salmo, version, emt, zona, fase, etapa, pasillo, carril",
    topics:
      "loteria, primitiva, euromillon, euromillones, quiniela, bingo, sorteo, resultado, resultados, marcador, gordo, el gordo, numero de pedido, numero de serie, codigo postal, isbn, factura, sudoku, fibonacci, primos, tallas, lineas de autobus, paquete, tirada, coordenadas, cuenta atras, numeros ganadores, que edad, edades, cuantos anos, anos tienen, elo, ajedrez, pasos, subasta, pujas, sentadillas, peso muerto, repeticiones, intervalos, entrenamiento, final del partido, temperaturas, pulsaciones, vueltas, rondas, niveles, neumaticos, glucosa, notas, examenes, formacion, alineacion, codigos postales, acordes, calorias, iban, pokemon, lego, marcadores, lotes, mareas, marea, mhz, etapas, cumbres, bolos, minigolf, petanca, hoyo, hoyos, dardos",
    negations: "no, nunca, jamas, nadie, deje de, sin, ni, tampoco, apenas",
    months:
      "enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, setiembre, octubre, noviembre, diciembre, lunes, martes, miercoles, jueves, viernes, sabado, domingo",
  },
};
