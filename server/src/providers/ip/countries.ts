import { countryRadiusKm, type Fix } from '#core/risk/travel.ts';

/**
 * Centre and size of each country: latitude and longitude in whole degrees, area in thousands of square
 * kilometres. Whole degrees are enough: a country's location is never more precise than 300 km.
 */
const COUNTRIES = `
AD 43 2 .5|AE 24 54 84|AF 33 65 652|AG 17 -62 .4|AI 18 -63 .1|AL 41 20 29|AM 40 45 30|AO -12 18 1247
AR -34 -64 2780|AS -14 -170 .2|AT 47 13 84|AU -27 133 7692|AW 13 -70 .2|AX 60 20 1.6|AZ 40 47 87|BA 44 18 51
BB 13 -60 .4|BD 24 90 148|BE 51 4 31|BF 13 -2 273|BG 43 25 111|BH 26 51 .8|BI -3 30 28|BJ 9 2 113|BL 18 -63 .1
BM 32 -65 .1|BN 5 115 6|BO -17 -65 1099|BQ 12 -68 .3|BR -10 -55 8516|BS 24 -76 14|BT 27 90 38|BW -22 24 582
BY 53 28 208|BZ 17 -89 23|CA 60 -95 9985|CC -12 97 .1|CD 0 25 2345|CF 7 21 623|CG -1 15 342|CH 47 8 41
CI 8 -5 322|CK -21 -160 .2|CL -30 -71 756|CM 6 12 475|CN 35 105 9597|CO 4 -72 1142|CR 10 -84 51|CU 22 -80 110
CV 16 -24 4|CW 12 -69 .4|CX -10 106 .1|CY 35 33 9|CZ 50 15 79|DE 51 9 357|DJ 12 43 23|DK 56 10 43|DM 15 -61 .8
DO 19 -71 49|DZ 28 3 2382|EC -2 -78 276|EE 59 26 45|EG 27 30 1002|EH 25 -13 266|ER 15 39 118|ES 40 -4 506
ET 8 38 1104|FI 64 26 338|FJ -18 178 18|FK -52 -59 12|FM 7 158 .7|FO 62 -7 1.4|FR 46 2 552|GA -1 12 268
GB 54 -2 243|GD 12 -62 .3|GE 42 44 70|GF 4 -53 84|GG 49 -3 .1|GH 8 -2 239|GI 36 -5 .1|GL 72 -40 2166
GM 13 -17 11|GN 11 -10 246|GP 16 -62 1.6|GQ 2 10 28|GR 39 22 132|GT 16 -90 109|GU 13 145 .5|GW 12 -15 36
GY 5 -59 215|HK 22 114 1.1|HN 15 -86 112|HR 45 15 57|HT 19 -72 28|HU 47 20 93|ID -5 120 1905|IE 53 -8 70
IL 31 35 21|IM 54 -4 .6|IN 20 77 3287|IO -6 72 .1|IQ 33 44 438|IR 32 53 1648|IS 65 -18 103|IT 43 13 301
JE 49 -2 .1|JM 18 -77 11|JO 31 36 89|JP 36 138 378|KE 1 38 580|KG 41 75 200|KH 13 105 181|KI 1 173 .8
KM -12 44 1.9|KN 17 -63 .3|KP 40 127 121|KR 37 128 100|KW 29 46 18|KY 19 -80 .3|KZ 48 68 2725|LA 18 105 237
LB 34 36 10|LC 14 -61 .6|LI 47 10 .2|LK 7 81 66|LR 6 -9 111|LS -30 28 30|LT 56 24 65|LU 50 6 2.6|LV 57 25 65
LY 25 17 1760|MA 32 -5 447|MC 44 7 .1|MD 47 29 34|ME 42 19 14|MF 18 -63 .1|MG -20 47 587|MH 9 168 .2
MK 42 22 26|ML 17 -4 1240|MM 22 98 677|MN 46 105 1564|MO 22 114 .1|MP 15 146 .5|MQ 15 -61 1.1|MR 20 -12 1031
MS 17 -62 .1|MT 36 14 .3|MU -20 58 2|MV 3 73 .3|MW -13 34 118|MX 23 -102 1964|MY 3 113 331|MZ -18 35 802
NA -22 17 826|NC -21 165 19|NE 16 8 1267|NF -29 168 .1|NG 10 8 924|NI 13 -85 130|NL 52 6 42|NO 62 10 324
NP 28 84 147|NR -1 167 .1|NU -19 -170 .3|NZ -41 174 268|OM 21 57 310|PA 9 -80 75|PE -10 -76 1285|PF -15 -140 4
PG -6 147 463|PH 13 122 342|PK 30 70 882|PL 52 20 313|PM 47 -56 .2|PR 18 -66 9|PS 32 35 6|PT 39 -8 92|PW 7 134 .5
PY -23 -58 407|QA 25 51 12|RE -21 55 2.5|RO 46 25 238|RS 44 21 88|RU 60 100 17098|RW -2 30 26|SA 25 45 2150
SB -8 159 29|SC -5 56 .5|SD 15 30 1886|SE 62 15 450|SG 1 104 .7|SH -16 -6 .4|SI 46 15 20|SJ 78 20 61|SK 49 20 49
SL 9 -12 72|SM 44 12 .1|SN 14 -14 197|SO 10 49 638|SR 4 -56 164|SS 7 30 620|ST 1 7 1|SV 14 -89 21|SX 18 -63 .1
SY 35 38 185|SZ -27 32 17|TC 22 -72 1|TD 15 19 1284|TG 8 1 57|TH 15 100 513|TJ 39 71 143|TK -9 -172 .1|TL -9 126 15
TM 40 60 488|TN 34 9 164|TO -20 -175 .7|TR 39 35 784|TT 11 -61 5|TV -8 178 .1|TW 24 121 36|TZ -6 35 945
UA 49 32 604|UG 1 32 242|US 38 -97 9834|UY -33 -56 181|UZ 41 64 447|VA 42 12 .1|VC 13 -61 .4|VE 8 -66 916
VG 18 -64 .2|VI 18 -65 .3|VN 16 107 331|VU -16 167 12|WF -13 -176 .1|WS -14 -172 2.8|XK 43 21 11|YE 15 48 528
YT -13 45 .4|ZA -29 24 1221|ZM -15 30 753|ZW -20 30 391`;

const FIXES = new Map<string, Fix>(
  COUNTRIES.trim()
    .split(/[|\n]/)
    .map((row) => {
      const [country = '', latitude, longitude, thousandKm2] = row.split(' ');
      const radiusKm = countryRadiusKm(Number(thousandKm2) * 1000);
      const fix: Fix = {
        latitude: Number(latitude),
        longitude: Number(longitude),
        radiusKm,
        source: 'country',
        country,
      };
      return [country, fix];
    }),
);

/** Returns the country as a location; null for a code that is not a country (EU, AP, T1). */
export function countryFix(country: string): Fix | null {
  return FIXES.get(country) ?? null;
}
