import type { Words } from './en.ts';

export const fr: Words = {
  name: 'Français',
  title: 'Vérifiez votre identité',
  loading: 'Un instant…',
  asked: '{name} vous demande de prouver qui vous êtes.',
  need: 'Il vous faut votre pièce d’identité et une caméra. Cela prend environ deux minutes.',
  documents: 'Ces documents conviennent :',
  passport: 'Passeport',
  drivers_license: 'Permis de conduire',
  national_id: 'Carte nationale d’identité',
  voters_card: 'Carte d’électeur',
  consentTitle: 'Ce que deviennent vos photos',
  consent:
    'Un logiciel compare votre document et votre visage sur le serveur de cette page. Les photos sont chiffrées ' +
    'jusqu’au résultat, puis supprimées. {name} apprend le résultat et sa raison, mais ne voit pas les photos. ' +
    'Vous pouvez arrêter à tout moment en fermant cette page ; les photos sont alors supprimées dans l’heure.',
  consentPictures:
    'Votre document et votre visage sont comparés par un logiciel sur le serveur de cette page. {name} apprend le ' +
    'résultat et ses raisons, et garde les photos {n} jours, chiffrées. Les personnes qui en sont chargées peuvent ' +
    'les regarder, et chaque regard est noté ; ensuite elles sont supprimées. Vous pouvez arrêter à tout moment en ' +
    'fermant cette page ; les photos sont alors supprimées dans l’heure.',
  consentDocument:
    '{name} garde aussi ce que dit votre document, comme votre nom et son numéro, sous forme chiffrée.',
  consentFace:
    'Si votre identité est vérifiée, {name} garde aussi des mesures de votre visage pendant {n} jours, sous ' +
    'forme chiffrée, et les compare à celles de ses autres utilisateurs, pour que personne n’ait plusieurs ' +
    'comptes. Si quelqu’un vous ressemble beaucoup, une personne sur place s’en occupe.',
  consentName: '{name} garde aussi le nom qui figure sur votre document, sous forme chiffrée.',
  agree: 'J’accepte, commencer',
  phoneTitle: 'Continuez avec votre téléphone',
  phone: 'Un téléphone a une meilleure caméra. Scannez ceci avec le vôtre ; cette page suivra.',
  phoneGoing: 'Continuez avec votre téléphone. Cette page affichera le résultat.',
  here: 'Continuer plutôt ici',
  documentTitle: 'Photographiez votre document',
  documentHelp: 'Le côté avec votre photo, en entier et à plat, en remplissant le cadre.',
  take: 'Prendre la photo',
  retake: 'La reprendre',
  useIt: 'Elle est nette, l’utiliser',
  check: 'Pouvez-vous lire chaque mot ?',
  faceTitle: 'Votre visage, maintenant',
  faceHelp:
    'Tenez la caméra à hauteur des yeux, le visage dans l’ovale. Les photos se prennent toutes seules.',
  faceStart: 'Je suis prêt',
  faceFile:
    'Prenez la photo {n} sur {all} avec votre appareil photo. Bougez un peu la tête entre les photos.',
  closer: 'Approchez-vous : votre visage doit remplir l’ovale.',
  dark: 'Il fait trop sombre. Tournez-vous vers la lumière.',
  bright: 'Il y a trop de lumière. Détournez-vous de la source.',
  blurred: 'Ne bougez pas : l’image est floue.',
  glare: 'La lumière se reflète. Inclinez un peu le document.',
  good: 'Bien. Ne bougez plus.',
  denied: 'La caméra est désactivée pour cette page',
  deniedHelp:
    'Touchez le cadenas ou le signe de caméra à côté de l’adresse, autorisez la caméra et rechargez la page. Si ' +
    'vous avez ouvert le lien dans une autre application, ouvrez-le dans votre navigateur.',
  noCamera: 'Cette page ne trouve pas de caméra. Continuez avec votre téléphone ou choisissez des photos.',
  again: 'Réessayer',
  file: 'Utiliser plutôt l’appareil photo',
  sending: 'Envoi… {n} sur {all}',
  slow: 'La connexion est lente. Ce qui est arrivé est en sécurité ; gardez cette page ouverte.',
  judging: 'Comparaison en cours. Quelques secondes suffisent.',
  busy: 'Beaucoup de personnes se font vérifier. C’est bientôt à vous ; gardez cette page ouverte.',
  doneTitle: 'Votre identité est vérifiée',
  done: '{name} le sait déjà. Vous pouvez fermer cette page.',
  back: 'Retour chez {name}',
  retryTitle: 'Cela n’a pas encore marché',
  left: 'Essais restants : {n}.',
  failedTitle: 'Nous n’avons pas pu vous vérifier',
  failed: 'Il ne reste plus d’essai. {name} en est informé et peut vous envoyer un autre lien.',
  expiredTitle: 'Ce lien a expiré',
  expired: 'Demandez-en un nouveau à {name}.',
  canceledTitle: 'Ce lien a été retiré',
  lostTitle: 'Ce lien ne fonctionne pas',
  lost: 'Il est peut-être incomplet ou trop ancien. Demandez-en un nouveau.',
  offline: 'Pas de connexion. Nouvel essai…',
  challengeTitle: 'Quelques mouvements',
  challengeHelp:
    'Nous demandons quelques mouvements, chaque fois dans un ordre nouveau. Faites chacun quand il s’affiche.',
  flashes: 'À la fin, l’écran montre des couleurs pendant quelques secondes.',
  noFlashes: 'Pas de couleurs clignotantes pour moi',
  noMoving: 'Je ne peux pas tourner la tête : demandez autre chose, et lentement',
  otherWay: 'Si vous ne pouvez rien faire de cela, fermez cette page et demandez un autre moyen à {name}.',
  challengeStart: 'Commencer',
  turn_left: 'Tournez la tête vers votre gauche',
  turn_right: 'Tournez la tête vers votre droite',
  look_up: 'Levez le menton',
  look_down: 'Baissez le menton',
  come_closer: 'Approchez-vous de la caméra',
  open_mouth: 'Ouvrez grand la bouche',
  move_away: 'Éloignez-vous de la caméra',
  back_to_start: 'Regardez droit vers la caméra',
  colours: 'Regardez l’écran sans bouger',
  language: 'Langue',
  problems: {
    no_face_on_document: 'Le document ne montre pas de visage. Photographiez le côté avec votre photo.',
    no_face: 'Votre visage n’a pas été trouvé. Regardez la caméra, sous une lumière égale.',
    unreadable: 'Le document n’a pas pu être lu. Photographiez-le à plat, net, en remplissant le cadre.',
    expired: 'Le document a expiré. Utilisez-en un encore valable.',
    photocopy: 'Cela ressemble à une photocopie. Photographiez le document lui-même.',
    pasted_portrait:
      'Une autre photo semble se trouver sous la vôtre. Utilisez le document tel qu’il a été délivré.',
    cut_off: 'Une partie du document manque. Photographiez-le en entier.',
    not_a_document: 'Cela ne ressemble pas à une pièce d’identité.',
    number_unread: 'Le numéro du document n’a pas pu être lu. Laissez voir chaque chiffre.',
    used_by_another: 'Une autre personne a déjà été vérifiée avec ce document.',
    type_not_accepted: 'Ce type de document n’est pas accepté ici.',
    face_too_small: 'Votre visage était trop loin. Approchez-vous.',
    several_faces: 'Une autre personne était sur la photo. Soyez seul.',
    not_live:
      'Cela ressemblait à la photo d’une photo. Utilisez vous-même la caméra, sous une lumière égale.',
    photo_of_document: 'C’était la photo du document. Utilisez la caméra.',
    one_still: 'Les photos étaient toutes les mêmes. Bougez un peu la tête entre elles.',
    not_one_moment: 'Les photos n’ont pas été prises l’une après l’autre au même endroit.',
    challenge_not_followed: 'Les mouvements n’étaient pas ceux demandés. Suivez les mots à l’écran.',
    challenge_over:
      'Les mouvements n’ont pas été reçus à temps. Recommencez : ils viennent dans un autre ordre.',
    another_person: 'Les photos montrent plus d’une personne.',
    mismatch: 'Votre visage ne correspond pas à la photo du document.',
    uncertain: 'Votre visage n’a pas pu être bien comparé. Prenez les deux photos sous une lumière égale.',
    other: 'Les photos n’ont pas pu être utilisées.',
  },
};
