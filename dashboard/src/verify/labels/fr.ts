import type { Labels } from './en.ts';

export const fr: Labels = {
  name: 'Français',
  title: 'Vérifiez votre identité',
  loading: 'Un instant…',
  asked: '{name} vous demande de vérifier votre identité.',
  need: 'Il vous faut une pièce d’identité et une caméra. Cela prend environ deux minutes.',
  documents: 'Vous pouvez utiliser :',
  passport: 'Passeport',
  drivers_license: 'Permis de conduire',
  national_id: 'Carte nationale d’identité',
  voters_card: 'Carte d’électeur',
  consentTitle: 'Ce que deviennent vos photos',
  consent:
    'Un logiciel sur le serveur de cette page compare votre document et votre visage. Les photos sont conservées ' +
    'chiffrées, puis supprimées dès qu’il y a un résultat. {name} voit le résultat et ses raisons, mais pas les ' +
    'photos. Vous pouvez arrêter à tout moment en fermant cette page : vos photos sont alors supprimées dans l’heure.',
  consentPictures:
    'Un logiciel sur le serveur de cette page compare votre document et votre visage. {name} voit le résultat et ses ' +
    'raisons, et garde les photos {n} jours, chiffrées. Les personnes autorisées chez {name} peuvent les consulter, ' +
    'et chaque consultation est enregistrée. Ensuite, les photos sont supprimées. Vous pouvez arrêter à tout moment ' +
    'en fermant cette page : vos photos sont alors supprimées dans l’heure.',
  consentDocument:
    '{name} garde aussi les informations de votre document, comme votre nom et son numéro, sous forme chiffrée.',
  consentFace:
    'Si votre identité est vérifiée, {name} garde aussi des mesures de votre visage pendant {n} jours, sous ' +
    'forme chiffrée, et les compare à celles de ses autres utilisateurs, pour qu’une personne n’ait pas plusieurs ' +
    'comptes. Si un autre utilisateur vous ressemble beaucoup, une personne chez {name} vérifie.',
  consentName: '{name} garde aussi le nom qui figure sur votre document, sous forme chiffrée.',
  agree: 'Accepter et commencer',
  phoneTitle: 'Continuez sur votre téléphone',
  phone:
    'Un téléphone a une meilleure caméra. Scannez ce code avec le vôtre ; cette page affichera le résultat.',
  phoneGoing: 'Continuez sur votre téléphone. Cette page affichera le résultat.',
  here: 'Continuer plutôt ici',
  documentTitle: 'Photographiez votre document',
  documentHelp: 'Montrez tout le côté avec votre photo, à plat, en remplissant le cadre.',
  take: 'Prendre la photo',
  retake: 'La reprendre',
  useIt: 'Oui, utiliser cette photo',
  check: 'Pouvez-vous lire chaque mot ?',
  faceTitle: 'Votre visage, maintenant',
  faceHelp:
    'Tenez la caméra à hauteur des yeux, le visage dans l’ovale. Les photos se prennent automatiquement.',
  faceStart: 'Je suis prêt(e)',
  faceFile:
    'Prenez la photo {n} sur {all} avec votre appareil photo. Bougez un peu la tête entre les photos.',
  closer: 'Approchez-vous : votre visage doit remplir l’ovale.',
  dark: 'Il fait trop sombre. Tournez-vous vers la lumière.',
  bright: 'Il y a trop de lumière. Détournez-vous de la source.',
  blurred: 'Ne bougez pas : l’image est floue.',
  glare: 'Il y a un reflet. Inclinez un peu le document.',
  good: 'Bien. Ne bougez plus.',
  denied: 'Cette page n’a pas encore accès à la caméra',
  deniedHelp:
    'Touchez le cadenas ou l’icône de caméra à côté de l’adresse, autorisez la caméra et rechargez la page. Si ' +
    'vous avez ouvert le lien dans une autre application, ouvrez-le dans votre navigateur.',
  noCamera: 'Cette page ne trouve pas de caméra. Continuez avec votre téléphone ou choisissez des photos.',
  again: 'Réessayer',
  file: 'Utiliser plutôt l’appareil photo',
  sending: 'Envoi… {n} sur {all}',
  slow: 'La connexion est lente. Tout ce que vous avez envoyé est en sécurité. Gardez cette page ouverte.',
  judging: 'Nous comparons vos photos. Cela prend quelques secondes.',
  busy: 'Beaucoup de personnes se font vérifier en ce moment. Gardez cette page ouverte ; elle continue d’elle-même.',
  doneTitle: 'Votre identité est vérifiée',
  done: '{name} a reçu le résultat. Vous pouvez fermer cette page.',
  back: 'Retour à {name}',
  retryTitle: 'Cela n’a pas fonctionné',
  left: 'Essais restants : {n}.',
  failedTitle: 'Nous n’avons pas pu vérifier votre identité',
  failed: 'Vous n’avez plus d’essai. {name} en est informé et peut vous envoyer un nouveau lien.',
  expiredTitle: 'Ce lien a expiré',
  expired: 'Demandez-en un nouveau à {name}.',
  canceledTitle: 'Ce lien a été annulé',
  lostTitle: 'Ce lien ne fonctionne pas',
  lost: 'Il est peut-être incomplet ou trop ancien. Demandez-en un nouveau.',
  offline: 'Pas de connexion. Nouvel essai…',
  challengeTitle: 'Quelques mouvements',
  challengeHelp:
    'Nous allons vous demander quelques mouvements, chaque fois dans un ordre nouveau. Faites chacun quand il s’affiche.',
  flashes: 'À la fin, l’écran montre des couleurs pendant quelques secondes.',
  noFlashes: 'Ne pas m’afficher de couleurs clignotantes',
  noMoving: 'Je ne peux pas tourner la tête. Demandez-moi autre chose, lentement',
  otherWay:
    'Si rien de cela n’est possible pour vous, fermez cette page et demandez un autre moyen à {name}.',
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
  registerNin: 'Votre numéro d’identification nationale',
  registerBvn: 'Votre numéro de vérification bancaire',
  registerText:
    '{provider} vous cherche dans le registre national pour {name}, avec votre accord. Votre nom, votre date ' +
    'de naissance et votre photo y sont comparés à votre document et à votre visage, puis supprimés avec le ' +
    'résultat. {name} voit le résultat de la comparaison. Votre numéro est transmis, et n’est pas conservé. ' +
    'Vous pouvez refuser.',
  nin: 'NIN (11 chiffres)',
  bvn: 'BVN (11 chiffres)',
  firstName: 'Prénom',
  lastName: 'Nom de famille',
  birthDate: 'Date de naissance',
  registeredPhone: 'Numéro de téléphone enregistré avec lui',
  bank: 'Banque',
  bankCode: 'Code de la banque (3 chiffres)',
  accountNumber: 'Numéro de compte (10 chiffres)',
  registerAgree: 'Accepter et me chercher',
  registerDecline: 'Je refuse',
  registerWrong: 'Vérifiez ce que vous avez saisi.',
  registerAsking: 'Consultation du registre …',
  registerNotFound: 'Le registre ne connaît pas ce numéro. Vérifiez chaque chiffre.',
  registerDiffers: 'Le registre ne confirme pas ces données. Vérifiez chacune d’elles.',
  registerUnconfirmed: 'Le registre n’a pas confirmé ces données. Vérifiez chacune d’elles.',
  registerOverBudget:
    'Plus personne ne peut être cherché aujourd’hui. Demandez demain un nouveau lien à {name}.',
  registerAskingTitle: 'Consultation du registre',
  registerAskingLong: 'Cela peut prendre quelques minutes. Gardez cette page ouverte.',
  registerDown: 'Le registre ne répond pas pour le moment. Réessayez dans quelques minutes.',
  registerExpired: 'Vous n’avez pas répondu à temps. Vous pouvez recommencer.',
  registerLeaveTitle: 'Confirmez que c’est vous',
  registerLeave:
    '{provider} demande votre accord sur une page du registre des banques. Vous revenez ici ensuite.',
  registerGo: 'Continuer avec {provider}',
  registerDone: 'J’ai déjà confirmé',
  registerWaitTitle: 'En attente de votre confirmation',
  registerWait: 'Nous n’avons pas encore de réponse. Confirmez sur l’autre page, puis réessayez.',
  registerDeclinedTitle: 'Vous n’avez pas accepté',
  registerDeclined:
    '{name} ne peut pas vous vérifier avec ce lien sans votre accord. Demandez à {name} une autre solution.',
  registerChange: 'J’ai changé d’avis',
  registerOver: 'Le registre ne peut plus être consulté avec ce lien. Demandez un nouveau lien à {name}.',
  language: 'Langue',
  problems: {
    no_face_on_document:
      'Nous ne trouvons pas de visage sur le document. Photographiez le côté avec votre photo.',
    no_face: 'Nous ne trouvons pas votre visage. Regardez la caméra, sous une lumière uniforme.',
    unreadable:
      'Nous n’avons pas pu lire le document. Photographiez-le à plat, net, en remplissant le cadre.',
    expired: 'Le document a expiré. Utilisez-en un encore valable.',
    photocopy: 'Cela ressemble à une photocopie. Photographiez le document original.',
    specimen: 'Ce document est un spécimen. Utilisez votre propre document.',
    not_issued: 'Ce n’est pas un document officiel. Utilisez-en un, avec son titre sur la photo.',
    pasted_portrait:
      'Une autre photo semble se trouver sous la vôtre. Utilisez le document tel qu’il a été délivré.',
    cut_off: 'Il manque une partie du document. Photographiez-le en entier.',
    not_a_document: 'Cela ne ressemble pas à une pièce d’identité.',
    number_unread: 'Nous n’avons pas pu lire le numéro du document. Chaque chiffre doit être visible.',
    used_by_another: 'Une autre personne a déjà été vérifiée avec ce document.',
    type_not_accepted: 'Ce type de document n’est pas accepté ici.',
    face_too_small: 'Votre visage était trop loin. Approchez-vous.',
    several_faces: 'Il y avait quelqu’un d’autre sur la photo. Vous seul(e) devez y figurer.',
    not_live:
      'Cela ressemblait à la photo d’une photo. Utilisez vous-même la caméra, sous une lumière uniforme.',
    photo_of_document: 'C’était la photo de votre document. Photographiez votre visage avec la caméra.',
    one_still: 'Les photos étaient toutes identiques. Bougez un peu la tête entre elles.',
    not_one_moment: 'Les photos doivent être prises l’une après l’autre, au même endroit.',
    challenge_not_followed: 'Les mouvements ne correspondaient pas. Suivez les instructions à l’écran.',
    challenge_over: 'Le temps est écoulé. Recommencez : les mouvements viennent dans un nouvel ordre.',
    another_person: 'Les photos montrent plus d’une personne.',
    mismatch: 'Votre visage ne correspond pas à la photo du document.',
    uncertain:
      'Nous n’avons pas pu bien comparer votre visage. Prenez les deux photos sous une lumière uniforme.',
    flash_not_seen:
      'Les couleurs de l’écran ne se voyaient pas sur votre visage. Réessayez dans une pièce plus sombre.',
    register_mismatch: 'Votre document et le registre national ne désignent pas la même personne.',
    register_unread: 'Nous n’avons pas pu lire le nom sur le document. Photographiez-le à plat et net.',
    register_face: 'Votre visage ne correspond pas à la photo du registre national.',
    other: 'Nous n’avons pas pu utiliser les photos.',
  },
};
