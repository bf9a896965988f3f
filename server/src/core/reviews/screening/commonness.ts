/**
 * Names that many people in Nigeria and in the lists share. That two such words are equal says little: a
 * quarter of the people in the north are called Mohammed, Ibrahim, Abubakar or Musa.
 */
const VERY_COMMON =
  'mohammed ibrahim abubakar musa ali ahmed abdullahi usman umar yusuf hassan hussein sani bello aliyu adamu isa suleiman garba lawal ismail haruna abdul khan aisha fatima maryam zainab john david emmanuel joseph daniel samuel peter paul michael james grace blessing mary joy peace'.split(
    ' ',
  );
const COMMON =
  'abdulrahman abdullah abdulaziz aminu auwal badamasi bala bashir danjuma dauda faruk habib halima hamza hadiza hauwa idris jibril kabir kabiru khadija khalid mahmud mansur mustapha mukhtar nasir nuhu rabiu rashid sadiq saidu salihu shehu tijani yahaya yakubu zakari hamid hamad saleh salim karim omar said nasser hussain saeed jamal okafor okeke okonkwo eze nwosu obi okoro nwachukwu chukwu okoye onyeka onwuka nwankwo ogbonna igwe ibe anyanwu uche chinedu emeka chidi ngozi chioma obinna ifeanyi kelechi amaka nkechi chukwuemeka ikechukwu chinwe adeyemi adebayo ogunleye adewale olawale oluwaseun balogun oladipo adeleke afolabi akinola ojo babatunde tunde ayodele olamide temitope oluwatobi kehinde taiwo olusegun segun funmilayo yetunde bukola bola femi wale kunle yemi sola ayo johnson williams smith thomas joshua stephen christopher andrew victor victoria elizabeth esther ruth sarah rose precious favour faith gift godwin sunday monday friday augustine anthony charles patrick kingsley collins benjamin simon philip mark luke matthew osagie osaro efe ogbeide'.split(
    ' ',
  );

const COMMON_ROOTS = new Map<string, number>([
  ...COMMON.map((name) => [name, 7] as const),
  ...VERY_COMMON.map((name) => [name, 5] as const),
]);
const RARE = 11;
const INITIAL = 3;

/** How much it says that two names share this word, in bits. */
export function bitsOf(word: string, forms: ReadonlySet<string>): number {
  if (word.length === 1) return INITIAL;
  let least = RARE;
  for (const form of [word, ...forms]) least = Math.min(least, COMMON_ROOTS.get(form) ?? RARE);
  return least;
}
