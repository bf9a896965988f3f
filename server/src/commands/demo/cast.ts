export type Buyer = { readonly id: string; readonly name: string };
export type Seller = {
  readonly id: string;
  readonly name: string;
  /** Null: has not given an account yet, so that payouts wait. */
  readonly account: { readonly bankCode: string; readonly accountNumber: string } | null;
  /** How a sale ends that both sides confirmed, unless the seller is paid. */
  readonly ending?: string;
  /** What they sell, with its price in kobo. */
  readonly offers: readonly (readonly [title: string, price: number])[];
};

const account = (bankCode: string, accountNumber: string) => ({ bankCode, accountNumber });

const FIRST =
  'Ada Babatunde Chioma Danladi Efe Fatima Godwin Halima Ifeoma Jide Kelechi Ladi Mfon Ngozi Olumide Patience Rukayat Segun Temitope Uche'.split(
    ' ',
  );
const LAST =
  'Obi Adeyemi Eze Musa Oghenekaro Bello Akpan Yusuf Nwosu Bakare Okafor Abubakar Etim Umeh Ogunleye Amadi Salami Alabi Fashola Madu Garba Lawal Mensah'.split(
    ' ',
  );
/** Long names and other scripts, because real customers have them. */
const OTHERS = [
  'محمد عبد الله',
  'דנה לוי',
  'Oluwaseunfunmi Adebayo-Oluwatobiloba Nnamdi-Chukwuebuka Ekwueme',
  'Zoë Oyelaran',
];

/** The lists of first and last names have no common length, so that a name comes back after 460 buyers. */
export function buyer(number: number): Buyer {
  const name = `${FIRST[number % FIRST.length]} ${LAST[number % LAST.length]}`;
  return { id: `buyer-${String(number + 1).padStart(3, '0')}`, name: OTHERS[number - 3] ?? name };
}

/** Pays a thousand times as much as the others, after which a score takes any payment for suspicious. */
export const TENANT: Buyer = { id: 'tenant-of-a-flat', name: 'Chukwudi Maduabuchukwu' };

export const SELLERS: readonly Seller[] = [
  {
    id: 'bayo-furniture',
    name: 'Bayo Furniture',
    account: account('058', '0123456701'),
    offers: [
      ['Oak dining table', 18_500_000],
      ['Three-seat sofa', 24_000_000],
      ['Bookshelf', 6_250_000],
    ],
  },
  {
    id: 'computer-village-phones',
    name: 'Village Phones',
    account: account('011', '0123456702'),
    offers: [
      ['Used phone, 128 GB', 14_500_000],
      ['Laptop, 16 GB', 48_000_000],
      ['Screen repair', 2_850_050],
    ],
  },
  {
    id: 'aso-oke-weavers',
    name: 'Aṣọ-Òkè Weavers',
    account: account('033', '0123456703'),
    offers: [
      ['Aso-oke, five yards', 7_500_000],
      ['Wedding set', 32_000_000],
    ],
  },
  {
    id: 'web-by-ngozi',
    name: 'Web by Ngozi',
    account: account('044', '0123456704'),
    offers: [
      ['Online shop', 85_000_000],
      ['Logo', 4_500_000],
      ['Photographs of 40 products', 12_000_000],
    ],
  },
  {
    id: 'kano-leather',
    name: 'Kano Leather',
    account: account('058', '0123456705'),
    offers: [
      ['Leather bag', 2_450_050],
      ['Sandals', 950_000],
    ],
  },
  {
    id: 'generator-parts',
    name: 'Generator Parts & Service',
    account: account('011', '0123456706'),
    offers: [
      ['Alternator', 8_900_000],
      ['Yearly service', 15_000_000],
    ],
  },
  {
    id: 'lekki-flats',
    name: 'Lekki Flats',
    account: account('033', '0123456707'),
    offers: [['Two-bedroom flat, deposit', 100_000_000_000]],
  },
  {
    id: 'new-here',
    name: 'New Here Ventures',
    account: null,
    offers: [['Office chair', 5_500_000]],
  },
  // The sandbox bank refuses payouts to accounts that end in 0001 and returns those that end in 0003.
  {
    id: 'closed-account',
    ending: 'payout refused by the bank',
    name: 'Closed Account Stores',
    account: account('058', '0123450001'),
    offers: [['Blender', 3_200_000]],
  },
  {
    id: 'wrong-account',
    ending: 'payout sent back by the bank',
    name: 'Wrong Account Stores',
    account: account('058', '0123450003'),
    offers: [['Kettle', 1_850_000]],
  },
];
